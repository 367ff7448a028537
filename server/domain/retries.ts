import type { Ids } from './ports/index.ts'
import { hourMs, minuteMs } from './rates.ts'

/** How what could not be handed over is tried again: messages of the outbox, and deliveries to webhooks. */

/** The wait after the first failure; each further one doubles it, up to the longest. */
const firstWaitMs = minuteMs
const longestWaitMs = 4 * hourMs
/** Tries after which a message is given up: the waits between them come to a little over a day. */
export const triesPerMessage = 14

/** Milliseconds: between half of the wait and all of it, so that what failed together does not come back together. */
export function waitAfter({ ids }: { readonly ids: Ids }, attempts: number): number {
  const waitMs = Math.min(firstWaitMs * 2 ** (attempts - 1), longestWaitMs)
  return waitMs / 2 + (waitMs / 2) * (Number(ids.digits(3)) / 999)
}
