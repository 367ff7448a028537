import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../contract/index.ts'
import { openTestShop, type TestShop } from './test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

async function outcome(answer: Promise<Response>) {
  const response = await answer
  return { status: response.status, body: (await response.json()) as unknown }
}

describe('[SRV-1] under /api, whatever is wrong is said in JSON', () => {
  it.each(['/API/products', '/Api/user', '/API', '/aPi/cart/clear'])(
    'answers 404 for %s, since paths have one case',
    async path => {
      for (const method of ['GET', 'POST']) {
        expect(await outcome(shop.send(method, path, method === 'POST' ? { body: {} } : {}))).toEqual({
          status: 404,
          body: { message: 'Resource not found', code: 'not_found' },
        })
      }
      expect(shop.logLines.filter(line => line.includes('A request failed'))).toEqual([])
    },
  )

  it.each(['/api', '/api/', '/api/nowhere', '/api/products/a/b/c', '/api/%E0%A4%A', '/api/products/%00'])(
    'answers 404 for the unknown path %s',
    async path => {
      expect(await outcome(shop.send('GET', path))).toEqual({
        status: 404,
        body: { message: 'Resource not found', code: 'not_found' },
      })
    },
  )

  it('answers 405 for a wrong method and names the right ones', async () => {
    const answer = await shop.send('DELETE', '/api/products')
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET')
    expect(await answer.json()).toEqual({ message: 'Method not allowed', code: 'method_not_allowed' })
    expect((await shop.send('PATCH', '/api/cart')).headers.get('allow')).toBe('GET, POST')
  })

  it.each([
    ['nothing at all', {}],
    ['another origin', { origin: 'https://evil.example' }],
    ['another site', { origin: 'https://shop.example', 'sec-fetch-site': 'cross-site' }],
  ])('answers 403 for a change that says it comes from %s', async (_name, headers) => {
    const answer = fetch(`${shop.url}/api/logout`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
    })
    expect(await outcome(answer)).toEqual({
      status: 403,
      body: { message: 'Access denied', code: 'cross_origin' },
    })
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'answers 415 for a change of the type "%s"',
    async type => {
      expect(
        await outcome(
          shop.send('POST', '/api/login', { headers: { 'content-type': type }, rawBody: '{"username":"a"}' }),
        ),
      ).toEqual({
        status: 415,
        body: { message: 'Send the request as JSON', code: 'unsupported_media_type' },
      })
    },
  )

  it('answers 413 for a body over 100 kB', async () => {
    const body = { username: 'a'.repeat(103_000), password: 'x' }
    expect(await outcome(shop.send('POST', '/api/login', { body }))).toEqual({
      status: 413,
      body: { message: 'The request is too large', code: 'payload_too_large' },
    })
  })

  it.each(['{', '"', '{"username":', 'undefined', '\0'])(
    'answers 400 for the malformed body %j',
    async rawBody => {
      const { status, body } = await outcome(shop.send('POST', '/api/login', { rawBody }))
      expect(status).toBe(400)
      expect(body).toMatchObject({ code: 'invalid_input' })
    },
  )

  it('names the field that is wrong', async () => {
    expect(await outcome(shop.send('POST', '/api/request-otp', { body: { phoneNumber: '12' } }))).toEqual({
      status: 400,
      body: {
        message: 'Invalid phone number',
        code: 'invalid_input',
        fields: { phoneNumber: 'Invalid phone number' },
      },
    })
  })
})

describe('the catalogue', () => {
  it('may be kept by caches: ETag, max-age, 304, and never a cookie', async () => {
    const first = await shop.send('GET', '/api/products', { cookie: '__Host-shruti=forged' })
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\/"[\w-]{43}"$/)
    expect(first.headers.get('cache-control')).toContain('public')
    expect(first.headers.getSetCookie()).toEqual([])

    // Node's fetch would ask for a fresh copy by itself.
    const headers = { 'if-none-match': etag, 'cache-control': 'max-age=0' }
    const second = await shop.send('GET', '/api/products', { headers })
    expect(second.status).toBe(304)
    expect(await second.text()).toBe('')
    expect(second.headers.get('etag')).toBe(etag)
  })

  it('is not kept where it depends on who asks', async () => {
    const answer = await shop.send('GET', '/api/cart')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('etag')).toBeNull()
  })

  it('answers HEAD as GET without the body', async () => {
    const answer = await shop.send('HEAD', '/api/products')
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('')
    expect(answer.headers.get('etag')).toMatch(/^W\//)
  })

  it('is compressed for those who can read it', async () => {
    const answer = await shop.send('GET', '/api/products', { headers: { 'accept-encoding': 'br' } })
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(Array.isArray(await answer.json())).toBe(true)
  })
})

it('[SRV-4] serves the OpenAPI document of every operation', async () => {
  const answer = await shop.send('GET', '/api/openapi.json')
  const document = (await answer.json()) as {
    openapi: string
    paths: Record<string, Record<string, unknown>>
  }
  expect(answer.status).toBe(200)
  expect(document.openapi).toMatch(/^3\.1/)
  expect(Object.keys(document.paths)).toContain('/products/{idOrSlug}')
  expect(document.paths['/orders']?.['post']).toMatchObject({ operationId: 'placeOrder' })
})

it.each(['/api/docs', '/api/docs/'])(
  '[SRV-4] shows the document to a reader at %s, with nothing that the policy refuses',
  async path => {
    const answer = await shop.send('GET', path)
    const page = await answer.text()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page).toContain(
      '<summary><code>POST /request-otp</code> Send a one-time code to a phone</summary>',
    )
    expect(page).toContain(`${Object.keys(routes).length} operations`)
    const nonce = /<style nonce="([^"]+)"/.exec(page)?.[1]
    expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`)
    expect(page).not.toMatch(/<script|\sstyle=|\son\w+=/)
  },
)

it('takes the address of a request for a path, never for another host', async () => {
  const status = await new Promise(resolve => {
    httpRequest(shop.url, { path: 'http://evil.example/api/settings' }, response => {
      response.resume()
      resolve(response.statusCode)
    }).end()
  })
  expect(status).toBe(400)
})

it('serves the pictures of the seed, to be kept for a year', async () => {
  const [product] = (await (await shop.send('GET', '/api/products')).json()) as { imageUrls: string[] }[]
  const [address = ''] = product?.imageUrls[0]?.split('#') ?? []
  const picture = await shop.send('GET', address)
  expect(picture.status).toBe(200)
  expect(picture.headers.get('content-type')).toBe('image/webp')
  expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const unknown = address.replace(/-[0-9a-f]{8}-/, '-00000000-')
  const missing = await shop.send('GET', unknown)
  expect(missing.status).toBe(404)
  expect(missing.headers.get('cache-control')).toBe('no-store')
  expect((await shop.send('GET', '/pictures/manifest.json')).status).toBe(404)
  expect((await shop.send('GET', '/pictures/none.webp')).status).toBe(404)
  expect((await shop.send('GET', '/pictures/..%2f..%2fpackage.json')).status).toBe(404)
})
