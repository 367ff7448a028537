import { expect, it, vi } from 'vitest'
import { waitForTurn } from './frame-queue.ts'

it('lets two frames load at a time, and the next when one is there or not wanted any more', () => {
  const starts = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()]
  const turns = starts.map(start => waitForTurn(start))
  const started = () => starts.map(start => start.mock.calls.length)
  expect(started()).toEqual([1, 1, 0, 0])

  turns[2]?.end()
  turns[0]?.end()
  turns[0]?.end()
  expect(started()).toEqual([1, 1, 0, 1])
})
