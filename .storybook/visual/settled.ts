import { commands } from 'vitest/browser'
import type { ApiParameters } from '../../mock-api/src/stories/mounted-world.ts'
import { unansweredCalls } from './calls.ts'
import { decodeImages } from './images.ts'
import { isWorkPutOff, wait } from './story-timers.ts'

/** How long a story may take to come to rest, in milliseconds. One that does not is an error, never a picture. */
const patienceMs = 15_000

/** So many frames in a row have to pass without any change. */
const quietFrames = 3

/**
 * React shows what came late at most this many milliseconds after it has come, so that a page does not flicker: a
 * part whose code was fetched just now may be there and not be drawn yet.
 */
const lateRevealMs = 350

export const nextFrame = () =>
  new Promise<void>(resolve => {
    requestAnimationFrame(() => resolve())
  })

let changes = 0
new MutationObserver(() => {
  changes += 1
}).observe(document.documentElement, {
  subtree: true,
  childList: true,
  attributes: true,
  characterData: true,
})

/** Puts what moves at its end: a picture of a movement would be another one each time. */
function endAnimations(): number {
  const running = document.getAnimations().filter(animation => animation.playState === 'running')
  const ending = running.filter(animation => animation.effect?.getComputedTiming().endTime !== Infinity)
  for (const animation of ending) animation.finish()
  return ending.length
}

/** What keeps the page from being at rest, and undefined when nothing in the page does. */
function unrest(api: ApiParameters | undefined): string | undefined {
  const calls = unansweredCalls(api)
  if (calls.length > 0) return `waits for ${calls.join(', ')}`
  if (document.fonts.status !== 'loaded') return 'waits for a font'
  if (endAnimations() > 0) return 'keeps moving'
  if (isWorkPutOff()) return 'has put off work'
  return undefined
}

/** Resolves when nothing has changed for some frames. @returns why not, when the time is over */
async function quietPage(api: ApiParameters | undefined, endsAt: number): Promise<string | undefined> {
  let reason: string | undefined = 'keeps changing'
  for (let quiet = 0; quiet < quietFrames;) {
    if (performance.now() > endsAt) return reason ?? 'keeps changing'
    await decodeImages()
    const before = changes
    await nextFrame()
    reason = unrest(api)
    quiet = reason === undefined && changes === before ? quiet + 1 : 0
  }
  return undefined
}

/**
 * Resolves when the story is as it will stay: fonts and pictures are there, the mocks have answered, no file of it
 * is on its way, nothing moves, and some frames have passed in which nothing changed.
 * @throws Error that says what the story still waited for after 15 s
 */
export async function settled(api: ApiParameters | undefined): Promise<void> {
  const endsAt = performance.now() + patienceMs
  for (;;) {
    const reason = await quietPage(api, endsAt)
    if (reason) throw new Error(`The story does not come to rest: it ${reason}`)
    const { files, lastCodeMsAgo } = await commands.filesUnderWay()
    if (files.length === 0 && lastCodeMsAgo >= lateRevealMs) return
    if (performance.now() > endsAt)
      throw new Error(`The story does not come to rest: it waits for ${files.join(', ')}`)
    await wait(files.length > 0 ? 20 : lateRevealMs - lastCodeMsAgo)
  }
}
