import { describe, expect, it } from 'vitest'
import { createConfirmedTime } from './confirmed-time.ts'
import { dayMs, hourMs, minuteMs } from './rates.ts'

const start = Date.parse('2026-11-20T06:00:00Z')
const weekMs = 7 * dayMs

/** A system clock that can be set, and a monotonic one that cannot. */
function clocks(lastConfirmedMs?: number) {
  let [nowMs, elapsedMs] = [start, 5000]
  const time = createConfirmedTime(lastConfirmedMs)
  return {
    pass: (ms: number) => {
      nowMs += ms
      elapsedMs += ms
    },
    jump: (ms: number) => {
      nowMs += ms
    },
    read: () => time.at({ nowMs, elapsedMs }).confirmedMs - start,
    aheadMs: () => time.at({ nowMs, elapsedMs }).aheadMs,
  }
}

describe('the time by which things are removed', () => {
  it('[SRV-3] is the clock, while that goes evenly', () => {
    const { pass, read } = clocks()
    expect(read()).toBe(0)
    pass(3 * dayMs)
    expect(read()).toBe(3 * dayMs)
  })

  it('[SRV-3] does not follow a clock that jumps a week ahead, and goes on evenly', () => {
    const { pass, jump, read, aheadMs } = clocks()
    read()
    jump(weekMs)
    expect(read()).toBe(0)
    expect(aheadMs()).toBe(weekMs)
    pass(hourMs)
    expect(read()).toBe(hourMs)
    jump(-weekMs)
    expect(read()).toBe(hourMs)
    expect(aheadMs()).toBe(0)
  })

  it('[SRV-3] follows once the clock has stayed ahead for a day, and not when it jumps again meanwhile', () => {
    const { pass, jump, read } = clocks()
    read()
    jump(weekMs)
    read()
    pass(23 * hourMs)
    jump(weekMs)
    read()
    pass(23 * hourMs)
    expect(read()).toBe(46 * hourMs)
    pass(hourMs)
    expect(read()).toBe(2 * weekMs + 47 * hourMs)
  })

  it('[SRV-3] follows a clock that is set back at once: nothing is lost by that', () => {
    const { pass, jump, read } = clocks()
    read()
    jump(-weekMs)
    expect(read()).toBe(-weekMs)
    pass(hourMs)
    expect(read()).toBe(hourMs - weekMs)
  })

  it('[SRV-3] takes small steps with the clock, as a time server makes them', () => {
    const { jump, read } = clocks()
    read()
    jump(10 * minuteMs)
    expect(read()).toBe(10 * minuteMs)
  })

  it('[SRV-3] goes on after a restart from where it was, and trusts a short stop but not a long one', () => {
    expect(clocks(start - 20 * minuteMs).read()).toBe(0)
    const { pass, read } = clocks(start - weekMs)
    expect(read()).toBe(-weekMs)
    pass(dayMs)
    expect(read()).toBe(dayMs)
  })
})
