import { basename } from 'node:path/posix'
import { userOf } from '../users-of.ts'
import type { ImportGraph } from './import-graph.ts'
import type { TouchedPage } from './model.ts'

const tokenFiles = 'design-system/src/tokens/'
const preview = '.storybook/preview.tsx'
const isStories = (file: string) => file.endsWith('.stories.tsx')
const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const isPage = (file: string) => /^storefront\/src\/pages\/\w+Page\.tsx$/.test(file)

export interface Affected {
  /** Files of stories that read something that changed, each with what it reads of it. */
  readonly stories: ReadonlyMap<string, readonly string[]>
  readonly pages: readonly TouchedPage[]
  /** Changed files that every story reads, through Storybook's preview: the server's rules behind the mocks, the global style. */
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
 * value changed. What all stories read through the preview is said apart, so that it does not hide what else changed.
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
  const everywhere = files.filter(file => everyStory.has(file))
  const readOf = (file: string, followGlobs: boolean) =>
    [...graph.read(file, { followGlobs })].filter(path => why.has(path)).toSorted()

  const stories = new Map<string, readonly string[]>()
  for (const file of tree.filter(isStories)) {
    const read = readOf(file, true).filter(path => !everywhere.includes(path))
    if (read.length > 0) stories.set(file, read)
  }
  const pages = tree.filter(isPage).flatMap(file => {
    const through = readOf(file, false).map(path => userOf(path))
    return through.length > 0 ? [{ page: basename(file, '.tsx'), through: [...new Set(through)] }] : []
  })
  return { stories, pages, everywhere }
}
