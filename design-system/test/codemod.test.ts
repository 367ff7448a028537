import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { renameDeprecated } from '../scripts/codemod/rename.ts'
import { runCodemod } from '../scripts/codemod/run.ts'
import type { Deprecation } from '../src/deprecations/deprecations.ts'
import { temporaryFolder } from './packed.ts'

const versions = { since: '0.2.0', goneIn: '1.0.0' }

const table: readonly Deprecation[] = [
  { kind: 'component', from: 'Old', to: 'New', ...versions },
  { kind: 'prop', component: 'SortBar', from: 'onSort', to: 'onSortChange', ...versions },
  { kind: 'value', component: 'Badge', prop: 'tone', from: 'red', to: 'danger', ...versions },
]

const renamed = (source: string, file = 'a.tsx') => renameDeprecated(source, file, table).text

describe('[DS-5] the codemod renames a prop', () => {
  const use = (attributes: string) =>
    `import { SortBar } from '@shruti/design-system/SortBar'\nexport const bar = <SortBar ${attributes} />`

  it.each([
    ['onSort={sort}', 'onSortChange={sort}'],
    ['{...{ onSort: sort }}', '{...{ onSortChange: sort }}'],
    ['{...{ onSort }}', '{...{ onSortChange: onSort }}'],
    ['{...(isOn ? { onSort } : {})}', '{...(isOn ? { onSortChange: onSort } : {})}'],
    ['{...(isOn && { "onSort": sort })}', '{...(isOn && { onSortChange: sort })}'],
  ])('%s', (before, after) => {
    expect(renamed(use(before))).toBe(use(after))
  })

  it.each([
    ['another name', "import { SortBar as Bar } from '@shruti/design-system'", '<Bar', ''],
    ['a namespace', "import * as ds from '@shruti/design-system'", '<ds.SortBar', ''],
    [
      'lazy',
      "const Later = lazy(async () => ({ default: (await import('@shruti/design-system/SortBar')).SortBar }))",
      '<Later',
      '',
    ],
    [
      'lazy with then',
      "const Later = lazy(() => import('@shruti/design-system/SortBar').then(it => ({ default: it.SortBar })))",
      '<Later',
      '',
    ],
  ])('of a component that is imported by %s', (_, head, tag) => {
    expect(renamed(`${head}\nconst bar = ${tag} onSort={x} />`)).toBe(
      `${head}\nconst bar = ${tag} onSortChange={x} />`,
    )
  })

  it('in createElement', () => {
    const source = (name: string) =>
      `import { SortBar } from '@shruti/design-system'\ncreateElement(SortBar, { ${name}: sort })`
    expect(renamed(source('onSort'), 'a.ts')).toBe(source('onSortChange'))
  })

  it('and leaves alone what is called the same elsewhere', () => {
    const source = `import { SortBar, Table } from '@shruti/design-system'
import { SortBar as Theirs } from './mine'
// onSort
const onSort = 'onSort'
const props = { onSort }
export const all = [<SortBar onSortChange={onSort} />, <Table onSort={onSort} />, <Theirs onSort={onSort} />, <p>onSort</p>]`
    expect(renamed(source)).toBe(source)
  })

  it('of nothing that only looks like the package', () => {
    const source = `import { SortBar } from '@shruti/design-system-2'\nconst bar = <SortBar onSort={x} />`
    expect(renamed(source)).toBe(source)
  })

  it('not where the name stands for something else as well, and says so', () => {
    const source = `import { SortBar } from '@shruti/design-system'
function inner(SortBar: Other) { return <SortBar onSort={x} /> }`
    const { text, notes } = renameDeprecated(source, 'a.tsx', table)
    expect(text).toBe(source)
    expect(notes).toEqual([{ line: 1, text: 'SortBar is declared here too: nothing of it was renamed' }])
  })

  it('and says where it cannot see the props', () => {
    const { notes } = renameDeprecated(
      `import { SortBar } from '@shruti/design-system'\n\nexport const bar = <SortBar {...props} />`,
      'a.tsx',
      table,
    )
    expect(notes).toEqual([
      { line: 3, text: 'props is spread into SortBar: look whether it holds SortBar.onSort' },
    ])
  })
})

describe('[DS-5] the codemod renames a value', () => {
  const use = (tone: string) =>
    `import { Badge } from '@shruti/design-system'\nconst x = <Badge tone=${tone}>red</Badge>`

  it.each([
    ['"red"', '"danger"'],
    ["{'red'}", "{'danger'}"],
    ["{isLate ? 'red' : 'neutral'}", "{isLate ? 'danger' : 'neutral'}"],
    ["{late ?? 'red'}", "{late ?? 'danger'}"],
    ['"redder"', '"redder"'],
    ["{red('red')}", "{red('red')}"],
  ])('%s', (before, after) => {
    expect(renamed(use(before))).toBe(use(after))
  })
})

describe('[DS-5] the codemod renames a component', () => {
  it.each([
    [
      'with its type, its path and its closing tag',
      `import { Old, type OldProps } from '@shruti/design-system/Old'
const props: OldProps = {}
export const x = <Old {...props}>Old</Old>`,
      `import { New, type NewProps } from '@shruti/design-system/New'
const props: NewProps = {}
export const x = <New {...props}>Old</New>`,
    ],
    [
      'under a name of one’s own',
      `import { Old as Mine } from '@shruti/design-system'\nexport const x = <Mine />`,
      `import { New as Mine } from '@shruti/design-system'\nexport const x = <Mine />`,
    ],
    [
      'beside something that has the new name',
      `import { Old } from '@shruti/design-system'\nimport { New } from './new'\nexport const x = [<Old />, <New />]`,
      `import { New as Old } from '@shruti/design-system'\nimport { New } from './new'\nexport const x = [<Old />, <New />]`,
    ],
    [
      'in an object, and not its key',
      `import { Old } from '@shruti/design-system'\nexport const all = { Old, Other: Old, Old: 1 }; all.Old`,
      `import { New } from '@shruti/design-system'\nexport const all = { Old: New, Other: New, Old: 1 }; all.Old`,
    ],
    [
      'that is passed on under its old name',
      `export { Old } from '@shruti/design-system'`,
      `export { New as Old } from '@shruti/design-system'`,
    ],
    [
      'of a namespace',
      `import * as ds from '@shruti/design-system'\nconst p: ds.OldProps = {}\nexport const x = <ds.Old {...p}></ds.Old>`,
      `import * as ds from '@shruti/design-system'\nconst p: ds.NewProps = {}\nexport const x = <ds.New {...p}></ds.New>`,
    ],
    [
      'that is loaded later',
      `const Later = lazy(async () => ({ default: (await import('@shruti/design-system/Old')).Old }))`,
      `const Later = lazy(async () => ({ default: (await import('@shruti/design-system/New')).New }))`,
    ],
  ])('%s', (_, before, after) => {
    expect(renamed(before)).toBe(after)
    expect(renamed(after)).toBe(after)
  })
})

describe('[DS-5] shruti-codemod', () => {
  const folder = temporaryFolder()
  afterAll(() => folder.remove())

  const before = `import { SortBar } from '@shruti/design-system'\n\nexport const bar = <SortBar onSort={sort} />\n`
  const after = before.replace('onSort', 'onSortChange')

  /** A folder with files, and what the codemod says and ends with in it. */
  function inFolder(name: string, files: Readonly<Record<string, string>>) {
    const root = join(folder.path, name)
    mkdirSync(join(root, 'node_modules'), { recursive: true })
    for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text)
    return {
      read: (file: string) => readFileSync(join(root, file), 'utf8'),
      run: (...words: readonly string[]) => {
        const said: string[] = []
        const code = runCodemod([...words, root], table, { write: text => said.push(text) })
        return { code, said: said.join('').replaceAll(`${root}/`, '') }
      },
    }
  }

  it('writes what it renames, lists it, and finds nothing the next time', () => {
    const { run, read } = inFolder('writes', {
      'a.tsx': before,
      'b.txt': before,
      'node_modules/c.tsx': before,
    })
    expect(run()).toEqual({
      code: 0,
      said: 'a.tsx:3: SortBar.onSort → onSortChange\nRenamed 1 name in 1 file of 1.\n',
    })
    expect([read('a.tsx'), read('b.txt'), read('node_modules/c.tsx')]).toEqual([after, before, before])
    expect(run('--dry-run')).toEqual({ code: 0, said: 'Would rename 0 names in 0 files of 1.\n' })
  })

  it('writes nothing in a dry run, and ends with 1 where there is something to rename', () => {
    const { run, read } = inFolder('dry', { 'a.tsx': before })
    expect(run('--dry-run')).toEqual({
      code: 1,
      said: 'a.tsx:3: SortBar.onSort → onSortChange\nWould rename 1 name in 1 file of 1.\n',
    })
    expect(read('a.tsx')).toBe(before)
  })

  it('renames one alone where it is asked to', () => {
    const { run, read } = inFolder('only', { 'a.tsx': before })
    expect(run('--only', 'Old').code).toBe(0)
    expect(read('a.tsx')).toBe(before)
    expect(run('--only', 'SortBar.onSort').code).toBe(0)
    expect(read('a.tsx')).toBe(after)
  })

  it('goes on past a file that it cannot read, names it and ends with 1', () => {
    const { run, read } = inFolder('broken', { 'a.tsx': `${before}<`, 'b.tsx': before })
    const { code, said } = run()
    expect(code).toBe(1)
    expect(said).toContain('a.tsx: not read: ')
    expect(read('b.tsx')).toBe(after)
  })

  it.each([
    [['--check'], 'There is no --check.'],
    [['--only', 'Chip'], '--only takes one of Old, SortBar.onSort, Badge.tone=red.'],
    [['--only'], '--only takes one of Old, SortBar.onSort, Badge.tone=red.'],
    [['nowhere'], 'ENOENT'],
    [[], 'shruti-codemod [--dry-run]'],
  ])('ends with 2 when it is called with %j', (words, message) => {
    const said: string[] = []
    expect(runCodemod(words, table, { write: text => said.push(text) })).toBe(2)
    expect(said.join('')).toContain(message)
  })
})
