import type { Clock } from '../foundations/clock.ts'

/** A clock that stands still until it is turned. */
export interface ManualClock extends Clock {
  /** Moves on, and runs what has fallen due, in order of time. */
  advance(byMs: number): void
  /**
   * Resolves when something is put off to `inMs` from now: a component does so in an effect, which may run after it is
   * drawn.
   * @throws Error after 5 s of the browser's time
   */
  scheduled(inMs: number): Promise<void>
  /** Moves on to what is put off to `inMs` from now, once it is. */
  runScheduled(inMs: number): Promise<void>
}

/** Milliseconds of the browser's time. */
const patienceMs = 5000

export function createManualClock(startsAt = '2026-11-20T05:30:00.000Z'): ManualClock {
  let nowMs = Date.parse(startsAt)
  let waiting: { dueMs: number; action: () => void }[] = []
  const expecting = new Set<() => void>()
  const clock: ManualClock = {
    now: () => nowMs,
    after(delayMs, action) {
      const entry = { dueMs: nowMs + delayMs, action }
      waiting.push(entry)
      for (const look of expecting) look()
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
    scheduled: inMs =>
      new Promise((resolve, reject) => {
        const end = (settle: () => void) => {
          clearTimeout(timeout)
          expecting.delete(look)
          settle()
        }
        const timeout = setTimeout(
          () => end(() => reject(new Error(`Nothing is put off to ${inMs} ms from now`))),
          patienceMs,
        )
        const look = () => {
          if (waiting.some(({ dueMs }) => dueMs === nowMs + inMs)) end(resolve)
        }
        expecting.add(look)
        look()
      }),
    async runScheduled(inMs) {
      await clock.scheduled(inMs)
      clock.advance(inMs)
    },
  }
  return clock
}
