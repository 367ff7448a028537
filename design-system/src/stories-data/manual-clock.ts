import type { Clock } from '../foundations/clock.ts'

/** A clock that stands still until it is turned. */
export interface ManualClock extends Clock {
  /** Moves on, and runs what has fallen due, in order of time. */
  advance(byMs: number): void
}

export function createManualClock(startsAt = '2026-11-20T05:30:00.000Z'): ManualClock {
  let nowMs = Date.parse(startsAt)
  let waiting: { dueMs: number; action: () => void }[] = []
  return {
    now: () => nowMs,
    after(delayMs, action) {
      const entry = { dueMs: nowMs + delayMs, action }
      waiting.push(entry)
      return () => {
        waiting = waiting.filter(other => other !== entry)
      }
    },
    advance(byMs) {
      const endMs = nowMs + byMs
      for (;;) {
        const [next] = waiting.filter(({ dueMs }) => dueMs <= endMs).toSorted((a, b) => a.dueMs - b.dueMs)
        if (!next) break
        waiting = waiting.filter(other => other !== next)
        nowMs = next.dueMs
        next.action()
      }
      nowMs = endMs
    },
  }
}
