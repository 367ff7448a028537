import { expect, it } from 'vitest'
import { createSlots, QueueFull } from './slots.ts'

function openTask() {
  let finish: (value: string) => void = () => undefined
  let fail: (error: Error) => void = () => undefined
  const result = new Promise<string>((resolve, reject) => {
    finish = resolve
    fail = reject
  })
  let isRunning = false
  const run = () => {
    isRunning = true
    return result
  }
  return {
    run,
    finish: () => finish('done'),
    fail: (error: Error) => fail(error),
    isRunning: () => isRunning,
  }
}

it('runs two at a time, the third when one has finished, and turns a fourth away', async () => {
  const { run: inSlot } = createSlots({ running: 2, waiting: 1 })
  const [first, second, third] = [openTask(), openTask(), openTask()]
  const results = [inSlot(first.run), inSlot(second.run), inSlot(third.run)]
  expect([first, second, third].map(task => task.isRunning())).toEqual([true, true, false])
  await expect(inSlot(async () => 'never')).rejects.toBeInstanceOf(QueueFull)

  first.finish()
  await results[0]
  await Promise.resolve()
  expect(third.isRunning()).toBe(true)
  second.finish()
  third.finish()
  expect(await Promise.all(results)).toEqual(['done', 'done', 'done'])
})

it('frees the slot of a task that failed', async () => {
  const { run: inSlot } = createSlots({ running: 1, waiting: 0 })
  const task = openTask()
  const result = inSlot(task.run)
  task.fail(new Error('broken'))
  await expect(result).rejects.toThrow('broken')
  expect(await inSlot(async () => 'next')).toBe('next')
})

it('runs urgent tasks first, and has room for them when the queue is full', async () => {
  const { run: inSlot } = createSlots({ running: 1, waiting: 1 })
  const order: string[] = []
  const note = (name: string) => async () => void order.push(name)
  const running = openTask()
  const results = [inSlot(running.run), inSlot(note('ordinary')), inSlot(note('urgent'), true)]
  await expect(inSlot(note('never'))).rejects.toBeInstanceOf(QueueFull)
  running.finish()
  await Promise.all(results)
  expect(order).toEqual(['urgent', 'ordinary'])
})
