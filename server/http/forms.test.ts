import { afterEach, beforeEach, expect, it } from 'vitest'
import { cookiesOf, openTestShop, type TestShop } from './test-shop.ts'

let shop: TestShop
let productId: string
beforeEach(async () => {
  shop = await openTestShop()
  const products = await shop.dependencies.store.list('products')
  productId = products.find(product => (product.variants[0]?.stock ?? 0) >= 10)?.id ?? ''
})
afterEach(() => shop.close())

const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }

function submit(path: string, fields: Record<string, string>, cookie?: string, headers = {}) {
  return shop.send('POST', path, {
    rawBody: new URLSearchParams(fields).toString(),
    headers: { ...urlencoded, ...headers },
    ...(cookie !== undefined && { cookie }),
  })
}

async function cart(cookie: string) {
  const answer = await shop.send('GET', '/api/cart', { cookie })
  return (await answer.json()) as { itemCount: number; items: { id: string; quantity: number }[] }
}

it('[CART-1] adds, changes and removes without any script, and leads back to the cart each time', async () => {
  const added = await submit('/cart/add', { productId, variantIndex: '0', quantity: '2' })
  expect([added.status, added.headers.get('location')]).toEqual([303, '/cart'])
  expect(added.headers.get('cache-control')).toBe('no-store')
  const cookie = cookiesOf(added)
  const [item] = (await cart(cookie)).items
  expect(item?.quantity).toBe(2)

  const itemId = item?.id ?? ''
  const updated = await submit('/cart/update', { itemId, quantity: '5' }, cookie)
  expect([updated.status, updated.headers.get('location')]).toEqual([303, '/cart'])
  expect((await cart(cookie)).itemCount).toBe(5)

  const removed = await submit('/cart/remove', { itemId }, cookie)
  expect([removed.status, removed.headers.get('location')]).toEqual([303, '/cart'])
  expect((await cart(cookie)).items).toEqual([])
})

it.each([
  ['/cart/add', { productId: 'prd_none' }, '/cart?notice=product_not_found'],
  ['/cart/add', {}, '/cart?notice=invalid_input'],
  ['/cart/update', { itemId: 'none', quantity: '1' }, '/cart?notice=unauthenticated'],
  ['/cart/remove', { itemId: '..' }, '/cart?notice=unauthenticated'],
  ['/cart/remove', {}, '/cart?notice=unauthenticated'],
])('tells the cart page why %s failed for %o', async (path, fields, location) => {
  const answer = await submit(path, fields)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, location])
})

it('hands over what the message needs: how many are left', async () => {
  const product = await shop.dependencies.store.get('products', productId)
  if (!product) throw new Error('the seed has a product in stock')
  await shop.dependencies.store.transaction(tx =>
    tx.put('products', {
      ...product,
      variants: product.variants.map(variant => ({ ...variant, stock: 3 })),
    }),
  )
  const answer = await submit('/cart/add', { productId, variantIndex: '0', quantity: '5' })
  expect(answer.headers.get('location')).toBe('/cart?notice=insufficient_stock&n=3')
})

it('refuses a form that another site sent', async () => {
  const answer = await submit('/cart/add', { productId }, undefined, { origin: 'https://evil.example' })
  expect(answer.status).toBe(403)
  expect(answer.headers.getSetCookie()).toEqual([])
})

it('refuses a form that is far too long', async () => {
  expect((await submit('/cart/add', { productId: 'a'.repeat(20_000) })).status).toBe(413)
})
