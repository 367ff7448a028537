import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cookiesOf } from './test-shop.ts'

// Each server compiles its sources when it starts: seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const fixture = path.join(import.meta.dirname, 'api-only.fixture.ts')
const children: ChildProcess[] = []
let dataFolder: string

beforeEach(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'shruti-process-'))
})
afterEach(async () => {
  for (const child of children.splice(0)) if (child.exitCode === null) child.kill('SIGKILL')
  await rm(dataFolder, { recursive: true, force: true })
})

function spawnServer(variables: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', fixture], {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: dataFolder,
      PORT: '0',
      TEST_MODE: '1',
      LOG_LEVEL: 'warn',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  children.push(child)
  let output = ''
  child.stdout?.on('data', chunk => (output += String(chunk)))
  child.stderr?.on('data', chunk => (output += String(chunk)))
  const exited = once(child, 'close').then(([code]) => code as number | null)
  const started = once(child, 'message').then(([message]) => (message as { origin: string }).origin)
  return { child, exited, started, output: () => output }
}

async function call(origin: string, method: string, target: string, body?: unknown, headers = {}) {
  return fetch(origin + target, {
    method,
    headers: { origin, 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

async function json<T>(answer: Promise<Response>): Promise<T> {
  return (await (await answer).json()) as T
}

/** Signs in and buys one product, paying on delivery. */
async function placeOrder(origin: string): Promise<{ cookie: string; orderId: string }> {
  const asked = await call(origin, 'POST', '/api/request-otp', { phoneNumber: '+919876501234' })
  const { otp } = (await asked.json()) as { otp: string }
  const verified = await call(origin, 'POST', '/api/verify-otp', { otp }, { cookie: cookiesOf(asked) })
  const cookie = cookiesOf(verified)
  const post = (target: string, body: unknown, headers = {}) =>
    call(origin, 'POST', target, body, { cookie, ...headers })

  await post('/api/cart', { productId: 'prd_komal', quantity: 1 })
  const { id: addressId } = await json<{ id: string }>(
    post('/api/addresses', {
      fullName: 'Meera Rao',
      phoneNumber: '+919876501234',
      line1: '12, 4th Cross, Indiranagar',
      city: 'Bengaluru',
      state: 'Karnataka',
      pincode: '560038',
      type: 'home',
    }),
  )
  const { quoteId } = await json<{ quoteId: string }>(
    post('/api/checkout/quote', { addressId, shippingMethod: 'standard', paymentMethod: 'cod' }),
  )
  const { id } = await json<{ id: string }>(
    post(
      '/api/orders',
      { quoteId, addressId, paymentMethod: 'cod', acceptTerms: true },
      { 'idempotency-key': 'first-order' },
    ),
  )
  return { cookie, orderId: id }
}

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
