import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { build, type Plugin } from 'vite'
import { iconsInUsePlugin } from '../icons-in-use.ts'
import { tokensInUsePlugin } from '../tokens-in-use.ts'
import { requireChromium } from '../../.ci/chromium.ts'

/** Code for a served page: what it starts with, and what plays stories in it. */
export interface PageCode {
  readonly start: string
  readonly play: string
}

declare module 'vitest' {
  interface ProvidedContext {
    servedPageCode: PageCode
  }
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** In a served page a story's page is not made: it is there. */
const pageIsThere: Plugin = {
  name: 'page-is-there',
  enforce: 'pre',
  resolveId: source =>
    source.endsWith('/.storybook/page-story.tsx') || source === './page-story.tsx'
      ? here('./in-page/page-story.ts')
      : undefined,
}

/** One classic script of an entry and all that it imports. */
async function bundle(name: keyof PageCode, folder: string): Promise<string> {
  await build({
    configFile: false,
    root: here('../..'),
    logLevel: 'error',
    plugins: [pageIsThere, iconsInUsePlugin(), tokensInUsePlugin()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      minify: true,
      lib: {
        entry: here(`./in-page/${name}.ts`),
        formats: ['iife'],
        name: 'served',
        fileName: () => `${name}.js`,
      },
    },
  })
  return readFileSync(join(folder, `${name}.js`), 'utf8')
}

/** Global setup: bundles what runs in served pages. */
export default async function setup({ provide }: TestProject): Promise<void> {
  requireChromium()
  const folder = mkdtempSync(join(tmpdir(), 'shruti-served-'))
  try {
    provide('servedPageCode', { start: await bundle('start', folder), play: await bundle('play', folder) })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
