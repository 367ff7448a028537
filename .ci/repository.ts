import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Paths of the repository's files that match, with slashes; new ones that git does not ignore included. */
export function trackedFiles(pattern: RegExp, except: readonly string[] = []): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  const deleted = new Set(
    execFileSync('git', ['ls-files', '--deleted'], { cwd: root, encoding: 'utf8' }).split('\n'),
  )
  return listed
    .split('\n')
    .filter(file => pattern.test(file) && !deleted.has(file) && !except.includes(file))
    .toSorted()
}

/** The text of a file, by its path in the repository. */
export const readRepositoryFile = (file: string) => readFileSync(join(root, file), 'utf8')
