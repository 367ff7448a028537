import { afterEach, expect, it, vi } from 'vitest'
import { exportCsv } from './admin-export.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A clock on which all waits are over at once, and what they were. */
function clockWithoutWaits() {
  const waits: number[] = []
  const after = (delayMs: number, action: () => void) => {
    waits.push(delayMs)
    action()
    return () => undefined
  }
  return { waits, clock: { now: () => 0, after } }
}

function answerWith(...answers: Response[]) {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(answers.shift() ?? Response.error()))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const part = (text: string, cursor?: string) =>
  new Response(text, { headers: { 'X-Total-Count': '1500', ...(cursor && { 'X-Next-Cursor': cursor }) } })
const busy = () =>
  new Response(JSON.stringify({ message: 'The shop is very busy', code: 'overloaded' }), {
    status: 503,
    headers: { 'Retry-After': '5' },
  })

it('[ADM-9] puts the parts of a file together, and tells how far it is', async () => {
  const fetched = answerWith(part('a\n', 'next'), part('b\n'))
  const progress: number[][] = []
  const onProgress = (...of: number[]) => progress.push(of)
  const file = await exportCsv(clockWithoutWaits(), 'adminExportOrders', {}, { onProgress })
  expect(await file.text()).toBe('a\nb\n')
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([
    '/api/admin/orders/export',
    '/api/admin/orders/export?cursor=next',
  ])
  expect(progress).toEqual([
    [1000, 1500],
    [1500, 1500],
  ])
})

it('[ADM-9] asks a busy shop for the same part again, as late as it says, and loses nothing', async () => {
  const { waits, clock } = clockWithoutWaits()
  answerWith(part('a\n', 'next'), busy(), busy(), part('b\n'))
  const file = await exportCsv({ clock }, 'adminExportOrders', {})
  expect(await file.text()).toBe('a\nb\n')
  expect(waits).toEqual([5000, 5000])
})

it('[ADM-9] gives up after five tries of a part, and at once when it is refused', async () => {
  const fetched = answerWith(busy(), busy(), busy(), busy(), busy(), part('a\n'))
  await expect(exportCsv(clockWithoutWaits(), 'adminExportOrders', {})).rejects.toThrow(
    'The shop is very busy',
  )
  expect(fetched).toHaveBeenCalledTimes(5)
  const refused = answerWith(new Response('{"message":"Admin access required"}', { status: 403 }))
  await expect(exportCsv(clockWithoutWaits(), 'adminExportOrders', {})).rejects.toThrow(
    'Admin access required',
  )
  expect(refused).toHaveBeenCalledTimes(1)
})
