import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { cookiesOf } from './test-shop.ts'

const program = path.join(import.meta.dirname, 'api-only.fixture.ts')
const children: ChildProcess[] = []

/** The server without pages as a process of its own, in test mode, on any free port. */
export interface ServerProcess {
  readonly child: ChildProcess
  /** Its origin, once it listens. */
  readonly started: Promise<string>
  readonly exited: Promise<number | null>
  /** What it has printed so far. */
  readonly output: () => string
}

/** @param variables of its environment; DATA_DIR at least */
export function spawnServer(variables: Record<string, string>): ServerProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    env: { PATH: process.env['PATH'], PORT: '0', TEST_MODE: '1', LOG_LEVEL: 'warn', ...variables },
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

/** Ends those that are still running. */
export function killServers(): void {
  for (const child of children.splice(0)) if (child.exitCode === null) child.kill('SIGKILL')
}

export async function call(origin: string, method: string, target: string, body?: unknown, headers = {}) {
  return fetch(origin + target, {
    method,
    headers: { origin, 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

async function json<T>(answer: Promise<Response>): Promise<T> {
  return (await (await answer).json()) as T
}

/** A customer who is about to order one product, paying on delivery. */
export interface Checkout {
  readonly cookie: string
  /** Sends the order, to the server of an origin. */
  readonly order: (origin: string, idempotencyKey?: string) => Promise<Response>
}

/** Signs in and goes up to the last step. */
export async function checkOut(
  origin: string,
  phoneNumber = '+919876501234',
  promotionCode?: string,
): Promise<Checkout> {
  const asked = await call(origin, 'POST', '/api/request-otp', { phoneNumber })
  const { otp } = (await asked.json()) as { otp: string }
  const verified = await call(origin, 'POST', '/api/verify-otp', { otp }, { cookie: cookiesOf(asked) })
  const cookie = cookiesOf(verified)
  const post = (target: string, body: unknown) => call(origin, 'POST', target, body, { cookie })

  await post('/api/cart', { productId: 'prd_komal', quantity: 1 })
  const { id: addressId } = await json<{ id: string }>(
    post('/api/addresses', {
      fullName: 'Meera Rao',
      phoneNumber,
      // One of their own: cash orders to one address are limited.
      line1: `${Number(phoneNumber.slice(-4))}, 4th Cross, Indiranagar`,
      city: 'Bengaluru',
      state: 'Karnataka',
      pincode: '560038',
      type: 'home',
    }),
  )
  const { quoteId } = await json<{ quoteId: string }>(
    post('/api/checkout/quote', {
      addressId,
      shippingMethod: 'standard',
      paymentMethod: 'cod',
      ...(promotionCode !== undefined && { promotionCode }),
    }),
  )
  const order = { quoteId, addressId, paymentMethod: 'cod', acceptTerms: true }
  return {
    cookie,
    order: (where, key = 'first-order') =>
      call(where, 'POST', '/api/orders', order, { cookie, 'idempotency-key': key }),
  }
}

/** Signs in and buys one product, paying on delivery. */
export async function placeOrder(
  origin: string,
  phoneNumber?: string,
): Promise<{ cookie: string; orderId: string }> {
  const { cookie, order } = await checkOut(origin, phoneNumber)
  const { id } = await json<{ id: string }>(order(origin))
  return { cookie, orderId: id }
}
