import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The design system's folder. */
export const workspace = fileURLToPath(new URL('..', import.meta.url))

/** What is published. */
export const dist = join(workspace, 'dist')

/** Where the repository's packages are installed. */
export const installed = fileURLToPath(new URL('../../node_modules/', import.meta.url))

// Vitest's own NODE_ENV would make a development build of whatever is built.
const env = { ...process.env, NODE_ENV: 'production' }

const run = (command: string, args: string[], cwd: string) =>
  execFileSync(command, args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

/** A folder of its own for one test file, and how to remove it. */
export function temporaryFolder() {
  const path = mkdtempSync(join(tmpdir(), 'design-system-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** When a file, or anything in a folder, was last written, made or removed; 0 where there is none. */
function changedAt(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return 0
  const inner = stats.isDirectory() ? readdirSync(path).map(name => changedAt(join(path, name))) : []
  return Math.max(stats.mtimeMs, ...inner)
}

/** The file that the build writes last. */
const builtLast = 'README.md'

/** Builds the package, unless it was built since anything that it is made of changed. */
export function buildPackage() {
  const own = readdirSync(workspace).filter(name => !['dist', 'node_modules', 'test', 'bench'].includes(name))
  const sources = [...own.map(name => join(workspace, name)), join(installed, '../package-lock.json')]
  if (changedAt(join(dist, builtLast)) > Math.max(...sources.map(changedAt))) return
  run('npm', ['run', 'build', '--silent'], workspace)
}

/** Packs what was built as `npm publish` would, and gives the path of the tarball. */
export function packPackage(folder: string): string {
  return join(folder, run('npm', ['pack', dist, '--pack-destination', folder, '--silent'], folder).trim())
}

/** Runs npm in a folder, without a registry. */
export const installOffline = (folder: string) =>
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', '--silent'], folder)

/** Runs one of the repository's own command-line tools. */
export const runTool = (tool: string, args: string[], cwd: string) =>
  run(join(installed, '.bin', tool), args, cwd)

/** Packages as they are installed in the repository, for a manifest of another. */
const fromRepository = (names: readonly string[]) =>
  Object.fromEntries(names.map(name => [name, `file:${join(installed, name)}`]))

/** The manifest of an application that has the packed package, and nothing of the repository but installed packages. */
export function freshManifest(name: string, tarball: string, packages: readonly string[]): string {
  const { dependencies: own } = JSON.parse(readFileSync(join(dist, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  return JSON.stringify({
    name,
    private: true,
    type: 'module',
    dependencies: { '@shruti/design-system': `file:${tarball}`, ...fromRepository(packages) },
    overrides: fromRepository(Object.keys(own)),
  })
}

/** What a careful application asks of TypeScript, and whatever else one does. */
export const strictConfig = (more: Readonly<Record<string, boolean>> = {}) =>
  JSON.stringify({
    compilerOptions: {
      target: 'es2022',
      lib: ['es2022', 'dom'],
      module: 'esnext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      types: [],
      ...more,
    },
    include: ['**/*.ts', '**/*.tsx'],
  })
