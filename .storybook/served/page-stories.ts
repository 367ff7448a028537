import { isExportStory, storyNameFromExport, toId } from 'storybook/internal/csf'
import type { ApiParameters } from '../../mock-api/src/stories/mounted-world.ts'
import { visitBehind, type PageVisit, type ServedParameter } from '../page-story.tsx'
import { isPictured } from '../visual/picture-series.ts'

type Annotations = Readonly<Record<string, unknown>>

/** The part of a story, or of the title that it stands under, that decides what its page looks like. */
interface StoryParts {
  readonly title?: string
  readonly parameters?: Annotations
  readonly globals?: Annotations
  readonly render?: object
  readonly beforeEach?: unknown
  readonly play?: unknown
}

interface StoryModule {
  readonly default: StoryParts
  readonly [name: string]: StoryParts
}

export interface StoryParameters extends Annotations {
  readonly api?: ApiParameters
  readonly served?: ServedParameter
}

/** A story of a page, with what its title gives to it. */
export interface PageStory {
  readonly id: string
  /** The module that it is in, as `import.meta.glob` names it, and its name there. */
  readonly file: string
  readonly exportName: string
  readonly visit: PageVisit
  readonly parameters: StoryParameters
  readonly globals: Annotations
  /** Whether it puts something into the browser before it is shown. */
  readonly prepares: boolean
  readonly plays: boolean
}

const modules = import.meta.glob<StoryModule>('/storefront/src/**/*.stories.tsx', { eager: true })

const isRecord = (value: unknown): value is Annotations =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/** As Storybook combines parameters: what is nearer to the story wins, objects are combined key by key. */
function combine(outer: Annotations = {}, inner: Annotations = {}): Annotations {
  const combined: Record<string, unknown> = { ...outer }
  for (const [key, value] of Object.entries(inner)) {
    const before = combined[key]
    combined[key] = isRecord(before) && isRecord(value) ? combine(before, value) : value
  }
  return combined
}

/** Every story of a page that has a picture. @throws Error for a story that stands among the pages and shows none */
export function findPageStories(): readonly PageStory[] {
  return Object.entries(modules)
    .flatMap(([file, { default: meta, ...stories }]) =>
      Object.entries(stories)
        .filter(([exportName]) => isExportStory(exportName, {}))
        .map(([exportName, story]) => {
          const id = toId(meta.title ?? '', storyNameFromExport(exportName))
          const visit = visitBehind(story.render ?? meta.render)
          if (!visit) throw new Error(`${id} is no page: make it with pageAt`)
          return {
            id,
            file,
            exportName,
            visit,
            parameters: combine(meta.parameters, story.parameters),
            globals: { ...meta.globals, ...story.globals },
            prepares: story.beforeEach !== undefined,
            plays: (story.play ?? meta.play) !== undefined,
          }
        }),
    )
    .filter(isPictured)
}
