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

/** Pixels of the width of the candidate that stands for all: the smallest, which is quick to decode. */
const pinnedWidth = 320

/**
 * Holds each picture to one candidate of its `srcset`: the browser prefers one that it already has, and which it has
 * depends on the stories before.
 */
function pinCandidates(): void {
  for (const element of document.querySelectorAll<HTMLImageElement | HTMLSourceElement>('[srcset]')) {
    const candidates = element.srcset.split(',').map(candidate => candidate.trim())
    const pinned = candidates.find(candidate => candidate.endsWith(` ${pinnedWidth}w`))
    if (pinned && candidates.length > 1) element.srcset = pinned
  }
}

const imagePatienceMs = 2000

const wait = (ms: number) =>
  new Promise<void>(resolve => {
    setTimeout(resolve, ms)
  })

function isInView(image: HTMLImageElement): boolean {
  const { top, bottom, left, right, width } = image.getBoundingClientRect()
  return width > 0 && bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth
}

async function picturesReady(): Promise<void> {
  pinCandidates()
  await document.fonts.ready
  const images = [...document.images].filter(isInView)
  // A lazy one in a row that scrolls would come when it likes.
  for (const image of images) image.loading = 'eager'
  // One that cannot be decoded shows its broken state, which is then what the picture holds.
  await Promise.race([
    Promise.all(images.map(image => image.decode().catch(() => undefined))),
    wait(imagePatienceMs),
  ])
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

/** Calls of this story that are under way: what comes into view may ask for more. */
let underWay = new Set<object>()
const pageFetch = globalThis.fetch
globalThis.fetch = async (...request) => {
  const call = {}
  const ofThisStory = underWay
  ofThisStory.add(call)
  try {
    return await pageFetch(...request)
  } finally {
    ofThisStory.delete(call)
  }
}

/** Frames to wait for calls, about a second: a Loading story's call never ends. */
const patience = 60

async function callsAnswered(): Promise<void> {
  const awaited = underWay
  for (let frame = 0; frame < patience; frame += 1) {
    if (awaited.size === 0) return
    await new Promise(resolve => {
      requestAnimationFrame(resolve)
    })
  }
  // These will not be answered; the story's other pictures need not wait for them again.
  awaited.clear()
}

/** Makes the frame as high as what it holds. What comes into view by that may be higher than its placeholder. */
async function showAll(width: number, atLeast: number): Promise<number> {
  let height = contentHeight()
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const wanted = Math.max(height, atLeast)
    if (wanted !== window.innerHeight) await page.viewport(width, wanted)
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
  const verdict = await commands.comparePicture({ name, width, height })
  if (window.innerHeight !== before) await page.viewport(width, before)
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
  underWay = new Set()
  const wrong = verdicts.filter(verdict => verdict !== null)
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
}
