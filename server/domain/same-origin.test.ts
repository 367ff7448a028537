import { expect, it } from 'vitest'
import { isSameOrigin } from './same-origin.ts'

const shop = 'https://shop.example'
const loopbackShop = 'http://localhost:3000'

it.each([
  [{ origin: shop }],
  [{ 'sec-fetch-site': 'same-origin' }],
  [{ origin: shop, 'sec-fetch-site': 'same-origin' }],
])('takes %o for our own page', headers => {
  expect(isSameOrigin(headers, shop)).toBe(true)
})

it.each([
  [{}],
  [{ origin: 'https://evil.example' }],
  [{ origin: 'http://shop.example' }],
  [{ origin: 'https://shop.example:8443' }],
  [{ origin: 'https://shop.example.evil.example' }],
  [{ origin: 'null' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'none' }],
  [{ origin: shop, 'sec-fetch-site': 'cross-site' }],
  [{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
])('takes %o for another site', headers => {
  expect(isSameOrigin(headers, shop)).toBe(false)
})

it('lets a shop on loopback answer to each name of this machine, on its own port alone', () => {
  expect(isSameOrigin({ origin: 'http://127.0.0.1:3000' }, loopbackShop)).toBe(true)
  expect(isSameOrigin({ origin: 'http://[::1]:3000' }, loopbackShop)).toBe(true)
  expect(isSameOrigin({ origin: 'http://127.0.0.1:4000' }, loopbackShop)).toBe(false)
  expect(isSameOrigin({ origin: 'http://localhost.evil.example:3000' }, loopbackShop)).toBe(false)
})
