import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startPostgres, type PostgresServer } from '../stores/postgres/fixtures/postgres-server.ts'
import { call, killServers, placeOrder, spawnServer } from './server-process.fixture.ts'

// Each worker compiles its sources when it starts: seconds on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 })

const patience = { timeout: 60_000 }

let postgres: PostgresServer
let folder: string
let url: string
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.remove())
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shruti-workers-'))
  url = await postgres.newDatabase()
})
afterEach(async () => {
  killServers()
  await rm(folder, { recursive: true, force: true })
})

const twoWorkers = (variables: Record<string, string> = {}) =>
  spawnServer({ DATABASE_URL: url, DATA_DIR: folder, WORKERS: '2', LOG_LEVEL: 'info', ...variables })

/** Ids of the workers that have had a place, the latest last. */
const workersIn = (output: string) =>
  output
    .split('\n')
    .filter(line => line.includes('A worker has its place'))
    .map(line => (JSON.parse(line) as { worker: number }).worker)

/** Asks again and again whether the shop is there, over connections that are kept. @returns how to end it, with the answers */
function askAllTheTime(origin: string) {
  const answers: (number | string)[] = []
  const ending = new AbortController()
  const asking = Promise.all(
    Array.from({ length: 4 }, async () => {
      while (!ending.signal.aborted) {
        const status = call(origin, 'GET', '/healthz').then(answer => answer.text().then(() => answer.status))
        answers.push(await status.catch((error: unknown) => String(error)))
      }
    }),
  )
  return async () => {
    ending.abort()
    await asking
    return answers
  }
}

it('[SRV-2] goes on when a worker is killed, and another takes its place', async () => {
  const server = twoWorkers()
  const origin = await server.started
  const { cookie, orderId } = await placeOrder(origin)
  const workers = workersIn(server.output())
  expect(workers).toHaveLength(2)

  process.kill(Math.max(...workers), 'SIGKILL')
  await expect.poll(server.output, patience).toContain('A worker has ended; another takes its place')
  const answer = await call(origin, 'GET', `/api/orders/${orderId}`, undefined, { cookie })
  expect(answer.status).toBe(200)
  await expect.poll(() => workersIn(server.output()), patience).toHaveLength(3)

  server.child.kill('SIGTERM')
  expect(await server.exited).toBe(0)
})

it('[SRV-2] replaces its workers on SIGHUP without a request that fails', async () => {
  const server = twoWorkers()
  const origin = await server.started
  const end = askAllTheTime(origin)
  server.child.kill('SIGHUP')
  await expect.poll(server.output, patience).toContain('The workers are replaced')
  const answers = await end()
  expect(answers.length).toBeGreaterThan(100)
  expect([...new Set(answers)]).toEqual([200])
})

it('[SRV-2] ends with the reason when its workers cannot start', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const server = twoWorkers({ PORT: String(port) })
  expect(await server.exited).toBe(1)
  expect(server.output()).toContain(`PORT: ${port} on 127.0.0.1 is in use.`)
  other.close()
})
