import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { repositoryFiles } from '../scripts/repository-files.ts'
import { knownVersions } from '../scripts/versions.ts'
import {
  deprecations,
  deprecationName,
  deprecationText,
  type Deprecation,
} from '../src/deprecations/deprecations.ts'
import { withNewNames } from '../src/deprecations/with-new-names.ts'

const repository = repositoryFiles(fileURLToPath(new URL('../..', import.meta.url)))

const components = fileURLToPath(new URL('../src/components', import.meta.url))

const table: readonly Deprecation[] = [
  { kind: 'prop', component: 'Tile', from: 'onPick', to: 'onSelect', since: '0.2.0', goneIn: '1.0.0' },
  {
    kind: 'value',
    component: 'Tile',
    prop: 'tone',
    from: 'red',
    to: 'danger',
    since: '0.2.0',
    goneIn: '1.0.0',
  },
]

afterEach(() => vi.restoreAllMocks())

describe('[DS-5] what is deprecated', () => {
  it('moves what comes under an old name to the new one, and warns of it once', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const pick = () => undefined
    const props = { onPick: pick, tone: 'red', id: 'a' }
    expect(withNewNames('Tile', props, table)).toEqual({ onSelect: pick, tone: 'danger', id: 'a' })
    withNewNames('Tile', props, table)
    expect(warn.mock.calls).toEqual([
      [
        '@shruti/design-system: Tile.onPick is deprecated. Since 0.2.0: use `onSelect`. Gone in 1.0.0. "npx shruti-codemod <path>" renames it.',
      ],
      [
        '@shruti/design-system: Tile.tone=red is deprecated. Since 0.2.0: use `danger`. Gone in 1.0.0. "npx shruti-codemod <path>" renames it.',
      ],
    ])
  })

  it('keeps what came under the new name, and says nothing of new names', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(withNewNames('Tile', { onPick: 1, onSelect: 2 }, table)).toEqual({ onSelect: 2 })
    warn.mockClear()
    expect(withNewNames('Tile', { onSelect: 2, tone: 'danger' }, table)).toEqual({
      onSelect: 2,
      tone: 'danger',
    })
    expect(withNewNames('Other', { onPick: 1 }, table)).toEqual({ onPick: 1 })
    expect(warn).not.toHaveBeenCalled()
  })

  it.each(deprecations.map(row => [deprecationName(row), row] as const))(
    'works still, is marked in the types as the table says, and is gone in a later version: %s',
    (_, row) => {
      const component = row.kind === 'component' ? row.from : row.component
      const source = readFileSync(join(components, component, `${component}.tsx`), 'utf8')
      expect(source, `write it above ${row.from} in ${component}.tsx`).toContain(
        `@deprecated ${deprecationText(row)}`,
      )
      expect(knownVersions(repository)).toContain(row.since)
      expect(knownVersions(repository), `${row.goneIn} is here: remove the old name`).not.toContain(
        row.goneIn,
      )
    },
  )

  it('is all in the table', () => {
    const marked = readdirSync(components, { recursive: true, encoding: 'utf8' })
      .filter(file => /\.tsx?$/.test(file))
      .flatMap(file => [...readFileSync(join(components, file), 'utf8').matchAll(/@deprecated/g)])
    expect(marked.length, 'add what is marked as deprecated to src/deprecations/deprecations.ts').toBe(
      deprecations.length,
    )
  })
})
