import { afterEach, expect, it } from 'vitest'
import { defaultRateLimits } from './rate-limits.ts'
import { cookiesOf, openTestShop, type TestShop } from './test-shop.ts'

let shop: TestShop
afterEach(() => shop.close())

const few = { requests: 2, windowSeconds: 60 }

async function statuses(requests: readonly (() => Promise<Response>)[]): Promise<number[]> {
  const seen: number[] = []
  for (const send of requests) seen.push((await send()).status)
  return seen
}

it('answers 429 with Retry-After and the message of the catalogue', async () => {
  shop = await openTestShop({ rateLimits: { ...defaultRateLimits, all: few } })
  await shop.send('GET', '/api/settings')
  await shop.send('GET', '/api/settings')
  const answer = await shop.send('GET', '/api/settings')
  expect(answer.status).toBe(429)
  const seconds = Number(answer.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(60)
  expect(await answer.json()).toEqual({
    message: `Too many requests. Try again in ${seconds} seconds.`,
    code: 'too_many_requests',
  })
})

it('leaves health and files out of the count', async () => {
  shop = await openTestShop({ rateLimits: { ...defaultRateLimits, all: few } })
  const ask = () => shop.send('GET', '/healthz')
  expect(await statuses([ask, ask, ask, ask])).toEqual([200, 200, 200, 200])
})

it.each([
  ['signIn', '/api/login', { username: 'nobody', password: 'wrong-password' }, 401],
  ['oneTimeCode', '/api/verify-otp', { otp: '000000' }, 401],
  ['tracking', '/api/orders/track', { orderNumber: 'SHR-00000000', contact: 'a@b.example' }, 404],
] as const)('limits %s by address', async (scope, path, body, status) => {
  shop = await openTestShop({ rateLimits: { ...defaultRateLimits, [scope]: few } })
  const ask = () => shop.send('POST', path, { body })
  const [first, second, third] = await statuses([ask, ask, ask])
  expect([first, second]).not.toContain(429)
  expect(first).toBe(status)
  expect(third).toBe(429)
})

it('limits how many guest sessions an address opens, but not how much a guest adds', async () => {
  shop = await openTestShop({ rateLimits: { ...defaultRateLimits, guestSession: few } })
  const [product] = await shop.dependencies.store.list('products', { limit: 1 })
  const body = { productId: product?.id }
  const first = await shop.send('POST', '/api/cart', { body })
  const cookie = cookiesOf(first)
  const addMore = () => shop.send('POST', '/api/cart', { body, cookie })
  const openAnother = () => shop.send('POST', '/api/cart', { body })
  expect(await statuses([addMore, addMore, addMore, openAnother, openAnother])).toEqual([
    200, 200, 200, 200, 429,
  ])
})

it.each(['/cart/add', '/cart/add/', '/hi/cart/add'])('limits guest sessions opened at %s', async path => {
  shop = await openTestShop({ rateLimits: { ...defaultRateLimits, guestSession: few } })
  const [product] = await shop.dependencies.store.list('products', { limit: 1 })
  const open = () =>
    shop.send('POST', path, {
      rawBody: `productId=${product?.id}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  expect(await statuses([open, open, open])).toEqual([303, 303, 429])
})

it('counts IPv6 by the /64 that one customer has', async () => {
  shop = await openTestShop({ rateLimits: { ...defaultRateLimits, all: few }, trustedProxies: 1 })
  const askFrom = (address: string) => () =>
    shop.send('GET', '/api/settings', { headers: { 'x-forwarded-for': address } })
  const addresses = ['2001:db8::1', '2001:db8::ffff', '2001:db8:0:0:1::1', '2001:db8:0:1::1']
  expect(await statuses(addresses.map(askFrom))).toEqual([200, 200, 429, 200])
})

it('believes X-Forwarded-For only as far as there are proxies', async () => {
  shop = await openTestShop({ rateLimits: { ...defaultRateLimits, all: few } })
  const pretend = (address: string) => () =>
    shop.send('GET', '/api/settings', { headers: { 'x-forwarded-for': address } })
  expect(await statuses(['203.0.113.1', '203.0.113.2', '203.0.113.3'].map(pretend))).toEqual([200, 200, 429])
  await shop.close()
  shop = await openTestShop({ rateLimits: { ...defaultRateLimits, all: few }, trustedProxies: 1 })
  expect(await statuses(['203.0.113.1', '203.0.113.2', '203.0.113.3'].map(pretend))).toEqual([200, 200, 200])
})
