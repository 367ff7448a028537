import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FairQueue, type QueueLimits, type Thread } from './fair-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const limits = {
  running: 1,
  runningWhenBusy: 1,
  waiting: 4,
  patienceMs: 3000,
  overloadAfterMs: 2000,
  overloadPatienceMs: 500,
}

/** A queue whose visitors have names; what was let in and refused is written down in order. */
function openQueue(change: Partial<QueueLimits> = {}, thread?: Thread) {
  const queue = new FairQueue({ ...limits, ...change }, thread)
  const log: string[] = []
  const leave = new Map<string, () => void>()
  const give = new Map<string, () => void>()
  return {
    log,
    /** The name's first letter is the address it comes from. */
    comes: async (name: string) => {
      void queue
        .enter(name.slice(0, 1), giveUp => give.set(name, giveUp))
        .then(end => {
          log.push(end ? name : `${name} refused`)
          if (end) leave.set(name, end)
        })
      await vi.advanceTimersByTimeAsync(0)
    },
    ends: async (name: string) => {
      leave.get(name)?.()
      await vi.advanceTimersByTimeAsync(0)
    },
    givesUp: async (name: string) => {
      give.get(name)?.()
      await vi.advanceTimersByTimeAsync(0)
    },
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  }
}

it('lets as many in as may run, and the rest in the order of their coming', async () => {
  const { log, comes, ends } = openQueue()
  for (const name of ['a1', 'b1', 'c1']) await comes(name)
  expect(log).toEqual(['a1'])
  await ends('a1')
  await ends('b1')
  expect(log).toEqual(['a1', 'b1', 'c1'])
})

it('counts work that ends twice once', async () => {
  const { log, comes, ends } = openQueue()
  for (const name of ['a1', 'b1', 'c1']) await comes(name)
  await ends('a1')
  await ends('a1')
  expect(log).toEqual(['a1', 'b1'])
})

it('lets addresses take turns, however many of one wait', async () => {
  const { log, comes, ends } = openQueue()
  for (const name of ['a1', 'a2', 'a3', 'b1']) await comes(name)
  for (const name of ['a1', 'a2', 'b1']) await ends(name)
  expect(log).toEqual(['a1', 'a2', 'b1', 'a3'])
})

it('refuses the oldest of the address with the most waiting when the queue is full', async () => {
  const { log, comes, ends } = openQueue()
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'b1']) await comes(name)
  expect(log).toEqual(['a1', 'a2 refused'])
  await ends('a1')
  await ends('a3')
  expect(log.slice(2)).toEqual(['a3', 'b1'])
})

it('refuses whoever has waited too long, while nothing ends', async () => {
  const { log, comes, pass } = openQueue()
  await comes('a1')
  await comes('b1')
  await pass(2999)
  expect(log).toEqual(['a1'])
  await pass(1)
  expect(log).toEqual(['a1', 'b1 refused'])
})

it('serves the newest first and keeps nobody waiting long once the queue has not emptied for a while', async () => {
  const { log, comes, ends, pass } = openQueue()
  for (const name of ['a1', 'b1']) await comes(name)
  await pass(1700)
  for (const name of ['c1', 'd1']) await comes(name)
  await pass(300)
  await comes('e1')
  await ends('a1')
  expect(log).toEqual(['a1', 'e1'])
  // b1 came 2 s ago: half a second is what one may wait now.
  await ends('e1')
  await ends('c1')
  expect(log).toEqual(['a1', 'e1', 'b1 refused', 'c1', 'd1'])
})

it('is patient again once the queue has been empty', async () => {
  const { log, comes, ends, pass } = openQueue()
  for (const name of ['a1', 'b1']) await comes(name)
  await pass(2500)
  await ends('a1')
  for (const name of ['c1', 'd1']) await comes(name)
  await pass(1900)
  await ends('b1')
  await ends('c1')
  expect(log).toEqual(['a1', 'b1', 'c1', 'd1'])
})

it('does no work for those who gave up', async () => {
  const { log, comes, ends, givesUp } = openQueue()
  for (const name of ['a1', 'b1', 'c1']) await comes(name)
  await givesUp('b1')
  await ends('a1')
  expect(log).toEqual(['a1', 'b1 refused', 'c1'])
})

it('begins fewer at a time while the thread is busy, and as many as may run when it no longer is', async () => {
  const thread = { isBusy: true, takeIn: () => Promise.resolve() }
  const { log, comes, ends } = openQueue({ running: 3, runningWhenBusy: 1 }, thread)
  for (const name of ['a1', 'b1', 'c1', 'd1']) await comes(name)
  expect(log).toEqual(['a1'])
  thread.isBusy = false
  await ends('a1')
  expect(log).toEqual(['a1', 'b1', 'c1', 'd1'])
})

it('lets who came while the thread was busy take part before it says who is next', async () => {
  let takeIn = () => Promise.resolve()
  const thread = { isBusy: true, takeIn: () => takeIn() }
  const { log, comes, ends, pass } = openQueue({}, thread)
  for (const name of ['a1', 'b1']) await comes(name)
  await pass(2000)
  let allIn: () => void = () => undefined
  takeIn = () => new Promise(resolve => (allIn = resolve))
  await ends('a1')
  await comes('c1')
  expect(log).toEqual(['a1'])
  allIn()
  await pass(0)
  expect(log).toEqual(['a1', 'c1'])
})
