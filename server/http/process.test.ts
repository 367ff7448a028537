import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { call, killServers, placeOrder, spawnServer as spawnServerWith } from './server-process.fixture.ts'

// Each server compiles its sources when it starts: seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

let dataFolder: string
beforeEach(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'shruti-process-'))
})
afterEach(async () => {
  killServers()
  await rm(dataFolder, { recursive: true, force: true })
})

const spawnServer = (variables: Record<string, string> = {}) =>
  spawnServerWith({ DATA_DIR: dataFolder, ...variables })

it('[SRV-3] still has an acknowledged order, and its customer signed in, after kill -9', async () => {
  const first = spawnServer()
  const { cookie, orderId } = await placeOrder(await first.started)
  first.child.kill('SIGKILL')
  await first.exited

  const second = spawnServer()
  const answer = await call(await second.started, 'GET', `/api/orders/${orderId}`, undefined, { cookie })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ id: orderId, status: 'placed', paymentMethod: 'cod' })
})

it('finishes the request in flight on SIGTERM, then ends with status 0 and frees the data folder', async () => {
  const server = spawnServer()
  const origin = await server.started
  const body = JSON.stringify({ username: 'nobody', password: 'wrong-password' })
  const slow = httpRequest(`${origin}/api/login`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
  })
  slow.write(body.slice(0, 5))
  await call(origin, 'GET', '/healthz')
  server.child.kill('SIGTERM')
  // New connections are refused from now on; the one in flight is not.
  await expect.poll(() => call(origin, 'GET', '/healthz').catch(() => 'refused')).toBe('refused')
  slow.end(body.slice(5))
  const [answer] = (await once(slow, 'response')) as [{ statusCode?: number; resume(): void }]
  answer.resume()
  expect(answer.statusCode).toBe(401)
  expect(await server.exited).toBe(0)

  const next = spawnServer()
  expect(await next.started).toMatch(/^http:\/\/localhost:\d+$/)
})

it('[SRV-6] fails /readyz on SIGTERM, and goes on to serve for DRAIN_SECONDS before it ends', async () => {
  const server = spawnServer({ DRAIN_SECONDS: '2' })
  const origin = await server.started
  server.child.kill('SIGTERM')
  await expect
    .poll(async () => (await call(origin, 'GET', '/readyz')).json())
    .toMatchObject({ status: 'unavailable', checks: { running: false } })
  expect((await call(origin, 'GET', '/api/settings')).status).toBe(200)
  expect(await server.exited).toBe(0)
})

it('says in one line that the port is in use', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const server = spawnServer({ PORT: String(port) })
  expect(await server.exited).toBe(1)
  expect(server.output()).toBe(
    `PORT: ${port} on 127.0.0.1 is in use. Stop what listens there or set another PORT.\n`,
  )
  other.close()
})

it('says in one line that a variable is wrong, and that another server has the data folder', async () => {
  const wrong = spawnServer({ OTP_MODE: 'pigeon' })
  expect(await wrong.exited).toBe(1)
  expect(wrong.output()).toBe('OTP_MODE: must be session, direct or stateless\n')

  await spawnServer().started
  const second = spawnServer()
  expect(await second.exited).toBe(1)
  expect(second.output().trim().split('\n')).toHaveLength(1)
  expect(second.output()).toContain(dataFolder)
})
