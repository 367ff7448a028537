import { commands, page } from 'vitest/browser'
import { modes, sheetOf, type Mode, type ModeMedia, type ModeName } from '../atlas/modes.ts'
import { showModeOfPage } from '../atlas/show-mode.ts'
import { findCutOff, findMotion } from './cut-off.ts'
import { findCutRing } from './focus-ring.ts'
import { findReversed } from './reading-order.ts'

/** CSS pixels. A story of a phone keeps its own. */
const widest = 1024
const tallest = 1000
const frameHeight = 600

/** Pictures hide the caret by its colour, which forced colours bring back: there it must not blink. */
const stillCaret = '*{caret-animation:manual!important}'

const usualMedia: ModeMedia = {}

/** Asks the runner only for another size: most components stand in the same frame in six modes. */
async function resize(width: number, height: number): Promise<void> {
  if (window.innerWidth !== width || window.innerHeight !== height) await page.viewport(width, height)
}

export interface ModesRequest {
  readonly storyId: string
  /** Makes the frame as high as what it holds, which it returns in CSS pixels. */
  readonly showAll: (width: number, atLeast: number) => Promise<number>
  /** `parameters.modes`: what a mode cannot ask of this component, and why. */
  readonly exceptions: Readonly<Partial<Record<ModeName, string>>>
}

/**
 * Compares a component in each mode with its accepted sheet, and finds what no picture of it may show, accepted or not.
 *
 * @returns what is wrong, a line each
 */
export async function compareModes({
  storyId,
  showAll,
  exceptions,
}: ModesRequest): Promise<readonly string[]> {
  const name = sheetOf(storyId)
  const ownWidth = Math.min(window.innerWidth, widest)
  const before = { width: window.innerWidth, height: window.innerHeight }
  const wrong: string[] = []
  const still = document.createElement('style')
  still.textContent = stillCaret
  document.head.append(still)
  await commands.beginSheet(name)
  let media = usualMedia
  for (const [key, mode] of Object.entries(modes) as [ModeName, Mode][]) {
    const width = Math.min(mode.width ?? ownWidth, ownWidth)
    const asked = mode.media ?? usualMedia
    if (asked !== media) await commands.showMedia(asked)
    media = asked
    const showAsBefore = showModeOfPage(mode)
    await resize(width, frameHeight)
    const height = Math.min(await showAll(width, frameHeight), tallest)
    window.scrollTo(0, 0)
    const faults = [
      ...findCutOff(),
      ...findCutRing(),
      ...(key === 'reducedMotion' ? findMotion() : []),
      ...(key === 'rightToLeft' ? findReversed() : []),
    ]
    if (!(key in exceptions)) wrong.push(...faults.map(fault => `${name}, ${mode.title}: ${fault}`))
    const unsteady = await commands.takeMode({ name, title: mode.title, width, height })
    if (unsteady) wrong.push(unsteady)
    showAsBefore()
  }
  still.remove()
  await commands.showMedia(usualMedia)
  await resize(before.width, before.height)
  const verdict = await commands.compareSheet(name)
  return verdict ? [...wrong, verdict] : wrong
}
