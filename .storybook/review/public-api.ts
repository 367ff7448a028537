import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ApiChange } from './model.ts'

/** Names that the package gives its users and did not, and the other way round. */
export const nameChanges = (before: readonly string[], after: readonly string[]) => ({
  added: after.filter(name => !before.includes(name)),
  removed: before.filter(name => !after.includes(name)),
})

/** Not declarations to write against: values of tokens, which have a part of their own, and styles. */
const ofValues = /\.styles\.d\.ts$|^tokens\/themes\.d\.ts$/

/** The declarations of a built package, by their module: what a user's editor and compiler read. */
export function readDeclarations(dist: string): ReadonlyMap<string, string> {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => file.endsWith('.d.ts') && !ofValues.test(file))
  return new Map(
    files
      .toSorted()
      .map(file => [
        file.slice(0, -'.d.ts'.length),
        readFileSync(join(dist, file), 'utf8').replace(/^\/\/# sourceMappingURL.*$/m, ''),
      ]),
  )
}

/** The lines that differ, with a sign before each and a line around them, as git shows them. */
function differingLines(before: string, after: string): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'shruti-review-'))
  try {
    const [old, fresh] = [join(folder, 'before.d.ts'), join(folder, 'after.d.ts')]
    writeFileSync(old, before)
    writeFileSync(fresh, after)
    const words = ['diff', '--no-index', '--no-color', '--unified=1', old, fresh]
    const { stdout } = spawnSync('git', words, { encoding: 'utf8' })
    const begin = stdout.indexOf('\n@@')
    return stdout
      .slice(begin)
      .split('\n')
      .filter(line => /^[-+ ]/.test(line))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Modules that are on both sides and whose declarations read otherwise. */
export function declarationChanges(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): ApiChange['declarations'] {
  return [...after].flatMap(([module, text]) => {
    const old = before.get(module)
    if (old === undefined || old === text) return []
    return [{ module, lines: differingLines(old, text) }]
  })
}
