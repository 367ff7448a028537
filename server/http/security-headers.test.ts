import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from './test-shop.ts'

describe('over https', () => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop({ publicOrigin: 'https://shop.example' })
  })
  afterEach(() => shop.close())

  it('answers with the whole set of security headers', async () => {
    const { headers } = await shop.send('GET', '/')
    expect(
      headers
        .get('content-security-policy')
        ?.replace(/nonce-[^']+/g, 'nonce-…')
        .split(';'),
    ).toEqual([
      "default-src 'none'",
      "base-uri 'none'",
      "connect-src 'self'",
      "font-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "img-src 'self' data:",
      "manifest-src 'self'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      "script-src 'self' 'nonce-…'",
      "script-src-attr 'none'",
      "style-src 'self' 'nonce-…'",
      'trusted-types service-worker',
      "worker-src 'self'",
      'upgrade-insecure-requests',
    ])
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
    expect(headers.get('permissions-policy')).toBe(
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), display-capture=()',
    )
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('server')).toBeNull()
  })

  it('never repeats a nonce', async () => {
    const nonces = new Set<string | undefined>()
    for (let request = 0; request < 5; request += 1) {
      const { headers } = await shop.send('GET', '/')
      nonces.add(/'nonce-([A-Za-z0-9+/=]{24})'/.exec(headers.get('content-security-policy') ?? '')?.[1])
    }
    expect(nonces.size).toBe(5)
    expect(nonces).not.toContain(undefined)
  })

  it('allows an answer of the API nothing, however a browser comes to open it', async () => {
    for (const path of ['/api/user', '/api/settings', '/api/openapi.json', '/api/nothing', '/API/docs']) {
      const { headers } = await shop.send('GET', path)
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      )
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-frame-options')).toBe('DENY')
    }
  })

  it('gives each request an id', async () => {
    const first = await shop.send('GET', '/healthz')
    const second = await shop.send('GET', '/healthz')
    expect(first.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
  })
})

it('asks for no https over plain http on loopback', async () => {
  const shop = await openTestShop({ publicOrigin: 'http://localhost:3000' })
  const { headers } = await shop.send('GET', '/api/settings')
  expect(headers.get('strict-transport-security')).toBeNull()
  expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests')
  await shop.close()
})
