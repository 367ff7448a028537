import { execFileSync, spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { npm } from '../../.ci/npm.ts'
import { git } from './git.ts'

/** The files of a commit in a temporary folder. A work tree of git's would stay known to git when this is ended early. */
export function unpackCommit(root: string, commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'shruti-base-'))
  try {
    const archive = join(folder, 'base.tar')
    git(root, 'archive', '--format=tar', `--output=${archive}`, commit)
    execFileSync('tar', ['-xf', archive, '-C', folder])
    rmSync(archive)
    return folder
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
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

/**
 * The same folder once more, of hard links: a copy that takes no room, in which links between workspaces stay within it.
 * @param skip names that are left out at the top
 */
function linkFolder(from: string, to: string, skip: RegExp): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (skip.test(entry.name)) continue
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else if (entry.isFile()) linkFile(source, target)
    else linkFolder(source, target, /^$/)
  }
}

/** What tools keep beside the packages: they write it over, and a hard link would be written over on both sides. */
const kept = /^\.(?!bin$)/

const lockFile = 'package-lock.json'

const textOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '')

/** The dependencies: those that are installed here where both have the same, else installed anew. */
export function installBase(root: string, base: string): 'linked' | 'installed' {
  if (textOf(join(root, lockFile)) === textOf(join(base, lockFile))) {
    for (const place of ['.', 'design-system', 'storefront', 'mock-api', 'server']) {
      const modules = join(root, place, 'node_modules')
      if (existsSync(modules)) linkFolder(modules, join(base, place, 'node_modules'), kept)
    }
    return 'linked'
  }
  const { status, stderr } = spawnSync(npm, ['ci', '--prefer-offline', '--no-audit', '--no-fund'], {
    cwd: base,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`npm ci fails on the base:\n${stderr}`)
  return 'installed'
}
