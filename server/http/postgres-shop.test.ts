import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import {
  databasePassword,
  startPostgres,
  type PostgresServer,
} from '../stores/postgres/fixtures/postgres-server.ts'
import { parseEnvironment } from './env.ts'
import { expectFilled, fillNewShop, ifMissingAt } from './new-shop.ts'
import { OperatorError } from './operator-errors.ts'
import { openShop } from './serve.ts'
import { call, killServers, placeOrder, spawnServer } from './server-process.fixture.ts'

// Each server compiles its sources when it starts: seconds on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 })

const keys = {
  SESSION_KEYS: 'q7ZtV0b4sXn1Lk9eRw2uYc5hJd8mPf3g',
  HASH_KEY: 'Kd92hfLq0pZx7vNw3bTy6mRc1sGj5eUa',
}
const production = {
  ...keys,
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://shop.example',
  SMS_URL: 'https://gateway.example',
  SMS_TOKEN: 't0k3n',
}

let postgres: PostgresServer
let folder: string
let url: string
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.remove())
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shruti-database-'))
  url = await postgres.newDatabase()
})
afterEach(async () => {
  killServers()
  await rm(folder, { recursive: true, force: true })
})

/** A server's variables, as on a machine of its own: it shares the database and the keys, and no folder. */
const machine = (name: string, variables: Record<string, string> = {}) => ({
  DATABASE_URL: url,
  DATA_DIR: path.join(folder, name),
  ...keys,
  ...variables,
})

const environment = (variables: Record<string, string> = {}) =>
  parseEnvironment({ ...machine('here', { LOG_LEVEL: 'silent' }), ...variables })

async function open(variables: Record<string, string>) {
  const env = environment(variables)
  return openShop(env, { ifMissing: ifMissingAt(env) })
}

async function tables(): Promise<number> {
  const operator = new Client({ connectionString: url })
  await operator.connect()
  const { rows } = await operator.query<{ count: number }>(
    "select count(*)::int from pg_namespace where nspname = 'shruti'",
  )
  await operator.end()
  return rows[0]?.count ?? 0
}

it('[SRV-2] an order that one server took is there on another, and its customer signed in, after kill -9', async () => {
  const first = spawnServer(machine('first'))
  const { cookie, orderId } = await placeOrder(await first.started)
  const second = spawnServer(machine('second'))
  const origin = await second.started
  first.child.kill('SIGKILL')
  await first.exited

  const answer = await call(origin, 'GET', `/api/orders/${orderId}`, undefined, { cookie })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ id: orderId, status: 'placed', paymentMethod: 'cod' })
  expect(await readdir(path.join(folder, 'second'))).toEqual(['uploads'])
})

it('[SRV-2] in production no shop is made in an empty database, and nothing is left in it', async () => {
  const refused = open(production)
  await expect(refused).rejects.toThrow(OperatorError)
  await expect(refused).rejects.toThrow(`There is no shop in the database (DATABASE_URL).
If it should be there: does DATABASE_URL name the right database? Or restore it from a backup.
For a new shop: npm run create-shop makes it, once.`)
  expect(await tables()).toBe(0)
})

it('[SRV-2] opens in production the shop that create-shop made in the database', async () => {
  const env = environment(production)
  const made = await openShop(env, { ifMissing: 'create' })
  await expect(expectFilled(made, env)).rejects.toThrow(
    'The shop in the database (DATABASE_URL) was not made',
  )
  await fillNewShop(made, env)
  await made.dependencies.store.close()

  const shop = await open(production)
  await expectFilled(shop, env)
  expect(await shop.dependencies.store.count('products')).toBeGreaterThan(0)
  await shop.dependencies.store.close()
})

it('[SRV-2] says in one line why it cannot use the database, without its password', async () => {
  const reasons = {
    'postgres://shop:s3cret-word@127.0.0.1:1/shop':
      'DATABASE_URL: The database cannot be reached (ECONNREFUSED)',
    [url.replace(/database_\d+/, 'nowhere')]:
      'DATABASE_URL: The database refuses: database "nowhere" does not exist (3D000)',
  }
  for (const [DATABASE_URL, reason] of Object.entries(reasons)) {
    const error = await open({ DATABASE_URL }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(OperatorError)
    expect((error as Error).message).toBe(reason)
  }
})

it('[SRV-2] is unavailable while the database is gone, and goes on by itself when it is back', async () => {
  const server = spawnServer(machine('here', { LOG_LEVEL: 'debug' }))
  const origin = await server.started
  const readiness = async () => (await call(origin, 'GET', '/readyz')).json()
  expect(await readiness()).toMatchObject({ checks: { store: true, disk: true, writes: true } })

  await postgres.stop()
  await expect.poll(readiness, { timeout: 60_000 }).toMatchObject({ checks: { store: false, writes: false } })
  expect((await call(origin, 'GET', '/readyz')).status).toBe(503)
  expect((await call(origin, 'GET', '/healthz')).status).toBe(200)
  const refused = await call(origin, 'GET', '/api/products')
  expect(refused.status).toBe(503)
  expect(await refused.json()).toEqual({
    code: 'store_unavailable',
    message: 'The shop cannot save changes right now. Please try again in a minute.',
  })

  await postgres.start()
  await expect
    .poll(readiness, { timeout: 60_000 })
    .toMatchObject({ checks: { store: true, disk: true, writes: true } })
  expect((await placeOrder(origin)).orderId).toEqual(expect.any(String))
  expect(server.output()).not.toContain(databasePassword)
})

it('[SRV-2] [SRV-7] measures connections and size of the database, and goes on measuring when it is gone', async () => {
  const shop = await open({ METRICS_PORT: '0' })
  const { log, observability, dependencies } = shop
  const metrics = await observability.serveMetrics(log)
  const lines = async (start: string) => {
    const answer = await fetch(`http://127.0.0.1:${metrics?.port}/metrics`)
    expect(answer.status).toBe(200)
    return (await answer.text()).split('\n').filter(line => line.startsWith(start))
  }
  await dependencies.store.transaction(async tx => tx.count('products'))
  expect(await lines('shruti_database_connections{pool="transactions"')).toEqual([
    'shruti_database_connections{pool="transactions",state="used"} 0',
    'shruti_database_connections{pool="transactions",state="idle"} 1',
    'shruti_database_connections{pool="transactions",state="waiting"} 0',
  ])
  expect(await lines('shruti_database_bytes')).toEqual([expect.stringMatching(/ [1-9]\d{4,}$/)])
  expect(await lines('shruti_database_retries_total')).toEqual(['shruti_database_retries_total 0'])
  expect(await lines('shruti_store_file_bytes')).toEqual([])

  await postgres.stop()
  expect(await lines('shruti_database_bytes')).toEqual([])
  expect(await lines('shruti_database_connections')).toHaveLength(6)
  await postgres.start()
  await metrics?.stop({ graceMs: 0 })
  await dependencies.store.close()
})
