import { commands, page } from 'vitest/browser'
import type { PictureRequest, PictureVerdict } from './command.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    comparePicture: (request: PictureRequest) => Promise<PictureVerdict>
  }
}

/** The part of a story's context that its pictures depend on. */
export interface PicturedStory {
  readonly id: string
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

/** CSS pixels; what is below is not compared, so that a long text page does not weigh megabytes. */
const tallest = 1800
const phoneWidth = 390

/** Two frames: styles and layout have settled. */
const settle = () =>
  new Promise<void>(resolve => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })

async function picturesReady(): Promise<void> {
  await document.fonts.ready
  await Promise.all(
    [...document.images]
      .filter(image => !image.complete && image.loading !== 'lazy')
      .map(
        image =>
          new Promise<void>(resolve => {
            image.addEventListener('load', () => resolve(), { once: true })
            image.addEventListener('error', () => resolve(), { once: true })
          }),
      ),
  )
  await settle()
}

/** As Storybook's own frame does: the edge of a focused control must not be cut off. */
const padding = 16
const style = document.createElement('style')
style.textContent = `body[data-layout='padded'] { padding: ${padding}px }`
document.head.append(style)

/** The lowest edge of anything that is drawn: overlays hang outside the story's own box. */
function contentHeight(): number {
  let lowest = 0
  for (const element of document.body.querySelectorAll('*')) {
    const { bottom, width, height } = element.getBoundingClientRect()
    if (width > 0 && height > 0) lowest = Math.max(lowest, bottom + window.scrollY)
  }
  return Math.min(Math.ceil(lowest) + padding, tallest)
}

/** Calls that are under way: what comes into view may ask for more. */
const calls = { underWay: 0 }
const pageFetch = globalThis.fetch
globalThis.fetch = async (...request) => {
  calls.underWay += 1
  try {
    return await pageFetch(...request)
  } finally {
    calls.underWay -= 1
  }
}

/** Frames to wait for calls, about a second: a Loading story's call never ends. */
const patience = 60

async function callsAnswered(): Promise<void> {
  for (let frame = 0; frame < patience && calls.underWay > 0; frame += 1) {
    await new Promise(resolve => {
      requestAnimationFrame(resolve)
    })
  }
}

/** Makes the frame as high as what it holds. What comes into view by that may be higher than its placeholder. */
async function showAll(width: number, atLeast: number): Promise<number> {
  let height = contentHeight()
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await page.viewport(width, Math.max(height, atLeast))
    await settle()
    await callsAnswered()
    await picturesReady()
    const next = contentHeight()
    if (next === height) break
    height = next
  }
  return height
}

async function take(name: string, width: number): Promise<string | null> {
  const before = window.innerHeight
  const height = await showAll(width, before)
  window.scrollTo(0, 0)
  await settle()
  const verdict = await commands.comparePicture({ name, width, height })
  await page.viewport(width, before)
  return verdict
}

/**
 * Compares a story, as its play function left it, with its accepted pictures: as it is, in the other theme, and on a
 * phone. A whole page is large, so its phone picture is also the one in the other theme.
 */
globalThis.comparePicturesOf = async ({ id, parameters }) => {
  const visual = (parameters['visual'] ?? {}) as VisualParameter
  if (visual.disable) return
  const width = window.innerWidth
  const height = window.innerHeight
  const root = document.documentElement
  const theme = root.dataset.theme
  const otherTheme = theme === 'dark' ? 'light' : 'dark'
  const alsoOnPhone = width > phoneWidth && visual.ownViewportOnly !== true
  const isPage = parameters['layout'] === 'fullscreen' && alsoOnPhone

  const verdicts = [await take(id, width)]
  root.dataset.theme = otherTheme
  if (!isPage) {
    verdicts.push(await take(`${id}.${otherTheme}`, width))
    root.dataset.theme = theme
  }
  if (alsoOnPhone) {
    await page.viewport(phoneWidth, 844)
    await settle()
    verdicts.push(await take(isPage ? `${id}.phone-${otherTheme}` : `${id}.phone`, phoneWidth))
    await page.viewport(width, height)
  }
  root.dataset.theme = theme
  const wrong = verdicts.filter(verdict => verdict !== null)
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
}
