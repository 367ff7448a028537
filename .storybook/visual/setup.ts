import { beforeEach } from 'vitest'
import { commands, page } from 'vitest/browser'
import type { ApiParameters } from '../../mock-api/src/stories/mounted-world.ts'
import { contentHeight } from './content-height.ts'
import type { FilesUnderWay } from './files.ts'
import {
  comparePictureSeries,
  isPictured,
  type PictureRequest,
  type PicturedStory,
  type PictureVerdict,
} from './picture-series.ts'
import { settled } from './settled.ts'
import { holdTime, letTimePass } from './story-timers.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    comparePicture: (request: PictureRequest) => Promise<PictureVerdict>
    filesUnderWay: () => Promise<FilesUnderWay>
  }
}

declare global {
  /** Set by this file alone: the preview calls it after each story, so that no story can be left out. */
  var comparePicturesOf: ((story: PicturedStory) => Promise<void>) | undefined
}

await commands.filesUnderWay()

beforeEach(letTimePass)

globalThis.comparePicturesOf = async story => {
  if (!isPictured(story)) return
  holdTime()
  const root = document.documentElement
  const wrong = await comparePictureSeries(story, {
    size: { width: window.innerWidth, height: window.innerHeight },
    theme: root.dataset.theme === 'dark' ? 'dark' : 'light',
    showTheme: theme => {
      root.dataset.theme = theme
    },
    resize: ({ width, height }) => page.viewport(width, height),
    settle: () =>
      settled(story.parameters['api'] as ApiParameters | undefined, () => commands.filesUnderWay()),
    contentHeight,
    compare: request => {
      window.scrollTo(0, 0)
      return commands.comparePicture(request)
    },
  })
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
}
