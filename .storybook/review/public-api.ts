import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import { z } from 'zod'
import type { ApiChange } from './model.ts'

/** Names that the package gives its users and did not, and the other way round. */
export const nameChanges = (before: readonly string[], after: readonly string[]) => ({
  added: after.filter(name => !before.includes(name)),
  removed: before.filter(name => !after.includes(name)),
})

/** Not declarations to write against: values of tokens, which have a part of their own, styles, and texts with their Hindi. */
const ofValues = /\.styles\.d\.ts$|^tokens\/themes\.d\.ts$|^texts\/(?:t|hindi\/.+)\.d\.ts$/

const published = z.object({
  exports: z.record(z.string(), z.union([z.string(), z.object({ types: z.string() })])),
})

/** The declarations at which a user's compiler begins: "index.d.ts", "components/Badge/index.d.ts". */
function entriesOf(dist: string, files: readonly string[]): readonly string[] {
  const { exports } = published.parse(JSON.parse(readFileSync(join(dist, 'package.json'), 'utf8')))
  return Object.values(exports).flatMap(target => {
    if (typeof target === 'string') return []
    const [start = '', end] = target.types.replace(/^\.\//, '').split('*')
    return files.filter(file =>
      end === undefined ? file === start : file.startsWith(start) && file.endsWith(end),
    )
  })
}

/** `from './Badge.js'`, `import('./Badge.js')`, `import './Badge.js'` */
const relativeImport = /\b(?:from|import)\s*\(?\s*['"](\.[^'"]+)\.js['"]/g

/** Names that it only passes on stand under "Added" and in the module that declares them. */
const passesOnAlone = (text: string) =>
  text.split('\n').every(line => line.trim() === '' || /^export (?:\*|\{.*\}) from /.test(line))

/**
 * The declarations of a built package that a user's editor and compiler read, by their module: those to which the exports of
 * its manifest lead.
 */
export function readDeclarations(dist: string): ReadonlyMap<string, string> {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => file.endsWith('.d.ts') && !ofValues.test(file))
  const all = new Set(files)
  const texts = new Map<string, string>()
  const visit = (file: string) => {
    if (!all.has(file) || texts.has(file)) return
    const text = readFileSync(join(dist, file), 'utf8').replace(/^\/\/# sourceMappingURL.*$/m, '')
    texts.set(file, text)
    for (const [, path = ''] of text.matchAll(relativeImport))
      visit(`${posix.join(posix.dirname(file), path)}.d.ts`)
  }
  for (const entry of entriesOf(dist, files)) visit(entry)
  return new Map(
    [...texts]
      .filter(([, text]) => !passesOnAlone(text))
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([file, text]) => [file.slice(0, -'.d.ts'.length), text]),
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

/** Modules that are new, whole, and those that are on both sides and read otherwise, by the lines that differ. */
export function declarationChanges(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): ApiChange['declarations'] {
  return [...after].flatMap(([module, text]): ApiChange['declarations'] => {
    const old = before.get(module)
    if (old === text) return []
    if (old !== undefined) return [{ module, isNew: false, lines: differingLines(old, text) }]
    const lines = text.trimEnd().split('\n')
    return [{ module, isNew: true, lines: lines.map(line => `+${line}`) }]
  })
}
