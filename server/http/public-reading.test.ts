import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { routes, type OperationName, type OperationRoute } from '../contract/index.ts'
import { shopSchema, type ShopReader, type ShopStore } from '../domain/index.ts'
import { createMemoryStore } from '../stores/memory.ts'
import { openTestShop, signInByCode, type TestShop } from './test-shop.ts'

/** Collections that were read since the last case, by where. */
const reads = { store: new Set<string>(), publicReader: new Set<string>() }

function noting(where: keyof typeof reads, reader: ShopReader): ShopReader {
  return {
    get: (collection, id) => {
      reads[where].add(collection)
      return reader.get(collection, id)
    },
    list: (collection, query) => {
      reads[where].add(collection)
      return reader.list(collection, query)
    },
    count: (collection, query) => {
      reads[where].add(collection)
      return reader.count(collection, query)
    },
  }
}

let shop: TestShop
beforeAll(async () => {
  const memory = createMemoryStore(shopSchema)
  const store: ShopStore = {
    ...noting('store', memory),
    transaction: work => memory.transaction(work),
    assertWritable: () => memory.assertWritable(),
    close: () => memory.close(),
  }
  shop = await openTestShop({ store, publicReader: noting('publicReader', memory) })
})
afterAll(() => shop.close())
beforeEach(() => {
  for (const collections of Object.values(reads)) collections.clear()
})

const catalogue = (Object.entries(routes) as [OperationName, OperationRoute][]).filter(
  ([, { caching }]) => caching === 'catalogue',
)

it.each(catalogue)(
  '[SRV-2] %s, which may be kept for a minute, reads what may be some seconds old, and nothing else',
  async (_name, { path }) => {
    const target = path
      .replace(/\{id\w*\}/, 'prd_komal')
      .replace('{pincode}', '560038')
      .replace('{slug}', 'how-loud-for-how-long')
    const answer = await shop.send(
      'GET',
      `/api${target}${target === '/payment-methods' ? '?amount=100000' : ''}`,
    )
    expect(answer.status).toBe(200)
    expect(reads.publicReader.size).toBeGreaterThan(0)
    expect(reads.store).toEqual(new Set())
  },
)

it('[SRV-2] [SHOP-3] reviews may be some seconds old for a stranger, and not for whoever may have written one', async () => {
  const list = (cookie?: string) =>
    shop.send('GET', '/api/products/prd_komal/reviews', cookie === undefined ? {} : { cookie })
  expect((await list()).status).toBe(200)
  expect(reads.publicReader).toEqual(new Set(['products', 'reviews']))

  const cookie = await signInByCode(shop, '+919876501234')
  reads.publicReader.clear()
  expect((await list(cookie)).status).toBe(200)
  expect(reads.publicReader).toEqual(new Set())
  expect(reads.store).toContain('reviews')
})

it('[SRV-2] [CART-1] cart, account and administration read the store itself', async () => {
  const cookie = await signInByCode(shop, '+919876501235')
  const body = { productId: 'prd_komal', quantity: 1 }
  expect((await shop.send('POST', '/api/cart', { cookie, body })).ok).toBe(true)
  for (const target of ['/api/cart', '/api/user', '/api/orders', '/api/favorites', '/api/admin/orders']) {
    await shop.send('GET', target, { cookie })
  }
  expect(reads.store).toContain('carts')
  expect(reads.publicReader).toEqual(new Set())
})
