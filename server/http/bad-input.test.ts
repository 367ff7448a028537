import { afterAll, beforeAll, expect, it } from 'vitest'
import { routes, type OperationRoute } from '../contract/index.ts'
import { cookiesOf, openTestShop, signInByCode, unlimited, type TestShop } from './test-shop.ts'

let shop: TestShop
let guest: string
let customer: string
beforeAll(async () => {
  shop = await openTestShop({ rateLimits: unlimited })
  const [product] = await shop.dependencies.store.list('products', { limit: 1 })
  const added = await shop.send('POST', '/api/cart', { body: { productId: product?.id } })
  guest = cookiesOf(added)
  customer = await signInByCode(shop, '+919876501234')
})
afterAll(() => shop.close())

const nastyTexts = [
  '',
  ' ',
  '\0',
  '..',
  '__proto__',
  'constructor',
  'toString',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '${7*7}',
  '\uD800',
  '\u202Eabc',
  '9'.repeat(400),
  'a'.repeat(5000),
  'NaN',
  '-1',
  '1e309',
]

const nastyValues: readonly unknown[] = [
  ...nastyTexts,
  null,
  true,
  0,
  -1,
  1.5,
  Number.MAX_SAFE_INTEGER,
  1e308,
  [],
  [[]],
  {},
  { length: 1e9 },
  { $gt: '' },
  { toString: 'x' },
]

/** Field names of all payloads: each body carries a nasty value under every one. */
const fields = [
  'username', 'password', 'email', 'name', 'phoneNumber', 'otp', 'otpToken', 'isWhatsApp', 'channel', 'currency',
  'productId', 'variantIndex', 'quantity', 'rating', 'title', 'body', 'fullName', 'line1', 'line2', 'landmark',
  'city', 'state', 'pincode', 'type', 'isDefault', 'addressId', 'billingAddressId', 'shippingMethod',
  'paymentMethod', 'promotionCode', 'gstin', 'quoteId', 'acceptTerms', 'reason', 'orderNumber', 'contact',
  'status', 'trackingNumber', 'carrier', 'version', 'note', 'helpful', 'reply', '__proto__', 'isAdmin', 'price', 'total',
] // prettier-ignore

const wholeBodies = ['null', '[]', '0', '"text"', '{"__proto__":{"isAdmin":true}}', '['.repeat(20_000)]

const queries = [
  '?page=-1&pageSize=1e9&sort=x&category=x&price=x&search=%00',
  '?page[]=1&page[a]=2&search[__proto__]=x',
  '?__proto__[a]=1&constructor=x&search=%E0%A4%A',
  `?search=${'a'.repeat(4000)}`,
  '?page=1&page=2&inStock=maybe&color=%22',
]

/** Signing out comes last: the others need the two sessions. */
const operations = Object.entries(routes).toSorted(
  ([left], [right]) => Number(left === 'logout') - Number(right === 'logout'),
)

interface Nonsense {
  readonly segment: string
  readonly query: string
  readonly rawBody: string | undefined
}

function nonsenseFor(route: OperationRoute): Nonsense[] {
  const isRead = route.method === 'GET'
  const harmless = { segment: 'prd_none', query: '', rawBody: isRead ? undefined : '{}' }
  // These two change the path itself, and a lone surrogate cannot be sent in one.
  const segments = nastyTexts.filter(text => !['', '..', '\uD800'].includes(text))
  const bodies = [...nastyValues.map(bodyFullOf), ...wholeBodies]
  return [
    ...(isRead ? [] : bodies.map(rawBody => ({ ...harmless, rawBody }))),
    ...(route.path.includes('{') ? segments.map(segment => ({ ...harmless, segment })) : []),
    ...queries.map(query => ({ ...harmless, query })),
  ]
}

/** A body with the value under every field, and a prototype that wants to be an administrator. */
function bodyFullOf(value: unknown): string {
  const body = JSON.stringify(Object.fromEntries(fields.map(field => [field, value])))
  return body.replace('{', '{"__proto__":{"isAdmin":true},')
}

function isErrorBody(text: string): boolean {
  const { message, code } = JSON.parse(text) as { message?: unknown; code?: unknown }
  return typeof message === 'string' && typeof code === 'string'
}

it('[SRV-1] a prototype that comes with a body changes no object, and makes nobody an administrator', async () => {
  const body = '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"name":"Meera"}'
  const answer = await shop.send('PATCH', '/api/user', { cookie: customer, rawBody: body })
  expect(answer.status).toBe(200)
  expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined()
  expect((await shop.send('GET', '/api/admin/orders', { cookie: customer })).status).toBe(403)
  expect(await shop.dependencies.store.count('users', { where: { role: 'administrator' } })).toBe(0)
})

it.each(operations)('[SRV-1] %s answers nonsense in JSON and never with a failure', async (_name, route) => {
  for (const cookie of [guest, customer]) {
    for (const { segment, query, rawBody } of nonsenseFor(route)) {
      const path = `/api${route.path.replace(/\{\w+\}/, encodeURIComponent(segment))}${query}`
      const answer = await shop.send(route.method, path, {
        cookie,
        headers: { 'idempotency-key': 'x' },
        ...(rawBody !== undefined && { rawBody }),
      })
      const text = await answer.text()
      expect({
        request: `${route.method} ${path.slice(0, 200)} ${rawBody?.slice(0, 200)}`,
        answer: `${answer.status} ${text.slice(0, 300)}`,
        isFailure: answer.status >= 500,
        isJson: (answer.headers.get('content-type') ?? '').startsWith('application/json'),
        isErrorOfOurs: answer.ok || isErrorBody(text),
      }).toMatchObject({ isFailure: false, isJson: true, isErrorOfOurs: true })
    }
  }
})
