import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { StoreUnavailable } from '../../domain/ports/store.ts'
import { stockSchema } from './fixtures/buyer.ts'
import { startNetwork } from './fixtures/network.ts'
import { startPostgres, type PostgresServer } from './fixtures/postgres-server.ts'
import { openPostgresStore } from './open.ts'
import type { PostgresStore } from './store.ts'

const run = promisify(execFile)

let server: PostgresServer
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server.remove())

let namespace: string
let store: PostgresStore<typeof stockSchema>
let opened = 0
beforeEach(async () => {
  namespace = `shop_${(opened += 1)}`
  store = await openPostgresStore({ url: server.url, schema: stockSchema, namespace })
  await store.transaction(tx => tx.put('stock', { id: 'piece', left: 20 }))
  return () => store.close()
})

const piecesLeft = async () => (await store.get('stock', 'piece'))?.left

it('[SRV-2] sells each of 20 pieces once to the 200 buyers of four processes', async () => {
  const program = join(import.meta.dirname, 'fixtures/buyer.ts')
  const processes = ['a', 'b', 'c', 'd'].map(async buyer => {
    const { stdout } = await run('node', ['--import', 'tsx', program, server.url, namespace, buyer])
    return JSON.parse(stdout) as { bought: number; failed: string[] }
  })
  const outcomes = await Promise.all(processes)
  expect(outcomes.flatMap(({ failed }) => failed)).toEqual([])
  expect(outcomes.reduce((sum, { bought }) => sum + bought, 0)).toBe(20)
  expect(await store.count('sales')).toBe(20)
  expect(await piecesLeft()).toBe(0)
})

it('[SRV-2] keeps a number once, whichever of two processes claims it', async () => {
  const other = await openPostgresStore({ url: server.url, schema: stockSchema, namespace })
  const claim = (claimant: typeof store, id: string) =>
    claimant.transaction(tx => tx.put('sales', { id, number: 'INV-1' }))
  const outcomes = await Promise.allSettled([claim(store, 'one'), claim(other, 'two')])
  await other.close()
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await store.count('sales')).toBe(1)
})

it('[SRV-2] leaves nothing of a transaction whose connection is cut, and goes on with another', async () => {
  const cut = store.transaction(async tx => {
    await tx.put('stock', { id: 'piece', left: 0 })
    const operator = new Client({ connectionString: server.url })
    await operator.connect()
    await operator.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where state = 'idle in transaction'",
    )
    await operator.end()
    await tx.put('sales', { id: 'lost', number: '1' })
  })
  await expect(cut).rejects.toThrow(StoreUnavailable)
  expect(await piecesLeft()).toBe(20)
  await store.transaction(tx => tx.put('stock', { id: 'piece', left: 19 }))
  expect(await piecesLeft()).toBe(19)
})

it('[SRV-2] keeps nothing of a transaction whose process is killed, and waits for it no longer', async () => {
  const program = join(import.meta.dirname, 'fixtures/holder.ts')
  const holder = spawn('node', ['--import', 'tsx', program, server.url, namespace])
  await once(holder.stdout, 'data')
  expect(await piecesLeft()).toBe(20)
  const exited = once(holder, 'exit')
  holder.kill('SIGKILL')
  await exited
  await store.transaction(tx => tx.put('stock', { id: 'piece', left: 19 }))
  expect(await piecesLeft()).toBe(19)
})

it('[SRV-2] finds out that it has committed when the answer is lost, and does the work once', async () => {
  const network = await startNetwork(server)
  const far = await openPostgresStore({ url: network.through(server.url), schema: stockSchema, namespace })
  let times = 0
  network.loseAnswerToCommit()
  await far.transaction(async tx => {
    times += 1
    await tx.put('sales', { id: 'unanswered', number: 'INV-7' })
  })
  expect(times).toBe(1)
  expect(network.hasLostAnswer()).toBe(true)
  expect(await store.get('sales', 'unanswered')).toMatchObject({ number: 'INV-7' })
  await far.close()
  network.close()
})

it('[SRV-2] [SRV-3] does not take the transaction of another for its own, which has its number after a crash', async () => {
  const network = await startNetwork(server)
  const far = await openPostgresStore({ url: network.through(server.url), schema: stockSchema, namespace })
  const swallowed = network.swallowCommit()
  const lost = far.transaction(tx => tx.put('sales', { id: 'lost', number: 'INV-8' }))
  const settled = Promise.allSettled([lost])
  await swallowed
  const operator = new Client({ connectionString: server.url })
  await operator.connect()
  const { rows: running } = await operator.query<{ id: string }>(
    'select pg_snapshot_xmin(pg_current_snapshot())::text id',
  )
  // Before PostgreSQL has written down that the number is taken.
  await operator.end().then(() => server.restart())
  const other = new Client({ connectionString: server.url })
  await other.connect()
  const { rows: taken } = await other.query<{ id: string }>('select pg_current_xact_id()::text id')
  await other.end()
  expect(taken).toEqual(running)
  network.comeBack()
  const [outcome] = await settled
  expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(StoreUnavailable) as Error })
  expect(await store.get('sales', 'lost')).toBeUndefined()
  // The next one is found again.
  await store.transaction(tx => tx.put('stock', { id: 'piece', left: 19 }))
  network.loseAnswerToCommit()
  await far.transaction(tx => tx.put('sales', { id: 'found', number: 'INV-9' }))
  expect(network.hasLostAnswer()).toBe(true)
  await far.close()
  network.close()
})

it('[SRV-2] keeps all that it acknowledged while the database was restarted under load', async () => {
  const acknowledged: string[] = []
  const ending = new AbortController()
  const seller = async (name: string) => {
    for (let sold = 0; !ending.signal.aborted; sold += 1) {
      const id = `${name}-${sold}`
      await store
        .transaction(tx => tx.put('sales', { id, number: id }))
        .then(
          () => acknowledged.push(id),
          (error: unknown) => expect(error).toBeInstanceOf(StoreUnavailable),
        )
    }
  }
  const sellers = ['a', 'b', 'c', 'd'].map(seller)
  await expect.poll(() => acknowledged.length).toBeGreaterThan(20)
  await server.restart()
  const before = acknowledged.length
  await expect.poll(() => acknowledged.length, { timeout: 10_000 }).toBeGreaterThan(before + 20)
  ending.abort()
  await Promise.all(sellers)
  const kept = new Set((await store.list('sales')).map(({ id }) => id))
  expect(acknowledged.filter(id => !kept.has(id))).toEqual([])
})

it('[SRV-2] answers again when the database does, without a new start', async () => {
  await server.restart()
  await expect.poll(piecesLeft).toBe(20)
  await store.transaction(tx => tx.put('stock', { id: 'piece', left: 1 }))
  expect(await piecesLeft()).toBe(1)
  await expect(store.assertWritable()).resolves.toBeUndefined()
})

it('[SRV-2] says that a database is not there', async () => {
  const url = 'postgres://shruti@127.0.0.1:1/nowhere'
  await expect(openPostgresStore({ url, schema: stockSchema })).rejects.toThrow(StoreUnavailable)
})
