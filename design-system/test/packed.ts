import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
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

/** Builds the package. */
export function buildPackage() {
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
