import { expect, it, vi } from 'vitest'
import { createManualClock } from './manual-clock.ts'

it('runs what falls due in order of time, and nothing before', () => {
  const clock = createManualClock()
  const ran: string[] = []
  clock.after(20, () => ran.push('later'))
  clock.after(10, () => ran.push('sooner'))
  clock.advance(9)
  expect(ran).toEqual([])
  clock.advance(11)
  expect(ran).toEqual(['sooner', 'later'])
})

it('says when something is put off, be it before or after it is asked', async () => {
  const clock = createManualClock()
  const before = clock.scheduled(10)
  clock.after(10, () => undefined)
  await expect(before).resolves.toBeUndefined()
  await expect(clock.scheduled(10)).resolves.toBeUndefined()
})

it('moves on to what was put off after it was asked to', async () => {
  const clock = createManualClock()
  const action = vi.fn<() => void>()
  const ran = clock.runScheduled(10)
  expect(action).not.toHaveBeenCalled()
  clock.after(10, action)
  await ran
  expect(action).toHaveBeenCalledOnce()
})

it('names the time that nothing was put off to', async () => {
  vi.useFakeTimers()
  try {
    const clock = createManualClock()
    clock.after(20, () => undefined)
    const scheduled = clock.scheduled(10).catch(String)
    await vi.advanceTimersByTimeAsync(5000)
    expect(await scheduled).toBe('Error: Nothing is put off to 10 ms from now')
  } finally {
    vi.useRealTimers()
  }
})
