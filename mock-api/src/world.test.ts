import { describe, expect, it } from 'vitest'
import { createWorld, type World } from './world.ts'

/** What a page would get for a GET below /api. */
async function get(world: World, path: string) {
  const response = await world.answer(new Request(`http://localhost/api${path}`), '/api')
  return { status: response.status, body: (await response.json()) as unknown }
}

describe('the personas', () => {
  it('a guest is nobody, and has no cart before the first add', async () => {
    const world = await createWorld()
    expect(await get(world, '/user')).toEqual({
      status: 401,
      body: { message: 'Authentication required', code: 'unauthenticated' },
    })
    expect((await get(world, '/cart')).status).toBe(401)
    expect(world.visitor.hint).toBeNull()
  })

  it("[CART-1] a guest's first add opens a session with a cart", async () => {
    const world = await createWorld()
    await world.call('addCartItem', { productId: 'prd_tivra', quantity: 2 })
    expect(world.visitor.hint).toBe('guest')
    expect((await world.call('getCart', {})).itemCount).toBe(2)
  })

  it('a customer is signed in without a password', async () => {
    const world = await createWorld({ persona: 'customer' })
    expect(await get(world, '/user')).toMatchObject({
      status: 200,
      body: { username: 'asha', isAdmin: false },
    })
    expect(world.visitor.hint).toBe('user')
    expect((await get(world, '/admin/orders')).status).toBe(403)
  })

  it('an administrator reads all orders', async () => {
    const world = await createWorld({ persona: 'administrator' })
    expect((await world.call('adminListOrders', {})).length).toBeGreaterThan(0)
  })
})

describe('worlds', () => {
  it('do not see what happens in each other', async () => {
    const [first, second] = await Promise.all([createWorld(), createWorld()])
    await first.call('addCartItem', { productId: 'prd_tivra' })
    expect((await get(second, '/cart')).status).toBe(401)
  })

  it('give the same ids each time, so that pictures do not change', async () => {
    const addToCart = async () => {
      const world = await createWorld()
      return world.call('addCartItem', { productId: 'prd_komal' })
    }
    expect(await addToCart()).toEqual(await addToCart())
  })
})

describe('the scenarios', () => {
  it('empty: there is nothing to list', async () => {
    const world = await createWorld({ persona: 'customer', scenario: 'empty' })
    expect(await world.call('listProducts', {})).toEqual([])
    expect(await world.call('listOrders', {})).toEqual([])
    expect((await world.call('getCart', {})).items).toEqual([])
  })

  it('outOfStock: no unit is left of anything', async () => {
    const world = await createWorld({ scenario: 'outOfStock' })
    expect((await world.call('listProducts', {})).every(product => !product.inStock)).toBe(true)
    const add = new Request('http://localhost/api/cart', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"productId":"prd_tivra"}',
    })
    const refused = await world.answer(add, '/api')
    expect(refused.status).toBe(409)
    expect(await refused.json()).toEqual({ message: 'This product is out of stock', code: 'out_of_stock' })
  })

  it('failing: every call is answered with 500', async () => {
    const world = await createWorld({ scenario: 'failing' })
    expect(await get(world, '/products')).toEqual({
      status: 500,
      body: { message: 'Server error occurred', code: 'server_error' },
    })
  })

  it('offline: no call arrives', async () => {
    const world = await createWorld({ scenario: 'offline' })
    const response = await world.answer(new Request('http://localhost/api/products'), '/api')
    expect(response.type).toBe('error')
  })

  it('expired: the browser holds a session that the server has forgotten', async () => {
    const world = await createWorld({ persona: 'customer', scenario: 'expired' })
    expect(world.visitor.hint).toBe('user')
    expect((await get(world, '/orders')).status).toBe(401)
    expect(world.visitor.hint).toBeNull()
  })

  it('go together with a network: an empty shop whose answers take their time, or do not come', async () => {
    const slow = await createWorld({ scenario: 'empty', network: 'slow' })
    expect(slow.keepsWaiting('listProducts')).toBe(true)
    expect(await slow.call('listProducts', {})).toEqual([])
    const failing = await createWorld({ scenario: 'empty', network: 'failing' })
    expect((await get(failing, '/products')).status).toBe(500)
  })

  it('slow: a story is kept waiting', async () => {
    const world = await createWorld({ scenario: 'slow' })
    expect(world.keepsWaiting('listProducts')).toBe(true)
  })
})

describe('overrides', () => {
  it('answer in the place of the shop, for their operation alone', async () => {
    const world = await createWorld()
    world.override('getProduct', { error: 'product_not_found' })
    expect(await get(world, '/products/tivra')).toEqual({
      status: 404,
      body: { message: 'Product not found', code: 'product_not_found' },
    })
    expect((await get(world, '/products')).status).toBe(200)
  })

  it('may say anything that the contract allows', async () => {
    const world = await createWorld({ persona: 'customer' })
    const user = await world.call('getCurrentUser', {})
    world.override('getCurrentUser', { data: { ...user, name: 'Kamala Devi' } })
    expect(await get(world, '/user')).toEqual({ status: 200, body: { ...user, name: 'Kamala Devi' } })
  })

  it('fill in the message of an error', async () => {
    const world = await createWorld()
    world.override('requestOtp', { error: 'too_many_requests', params: { seconds: 30 } })
    const answer = await world.answer(
      new Request('http://localhost/api/request-otp', { method: 'POST' }),
      '/api',
    )
    expect(answer.status).toBe(429)
    expect(await answer.json()).toEqual({
      message: 'Too many requests. Try again in 30 seconds.',
      code: 'too_many_requests',
    })
  })

  it('[MOCK-1] refuse data that the server could not send', async () => {
    const world = await createWorld({ persona: 'customer' })
    const user = await world.call('getCurrentUser', {})
    world.override('getCurrentUser', { data: { ...user, id: '' } })
    await expect(get(world, '/user')).rejects.toThrow('The server could not answer getCurrentUser so: id')
  })
})
