import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { documentTrueAtMs, printedFor, printQueries, readQueries } from './printed-queries.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function printedAt(instant: string): Promise<string> {
  vi.setSystemTime(instant)
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await queryClient.prefetchQuery({ queryKey: ['product', 'tivra'], queryFn: () => ({ name: 'Tivra' }) })
  await queryClient.prefetchQuery({ queryKey: ['reviews'], queryFn: () => Promise.reject(new Error('No')) })
  const printed = JSON.stringify(printQueries(queryClient))
  queryClient.clear()
  return printed
}

it('[SRV-8] prints the same whenever it is printed, and nothing of what failed', async () => {
  const printed = '[[["product","tivra"],{"name":"Tivra"}]]'
  expect(await printedAt('2026-11-28T10:00:00Z')).toBe(printed)
  expect(await printedAt('2026-11-28T11:00:00Z')).toBe(printed)
})

it('[SRV-8] is read for as long as the document stands, as true as it says', () => {
  const queryClient = new QueryClient()
  readQueries(queryClient, [[['product', 'tivra'], { name: 'Tivra' }]], 5000)
  vi.advanceTimersByTime(24 * 60 * 60_000)
  expect(queryClient.getQueryData(['product', 'tivra'])).toEqual({ name: 'Tivra' })
  expect(queryClient.getQueryState(['product', 'tivra'])).toMatchObject({
    dataUpdatedAt: 5000,
    status: 'success',
    fetchStatus: 'idle',
  })
})

it('[SRV-8] [BEY-3] is for a customer what was printed for everybody at their PIN code, which is theirs alone', () => {
  const product = [['product', 'tivra'], { name: 'Tivra' }] as const
  const everybodys = [product, [['delivery-pincode', null], '560025']] as const
  expect(printedFor('user', everybodys)).toEqual([product, [['delivery-pincode', 'user'], '560025']])
  expect(printedFor('guest', everybodys)).toEqual(everybodys)
  expect(printedFor(null, everybodys)).toEqual(everybodys)
  // A page of nobody's, such as one that opens offline, says nothing of where a customer lives.
  expect(printedFor('user', [product, [['delivery-pincode', null], '']])).toEqual([product])
  const own = [product, [['delivery-pincode', 'user'], '']] as const
  expect(printedFor('user', own)).toEqual(own)
})

it.each([
  { how: 'from the server', type: 'navigate', isCopy: false, trueAtMs: 1000 },
  { how: 'again from the server', type: 'reload', isCopy: false, trueAtMs: 1000 },
  { how: 'from what the browser kept', type: 'back_forward', isCopy: false, trueAtMs: 0 },
  { how: 'from the service worker', type: 'navigate', isCopy: true, trueAtMs: 0 },
])('[SRV-8] [BEY-14] a document $how is true since $trueAtMs', ({ type, isCopy, trueAtMs }) => {
  const opened = {
    document: { querySelector: (selector: string) => (isCopy && selector === '.saved-copy' ? {} : null) },
    performance: { timeOrigin: 1000, getEntriesByType: () => [{ type }] },
  }
  expect(documentTrueAtMs(opened as unknown as Window)).toBe(trueAtMs)
})
