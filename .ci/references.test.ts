import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readRepositoryFile, trackedFiles } from './repository.ts'

const everything = trackedFiles(/./)
const folders = new Set(everything.flatMap(file => parentsOf(file)))
const exists = (path: string) => everything.includes(path) || folders.has(path.replace(/\/$/, ''))

const documents = trackedFiles(/\.mdx?$/, ['design-system/CHANGELOG.md'])
const sources = trackedFiles(/\.(tsx?|js)$/)

function parentsOf(file: string): string[] {
  const parent = posix.dirname(file)
  return parent === '.' ? [] : [parent, ...parentsOf(parent)]
}

/** What a build, a test run or an installation makes, and what a reader is told to make. */
const isMade = (path: string) =>
  /(^|\/)(dist|node_modules|data|storybook-static|visual-diff|out)(\/|$)/.test(path)

/** `[text](path)` in a document, as a path of the repository; links to other sites and to headings left out. */
function linksOf(file: string): string[] {
  const links = [...readRepositoryFile(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
  return links
    .filter(target => !/^[a-z]+:|^#|^\?|^\//.test(target))
    .map(target => posix.join(posix.dirname(file), target.replace(/#.*/, '')))
}

const topFolders = 'design-system|storefront|mock-api|server|\\.storybook|\\.ci|\\.github|\\.changeset'
const pathInBackticks = new RegExp(`\`((?:(?:${topFolders})|src)/[\\w./-]+)\``, 'g')

/** `path` in a text, as a path of the repository; one that begins with src/ is of the workspace that the text is in. */
function pathsIn(file: string, text: string): string[] {
  return [...text.matchAll(pathInBackticks)]
    .map(([, path = '']) => (path.startsWith('src/') ? `${file.split('/')[0] ?? ''}/${path}` : path))
    .filter(path => !isMade(path))
}

const commentsOf = (file: string) =>
  readRepositoryFile(file)
    .match(/^\s*(\/?\*|\/\/).*$|\/\*\*?.*\*\//gm)
    ?.join('\n') ?? ''

/** Decision records that a text cites: `decisions/0002`, of the workspace it is in or of the one it names. */
function decisionsIn(file: string, text: string): string[] {
  return [...text.matchAll(/(?:(server|storefront|design-system)\/)?decisions\/(\d{4})/g)].map(
    ([, workspace = file.split('/')[0] ?? '', number = '']) => `${workspace}/decisions/${number}-`,
  )
}

const missingFrom = (
  files: readonly string[],
  pathsOf: (file: string) => string[],
  isThere: (path: string) => boolean,
) =>
  files.flatMap(file =>
    pathsOf(file)
      .filter(path => !isThere(path))
      .map(path => `${file}: ${path}`),
  )

describe('what documents and comments point at is there', () => {
  it('by a link', () => expect(missingFrom(documents, linksOf, exists)).toEqual([]))

  it('by a path in a document', () =>
    expect(missingFrom(documents, file => pathsIn(file, readRepositoryFile(file)), exists)).toEqual([]))

  it('by a path in a comment', () =>
    expect(missingFrom(sources, file => pathsIn(file, commentsOf(file)), exists)).toEqual([]))

  it('by the number of a decision', () => {
    const isRecorded = (start: string) => everything.some(file => file.startsWith(start))
    const files = [...documents, ...sources.filter(file => !file.startsWith('.ci/'))]
    expect(missingFrom(files, file => decisionsIn(file, readRepositoryFile(file)), isRecorded)).toEqual([])
  })

  it('by a heading of the architecture', () => {
    const headings: readonly string[] =
      readRepositoryFile('server/docs/architecture.md').match(/(?<=^## ).+$/gm) ?? []
    const headingsIn = (file: string) =>
      [...commentsOf(file).matchAll(/architecture, "([^"]+)"/g)].map(([, heading = '']) => heading)
    expect(missingFrom(sources, headingsIn, heading => headings.includes(heading))).toEqual([])
  })

  it('and not a document that is kept elsewhere', () => {
    const elsewhere = /design brief|specification[’']s|\bsection \d|API decisions/
    expect(sources.filter(file => elsewhere.test(commentsOf(file)))).toEqual([])
  })
})
