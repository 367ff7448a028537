import { toInstant } from './calendar.ts'
import type { ShopReader, ShopTransaction } from './records.ts'

/** At most `count` events within `windowMs`. */
export interface RateLimit {
  readonly count: number
  readonly windowMs: number
}

export const secondMs = 1000
export const minuteMs = 60 * secondMs
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

/** An event further ahead was noted by a clock that has been put right since. */
const clockToleranceMs = minuteMs

/** When the events of a key happened, in milliseconds; none lies ahead of now, so that no wait exceeds its window. */
async function eventsUntil(reader: ShopReader, key: string, nowMs: number): Promise<readonly number[]> {
  const events = (await reader.get('rates', key))?.events ?? []
  return events
    .map(event => Date.parse(event))
    .filter(event => event <= nowMs + clockToleranceMs)
    .map(event => Math.min(event, nowMs))
}

/**
 * Seconds until `key` may do it again, 0 when it may do it now. The limits hold together: the longest wait counts.
 */
export async function secondsUntilAllowed(
  reader: ShopReader,
  key: string,
  limits: readonly RateLimit[],
  nowMs: number,
): Promise<number> {
  const events = await eventsUntil(reader, key, nowMs)
  const waits = limits.map(({ count, windowMs }) => {
    const within = events.filter(event => event > nowMs - windowMs)
    const oldestThatCounts = within[within.length - count]
    return oldestThatCounts === undefined ? 0 : oldestThatCounts + windowMs - nowMs
  })
  return Math.ceil(Math.max(0, ...waits) / secondMs)
}

/** Notes that `key` did it now. Events older than `keepMs` (the longest window) are forgotten. */
export async function recordEvent(
  tx: ShopTransaction,
  key: string,
  keepMs: number,
  nowMs: number,
): Promise<void> {
  const recent = (await eventsUntil(tx, key, nowMs)).filter(event => event > nowMs - keepMs)
  await tx.put('rates', {
    id: key,
    events: [...recent, nowMs].map(toInstant),
    expiresAt: toInstant(nowMs + keepMs),
  })
}
