import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { json } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { shopSchema } from '../domain/index.ts'
import { migrations } from '../domain/migrations/index.ts'
import { nextDocumentNumber } from '../domain/invoices/numbering.ts'
import { startPostgres, type PostgresServer } from '../stores/postgres/fixtures/postgres-server.ts'
import { openPostgresStore } from '../stores/postgres/open.ts'
import { parseEnvironment } from './env.ts'
import { fillNewShop } from './new-shop.ts'
import { openShop } from './serve.ts'
import { call, checkOut, killServers, placeOrder, spawnServer } from './server-process.fixture.ts'
import { cookiesOf } from './test-shop.ts'

// Each server compiles its sources when it starts: seconds on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 })

const takesDuties = 'This process does the regular jobs of the shop now'

let postgres: PostgresServer
let folder: string
let url: string
let gateway: Server
/** The ids of the messages of the outbox that reached the gateway; one-time codes have none. */
const messages: string[] = []
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.remove())
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shruti-servers-'))
  url = await postgres.newDatabase()
  messages.length = 0
  gateway = createServer((request, response) => {
    void json(request).then(body => {
      const { id } = body as { id?: string }
      if (id !== undefined) messages.push(id)
      response.end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(gateway, 'listening')
})
afterEach(async () => {
  killServers()
  gateway.close()
  await rm(folder, { recursive: true, force: true })
})

const variables = (name: string) => ({
  DATABASE_URL: url,
  DATA_DIR: path.join(folder, name),
  UPLOADS_DIR: path.join(folder, 'pictures'),
  SESSION_KEYS: 'q7ZtV0b4sXn1Lk9eRw2uYc5hJd8mPf3g',
  HASH_KEY: 'Kd92hfLq0pZx7vNw3bTy6mRc1sGj5eUa',
  SMS_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`,
  SMS_TOKEN: 't0k3n',
  LOG_LEVEL: 'info',
})

async function twoServers() {
  const first = spawnServer(variables('first'))
  const firstOrigin = await first.started
  await expect.poll(first.output, { timeout: 60_000 }).toContain(takesDuties)
  const second = spawnServer(variables('second'))
  return { first, second, firstOrigin, secondOrigin: await second.started }
}

it('[SRV-2] [AUTH-6] of two servers one sends the messages, each once; the other takes over when it is killed', async () => {
  const { first, second, firstOrigin, secondOrigin } = await twoServers()
  await placeOrder(firstOrigin, '+919876501231')
  await placeOrder(secondOrigin, '+919876501232')
  await expect.poll(() => messages.length, { timeout: 60_000 }).toBe(2)
  expect(second.output()).not.toContain(takesDuties)

  first.child.kill('SIGKILL')
  await placeOrder(secondOrigin, '+919876501233')
  await expect.poll(() => messages.length, { timeout: 60_000 }).toBe(3)
  expect(second.output()).toContain(takesDuties)
  expect(new Set(messages).size).toBe(3)
})

it('[SRV-2] [CHK-1] an order that is sent to two servers at once is placed once', async () => {
  const { firstOrigin, secondOrigin } = await twoServers()
  const { order } = await checkOut(firstOrigin)
  const answers = await Promise.all([order(firstOrigin), order(secondOrigin)])
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  const [one, other] = (await Promise.all(answers.map(answer => answer.json()))) as Array<{ id: string }>
  expect(other).toEqual(one)
})

it('[SRV-2] [SRV-8] the list that each of two servers keeps shows the stock that an order at the other one has left', async () => {
  const { firstOrigin, secondOrigin } = await twoServers()
  const stockAt = async (origin: string) => {
    const answer = await call(origin, 'GET', '/api/products')
    const products = (await answer.json()) as Array<{ variants: Array<{ stock: number }> }>
    return products.flatMap(({ variants }) => variants).reduce((sum, { stock }) => sum + stock, 0)
  }
  const before = await stockAt(firstOrigin)
  expect(await stockAt(secondOrigin)).toBe(before)
  await placeOrder(firstOrigin, '+919876501231')
  const after = await stockAt(secondOrigin)
  expect(after).toBeLessThan(before)
  expect(await stockAt(firstOrigin)).toBe(after)
  await placeOrder(secondOrigin, '+919876501232')
  expect(await stockAt(firstOrigin)).toBeLessThan(after)
})

it('[SRV-2] [SRV-3] an offer code of one use is used once, though two customers order at two servers at once', async () => {
  const { firstOrigin, secondOrigin } = await twoServers()
  const store = await openPostgresStore({ url, schema: shopSchema, migrations })
  await store.transaction(async tx => {
    const promotion = await tx.get('promotions', 'promo_welcome10')
    if (!promotion) throw new Error('The seed has no such promotion')
    await tx.put('promotions', { ...promotion, usageLimit: 1, usedCount: 0 })
  })
  const orders = [
    await checkOut(firstOrigin, '+919876501234', 'WELCOME10'),
    await checkOut(secondOrigin, '+919876505678', 'WELCOME10'),
  ]
  const answers = await Promise.all([orders[0]?.order(firstOrigin), orders[1]?.order(secondOrigin)])
  const statuses = answers.map(answer => answer?.status ?? 0)
  expect(statuses.toSorted((left, right) => left - right)).toEqual([201, 409])
  expect(await store.get('promotions', 'promo_welcome10')).toMatchObject({ usedCount: 1 })
  expect(await store.count('orders')).toBe(1)
  await store.close()
})

it('[SRV-2] [AUTH-1] a one-time code signs in once, though it is sent to two servers at once', async () => {
  const { firstOrigin, secondOrigin } = await twoServers()
  const asked = await call(firstOrigin, 'POST', '/api/request-otp', { phoneNumber: '+919876501234' })
  const { otp } = (await asked.json()) as { otp: string }
  const cookie = cookiesOf(asked)
  const verify = (origin: string) => call(origin, 'POST', '/api/verify-otp', { otp }, { cookie })
  const answers = await Promise.all([verify(firstOrigin), verify(secondOrigin)])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.filter(({ status }) => status >= 400 && status < 500)).toHaveLength(1)
})

it('[SRV-2] [BEY-4] numbers of invoices have no gap and no double, whichever process takes them', async () => {
  const stores = await Promise.all([1, 2].map(() => openPostgresStore({ url, schema: shopSchema })))
  const nowMs = Date.parse('2026-11-18T10:00:00Z')
  const taken = await Promise.allSettled(
    stores.flatMap(store =>
      Array.from({ length: 10 }, (_, index) =>
        store.transaction(async tx => {
          const number = await nextDocumentNumber('invoice', tx, nowMs)
          if (index % 5 === 4) throw new Error('not packed after all')
          return number
        }),
      ),
    ),
  )
  const numbers = taken.flatMap(outcome => (outcome.status === 'fulfilled' ? [outcome.value] : []))
  const ends = numbers.map(number => Number(/\d+$/.exec(number)?.[0])).toSorted((left, right) => left - right)
  expect(ends).toEqual(Array.from({ length: 16 }, (_, index) => index + 1))
  await Promise.all(stores.map(store => store.close()))
})

it('[SRV-2] two that fill an empty shop at once make one administrator', async () => {
  const environments = ['first', 'second'].map(name =>
    parseEnvironment({ ...variables(name), LOG_LEVEL: 'silent' }),
  )
  const shops = await Promise.all(environments.map(env => openShop(env, { ifMissing: 'create' })))
  const lines = await Promise.all(
    environments.map(async (env, index) => {
      const shop = shops[index]
      return shop ? fillNewShop(shop, env) : []
    }),
  )
  expect(lines.flat()).toEqual([expect.stringContaining('First administrator: admin')])
  expect(await shops[0]?.dependencies.store.count('users')).toBe(1)
  await Promise.all(shops.map(shop => shop.dependencies.store.close()))
})
