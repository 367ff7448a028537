import type { ApiParameters } from '../../mock-api/src/stories/mounted-world.ts'
import { unansweredCalls } from './calls.ts'
import { tellsTimeFromMs } from './tells-time.ts'

/** So many frames in a row have to pass without any change. */
const quietFrames = 3

export const nextFrame = () =>
  new Promise<void>(resolve => {
    requestAnimationFrame(() => resolve())
  })

let changes = 0
const countChange = () => {
  changes += 1
}
new MutationObserver(countChange).observe(document, {
  subtree: true,
  childList: true,
  attributes: true,
  characterData: true,
})
// Storybook makes the frame as wide as the story asks, while the story is drawn.
window.addEventListener('resize', countChange)

/** Whether it is under way and comes to an end: a loading shimmer, for one, never does. */
function isEnding({ playState, effect }: Animation): boolean {
  return playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
}

/** What moves now and comes to an end. */
export function endingAnimations(): readonly Animation[] {
  return document.getAnimations().filter(isEnding)
}

function isMoving(): boolean {
  return endingAnimations().some(
    ({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) < tellsTimeFromMs,
  )
}

/** What keeps the page from being at rest, and undefined when nothing does. */
export function unrest(api: ApiParameters | undefined): string | undefined {
  const calls = unansweredCalls(api)
  if (calls.length > 0) return `waits for ${calls.join(', ')}`
  if (document.fonts.status !== 'loaded') return 'waits for a font'
  if (isMoving()) return 'keeps moving'
  return undefined
}

export interface QuietFrames {
  /** When to give up, by `performance.now()`. */
  readonly endsAtMs: number
  /** Says what keeps the page from being at rest, and undefined when nothing does. */
  readonly findUnrest: () => string | undefined
  /** Runs before each frame. */
  readonly prepare?: () => Promise<void>
}

/** Resolves when nothing has changed for some frames. @returns why not, when the time is over */
export async function quietPage({ endsAtMs, findUnrest, prepare }: QuietFrames): Promise<string | undefined> {
  let reason: string | undefined = 'keeps changing'
  for (let quiet = 0; quiet < quietFrames;) {
    if (performance.now() > endsAtMs) return reason ?? 'keeps changing'
    await prepare?.()
    const before = changes
    await nextFrame()
    reason = findUnrest()
    quiet = reason === undefined && changes === before ? quiet + 1 : 0
  }
  return undefined
}
