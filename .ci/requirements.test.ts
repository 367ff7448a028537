import { describe, expect, it } from 'vitest'
import { readRepositoryFile, trackedFiles } from './repository.ts'

const document = 'storefront/docs/requirements.md'

interface Requirement {
  readonly id: string
  readonly state: 'built' | 'in part' | 'not built'
  readonly text: string
}

/** The rows of the document: `- **NAV-1** …`, `- **NAV-6** (in part) …`; what follows until the next row is theirs. */
function requirementsOf(text: string): Requirement[] {
  const rows = text.split(/^(?=- \*\*[A-Z]+-\d+\*\*|#)/m)
  return rows.flatMap(row => {
    const [, id, state = 'built'] = /^- \*\*([A-Z]+-\d+)\*\*(?: \((in part|not built)\))?/.exec(row) ?? []
    return id === undefined ? [] : [{ id, state: state as Requirement['state'], text: row }]
  })
}

const requirements = requirementsOf(readRepositoryFile(document))
const ids = new Set(requirements.map(({ id }) => id))
const prefixes = [...new Set([...ids].map(id => id.replace(/-\d+$/, '')))]
const citation = new RegExp(`\\b(?:${prefixes.join('|')})-\\d+\\b`, 'g')

const texts = trackedFiles(/\.(ts|tsx|js|md|mdx|css|html|json|py|ya?ml)$/, ['package-lock.json', document])

/** A test has the id in its title; a story, which is a test too, in the comment above it. */
const tests = trackedFiles(/\.(test|stories)\.tsx?$|^server\/contract-suite\//)

const citedBy = (files: readonly string[]) =>
  files.flatMap(file => (readRepositoryFile(file).match(citation) ?? []).map(id => ({ file, id })))

describe('the rows of the requirements', () => {
  it('are told apart by their ids', () => expect(requirements.map(({ id }) => id)).toEqual([...ids]))

  it('count on from 1 in each area', () => {
    for (const prefix of prefixes) {
      const numbers = [...ids]
        .filter(id => id.startsWith(`${prefix}-`))
        .map(id => Number(id.split('-').at(-1)))
      expect([prefix, numbers]).toEqual([prefix, numbers.map((_, index) => index + 1)])
    }
  })

  it('say what is missing where they are built in part, and only there', () => {
    const saying = requirements.filter(({ text }) => text.includes('Missing'))
    const inPart = requirements.filter(({ state }) => state === 'in part')
    expect(saying.map(({ id }) => id)).toEqual(inPart.map(({ id }) => id))
  })

  it('are there for each id that is cited', () =>
    expect(citedBy(texts).filter(({ id }) => !ids.has(id))).toEqual([]))

  it('are each proved by a test or a story, where they are built', () => {
    const titles = tests.flatMap(file => [...readRepositoryFile(file).matchAll(/\[([A-Z]+-\d+)\]/g)])
    const proved = new Set(titles.map(([, id]) => id))
    const built = requirements.filter(({ state }) => state === 'built')
    expect(built.map(({ id }) => id).filter(id => !proved.has(id))).toEqual([])
  })
})
