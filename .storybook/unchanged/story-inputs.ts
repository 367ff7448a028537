import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path/posix'
import { ImportGraph } from '../review/import-graph.ts'

/** The parts of the tests that show stories: pictured, in every mode, as served pages, in the built Storybook. */
export type StoryPart = 'visual' | 'modes' | 'served' | 'storybook'

export interface InputsOptions {
  readonly root: string
  readonly part: StoryPart
  /** Paths of the repository's files from its root, with slashes. */
  readonly tree: readonly string[]
  /** What draws: browser, fonts, packages (`environment.ts`). */
  readonly environment: string
  /** Whether what was built counts beside its sources: not where two commits are compared. */
  readonly withBuilt?: boolean
}

const storyFiles = /^(?:\.storybook\/atlas|design-system\/src|storefront\/src)\/.*\.stories\.tsx$/
const servedStoryFiles = /^storefront\/src\/.*\.stories\.tsx$/

const preview = '.storybook/preview.tsx'

/** What the preview reads for documentation alone, which has no pictures. */
const documentation = new Set(['.storybook/docs/DocsPage.tsx', '.storybook/docs/ThemedContainer.tsx'])

/** The shop behind the stories, which the preview makes ready and a story has to open. */
const isMocks = (file: string) => file.startsWith('mock-api/')

/** What no import names and every story is made with: what Storybook, its runner and the browser are handed. */
const behindEveryStory = [
  /^\.storybook\/(?:(?:atlas|rest|visual|public)\/.+|[^/]+)$/,
  /^(?:design-system\/src\/fonts|server\/seed\/pictures)\//,
  /^(?:[\w-]+|\.storybook)\/(?:package|tsconfig)\.json$|^tsconfig\.json$/,
]

/** What serves pages, the code that shows stories in them, and what the test of it reads. */
const behindServedPages = [
  /^(?:server|storefront|mock-api)\/(?!docs\/|decisions\/|e2e\/|bench\/)/,
  /^\.storybook\/served\//,
]
const builtStorefront = 'storefront/dist'

/** What chooses stories in the built Storybook, and finds the guide that says what it is to hold of them. */
const behindBuiltStorybook = [/^\.storybook\/(?:opened\/|guides\/index\.ts$)/]

/** "Actions/Button", which stands in the file as it is. */
export function titleIn(stories: string): string | undefined {
  return /^ {2}title: '([^']+)'/m.exec(stories)?.[1]
}

const behindPart: Readonly<Record<StoryPart, readonly RegExp[]>> = {
  visual: [],
  modes: [],
  served: behindServedPages,
  storybook: behindBuiltStorybook,
}

/** Tests of something else. */
const isProof = (file: string) =>
  /\.(?:test|stories)\.tsx?$|\.mdx?$/.test(file) && !/^\.storybook\/(?:opened|served)\//.test(file)

const acceptedPicture = /^\.storybook\/pictures\/(.+)\.webp$/

/**
 * What the pictures of stories are made of, as it was when this was made: two trees in which a file of stories has the same
 * key draw the same pictures. It errs on the side of taking them: a token, a style of every page or the browser is in all
 * keys.
 */
export class StoryInputs {
  readonly #root: string
  readonly #tree: ReadonlySet<string>
  readonly #graph: ImportGraph
  readonly #hashes = new Map<string, string>()
  readonly #keys: ReadonlyMap<string, string>
  readonly #pictures: ReadonlyMap<string, string>

  constructor({ root, part, tree, environment, withBuilt = true }: InputsOptions) {
    this.#root = root
    this.#tree = new Set(tree)
    this.#graph = new ImportGraph(root, tree)
    const isServed = part === 'served'
    const whole = [...behindEveryStory, ...behindPart[part]]
    const runner = part === 'visual' || part === 'modes' ? '.storybook/vitest.config.ts' : 'vitest.config.ts'
    const behindAll = new Set([
      ...tree.filter(file => whole.some(pattern => pattern.test(file)) && !isProof(file)),
      ...this.#readFrom(runner, () => false),
      ...this.#readFrom(preview, file => documentation.has(file) || isMocks(file)),
      ...(isServed && withBuilt ? this.#inFolder(builtStorefront) : []),
    ])
    const common = this.#hashOfAll(environment, behindAll)
    const behindMocked = this.#readFrom(preview, file => documentation.has(file))
    const keyOf = (file: string) => {
      const read = this.#graph.read(file, { followGlobs: true })
      const opensShop = [...read].some(isMocks)
      const guides = part === 'storybook' ? this.#guidesOf(file) : []
      return this.#hashOfAll(
        `${common} ${file}`,
        new Set([...read, ...(opensShop ? behindMocked : []), ...guides]),
      )
    }
    const stories = isServed ? servedStoryFiles : storyFiles
    this.#keys = new Map(
      tree
        .filter(file => stories.test(file))
        .toSorted()
        .map(file => [file, keyOf(file)]),
    )
    this.#pictures = new Map(
      tree.flatMap(file => {
        const [, name] = acceptedPicture.exec(file) ?? []
        return name === undefined ? [] : [[name, this.#hashOf(file)] as const]
      }),
    )
  }

  /** The files of stories that the part shows. */
  get files(): readonly string[] {
    return [...this.#keys.keys()]
  }

  /** Of all that a file of stories is made of but its accepted pictures; undefined when there is no such file. */
  keyOf(file: string): string | undefined {
    return this.#keys.get(file)
  }

  /** The names of all accepted pictures. */
  get pictureNames(): readonly string[] {
    return [...this.#pictures.keys()]
  }

  /** Of the accepted picture of a name; undefined when there is none. */
  pictureOf(name: string): string | undefined {
    return this.#pictures.get(name)
  }

  #readFrom(file: string, leaveOut: (path: string) => boolean): ReadonlySet<string> {
    return this.#tree.has(file) ? this.#graph.read(file, { followGlobs: false, leaveOut }) : new Set()
  }

  /** The guides of the section that a file's stories are in. */
  #guidesOf(file: string): readonly string[] {
    const [section = ''] = (titleIn(readFileSync(join(this.#root, file), 'utf8')) ?? '').split('/')
    const guides = `.storybook/guides/${section.toLowerCase()}.ts`
    return this.#tree.has(guides) ? [guides] : []
  }

  #inFolder(folder: string): readonly string[] {
    const path = join(this.#root, folder)
    if (!existsSync(path)) return []
    return readdirSync(path, { recursive: true, encoding: 'utf8' })
      .map(file => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter(file => statSync(join(this.#root, file)).isFile())
  }

  #hashOfAll(words: string, files: ReadonlySet<string>): string {
    const hash = createHash('sha256').update(words)
    for (const file of [...files].toSorted()) hash.update(`\n${file} ${this.#hashOf(file)}`)
    return hash.digest('hex')
  }

  #hashOf(file: string): string {
    const known = this.#hashes.get(file)
    if (known !== undefined) return known
    const hash = createHash('sha256')
      .update(readFileSync(join(this.#root, file)))
      .digest('hex')
    this.#hashes.set(file, hash)
    return hash
  }
}
