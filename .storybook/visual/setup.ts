import { beforeEach } from 'vitest'
import { commands, page } from 'vitest/browser'
import type { ApiParameters } from '../../mock-api/src/stories/mounted-world.ts'
import { modesTag, type ModeMedia } from '../atlas/modes.ts'
import { contentHeight, shownHeight } from './content-height.ts'
import type { FilesUnderWay } from './files.ts'
import type { ModePicture } from './mode-commands.ts'
import { compareModes } from './modes.ts'
import {
  comparePictureSeries,
  isPictured,
  showAll,
  type PictureRequest,
  type PicturedStory,
  type PictureStage,
  type PictureVerdict,
} from './picture-series.ts'
import { settled } from './settled.ts'
import { holdTime, letTimePass } from './story-timers.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    comparePicture: (request: PictureRequest) => Promise<PictureVerdict>
    filesUnderWay: () => Promise<FilesUnderWay>
    showMedia: (media: ModeMedia) => Promise<void>
    beginSheet: (name: string) => Promise<void>
    takeMode: (picture: ModePicture) => Promise<PictureVerdict>
    compareSheet: (name: string) => Promise<PictureVerdict>
  }
}

interface TaggedStory extends PicturedStory {
  readonly tags: readonly string[]
}

declare global {
  /** Set by this file alone: the preview calls it after each story, so that no story can be left out. */
  var comparePicturesOf: ((story: TaggedStory) => Promise<void>) | undefined
}

await commands.filesUnderWay()

beforeEach(letTimePass)

/** The frame of the browser in which the story stands. */
function frameOf({ parameters }: PicturedStory): PictureStage {
  const root = document.documentElement
  return {
    size: { width: window.innerWidth, height: window.innerHeight },
    theme: root.dataset.theme === 'dark' ? 'dark' : 'light',
    showTheme: theme => {
      root.dataset.theme = theme
    },
    resize: ({ width, height }) => page.viewport(width, height),
    settle: () => settled(parameters['api'] as ApiParameters | undefined, () => commands.filesUnderWay()),
    contentHeight,
    compare: request => {
      window.scrollTo(0, 0)
      return commands.comparePicture(request)
    },
  }
}

/** What is hidden on a phone has lost the focus there: a sheet looks the same whether or not that picture came before it. */
function keepFocus(focused: Element | null): void {
  if (focused instanceof HTMLElement && document.activeElement !== focused)
    focused.focus({ preventScroll: true })
}

/** The story that stands for its component is compared in every mode too [BEY-1]. */
globalThis.comparePicturesOf = async story => {
  if (!isPictured(story)) return
  holdTime()
  const frame = frameOf(story)
  const focused = document.activeElement
  const looks = import.meta.env['VISUAL'] === 'modes' ? [] : await comparePictureSeries(story, frame)
  keepFocus(focused)
  const sheet = story.tags.includes(modesTag)
    ? await compareModes({
        storyId: story.id,
        showAll: async (width, height) =>
          (await showAll({ ...frame, contentHeight: shownHeight }, { width, height })).shown,
        exceptions: story.parameters['modes'] ?? {},
      })
    : []
  const wrong = [...looks, ...sheet]
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
}
