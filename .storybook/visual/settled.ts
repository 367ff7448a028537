import type { ApiParameters } from '../../mock-api/src/stories/mounted-world.ts'
import { endingAnimations, quietPage, unrest } from '../rest/at-rest.ts'
import type { FilesUnderWay } from './files.ts'
import { decodeImages } from './images.ts'
import { isWorkPutOff, wait } from './story-timers.ts'

/** How long a story may take to come to rest, in milliseconds. One that does not is an error, never a picture. */
const patienceMs = 15_000

/**
 * React shows what came late at most this many milliseconds after it has come, so that a page does not flicker: a
 * part whose code was fetched just now may be there and not be drawn yet.
 */
const lateRevealMs = 350

/** Puts what moves at its end: a picture of a movement would be another one each time. */
function endAnimations(): boolean {
  const ending = endingAnimations()
  for (const animation of ending) animation.finish()
  return ending.length > 0
}

function findUnrest(api: ApiParameters | undefined): string | undefined {
  if (endAnimations()) return 'keeps moving'
  return unrest(api) ?? (isWorkPutOff() ? 'has put off work' : undefined)
}

/**
 * Resolves when the story is as it will stay: fonts and pictures are there, the mocks have answered, no file of it
 * is on its way, nothing moves, and some frames have passed in which nothing changed.
 * @param filesUnderWay asks the browser, since a page itself does not know
 * @throws Error that says what the story still waited for after 15 s
 */
export async function settled(
  api: ApiParameters | undefined,
  filesUnderWay: () => Promise<FilesUnderWay>,
): Promise<void> {
  const endsAtMs = performance.now() + patienceMs
  for (;;) {
    const reason = await quietPage({ endsAtMs, findUnrest: () => findUnrest(api), prepare: decodeImages })
    if (reason) throw new Error(`The story does not come to rest: it ${reason}`)
    const { files, lastCodeMsAgo } = await filesUnderWay()
    if (files.length === 0 && lastCodeMsAgo >= lateRevealMs) return
    if (performance.now() > endsAtMs)
      throw new Error(`The story does not come to rest: it waits for ${files.join(', ')}`)
    await wait(files.length > 0 ? 20 : lateRevealMs - lastCodeMsAgo)
  }
}
