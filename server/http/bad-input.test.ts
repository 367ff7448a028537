import { afterAll, beforeAll, expect, it } from 'vitest'
import { routes } from '../contract/index.ts'
import { defaultRateLimits } from './rate-limits.ts'
import { openTestShop, signInByCode, type TestShop } from './test-shop.ts'

const noLimits = Object.fromEntries(
  Object.keys(defaultRateLimits).map(scope => [scope, { requests: 1_000_000, windowSeconds: 60 }]),
) as unknown as typeof defaultRateLimits

let shop: TestShop
let guest: string
let customer: string
beforeAll(async () => {
  shop = await openTestShop({ rateLimits: noLimits })
  const [product] = await shop.dependencies.store.list('products', { limit: 1 })
  const added = await shop.send('POST', '/api/cart', { body: { productId: product?.id } })
  guest = added.headers
    .getSetCookie()
    .map(cookie => cookie.split(';')[0])
    .join('; ')
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
  'status', 'trackingNumber', 'carrier', 'version', 'note', '__proto__', 'isAdmin', 'price', 'total',
] // prettier-ignore

const wholeBodies = ['null', '[]', '0', '"text"', '{"__proto__":{"isAdmin":true}}', '['.repeat(20_000)]

const queries = [
  '?page=-1&pageSize=1e9&sort=x&category=x&price=x&search=%00',
  '?page[]=1&page[a]=2&search[__proto__]=x',
  '?__proto__[a]=1&constructor=x&search=%E0%A4%A',
  `?search=${'a'.repeat(4000)}`,
  '?page=1&page=2&inStock=maybe&color=%22',
]

const operations = Object.entries(routes)

it.each(operations)(
  '[SRV-1] %s answers nonsense with an error in JSON, never with a failure',
  async (_name, route) => {
    const bodies =
      route.method === 'GET'
        ? [undefined]
        : [
            ...nastyValues.map(value =>
              JSON.stringify(Object.fromEntries(fields.map(field => [field, value]))).replace(
                '"isAdmin"',
                '"__proto__":{"isAdmin":true},"isAdmin"',
              ),
            ),
            ...wholeBodies,
          ]
    const paths = route.path.includes('{')
      ? nastyTexts.filter(text => text !== '' && text !== '\uD800' && text !== '..')
      : ['']
    const requests = [
      ...bodies.map(rawBody => ({ segment: 'prd_none', query: '', rawBody })),
      ...paths.map(segment => ({ segment, query: '', rawBody: route.method === 'GET' ? undefined : '{}' })),
      ...queries.map(query => ({
        segment: 'prd_none',
        query,
        rawBody: route.method === 'GET' ? undefined : '{}',
      })),
    ]
    for (const cookie of [guest, customer]) {
      for (const { segment, query, rawBody } of requests) {
        const path = `/api${route.path.replace(/\{\w+\}/, encodeURIComponent(segment))}${query}`
        const answer = await shop.send(route.method, path, {
          cookie,
          headers: { 'idempotency-key': 'x' },
          ...(rawBody !== undefined && { rawBody }),
        })
        const text = await answer.text()
        const what = `${route.method} ${path.slice(0, 200)} ${rawBody?.slice(0, 200)} → ${answer.status} ${text.slice(0, 300)}`
        // 429 where the domain's own limits on codes and passwords have had enough.
        expect(answer.status, what).toBeLessThan(500)
        expect(answer.headers.get('content-type'), what).toMatch(/^application\/json/)
        if (!answer.ok)
          expect(Object.keys(JSON.parse(text) as object), what).toEqual(
            expect.arrayContaining(['message', 'code']),
          )
      }
    }
  },
)
