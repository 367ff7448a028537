import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { shopSchema } from '../domain/index.ts'
import { startPostgres, type PostgresServer } from '../stores/postgres/fixtures/postgres-server.ts'
import { openPostgresStore } from '../stores/postgres/open.ts'
import { PostgresCounts } from '../stores/postgres/shared-counts.ts'
import { openTestShop, unlimited, type TestShop } from './test-shop.ts'

let postgres: PostgresServer
let url: string
beforeAll(async () => {
  postgres = await startPostgres()
  url = await postgres.newDatabase()
  await (await openPostgresStore({ url, schema: shopSchema })).close()
})
afterAll(() => postgres.remove())

const open: Array<TestShop | PostgresCounts> = []
const counts: PostgresCounts[] = []
let servers: TestShop[]
beforeEach(async () => {
  // Patient, so that on a busy machine nobody counts alone.
  const timeoutMs = 30_000
  counts.push(new PostgresCounts({ url, timeoutMs }), new PostgresCounts({ url, timeoutMs }))
  servers = await Promise.all(
    counts.map(sharedCounts =>
      openTestShop({
        sharedCounts,
        trustedProxies: 1,
        rateLimits: { ...unlimited, tracking: { requests: 3, windowSeconds: 300 } },
      }),
    ),
  )
  open.push(...servers, ...counts)
})
afterEach(async () => {
  counts.length = 0
  for (const each of open.splice(0)) await each.close()
})

/** Asks a server for an order, from an address, and says with which status it answers. */
async function track(server: number, address: string): Promise<number | undefined> {
  const answer = await servers[server]?.send('POST', '/api/orders/track', {
    body: { orderNumber: 'SHR-0000', email: 'nobody@example.in' },
    headers: { 'x-forwarded-for': address },
  })
  return answer?.status
}

it('[SRV-2] an address that asks two servers in turn is let in as often as at one', async () => {
  const address = '203.0.113.20'
  const answers = [await track(0, address), await track(1, address), await track(0, address)]
  expect(answers).not.toContain(429)
  expect([await track(0, address), await track(1, address)]).toEqual([429, 429])
  expect(await track(1, '203.0.113.21')).not.toBe(429)
})

it('[SRV-2] each server counts for itself while the database is gone', async () => {
  const address = '203.0.113.22'
  await postgres.stop()
  for (let round = 0; round < 3; round += 1) expect(await track(0, address)).not.toBe(429)
  expect(await track(0, address)).toBe(429)
  expect(await track(1, address)).not.toBe(429)
  await postgres.start()
})

it('[SRV-2] a window that is over counts no more', async () => {
  const [shared] = counts
  expect(await shared?.add('someone', 0)).toMatchObject({ count: 1 })
  expect(await shared?.add('someone', 60_000)).toMatchObject({ count: 1 })
  expect(await shared?.add('someone', 60_000)).toMatchObject({ count: 2 })
})
