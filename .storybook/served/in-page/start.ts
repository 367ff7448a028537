// First: timers and fetch are the page's own from here on.
import { holdTime } from '../../visual/story-timers.ts'
import type { ApiParameters } from '../../../mock-api/src/stories/mounted-world.ts'
import { dialogCss } from '../../frame.ts'
import { holdStoryClock } from '../../story-clock.ts'
import { contentHeight } from '../../visual/content-height.ts'
import type { FilesUnderWay } from '../../visual/files.ts'
import { settled } from '../../visual/settled.ts'

/** What the test asks of a served page. */
export interface ServedPageTools {
  readonly holdTime: () => void
  readonly settled: (api: ApiParameters | undefined) => Promise<void>
  readonly contentHeight: () => number
}

declare global {
  var servedPage: ServedPageTools
  /** Put there by the test. */
  var filesUnderWay: () => Promise<FilesUnderWay>
}

// As in the frame of a story. The page's policy allows no element for it.
const frame = new CSSStyleSheet()
frame.replaceSync(dialogCss)
document.adoptedStyleSheets.push(frame)

// On a busy machine the page would wait two seconds before it is taken over; when it is idle is not what is compared.
globalThis.requestIdleCallback = callback =>
  window.setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 50 }), 0)

holdStoryClock()
document.addEventListener('shruti:hydrated', () => {
  document.documentElement.dataset['hydrated'] = ''
})
globalThis.servedPage = { holdTime, contentHeight, settled: api => settled(api, () => filesUnderWay()) }
