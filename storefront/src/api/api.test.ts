import { afterEach, describe, expect, it } from 'vitest'
import { routes } from '@shruti/server/contract/routes'
import { readLanguageFrom } from '../language/language.ts'
import { buildRequest, createApi } from './api.ts'

function apiAnswering(status: number, body: unknown, headers: Record<string, string> = {}) {
  const requests: { url: string; init: RequestInit }[] = []
  const api = createApi({
    fetch: (url, init) => {
      requests.push({ url: url as string, init: init ?? {} })
      return Promise.resolve(Response.json(body, { status, headers }))
    },
  })
  return { api, requests }
}

afterEach(() => readLanguageFrom(() => 'en'))

describe('the request of a call', () => {
  it('[CLI-1] fills path parameters from the input and sends the rest as JSON', () => {
    const { url, init } = buildRequest(routes.updateCartItem, { itemId: 'a/b', quantity: 3 })
    expect(url).toBe('/api/cart/a%2Fb')
    expect(init).toEqual({
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      credentials: 'same-origin',
      body: '{"quantity":3}',
    })
  })

  it('sends what a GET is given as its query and leaves out what is undefined', () => {
    const { url, init } = buildRequest(routes.listProducts, { search: 'ear tips', sort: undefined, page: 2 })
    expect(url).toBe('/api/products?search=ear+tips&page=2')
    expect(init.body).toBeUndefined()
  })

  it('[CLI-1] asks for products and categories without cookies, for all else with', () => {
    const credentials = (name: keyof typeof routes, input: Record<string, unknown> = {}) =>
      buildRequest(routes[name], input).init.credentials
    expect(credentials('listProducts')).toBe('omit')
    expect(credentials('getProduct', { idOrSlug: 'tivra' })).toBe('omit')
    expect(credentials('listRelatedProducts', { id: 'p1' })).toBe('omit')
    expect(credentials('listCategories')).toBe('omit')
    expect(credentials('listProductReviews', { id: 'p1' })).toBe('same-origin')
    expect(credentials('getCanReview', { id: 'p1' })).toBe('same-origin')
    expect(credentials('getCart')).toBe('same-origin')
  })

  it('[CHK-1] carries the key that makes a repeated order act once', () => {
    const { init } = buildRequest(routes.placeOrder, { quoteId: 'q1' }, { idempotencyKey: 'k1' })
    expect(init.headers).toMatchObject({ 'Idempotency-Key': 'k1' })
    expect(init.body).toBe('{"quoteId":"q1"}')
  })

  it('[BEY-19] says in which language the page is where something is changed, and nothing of it in English', () => {
    const headersOf = () => [
      buildRequest(routes.placeOrder, { quoteId: 'q1' }).init.headers,
      buildRequest(routes.getCart, {}).init.headers,
    ]
    for (const headers of headersOf()) expect(headers).not.toHaveProperty('Shop-Language')
    readLanguageFrom(() => 'hi')
    const [placing, reading] = headersOf()
    expect(placing).toMatchObject({ 'Shop-Language': 'hi' })
    expect(reading).not.toHaveProperty('Shop-Language')
  })
})

describe('the answer of a call', () => {
  it('reads the total of a long list from X-Total-Count', async () => {
    const { api } = apiAnswering(200, [], { 'X-Total-Count': '41' })
    await expect(api.page('listProducts', {})).resolves.toEqual({ rows: [], total: 41 })
  })

  it('[CLI-2] throws the text, the code and the fields of a refusal', async () => {
    const { api } = apiAnswering(409, { message: 'Only 2 left in stock', code: 'insufficient_stock' })
    await expect(api.call('addCartItem', { productId: 'p1' })).rejects.toMatchObject({
      status: 409,
      code: 'insufficient_stock',
      message: 'Only 2 left in stock',
      fields: {},
    })
  })

  it('[CLI-2] says what to do where no answer comes, and leaves what was broken off as it is', async () => {
    const failing = (error: Error) => createApi({ fetch: () => Promise.reject(error) }).call('getCart', {})
    const cause = new TypeError('Failed to fetch')
    await expect(failing(cause)).rejects.toEqual(
      new TypeError('Check your connection and try again.', { cause }),
    )
    const broken = new DOMException('The user left', 'AbortError')
    await expect(failing(broken as Error)).rejects.toBe(broken)
  })

  it('[AUTH-3] reads no user where there is no session', async () => {
    const { api } = apiAnswering(401, { message: 'Authentication required', code: 'unauthenticated' })
    await expect(api.read('getCurrentUser', {})).resolves.toBeNull()
  })

  it('[CLI-2] names the status when the answer is no JSON', async () => {
    const api = createApi({
      fetch: () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })),
    })
    await expect(api.read('listProducts', {})).rejects.toThrow('HTTP error! status: 502')
  })
})
