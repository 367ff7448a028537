import { expect, it } from 'vitest'
import { routes, type OperationName, type OperationRoute } from '../../contract/index.ts'
import { shopSchema, type ShopReader, type ShopStore } from '../../domain/index.ts'
import { createMemoryStore } from '../../stores/memory.ts'
import { openTestShop } from '../test-shop.ts'
import { countMoments, countPublicChanges, createPublicVersion, publicCollections } from './public-version.ts'

function countedStore() {
  const version = createPublicVersion()
  return { version, store: countPublicChanges(createMemoryStore(shopSchema), version) }
}

const category = {
  id: 'cat_1',
  name: 'Sports',
  slug: 'sports',
  description: '',
  imageUrl: '',
  position: 1,
  rule: 'named',
} as const

it('[SRV-8] counts a change of the catalogue before it is said to be done, once a transaction', async () => {
  const { store, version } = countedStore()
  await store.transaction(async tx => {
    await tx.put('categories', category)
    await tx.put('categories', { ...category, id: 'cat_2', slug: 'gaming' })
    expect(await version.current()).toBe(0)
  })
  expect(await version.current()).toBe(1)
  await store.transaction(tx => tx.delete('categories', 'cat_2'))
  expect(await version.current()).toBe(2)
})

it('[SRV-8] counts nothing that no public page shows, and nothing that was not done', async () => {
  const { store, version } = countedStore()
  await store.transaction(tx => tx.put('favorites', { id: 'usr_1', productIds: ['prd_komal'] }))
  await store.transaction(tx => tx.get('categories', 'cat_1'))
  const refused = store.transaction(async tx => {
    await tx.put('categories', category)
    throw new Error('not after all')
  })
  await expect(refused).rejects.toThrow('not after all')
  expect(await version.current()).toBe(0)
})

it('[SRV-8] lets a change stand that cannot be counted', async () => {
  const store = countPublicChanges(createMemoryStore(shopSchema), {
    current: () => Promise.reject(new Error('away')),
    changed: () => Promise.reject(new Error('away')),
  })
  await store.transaction(tx => tx.put('categories', category))
  expect(await store.get('categories', 'cat_1')).toEqual(category)
})

it('[ADM-8] counts the moment at which a post shows by itself, once', async () => {
  const { version, store } = countedStore()
  let nowMs = 1_000
  const moments = [2_000, null]
  const clock = { now: () => nowMs, elapsed: () => nowMs }
  const counted = countMoments(
    version,
    clock,
    async () => moments.find(at => at === null || at > nowMs) ?? null,
  )
  expect(await counted.current()).toBe(0)
  nowMs = 1_999
  expect(await counted.current()).toBe(0)
  nowMs = 2_000
  expect(await counted.current()).toBe(1)
  nowMs = 9_000
  expect(await counted.current()).toBe(1)
  // A change may bring another moment.
  moments.unshift(10_000)
  await store.transaction(tx => tx.put('categories', category))
  expect(await counted.current()).toBe(2)
  nowMs = 10_000
  expect(await counted.current()).toBe(3)
})

/** What the pages of a shop read for everybody. */
const publicOperations = (Object.entries(routes) as [OperationName, OperationRoute][]).filter(
  ([name, { caching }]) => caching === 'catalogue' || name === 'listProductReviews',
)

it('[SRV-8] knows every collection that public answers are made of', async () => {
  const read = new Set<string>()
  const memory = createMemoryStore(shopSchema)
  const noting: ShopReader = {
    get: (collection, id) => (read.add(collection), memory.get(collection, id)),
    list: (collection, query) => (read.add(collection), memory.list(collection, query)),
    count: (collection, query) => (read.add(collection), memory.count(collection, query)),
  }
  const store: ShopStore = {
    ...noting,
    transaction: work => memory.transaction(work),
    assertWritable: () => memory.assertWritable(),
    close: () => memory.close(),
  }
  const shop = await openTestShop({ store })
  read.clear()
  for (const [, { path }] of publicOperations) {
    const target = path
      .replace(/\{id\w*\}/, 'prd_komal')
      .replace('{pincode}', '560038')
      .replace('{slug}', 'which-tip-fits')
    const query = target === '/payment-methods' ? '?amount=100000' : ''
    expect((await shop.send('GET', `/api${target}${query}`)).status).toBe(200)
  }
  await shop.close()
  expect(read).toContain('reviews')
  expect([...read].filter(name => !(publicCollections as ReadonlySet<string>).has(name))).toEqual([])
})
