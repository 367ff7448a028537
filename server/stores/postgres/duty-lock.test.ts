import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { DutyLock } from './duty-lock.ts'
import { startPostgres, type PostgresServer } from './fixtures/postgres-server.ts'

// A busy machine takes its time to notice what ends.
vi.setConfig({ testTimeout: 30_000 })
const patience = { timeout: 20_000 }

let server: PostgresServer
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server.remove())

let first: DutyLock
let second: DutyLock
beforeEach(async () => {
  const url = await server.newDatabase()
  first = new DutyLock({ url })
  second = new DutyLock({ url })
  return () => Promise.all([first.close(), second.close()])
})

it('[SRV-2] is held by one at a time, and by the next when that one closes it', async () => {
  const held = await first.hold()
  expect(held?.aborted).toBe(false)
  expect(await first.hold()).toBe(held)
  expect(await second.hold()).toBeUndefined()
  await first.close()
  expect(held?.aborted).toBe(true)
  expect((await second.hold())?.aborted).toBe(false)
  expect(await first.hold()).toBeUndefined()
})

it('[SRV-2] is lost with its connection, and the holder hears of it', async () => {
  const held = await first.hold()
  const operator = new Client({ connectionString: server.url })
  await operator.connect()
  await operator.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'shruti jobs'",
  )
  await operator.end()
  await expect.poll(() => held?.aborted, patience).toBe(true)
  const holders = async () => [await second.hold(), await first.hold()].filter(signal => signal !== undefined)
  await expect.poll(holders, patience).toEqual([expect.any(AbortSignal)])
})

it("[SRV-2] is nobody's while the database is away, and somebody's when it is back", async () => {
  const held = await first.hold()
  await server.stop()
  await expect.poll(() => held?.aborted, patience).toBe(true)
  expect(await first.hold()).toBeUndefined()
  await server.start()
  await expect.poll(() => first.hold(), patience).toBeInstanceOf(AbortSignal)
})
