import { basename } from 'node:path/posix'
import { userOf } from '../users-of.ts'
import type { ImportGraph } from './import-graph.ts'
import type { TouchedPage } from './model.ts'

const tokenFiles = 'design-system/src/tokens/'
const tokenValues = `${tokenFiles}themes.ts`
const preview = '.storybook/preview.tsx'
const isStories = (file: string) => file.endsWith('.stories.tsx')
const isTest = (file: string) => /\.test\.tsx?$/.test(file)
/** Every story that says anything reads them, whatever its language: what they say shows in the stories in Hindi alone. */
const isHindiCatalogue = (file: string) =>
  /^(?:design-system\/src\/texts|storefront\/src\/language)\/hindi\//.test(file)
const isPage = (file: string) => /^storefront\/src\/pages\/\w+Page\.tsx$/.test(file)

export interface Affected {
  /** Files of stories that read something that changed, each with what it reads of it. */
  readonly stories: ReadonlyMap<string, readonly string[]>
  /** Those that read what changed most directly come first. */
  readonly pages: readonly TouchedPage[]
  /**
   * Changed files that every story stands on, and by which none is run: what Storybook's preview reads, such as the server's
   * rules behind the mocks or the global style, and the catalogues of texts in Hindi.
   */
  readonly everywhere: readonly string[]
}

export interface Change {
  /** Paths from the root, with slashes. */
  readonly files: readonly string[]
  /** Files that read a token whose value changed, by the token. */
  readonly tokenReaders: ReadonlyMap<string, readonly string[]>
}

/**
 * What a change bears on. A file of the tokens is read by everything: in its place stand the files that read a token whose
 * value changed. What all stories stand on is said apart, so that it does not hide what else changed.
 * @param tree the files of the tree, from the root with slashes
 */
export function affectedBy(
  { files, tokenReaders }: Change,
  tree: readonly string[],
  graph: ImportGraph,
): Affected {
  const why = new Map<string, string>()
  for (const [token, readers] of tokenReaders) {
    for (const file of readers) why.set(file, why.has(file) ? `${why.get(file)}, ${token}` : token)
  }
  for (const file of files) if (!file.startsWith(tokenFiles) && !isTest(file)) why.set(file, file)
  const everyStory = tree.includes(preview) ? graph.read(preview, { followGlobs: false }) : new Set<string>()
  const stands = (file: string) =>
    everyStory.has(file) ? file !== tokenValues || tokenReaders.size === 0 : isHindiCatalogue(file)
  const everywhere = files.filter(file => stands(file) && !isTest(file))

  const stories = new Map<string, readonly string[]>()
  for (const file of tree.filter(isStories)) {
    const read = [...graph.read(file, { followGlobs: true })]
      .filter(path => why.has(path) && !everywhere.includes(path))
      .toSorted()
    if (read.length > 0) stories.set(file, read)
  }
  const pages = tree.filter(isPage).flatMap(file => {
    const through = [...graph.steps(file, { followGlobs: false })].filter(
      ([path]) => why.has(path) && !isHindiCatalogue(path),
    )
    const [nearest] = through
    if (!nearest) return []
    const names = new Set(through.map(([path]) => userOf(path)))
    return [{ page: basename(file, '.tsx'), through: [...names], steps: nearest[1] }]
  })
  return {
    stories,
    pages: pages
      .toSorted((one, other) => one.steps - other.steps)
      .map(({ page, through }) => ({ page, through })),
    everywhere,
  }
}
