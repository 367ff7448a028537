import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Log } from '../domain/index.ts'
import { noMetrics } from './observability/metrics.ts'
import { reportRefusals } from './refusals.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const unused = () => undefined

it('[SRV-7] logs every ten seconds how many were refused, and nothing when nobody was', () => {
  const warn = vi.fn<Log['warn']>()
  const refused = reportRefusals(noMetrics, { error: unused, warn, info: unused })
  vi.advanceTimersByTime(60_000)
  expect(warn).not.toHaveBeenCalled()
  for (const queue of ['pages', 'api', 'api'] as const) refused(queue)
  vi.advanceTimersByTime(10_000)
  expect(warn.mock.calls).toEqual([
    [{ pages: 1, api: 2, seconds: 10 }, 'The shop is overloaded: requests were refused with 503'],
  ])
  vi.advanceTimersByTime(60_000)
  expect(warn).toHaveBeenCalledTimes(1)
})
