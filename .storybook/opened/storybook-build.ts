import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { npm } from '../../.ci/npm.ts'
import type { TestProject } from 'vitest/node'
import { requireChromium } from '../../.ci/chromium.ts'
import { serveFolder } from './serve-folder.ts'

/** What Storybook can open: a story, or a page of documentation. */
export interface Entry {
  readonly id: string
  readonly type: 'story' | 'docs'
  /** "Forms/Select" */
  readonly title: string
  /** The file that it is in, from the root: "design-system/src/components/Select/Select.stories.tsx". */
  readonly file: string
}

/** An entry as Storybook lists it. */
interface IndexEntry extends Omit<Entry, 'file'> {
  readonly importPath: string
}

declare module 'vitest' {
  interface ProvidedContext {
    storybookOrigin: string
    storybookEntries: readonly Entry[]
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const builtFolder = join(root, 'storybook-static')

/** Builds Storybook as `npm run build-storybook` does. @throws Error with all that it printed when it fails */
function build(): Promise<void> {
  return new Promise((resolve, reject) => {
    const printed: string[] = []
    // Vitest's own NODE_ENV would make it another build than the one that is published.
    const child = spawn(npm, ['run', '--silent', 'build-storybook'], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stdout.on('data', chunk => printed.push(String(chunk)))
    child.stderr.on('data', chunk => printed.push(String(chunk)))
    child.once('error', reject)
    child.once('exit', code => {
      if (code === 0) resolve()
      else reject(new Error(`Storybook could not be built\n${printed.join('')}`))
    })
  })
}

/**
 * Global setup: builds Storybook and serves what was built. STORYBOOK_BUILT=1 takes what is in `storybook-static`,
 * for who tries a test again.
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  requireChromium()
  if (process.env.STORYBOOK_BUILT !== '1' || !existsSync(builtFolder)) {
    process.stdout.write(
      'Building Storybook, which takes about a minute. STORYBOOK_BUILT=1 takes what was built last.\n',
    )
    await build()
  }
  const { entries } = JSON.parse(readFileSync(join(builtFolder, 'index.json'), 'utf8')) as {
    readonly entries: Readonly<Record<string, IndexEntry>>
  }
  const server = await serveFolder(builtFolder, { isForTests: true })
  provide('storybookOrigin', server.origin)
  provide(
    'storybookEntries',
    Object.values(entries).map(({ id, type, title, importPath }) => ({
      id,
      type,
      title,
      file: importPath.replace(/^\.\//, ''),
    })),
  )
  return () => server.close()
}
