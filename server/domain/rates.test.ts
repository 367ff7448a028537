import { expect, it } from 'vitest'
import { createMemoryStore } from '../stores/memory.ts'
import { dayMs, hourMs, minuteMs, recordEvent, secondMs, secondsUntilAllowed } from './rates.ts'
import { shopSchema } from './records.ts'

const now = Date.parse('2026-11-20T06:00:00Z')
const weekMs = 7 * dayMs
const limits = [{ count: 2, windowMs: hourMs }]

function counter() {
  const store = createMemoryStore(shopSchema)
  return {
    store,
    record: (nowMs: number) => store.transaction(tx => recordEvent(tx, 'key', hourMs, nowMs)),
    wait: (nowMs: number) => secondsUntilAllowed(store, 'key', limits, nowMs),
  }
}

it('[AUTH-6] waits until the oldest event that counts leaves the window', async () => {
  const { record, wait } = counter()
  await record(now)
  expect(await wait(now)).toBe(0)
  await record(now + minuteMs)
  expect(await wait(now + minuteMs)).toBe(59 * 60)
  expect(await wait(now + hourMs)).toBe(0)
})

it('[AUTH-6] bars nobody for a week when the clock was a week ahead for a while', async () => {
  const { record, wait } = counter()
  await record(now + weekMs)
  await record(now + weekMs)
  expect(await wait(now + weekMs)).toBe(3600)
  expect(await wait(now)).toBe(0)
  await record(now)
  await record(now)
  expect(await wait(now)).toBe(3600)
})

it('[AUTH-6] goes on counting when the clock is put right by a few seconds', async () => {
  const { record, wait } = counter()
  await record(now)
  await record(now)
  expect(await wait(now - 10 * secondMs)).toBe(3600)
  await record(now - 10 * secondMs)
  expect(await wait(now + hourMs - 11 * secondMs)).toBe(1)
})
