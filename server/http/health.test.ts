import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { StoreUnavailable } from '../domain/ports/store.ts'
import { openTestShop, type TestShop } from './test-shop.ts'

let shop: TestShop
afterEach(() => shop.close())

const render = async () => ({ status: 200, headers: {}, html: 'page' })

async function readiness() {
  const answer = await shop.send('GET', '/readyz')
  return { status: answer.status, body: (await answer.json()) as unknown }
}

it('is alive as long as it answers', async () => {
  shop = await openTestShop()
  const answer = await shop.send('GET', '/healthz')
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }])
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

it('is ready with a store, a disk with room and pages to render', async () => {
  shop = await openTestShop({ render })
  expect(await readiness()).toEqual({
    status: 200,
    body: { status: 'ok', checks: { store: true, disk: true, writes: true, rendering: true, running: true } },
  })
})

it('is not ready without pages, nor once the store is closed', async () => {
  shop = await openTestShop()
  expect(await readiness()).toMatchObject({ status: 503, body: { checks: { rendering: false } } })
  await shop.close()

  shop = await openTestShop({ render })
  await shop.dependencies.store.close()
  expect(await readiness()).toMatchObject({ status: 503, body: { checks: { store: false, disk: true } } })
})

it('is not ready where what renders pages cannot be loaded', async () => {
  const loadStorefront = () => Promise.reject(new Error('half a build'))
  shop = await openTestShop({ render, loadStorefront })
  expect(await readiness()).toMatchObject({
    status: 503,
    body: { checks: { rendering: false, store: true } },
  })
})

it('is not ready while the store cannot write', async () => {
  shop = await openTestShop({ render })
  shop.dependencies.store.assertWritable = () => Promise.reject(new StoreUnavailable('the disk is full'))
  expect(await readiness()).toEqual({
    status: 503,
    body: {
      status: 'unavailable',
      checks: { store: true, disk: true, writes: false, rendering: true, running: true },
    },
  })
})

it('tries a write of its own, and leaves nothing behind', async () => {
  shop = await openTestShop({ render })
  expect(await readiness()).toMatchObject({ status: 200 })
  expect(await readdir(shop.dataFolder)).toEqual([])
})

it('is not ready when its own write fails, and asks again after a few seconds', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  shop = await openTestShop({ render })
  const inTheWay = path.join(shop.dataFolder, 'write-probe')
  await mkdir(inTheWay)
  expect(await readiness()).toMatchObject({ status: 503, body: { checks: { disk: true, writes: false } } })

  await rm(inTheWay, { recursive: true })
  vi.advanceTimersByTime(2999)
  expect(await readiness()).toMatchObject({ status: 503 })
  vi.advanceTimersByTime(1)
  expect(await readiness()).toMatchObject({ status: 200 })
  vi.useRealTimers()
})

it('[SRV-7] says once in the log that the disk or the writes fail, and once that they do not any more', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  shop = await openTestShop({ render })
  const lines = () =>
    shop.logLines.map(line => JSON.parse(line) as { level: number; msg: string; check?: string })
  const told = () => lines().filter(line => line.check !== undefined)
  await readiness()
  expect(told()).toEqual([])

  const moved = `${shop.dataFolder}-moved`
  await rename(shop.dataFolder, moved)
  vi.advanceTimersByTime(3000)
  await readiness()
  await readiness()
  expect(told()).toMatchObject([
    {
      level: 50,
      check: 'disk',
      msg: 'The disk has too little room or cannot be written to: /readyz answers 503',
    },
    { level: 50, check: 'writes', msg: 'Writes fail: /readyz answers 503' },
  ])

  await rename(moved, shop.dataFolder)
  vi.advanceTimersByTime(3000)
  await readiness()
  await readiness()
  expect(told().slice(2)).toMatchObject([
    { level: 30, check: 'disk', msg: 'The disk has room again' },
    { level: 30, check: 'writes', msg: 'Writes are kept again' },
  ])
  vi.useRealTimers()
})
