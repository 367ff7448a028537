import { toInstant } from './calendar.ts'
import { shopError } from './errors.ts'
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

/** How often `key` did it within the last `windowMs`. */
export async function countWithin(
  reader: ShopReader,
  key: string,
  windowMs: number,
  nowMs: number,
): Promise<number> {
  const events = await eventsUntil(reader, key, nowMs)
  return events.filter(event => event > nowMs - windowMs).length
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

/** Something that happens under `key`, and how often it may. */
export interface RateCounter {
  readonly key: string
  readonly limits: readonly RateLimit[]
}

/**
 * Counts one event under each key, or under none of them when one is at its limit.
 * @throws too_many_requests with the longest wait
 */
export async function countEvent(
  tx: ShopTransaction,
  counters: readonly RateCounter[],
  nowMs: number,
): Promise<void> {
  let seconds = 0
  for (const { key, limits } of counters) {
    seconds = Math.max(seconds, await secondsUntilAllowed(tx, key, limits, nowMs))
  }
  if (seconds > 0) throw shopError('too_many_requests', { seconds })
  for (const { key, limits } of counters) {
    await recordEvent(tx, key, Math.max(...limits.map(({ windowMs }) => windowMs)), nowMs)
  }
}

/** Takes back one event that was counted at `atMs` under each key: what it stood for did not happen. */
export async function takeBackEvent(
  tx: ShopTransaction,
  counters: readonly Pick<RateCounter, 'key'>[],
  atMs: number,
): Promise<void> {
  const instant = toInstant(atMs)
  for (const { key } of counters) {
    const rate = await tx.get('rates', key)
    const index = rate?.events.lastIndexOf(instant) ?? -1
    if (!rate || index === -1) continue
    const events = rate.events.filter((_, position) => position !== index)
    if (events.length === 0) await tx.delete('rates', key)
    else await tx.put('rates', { ...rate, events })
  }
}

/** A wait that grows: some tries are free, each further one doubles the wait up to the longest. */
export interface GrowingWait {
  readonly freeTries: number
  readonly firstMs: number
  readonly longestMs: number
  /** For how long a try counts. */
  readonly windowMs: number
}

/** Seconds until `key` may try again, 0 when it may now. */
export async function secondsOfGrowingWait(
  reader: ShopReader,
  key: string,
  { freeTries, firstMs, longestMs, windowMs }: GrowingWait,
  nowMs: number,
): Promise<number> {
  const tries = (await eventsUntil(reader, key, nowMs)).filter(event => event > nowMs - windowMs)
  const latest = tries.at(-1)
  if (latest === undefined || tries.length < freeTries) return 0
  const waitMs = Math.min(longestMs, firstMs * 2 ** (tries.length - freeTries))
  return Math.max(0, Math.ceil((latest + waitMs - nowMs) / secondMs))
}
