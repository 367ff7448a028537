import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { shopSchema } from '../domain/index.ts'
import {
  startPostgres,
  type PostgresReplica,
  type PostgresServer,
} from '../stores/postgres/fixtures/postgres-server.ts'
import { openPostgresStore } from '../stores/postgres/open.ts'
import { parseEnvironment } from './env.ts'
import { openShop } from './serve.ts'
import { openTestShop, signInByCode } from './test-shop.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let server: PostgresServer
let replica: PostgresReplica
let url: string
beforeAll(async () => {
  server = await startPostgres()
  replica = await server.newReplica()
})
afterAll(() => server.remove())
beforeEach(async () => {
  url = await server.newDatabase()
})
afterEach(() => replica.run('select pg_wal_replay_resume()'))

it('[SRV-2] [CHK-1] cart, quote and order have the price of the database while the replica still shows the one before', async () => {
  const store = await openPostgresStore({
    url,
    schema: shopSchema,
    replica: { url: replica.addressOf(url), maximumLagMs: 600_000, lookEveryMs: 20 },
  })
  const { publicReader } = store
  const shop = await openTestShop({ store, ...(publicReader && { publicReader }) })
  await expect.poll(() => store.replicaFigures()?.isUsed, { timeout: 60_000 }).toBe(true)
  await expect.poll(() => publicReader?.get('products', 'prd_komal'), { timeout: 60_000 }).toBeDefined()

  await replica.run('select pg_wal_replay_pause()')
  const before = (await store.get('products', 'prd_komal'))?.price ?? 0
  const price = before + 10_000
  await store.transaction(async tx => {
    const product = await tx.get('products', 'prd_komal')
    if (product) await tx.put('products', { ...product, price })
  })
  const cookie = await signInByCode(shop, '+919876501234')
  async function call<T>(method: string, target: string, body?: unknown): Promise<T> {
    const headers = { 'idempotency-key': 'one' }
    const answer = await shop.send(method, target, { cookie, body, headers })
    expect(answer.ok).toBe(true)
    return (await answer.json()) as T
  }
  const shown = () => call<{ price: number }>('GET', '/api/products/prd_komal')

  expect(await shown()).toMatchObject({ price: before })
  const atPrice = { lines: [expect.objectContaining({ unitPrice: price })] }
  await call('POST', '/api/cart', { productId: 'prd_komal', quantity: 1 })
  expect(await call('GET', '/api/cart')).toMatchObject({ items: [{ unitPrice: price }] })
  const { id: addressId } = await call<{ id: string }>('POST', '/api/addresses', {
    fullName: 'Meera Rao',
    phoneNumber: '+919876501234',
    line1: '12, 4th Cross, Indiranagar',
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560038',
    type: 'home',
  })
  const choice = { addressId, paymentMethod: 'cod' }
  const quote = await call<{ quoteId: string }>('POST', '/api/checkout/quote', {
    ...choice,
    shippingMethod: 'standard',
  })
  expect(quote).toMatchObject(atPrice)
  const { quoteId } = quote
  expect(await call('POST', '/api/orders', { ...choice, quoteId, acceptTerms: true })).toMatchObject(atPrice)
  expect(await shown()).toMatchObject({ price: before })

  await replica.run('select pg_wal_replay_resume()')
  await expect.poll(shown, { timeout: 60_000 }).toMatchObject({ price })
  await shop.close()
})

it('[SRV-2] [SRV-7] reads the replica of DATABASE_REPLICA_URL, and measures whether it does and how it lags', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'shruti-replica-'))
  const env = parseEnvironment({
    DATABASE_URL: url,
    DATABASE_REPLICA_URL: replica.addressOf(url),
    DATA_DIR: folder,
    METRICS_PORT: '0',
    LOG_LEVEL: 'silent',
  })
  const { dependencies, observability, log } = await openShop(env, { ifMissing: 'create' })
  const metrics = await observability.serveMetrics(log)
  const figure = async (name: string) => {
    const text = await (await fetch(`http://127.0.0.1:${metrics?.port}/metrics`)).text()
    return Number(new RegExp(`^shruti_database_replica_${name} (.+)$`, 'm').exec(text)?.[1])
  }
  await expect.poll(() => figure('used'), { timeout: 60_000 }).toBe(1)
  expect(await figure('lag_seconds')).toBeLessThanOrEqual(10)
  expect(await dependencies.publicReader?.count('products')).toBe(0)

  await replica.stop()
  await expect.poll(() => figure('used'), { timeout: 60_000 }).toBe(0)
  expect(await dependencies.publicReader?.count('products')).toBe(0)
  await replica.start()
  await metrics?.stop({ graceMs: 0 })
  await dependencies.store.close()
  await rm(folder, { recursive: true, force: true })
})
