import { afterEach, expect, it } from 'vitest'
import type { RenderPage } from './rendering.ts'
import { openTestShop, signInByCode, type TestShop } from './test-shop.ts'

let shop: TestShop
afterEach(() => shop.close())

const refusal = (answer: Promise<Response>) =>
  answer.then(
    () => 'answered',
    (error: Error) => error.message,
  )

/** A storefront in a few words: each path shows one thing that rendering relies on. */
const render: RenderPage = async (request, { fetch: askApi, nonce }) => {
  const { pathname } = new URL(request.url)
  const page = (html: string, status = 200, headers = {}) => ({ status, headers, html })
  switch (pathname) {
    case '/who': {
      const answer = await askApi('/api/user')
      const anonymous = await askApi('/api/user', { credentials: 'omit' })
      return page(`${answer.status} ${anonymous.status}`)
    }
    case '/nonce':
      return page(nonce ?? 'none')
    case '/robots.txt':
      return page('User-agent: *', 200, {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'public, max-age=3600',
      })
    case '/missing':
      return page('not here', 404)
    case '/profile':
      return page('', 302, { location: '/auth?next=%2Fprofile' })
    case '/away':
      return page('', 302, { location: '//evil.example/' })
    case '/broken':
      throw new Error('a component broke')
    case '/slow':
      return new Promise<never>(() => undefined)
    case '/change':
      return page(await refusal(askApi('/api/logout', { method: 'POST' })))
    case '/elsewhere':
      return page(await refusal(askApi('https://evil.example/')))
    default:
      return page(request.url)
  }
}

it('serves a page with its status, to be asked for again and with no cookie', async () => {
  shop = await openTestShop({ render })
  const answer = await shop.send('GET', '/shop?search=komal')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(answer.headers.get('vary')).toContain('Cookie')
  expect(answer.headers.getSetCookie()).toEqual([])
  expect(await answer.text()).toBe('https://shop.example/shop?search=komal')
  expect((await shop.send('GET', '/missing')).status).toBe(404)
})

it('[ROUTE-6] serves what is no page with its own type, and lets caches keep it', async () => {
  shop = await openTestShop({ render })
  const answer = await shop.send('GET', '/robots.txt')
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(await answer.text()).toBe('User-agent: *')
})

it("renders with the visitor's session, or without it where credentials are left out", async () => {
  shop = await openTestShop({ render })
  const cookie = await signInByCode(shop, '+919876501234')
  const answer = await shop.send('GET', '/who', { cookie })
  expect(await answer.text()).toBe('200 401')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(await (await shop.send('GET', '/who')).text()).toBe('401 401')
})

it('gives the page the nonce of its own headers', async () => {
  shop = await openTestShop({ render })
  const answer = await shop.send('GET', '/nonce')
  expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${await answer.text()}'`)
})

it('[ROUTE-2] passes a redirect on, unless it leaves the shop', async () => {
  shop = await openTestShop({ render })
  const guarded = await shop.send('GET', '/profile')
  expect([guarded.status, guarded.headers.get('location')]).toEqual([302, '/auth?next=%2Fprofile'])
  const away = await shop.send('GET', '/away')
  expect([away.status, away.headers.get('location')]).toEqual([500, null])
})

it('keeps //elsewhere a path of the shop', async () => {
  shop = await openTestShop({ render })
  expect(await (await shop.send('GET', '//evil.example/x')).text()).toBe(
    'https://shop.example//evil.example/x',
  )
})

it('shows a plain page, and logs why, when rendering fails or takes too long', async () => {
  shop = await openTestShop({ render, renderTimeoutMs: 50 })
  for (const path of ['/broken', '/slow']) {
    const answer = await shop.send('GET', path)
    expect(answer.status).toBe(500)
    const html = await answer.text()
    expect(html).toContain('<h1>Something went wrong</h1>')
    expect(html).not.toContain('a component broke')
  }
  expect(shop.logLines.join()).toContain('a component broke')
  expect(shop.logLines.join()).toContain('Rendering took too long')
})

it('lets rendering read the API and nothing else', async () => {
  shop = await openTestShop({ render })
  expect(await (await shop.send('GET', '/change')).text()).toBe(
    'Rendering only reads the API, not POST https://shop.example/api/logout',
  )
  expect(await (await shop.send('GET', '/elsewhere')).text()).toBe(
    'Rendering only reads the API, not GET https://evil.example/',
  )
})

it('takes no other method than GET and HEAD', async () => {
  shop = await openTestShop({ render })
  const answer = await shop.send('POST', '/shop')
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  const head = await shop.send('HEAD', '/shop')
  expect([head.status, await head.text()]).toEqual([200, ''])
})

it('answers 400 for an address that cannot be decoded', async () => {
  shop = await openTestShop({ render })
  expect((await shop.send('GET', '/product/%E0%A4%A')).status).toBe(400)
})
