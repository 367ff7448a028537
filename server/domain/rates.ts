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

/**
 * Seconds until `key` may do it again, 0 when it may do it now. The limits hold together: the longest wait counts.
 */
export async function secondsUntilAllowed(
  reader: ShopReader,
  key: string,
  limits: readonly RateLimit[],
  nowMs: number,
): Promise<number> {
  const events = ((await reader.get('rates', key))?.events ?? []).map(Date.parse)
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
  const events = (await tx.get('rates', key))?.events ?? []
  const recent = events.filter(event => Date.parse(event) > nowMs - keepMs)
  await tx.put('rates', { id: key, events: [...recent, toInstant(nowMs)] })
}
