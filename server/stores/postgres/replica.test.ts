import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { collection, StoreUnavailable } from '../../domain/ports/store.ts'
import type { StoreLog } from '../store-log.ts'
import { stockSchema } from './fixtures/buyer.ts'
import { startPostgres, type PostgresReplica, type PostgresServer } from './fixtures/postgres-server.ts'
import { openPostgresStore, type OpenPostgresStoreOptions } from './open.ts'
import type { ReplicaSettings } from './replica.ts'
import type { PostgresStore } from './store.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

/** A busy machine takes its time. */
const patiently = { timeout: 60_000 }

type Stock = typeof stockSchema
type Options = Partial<OpenPostgresStoreOptions<Stock>>

let server: PostgresServer
let replica: PostgresReplica
let url: string
const opened: PostgresStore<Stock>[] = []
const operators: Client[] = []
let lines: string[]
beforeAll(async () => {
  server = await startPostgres()
  replica = await server.newReplica()
})
afterAll(() => server.remove())
beforeEach(async () => {
  url = await server.newDatabase()
  lines = []
})
afterEach(async () => {
  await Promise.all(operators.splice(0).map(operator => operator.end()))
  await Promise.all(opened.splice(0).map(store => store.close()))
  await replica.run('select pg_wal_replay_resume()')
})

const log: StoreLog = {
  info: (_facts, message) => lines.push(message ?? ''),
  warn: ({ err }: { err?: unknown }, message?: string) =>
    lines.push(err instanceof Error ? `${message} (${err.message})` : (message ?? '')),
  error: () => undefined,
}
const isRead = 'The replica is read for what is public'
const ofTheReplica = () => lines.filter(line => line.startsWith('The replica'))

async function openWith(settings: Partial<ReplicaSettings> = {}, options: Options = {}) {
  const quick = { maximumLagMs: 60_000, lookEveryMs: 20, restMs: 0 }
  const address = { url: replica.addressOf(url) }
  const store = await openPostgresStore({
    url,
    schema: stockSchema,
    log,
    replica: { ...quick, ...address, ...settings },
    ...options,
  })
  opened.push(store)
  return store
}

async function connect(address: string): Promise<Client> {
  const operator = new Client({ connectionString: address })
  operators.push(operator)
  await operator.connect()
  return operator
}

const put = (store: PostgresStore<Stock>, left: number) =>
  store.transaction(tx => tx.put('stock', { id: 'piece', left }))
const publicly = async (store: PostgresStore<Stock>) =>
  (await store.publicReader?.get('stock', 'piece'))?.left
async function untilUsed(store: PostgresStore<Stock>, isUsed = true): Promise<void> {
  await expect.poll(() => store.replicaFigures()?.isUsed, patiently).toBe(isUsed)
}
async function untilReplayed(store: PostgresStore<Stock>, left: number): Promise<void> {
  await expect.poll(() => publicly(store), patiently).toBe(left)
}
/** How many records of stock a database holds; undefined as long as it is not there. */
async function piecesIn(address: string): Promise<number | undefined> {
  try {
    const operator = await connect(address)
    const { rowCount } = await operator.query('select from shruti.stock')
    return rowCount ?? undefined
  } catch {
    return undefined
  }
}

it('[SRV-2] what is public is read from the replica: the last that it has replayed, and new once it has that', async () => {
  const store = await openWith()
  await put(store, 2)
  await untilUsed(store)
  await untilReplayed(store, 2)
  await replica.run('select pg_wal_replay_pause()')
  await put(store, 1)
  expect(await publicly(store)).toBe(2)
  expect(await store.publicReader?.list('stock')).toEqual([{ id: 'piece', left: 2 }])
  expect(await store.publicReader?.count('sales')).toBe(0)
  // Whatever decides reads the database.
  expect(await store.get('stock', 'piece')).toEqual({ id: 'piece', left: 1 })
  expect(await store.transaction(tx => tx.get('stock', 'piece'))).toEqual({ id: 'piece', left: 1 })

  await replica.run('select pg_wal_replay_resume()')
  await untilReplayed(store, 1)
  expect(ofTheReplica().at(-1)).toBe(isRead)
})

it('[SRV-2] a replica that lags beyond the bound is not read until it has caught up, and the log says both once', async () => {
  const store = await openWith({ maximumLagMs: 1_500 })
  await put(store, 2)
  await untilUsed(store)
  await untilReplayed(store, 2)
  await untilUsed(store)
  lines = []
  await replica.run('select pg_wal_replay_pause()')
  await put(store, 1)
  await untilUsed(store, false)
  expect(await publicly(store)).toBe(1)
  await expect
    .poll(ofTheReplica, patiently)
    .toEqual(['The replica is not read: the database answers instead (It lags behind)'])
  await expect.poll(() => store.replicaFigures()?.lagMs, patiently).toBeGreaterThan(2_000)

  await replica.run('select pg_wal_replay_resume()')
  await untilUsed(store)
  expect(await publicly(store)).toBe(1)
  expect(ofTheReplica().slice(1)).toEqual([isRead])
})

it('[SRV-2] a database without writes has no lag, however long ago the last one was', async () => {
  const store = await openWith()
  await put(store, 2)
  const writtenAtMs = performance.now()
  const lag = () => store.replicaFigures()?.lagMs ?? Infinity
  await expect.poll(() => performance.now() - writtenAtMs > 900 && lag() < 400, patiently).toBe(true)
  expect(store.replicaFigures()?.isUsed).toBe(true)
})

it('[SRV-2] no read fails when the replica is killed, and it is read again when it is back', async () => {
  const store = await openWith({ restMs: 1_000 })
  await put(store, 2)
  await untilUsed(store)
  await untilReplayed(store, 2)
  const answers: unknown[] = []
  lines = []
  const stopped = replica.stop()
  await expect
    .poll(async () => {
      answers.push(...(await Promise.all([publicly(store), publicly(store), publicly(store)])))
      return store.replicaFigures()?.isUsed
    }, patiently)
    .toBe(false)
  await stopped
  answers.push(await publicly(store))
  expect(new Set(answers)).toEqual(new Set([2]))
  await put(store, 1)
  expect(await publicly(store)).toBe(1)

  await replica.start()
  await untilUsed(store)
  await untilReplayed(store, 1)
  await untilUsed(store)
  expect(ofTheReplica()).toEqual([expect.stringMatching(/^The replica is not read: /), isRead])
})

it('[SRV-2] a replica that is away at the start stops nothing', async () => {
  const store = await openWith({ url: 'postgres://shop:s3cret-word@127.0.0.1:1/shop' })
  await put(store, 2)
  expect(await publicly(store)).toBe(2)
  expect(ofTheReplica()).toEqual([
    expect.stringMatching(/^The replica is not read: the database answers instead \(.*ECONNREFUSED/),
  ])
  expect(lines.join()).not.toContain('s3cret-word')
})

it('[SRV-2] a read that a busy replica does not answer in time comes from the database', async () => {
  const store = await openWith({ restMs: 60_000 })
  await put(store, 2)
  await untilUsed(store)
  await untilReplayed(store, 2)
  // The lock of another transaction is replayed with what is committed after it, and held there as well.
  const operator = await connect(url)
  await operator.query('begin')
  await operator.query('lock table shruti.stock in access exclusive mode')
  await store.transaction(tx => tx.put('sales', { id: 'other', number: '1' }))
  const locked = await connect(replica.addressOf(url))
  await expect
    .poll(async () => {
      const { rows } = await locked.query<{ count: number }>(
        "select count(*)::int from pg_locks where mode = 'AccessExclusiveLock' and granted and relation = 'shruti.stock'::regclass",
      )
      return rows[0]?.count
    }, patiently)
    .toBe(1)
  const answer = publicly(store)
  await untilUsed(store, false)
  await operator.query('rollback')
  expect(await answer).toBe(2)
  expect(ofTheReplica().at(-1)).toContain('statement timeout')
})

it('[SRV-2] what is no replica of this database and this version is not read', async () => {
  const other = await server.newDatabase()
  const elsewhere = await openPostgresStore({ url: other, schema: stockSchema })
  await put(elsewhere, 7)
  opened.push(elsewhere)

  const database = await openWith({ url: other })
  await put(database, 2)
  expect(await publicly(database)).toBe(2)
  expect(ofTheReplica().at(-1)).toContain('(It is no replica)')

  await expect.poll(() => piecesIn(replica.addressOf(other)), patiently).toBe(1)
  const anotherShop = await openWith({ url: replica.addressOf(other) })
  await expect
    .poll(ofTheReplica, patiently)
    .toContainEqual(expect.stringContaining('(It is a replica of another database)'))
  expect(await publicly(anotherShop)).toBe(2)

  await replica.run('select pg_wal_replay_pause()')
  const schema = { ...stockSchema, labels: collection<{ id: string }>() }
  const newer = await openWith({}, { schema })
  expect(await publicly(newer)).toBe(2)
  expect(ofTheReplica().at(-1)).toContain('(Its tables are of another version)')
  await replica.run('select pg_wal_replay_resume()')
  await untilUsed(newer)
})

it('[SRV-2] after the store is closed nothing is read from the replica either', async () => {
  const store = await openWith()
  await untilUsed(store)
  await store.close()
  await expect(publicly(store)).rejects.toThrow(StoreUnavailable)
})
