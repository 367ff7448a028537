import { dayMs, hourMs } from './rates.ts'

/** A step of the clock, or a stop of the shop, that is believed at once. */
const believedStepMs = hourMs
/** How long a clock has to stay further ahead than that before it is believed. */
const confirmationMs = dayMs

interface Reading {
  /** The system's clock, which can be set. */
  readonly nowMs: number
  /** The monotonic clock, which cannot. */
  readonly elapsedMs: number
}

export interface ConfirmedTime {
  /** @returns the time that is confirmed, and how far the clock is ahead of it */
  at(reading: Reading): { readonly confirmedMs: number; readonly aheadMs: number }
}

/**
 * The time by which things may be removed for good: nothing goes by a clock that may be wrong. It passes as the
 * monotonic clock does. A clock that is behind it is followed at once, since things only live longer by that. One that
 * is more than an hour ahead, because it jumped or because the shop stood still for longer, is followed when it has
 * stayed so for a day: until then an operator can set it right, and nothing is lost.
 * @param lastConfirmedMs the time that the shop confirmed last before it was started; without it the clock is believed
 */
export function createConfirmedTime(lastConfirmedMs?: number): ConfirmedTime {
  let last: Reading | undefined
  let ahead: { readonly offsetMs: number; readonly sinceMs: number } | undefined

  return {
    at({ nowMs, elapsedMs }) {
      const expectedMs = last ? last.nowMs + elapsedMs - last.elapsedMs : (lastConfirmedMs ?? nowMs)
      const offsetMs = nowMs - elapsedMs
      if (nowMs - expectedMs <= believedStepMs) ahead = undefined
      else if (!ahead || Math.abs(offsetMs - ahead.offsetMs) > believedStepMs) {
        ahead = { offsetMs, sinceMs: elapsedMs }
      }
      const isBelieved = !ahead || elapsedMs - ahead.sinceMs >= confirmationMs
      if (isBelieved) ahead = undefined
      const confirmedMs = isBelieved ? nowMs : expectedMs
      last = { nowMs: confirmedMs, elapsedMs }
      return { confirmedMs, aheadMs: isBelieved ? 0 : nowMs - confirmedMs }
    },
  }
}
