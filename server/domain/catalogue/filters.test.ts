import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ListProductFacetsQuery, ListProductsQuery, ProductFacets } from '../../contract/index.ts'
import { createProductIndex } from '../../search/index.ts'
import { seedStore } from '../../seed/index.ts'
import { largeShop } from '../../seed/large/large-shop.ts'
import { createMemoryStore } from '../../stores/memory.ts'
import type { ReadingDependencies } from '../context.ts'
import { shopSchema, type CategoryRecord, type ProductRecord } from '../records.ts'
import { choosing, plainlyListed } from './plain-filter.fixture.ts'
import { listProductFacets } from './product-facets.ts'
import { listProducts } from './products.ts'

const size = { products: 70, orders: 40, customers: 10, reviews: 40 }
let products: readonly ProductRecord[]
let categories: readonly CategoryRecord[]
/** Another one than the shop's: equal searches of it cost less than one that is made for each. */
const index = createProductIndex<ProductRecord>([])
beforeAll(async () => {
  const store = createMemoryStore(shopSchema)
  await seedStore(store, await largeShop({ now: Date.UTC(2026, 10, 20), size }))
  products = await store.list('products', { where: { status: 'active' } })
  categories = await store.list('categories')
})

const optional = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined, freq: 2 })
const oneOf = <T>(...values: T[]) => optional(fc.constantFrom(...values))
const someOf = (...values: string[]) => optional(fc.subarray(values, { minLength: 1 }))
const paise = optional(fc.integer({ min: 0, max: 12_000 }).map(rupees => rupees * 100 - (rupees % 2)))

const filters: fc.Arbitrary<ListProductFacetsQuery> = fc.record({
  category: someOf('budget', 'sports', 'noise-cancelling', 'neckbands', 'accessories', 'no-such-category'),
  price: oneOf('under1000', '1000-3000', '3000-5000', 'above5000'),
  minPrice: paise,
  maxPrice: paise,
  inStock: oneOf(true, false),
  color: someOf('White', 'bLACK', 'Midnight Blue', 'no such colour'),
  ancDb: oneOf(0, 25, 31, 35, 90),
  waterResistance: someOf('ipx5', 'IPX4', ''),
  rating: oneOf(0, 3, 3.9, 4, 5),
  accessories: oneOf(true, false),
  search: oneOf('', 'tivra', 'earbuds', 'noise cancelling under 4000', 'edition 2', 'tivrra', 'qwertyuiop'),
})

/** What an order, a review or an edit makes of a product, but for its texts. */
const facts = {
  price: fc.constantFrom(99_900, 99_999, 100_000, 300_000, 500_000, 500_001),
  unitsSold: fc.nat({ max: 30 }),
  ratingSum: fc.constantFrom(36, 39, 40, 50),
  ratingCount: fc.constantFrom(0, 10),
  categories: fc.constantFrom(['sports'], ['accessories', 'budget'], []),
}
/** After these a search scores its hits by other counts of words than a new one would: the same hits in another order. */
const texts = {
  name: fc.constantFrom('Tivra', 'Cobalt'),
  status: fc.constantFrom('active' as const, 'archived' as const),
}

interface Edit {
  readonly at: number
  readonly fields: Partial<ProductRecord>
  readonly isSoldOut: boolean
}

const edit = (fields: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<Edit> =>
  fc.record({ at: fc.nat(), fields: fc.record(fields, { requiredKeys: [] }), isSoldOut: fc.boolean() })

/** A store that hands out the products as they are now, each the same object until it changes. */
function changingShop() {
  const now = [...products]
  const active = () => now.filter(({ status }) => status === 'active')
  let listed = active()
  const store = {
    list: async (collection: string) => (collection === 'products' ? listed : categories),
  }
  return {
    reading: { store } as unknown as ReadingDependencies,
    listed: () => listed,
    edit({ at, fields, isSoldOut }: Edit) {
      const place = at % now.length
      const product = now[place]
      if (!product) throw new Error('no product')
      const variants = product.variants.map(variant => ({ ...variant, stock: isSoldOut ? 0 : variant.stock }))
      now[place] = { ...product, variants, ...fields }
      listed = active()
    },
  }
}

const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)

describe('[SHOP-1] whatever is asked for, and whatever has changed before,', () => {
  it('a list is what each product by itself would say', async () => {
    const query: fc.Arbitrary<ListProductsQuery> = fc
      .tuple(
        filters,
        oneOf<ListProductsQuery['sort']>(
          'relevance',
          'newest',
          'price-asc',
          'price-desc',
          'rating',
          'bestselling',
        ),
        optional(fc.integer({ min: 1, max: 4 })),
      )
      .map(([filter, sort, page]) => ({ ...filter, sort, page, pageSize: page && 5 }))
    const steps = fc.array(fc.record({ change: optional(edit(facts)), query }), {
      minLength: 1,
      maxLength: 6,
    })
    await fc.assert(
      fc.asyncProperty(steps, async all => {
        const shop = changingShop()
        for (const { change, query: asked } of all) {
          if (change) shop.edit(change)
          const { items, total } = await listProducts(shop.reading, asked)
          const plain = plainlyListed({ products: shop.listed(), categories, index }, asked)
          const first = ((asked.page ?? 1) - 1) * 5
          expect(total).toBe(plain.length)
          expect(idsOf(items)).toEqual(idsOf(asked.page ? plain.slice(first, first + 5) : plain))
        }
      }),
      { seed: 24, numRuns: 80 },
    )
  })

  it('a facet counts what choosing its value would list', async () => {
    const steps = fc.array(fc.record({ change: edit({ ...facts, ...texts }), query: filters }), {
      minLength: 1,
      maxLength: 2,
    })
    await fc.assert(
      fc.asyncProperty(steps, async all => {
        const shop = changingShop()
        for (const { change, query } of all) {
          shop.edit(change)
          for (const [facet, choices] of Object.entries(await listProductFacets(shop.reading, query)))
            for (const { value, count } of choices) {
              const asked = { ...query, ...choosing[facet as keyof ProductFacets](value) }
              const { length } = plainlyListed({ products: shop.listed(), categories, index }, asked)
              expect([facet, value, count]).toEqual([facet, value, length])
            }
        }
      }),
      { seed: 24, numRuns: 20 },
    )
  })
})
