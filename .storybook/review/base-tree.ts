import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { npm } from '../../.ci/npm.ts'
import { git } from './git.ts'
import { removeFolder, runProgram, temporaryFolder } from './stopping.ts'

/** The files of a commit in a temporary folder. A work tree of git's would stay known to git when this is ended early. */
export function unpackCommit(root: string, commit: string): string {
  const folder = temporaryFolder('shruti-base-')
  try {
    const archive = join(folder, 'base.tar')
    git(root, 'archive', '--format=tar', `--output=${archive}`, commit)
    execFileSync('tar', ['-xf', archive, '-C', folder])
    rmSync(archive)
    return folder
  } catch (error) {
    removeFolder(folder)
    throw error
  }
}

function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    // Another file system, or one without hard links.
    copyFileSync(from, to)
  }
}

/** The same folder once more, of hard links: a copy that takes no room, in which links between workspaces stay within it. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else if (entry.isFile()) linkFile(source, target)
    else linkFolder(source, target)
  }
}

/** What tools keep beside the packages: they write it over, and a hard link would be written over on both sides. */
const kept = /^\.(?!bin$)/

const lockFile = 'package-lock.json'

const textOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '')

/** The packages of a workspace, one after the other, so that a signal is heard in between. */
async function linkPackages(from: string, to: string): Promise<void> {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    if (kept.test(name)) continue
    const [source, target] = [join(from, name), join(to, name)]
    const found = lstatSync(source)
    if (found.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else if (found.isFile()) linkFile(source, target)
    else linkFolder(source, target)
    await setImmediate()
  }
}

/** The dependencies: those that are installed here where both have the same, else installed anew. */
export async function installBase(root: string, base: string): Promise<'linked' | 'installed'> {
  if (textOf(join(root, lockFile)) === textOf(join(base, lockFile))) {
    for (const place of ['.', 'design-system', 'storefront', 'mock-api', 'server']) {
      const modules = join(root, place, 'node_modules')
      if (existsSync(modules)) await linkPackages(modules, join(base, place, 'node_modules'))
    }
    return 'linked'
  }
  const { code, said } = await runProgram(npm, ['ci', '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd: base,
    shell: process.platform === 'win32',
  })
  if (code !== 0) throw new Error(`npm ci fails on the base:\n${said}`)
  return 'installed'
}
