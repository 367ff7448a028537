import { execFileSync } from 'node:child_process'

/** What git answers, without the line break at its end. @throws Error with git's words when it refuses */
export function git(root: string, ...words: readonly string[]): string {
  return execFileSync('git', words, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trimEnd()
}

/** As `git`, for what may not be there. */
export function tryGit(root: string, ...words: readonly string[]): string | undefined {
  try {
    return git(root, ...words)
  } catch {
    return undefined
  }
}

const lines = (text: string) => text.split('\n').filter(line => line !== '')

export interface Base {
  readonly name: string
  /** Where the change began: the last commit that it has in common with the base. */
  readonly commit: string
  readonly subject: string
}

/** @throws Error when there is no such commit, or it has nothing in common with this one */
export function findBase(root: string, name: string): Base {
  const tip = tryGit(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`)
  if (tip === undefined) throw new Error(`There is no commit or branch "${name}" here.`)
  const commit = tryGit(root, 'merge-base', 'HEAD', tip)
  if (commit === undefined)
    throw new Error(`${name} has no commit in common with this one. A shallow clone? Fetch its history.`)
  return { name, commit, subject: git(root, 'log', '-1', '--format=%s', commit) }
}

/** Where the working tree stands. */
export function findHead(root: string) {
  return {
    name: tryGit(root, 'symbolic-ref', '--short', '-q', 'HEAD') ?? 'HEAD',
    commit: git(root, 'rev-parse', 'HEAD'),
    uncommitted: lines(git(root, 'status', '--porcelain', '--untracked-files=all')).length,
  }
}

/** Files of the working tree that differ from the commit, new and removed ones included, with slashes. */
export function changedFiles(root: string, commit: string): readonly string[] {
  const differing = git(root, '-c', 'core.quotePath=false', 'diff', '--name-only', '--no-renames', commit)
  const fresh = git(root, '-c', 'core.quotePath=false', 'ls-files', '--others', '--exclude-standard')
  return [...new Set([...lines(differing), ...lines(fresh)])].toSorted()
}
