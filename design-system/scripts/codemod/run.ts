import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deprecationName, type Deprecation } from '../../src/deprecations/deprecations.ts'
import { renameDeprecated } from './rename.ts'

const usage = `shruti-codemod [--dry-run] [--only <name>] <path> …

Renames what @shruti/design-system has deprecated in the TypeScript and JavaScript files of the paths.

  --dry-run      writes nothing, and ends with 1 where something would be renamed
  --only <name>  this one alone, such as SortBar.onSort

Ends with 0 when all went well, with 1 when a file could not be read, with 2 when it was called wrongly.
`

export interface Output {
  write(text: string): void
}

/** Every source file below a path; what is installed, built or hidden is not looked at. */
function sourcesIn(path: string): readonly string[] {
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap(entry => {
      if (entry.name.startsWith('.') || ['node_modules', 'dist', 'build'].includes(entry.name)) return []
      const inner = join(path, entry.name)
      if (entry.isDirectory()) return sourcesIn(inner)
      return entry.isFile() && /\.[cm]?[jt]sx?$/.test(entry.name) ? [inner] : []
    })
}

/**
 * What `shruti-codemod` does with the words after its name.
 *
 * @returns the exit code
 */
export function runCodemod(
  words: readonly string[],
  table: readonly Deprecation[],
  output: Output,
): 0 | 1 | 2 {
  const isDryRun = words.includes('--dry-run')
  const at = words.indexOf('--only')
  const only = at < 0 ? undefined : words[at + 1]
  const paths = words.filter((word, index) => !word.startsWith('--') && (at < 0 || index !== at + 1))
  const names = table.map(deprecationName)
  const unknown = words.find(word => word.startsWith('--') && word !== '--dry-run' && word !== '--only')
  const wrong =
    unknown !== undefined
      ? `There is no ${unknown}.`
      : at >= 0 && (only === undefined || !names.includes(only))
        ? `--only takes one of ${names.join(', ')}.`
        : undefined
  if (wrong !== undefined || paths.length === 0) {
    output.write(`${wrong === undefined ? '' : `${wrong}\n\n`}${usage}\n  ${names.join('\n  ')}\n`)
    return 2
  }
  const rows = table.filter(row => only === undefined || deprecationName(row) === only)
  let files: readonly string[]
  try {
    files = paths.flatMap(sourcesIn)
  } catch (error) {
    output.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return 2
  }
  let renamed = 0
  let changedFiles = 0
  let failed = 0
  for (const file of files) {
    try {
      const source = readFileSync(file, 'utf8')
      const { text, changes, notes } = renameDeprecated(source, file, rows)
      for (const { line, text: what } of changes) output.write(`${file}:${line}: ${what}\n`)
      for (const { line, text: what } of notes) output.write(`${file}:${line}: note: ${what}\n`)
      if (changes.length === 0) continue
      renamed += changes.length
      changedFiles += 1
      if (!isDryRun) writeFileSync(file, text)
    } catch (error) {
      failed += 1
      output.write(`${file}: not read: ${error instanceof Error ? error.message : String(error)}\n`)
    }
  }
  const many = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`
  output.write(
    `${isDryRun ? 'Would rename' : 'Renamed'} ${many(renamed, 'name')} in ${many(changedFiles, 'file')} of ${files.length}.\n`,
  )
  if (failed > 0) return 1
  return isDryRun && renamed > 0 ? 1 : 0
}
