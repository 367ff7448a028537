import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { repositoryFolder } from '../http/folders.ts'

interface Build {
  readonly workspace: string
  readonly name: string
  /** Files that the build writes; the oldest dates it. */
  readonly outputs: readonly string[]
  /** Files and folders that it reads. */
  readonly sources: readonly string[]
}

const builds: readonly Build[] = [
  {
    workspace: '@shruti/storefront',
    name: 'storefront',
    outputs: [
      'storefront/dist/client/.vite/manifest.json',
      'storefront/dist/client/.vite/manifest-hi.json',
      'storefront/dist/server/entry-server.cjs',
    ],
    sources: [
      'storefront/src',
      'storefront/public',
      'storefront/index.html',
      'storefront/vite.config.ts',
      'design-system/src',
      'server/contract',
      'package-lock.json',
    ],
  },
  {
    workspace: '@shruti/server',
    name: 'server',
    outputs: ['server/dist/main.js'],
    sources: [
      'server/contract',
      'server/domain',
      'server/http',
      'server/seed',
      'server/stores',
      'server/vite.config.ts',
      'package-lock.json',
      // The server's build compresses the client's files.
      'storefront/dist/client/.vite/manifest.json',
    ],
  },
]

/** Builds each part that was never built or whose sources are newer than its build. */
export async function buildIfStale(print: (line: string) => void): Promise<void> {
  for (const build of builds) {
    if (await isFresh(build)) continue
    print(`Building the ${build.name} …`)
    await runNpm(['run', 'build', '--workspace', build.workspace])
  }
}

async function isFresh({ outputs, sources }: Build): Promise<boolean> {
  const files = outputs.map(inRepository)
  if (!files.every(existsSync)) return false
  const builtAt = Math.min(...(await Promise.all(files.map(changedAt))))
  const sourceTimes = await Promise.all(sources.map(inRepository).filter(existsSync).map(newestChange))
  return Math.max(...sourceTimes) <= builtAt
}

const inRepository = (file: string) => path.join(repositoryFolder, file)

const changedAt = async (file: string) => (await stat(file)).mtimeMs

/** When the newest file at or under a path changed, tests and stories left out: they are in no build. */
async function newestChange(start: string): Promise<number> {
  if (!(await stat(start)).isDirectory()) return changedAt(start)
  const names = await readdir(start, { recursive: true })
  const files = names
    .filter(name => !/\.(?:test|stories)\.tsx?$/.test(name))
    .map(name => path.join(start, name))
  return Math.max(0, ...(await Promise.all(files.map(changedAt))))
}

/** Runs npm and shows what it printed only when it failed. */
function runNpm(args: readonly string[]): Promise<void> {
  // Under npm its own script is known, which spares a search for npm or npm.cmd.
  const npmScript = process.env['npm_execpath']
  const [command, prefix] = npmScript ? [process.execPath, [npmScript]] : ['npm', []]
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...prefix, ...args], {
      cwd: repositoryFolder,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const output: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
    child.once('error', reject)
    child.once('close', code => {
      if (code === 0) {
        resolve()
      } else {
        process.stderr.write(Buffer.concat(output))
        reject(new Error(`npm ${args.join(' ')} failed`))
      }
    })
  })
}
