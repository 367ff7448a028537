import { beforeEach } from 'vitest'
import { commands, page } from 'vitest/browser'
import type { ApiParameters } from '../../mock-api/src/stories/mounted-world.ts'
import { modesTag, type ModeMedia } from '../atlas/modes.ts'
import { framePadding } from '../brand.ts'
import type { PictureRequest, PictureVerdict } from './command.ts'
import type { FilesUnderWay } from './files.ts'
import type { ModePicture } from './mode-commands.ts'
import { compareModes } from './modes.ts'
import { settled } from './settled.ts'
import { holdTime, letTimePass } from './story-timers.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    comparePicture: (request: PictureRequest) => Promise<PictureVerdict>
    filesUnderWay: () => Promise<FilesUnderWay>
    showMedia: (media: ModeMedia) => Promise<void>
    takeMode: (picture: ModePicture) => Promise<PictureVerdict>
    compareSheet: (name: string) => Promise<PictureVerdict>
  }
}

/** The part of a story's context that its pictures depend on. */
export interface PicturedStory {
  readonly id: string
  readonly tags: readonly string[]
  readonly parameters: Readonly<Record<string, unknown>>
}

declare global {
  /** Set by this file alone: the preview calls it after each story, so that no story can be left out. */
  var comparePicturesOf: ((story: PicturedStory) => Promise<void>) | undefined
}

interface VisualParameter {
  /** Why a story has no picture. */
  readonly disable?: string
  /** Only at the viewport that the story asks for, not also on a phone. */
  readonly ownViewportOnly?: boolean
}

const visualOf = (parameters: PicturedStory['parameters']) => (parameters['visual'] ?? {}) as VisualParameter

/** CSS pixels; what is below is not compared, so that a long text page does not weigh megabytes. */
const tallest = 1800
const phoneWidth = 390

await commands.filesUnderWay()

beforeEach(letTimePass)

/** The lowest edge of anything that is drawn: overlays hang outside the story's own box. */
function contentHeight(): number {
  let lowest = 0
  for (const element of document.body.querySelectorAll('*')) {
    const { bottom, width, height } = element.getBoundingClientRect()
    if (width > 0 && height > 0) lowest = Math.max(lowest, bottom + window.scrollY)
  }
  return Math.min(Math.ceil(lowest) + framePadding, tallest)
}

/** Makes the frame as high as what it holds. What comes into view by that may be higher than its placeholder. */
async function showAll(width: number, atLeast: number, api: ApiParameters | undefined): Promise<number> {
  await settled(api)
  let height = contentHeight()
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const wanted = Math.max(height, atLeast)
    if (wanted === window.innerHeight) break
    await page.viewport(width, wanted)
    await settled(api)
    height = contentHeight()
  }
  return height
}

/**
 * Compares a story, as its play function left it, with its accepted pictures: as it is, in the other theme, and on a
 * phone. A whole page is large, so its phone picture is also the one in the other theme.
 */
async function compareLooks({ id, parameters }: PicturedStory): Promise<readonly PictureVerdict[]> {
  const width = window.innerWidth
  const height = window.innerHeight
  const root = document.documentElement
  const theme = root.dataset.theme
  const otherTheme = theme === 'dark' ? 'light' : 'dark'
  const alsoOnPhone = width > phoneWidth && visualOf(parameters).ownViewportOnly !== true
  const isPage = parameters['layout'] === 'fullscreen' && alsoOnPhone

  async function take(name: string, frameWidth: number): Promise<string | null> {
    const before = window.innerHeight
    const shown = await showAll(frameWidth, before, parameters['api'] as ApiParameters | undefined)
    window.scrollTo(0, 0)
    const verdict = await commands.comparePicture({ name, width: frameWidth, height: shown })
    if (window.innerHeight !== before) await page.viewport(frameWidth, before)
    return verdict
  }

  const verdicts = [await take(id, width)]
  root.dataset.theme = otherTheme
  if (!isPage) {
    verdicts.push(await take(`${id}.${otherTheme}`, width))
    root.dataset.theme = theme
  }
  if (alsoOnPhone) {
    await page.viewport(phoneWidth, 844)
    verdicts.push(await take(isPage ? `${id}.phone-${otherTheme}` : `${id}.phone`, phoneWidth))
    await page.viewport(width, height)
  }
  root.dataset.theme = theme
  return verdicts
}

/** What is hidden on a phone has lost the focus there: a sheet looks the same whether or not that picture came before it. */
function keepFocus(focused: Element | null): void {
  if (focused instanceof HTMLElement && document.activeElement !== focused)
    focused.focus({ preventScroll: true })
}

/** The story that stands for its component is compared in every mode too [BEY-1], but for a review, which shows stories alone. */
globalThis.comparePicturesOf = async story => {
  const { id, tags, parameters } = story
  if (visualOf(parameters).disable) return
  holdTime()
  const focused = document.activeElement
  const verdicts = import.meta.env['VISUAL'] === 'modes' ? [] : await compareLooks(story)
  keepFocus(focused)
  const inModes = tags.includes(modesTag) && import.meta.env['VISUAL_KEEP'] !== '1'
  const found = inModes
    ? await compareModes({
        storyId: id,
        showAll: (width, atLeast) => showAll(width, atLeast, parameters['api'] as ApiParameters | undefined),
        exceptions: parameters['modes'] ?? {},
      })
    : []
  const wrong = [...verdicts, ...found].filter(verdict => verdict !== null)
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
}
