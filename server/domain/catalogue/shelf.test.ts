import { beforeAll, describe, expect, it } from 'vitest'
import type { ListProductFacetsQuery, ListProductsQuery, ProductFacets } from '../../contract/index.ts'
import { largeShop } from '../../seed/large/large-shop.ts'
import { seedStore } from '../../seed/index.ts'
import { createMemoryStore } from '../../stores/memory.ts'
import type { ReadingDependencies } from '../context.ts'
import { shopSchema, type ProductRecord, type ShopStore } from '../records.ts'
import { listAccessories } from './accessories.ts'
import { choosing } from './plain-filter.fixture.ts'
import { listProductFacets } from './product-facets.ts'
import { listCategories, listProducts, listRelatedProducts } from './products.ts'
import { shelfOf } from './shelf.ts'

const size = { products: 160, orders: 60, customers: 20, reviews: 60 }
let store: ShopStore
beforeAll(async () => {
  store = createMemoryStore(shopSchema)
  await seedStore(store, await largeShop({ now: Date.UTC(2026, 10, 20), size }))
})

/** What the catalogue's operations read: nothing else is theirs. */
const reading = (of: ShopStore = store) => ({ store: of }) as unknown as ReadingDependencies

const idsOf = async (query: ListProductsQuery, of?: ShopStore) =>
  (await listProducts(reading(of), query)).items.map(({ id }) => id)

/** The same records in a store that nobody has read. */
async function unreadCopy(): Promise<ShopStore> {
  const copy = createMemoryStore(shopSchema)
  const [products, categories] = [await store.list('products'), await store.list('categories')]
  await copy.transaction(async tx => {
    for (const product of products) await tx.put('products', product)
    for (const category of categories) await tx.put('categories', category)
  })
  return copy
}

async function change(id: string, fields: Partial<ProductRecord>): Promise<void> {
  await store.transaction(async tx => {
    const product = await tx.get('products', id)
    if (!product) throw new Error(`no ${id}`)
    await tx.put('products', { ...product, ...fields })
  })
}

const queries: readonly ListProductFacetsQuery[] = [
  {},
  { accessories: false },
  { accessories: false, color: ['white'] },
  { accessories: false, inStock: true, rating: 4 },
  { accessories: false, ancDb: 25, waterResistance: ['IPX5'] },
  { category: ['accessories'] },
  { category: ['budget', 'sports'], color: ['Black', 'White'], price: '1000-3000' },
  { category: ['noise-cancelling'], minPrice: 200_000, maxPrice: 900_000, inStock: false },
  { price: 'under1000', rating: 3 },
  { search: 'noise cancelling', accessories: false, color: ['BLACK'] },
  { search: 'tivra', ancDb: 35, rating: 4, color: ['gold'] },
  { search: 'nothing that is there qwertyuiop' },
]

describe('[SHOP-1] a facet says of each choice what is listed when it is chosen:', () => {
  it.each(queries)('%o', async query => {
    const facets = await listProductFacets(reading(), query)
    for (const [facet, choices] of Object.entries(facets) as [
      keyof ProductFacets,
      ProductFacets['color'],
    ][]) {
      expect(choices.length).toBeGreaterThan(0)
      for (const { value, count } of choices) {
        const { total } = await listProducts(reading(), { ...query, ...choosing[facet](value) })
        expect([facet, value, count]).toEqual([facet, value, total])
      }
    }
  })
})

describe('[SHOP-1] what was made of the catalogue before serves on, and nothing of it is out of date', () => {
  const sorts = ['relevance', 'newest', 'price-asc', 'price-desc', 'rating', 'bestselling'] as const

  async function allAnswers(of: ShopStore) {
    const lists: unknown[] = []
    for (const query of [...queries, ...sorts.map(sort => ({ sort }))]) lists.push(await idsOf(query, of))
    // Scores of equal hits may differ by how often words were counted.
    for (const search of ['cobalt', 'tivra', 'edition 3', 'earbuds under 2000'])
      lists.push((await idsOf({ search }, of)).toSorted())
    for (const query of queries) lists.push(await listProductFacets(reading(of), query))
    return [
      ...lists,
      await listCategories(reading(of)),
      await listRelatedProducts(reading(of), 'prd_komal'),
      await listAccessories(reading(of), 'prd_komal'),
    ]
  }

  it.each<[string, () => Promise<void>]>([
    ['nothing', () => Promise.resolve()],
    ['a price, a stock and sales', () => change('prd_tivra', { price: 90_000, unitsSold: 9_999 })],
    ['a name', () => change('prd_tivra', { name: 'Cobalt' })],
    ['a name back', () => change('prd_tivra', { name: 'Tivra' })],
    ['a product taken off', () => change('prd_komal-e1', { status: 'archived' })],
    [
      'a product put on sale',
      () => change('prd_komal-e1', { status: 'active', ratingSum: 50, ratingCount: 10 }),
    ],
    ['colours', () => change('prd_shuddha', { variants: [] })],
    [
      'a category',
      () =>
        store.transaction(async tx => {
          const [first] = await tx.list('categories')
          if (first) await tx.put('categories', { ...first, position: 99, rule: 'under-1000' })
        }),
    ],
  ])('after a change of %s', async (_what, work) => {
    // All that is made is there before.
    await allAnswers(store)
    await work()
    expect(await allAnswers(store)).toEqual(await allAnswers(await unreadCopy()))
  })

  it('and it is made once while nothing changes', async () => {
    const shelf = await shelfOf(store)
    expect(await shelfOf(store)).toBe(shelf)
    await change('prd_tivra', { unitsSold: 3 })
    expect(await shelfOf(store)).not.toBe(shelf)
  })
})
