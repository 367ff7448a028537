import { afterEach, expect, it } from 'vitest'
import { openTestShop, type TestShop } from './test-shop.ts'

let shop: TestShop
afterEach(() => shop.close())

/** What a proxy that terminates TLS says of the request, or somebody who wants cookies without `Secure`. */
const claims = [
  {},
  { 'x-forwarded-proto': 'https' },
  { 'x-forwarded-proto': 'http' },
  { forwarded: 'proto=http', 'x-forwarded-proto': 'http', 'x-forwarded-ssl': 'off' },
]

async function cookiesOver(headers: Record<string, string>): Promise<string[]> {
  const asked = await shop.send('POST', '/api/request-otp', {
    body: { phoneNumber: '+919876501234' },
    headers,
  })
  return asked.headers.getSetCookie()
}

it.each([0, 1])(
  '[SRV-1] sets every cookie Secure where the origin is https, whatever the request says (TRUST_PROXY=%i)',
  async trustedProxies => {
    for (const headers of claims) {
      shop = await openTestShop({ publicOrigin: 'https://shop.example', trustedProxies })
      const cookies = await cookiesOver(headers)
      expect(cookies).toHaveLength(3)
      expect(cookies.filter(cookie => !/; Secure(;|$)/.test(cookie))).toEqual([])
      if (headers !== claims.at(-1)) await shop.close()
    }
  },
)

it('[SRV-1] sets none Secure on plain http, where a browser would not send it back', async () => {
  shop = await openTestShop({ publicOrigin: 'http://localhost:3000', trustedProxies: 1 })
  const cookies = await cookiesOver({ 'x-forwarded-proto': 'https' })
  expect(cookies).toHaveLength(3)
  expect(cookies.filter(cookie => cookie.includes('Secure'))).toEqual([])
})
