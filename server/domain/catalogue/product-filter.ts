import type { ListProductFacetsQuery, PriceRange } from '../../contract/index.ts'
import { kindOf } from '../../search/index.ts'
import type { CategoryRecord, ProductRecord } from '../records.ts'
import { isInCategory } from './category-rule.ts'
import { averageRating, isInStock } from './mappers.ts'

/** Paise, both ends included; "under" and "above" leave their bound out. */
export const priceRanges: Readonly<Record<PriceRange, (price: number) => boolean>> = {
  under1000: price => price < 100_000,
  '1000-3000': price => price >= 100_000 && price <= 300_000,
  '3000-5000': price => price >= 300_000 && price <= 500_000,
  above5000: price => price > 500_000,
}

function sameText(left: string, right: string): boolean {
  return left.toLowerCase() === right.toLowerCase()
}

/** Whether accessories are left out: only as long as nothing in particular is asked for. */
function isForEars({
  accessories,
  category,
  search,
  price,
  minPrice,
  maxPrice,
}: ListProductFacetsQuery): boolean {
  const asksForSomething = [category, search || undefined, price, minPrice, maxPrice].some(
    value => value !== undefined,
  )
  return accessories === false && !asksForSomething
}

type Test = (product: ProductRecord) => boolean

/** What narrows a list: accessories are left out under `kind`, `minPrice` and `maxPrice` are part of `price`. */
export type Narrowing =
  'kind' | 'category' | 'price' | 'inStock' | 'color' | 'ancDb' | 'waterResistance' | 'rating'

/** What the filters ask for, each by itself (SHOP-1): one of the choices in each facet. The search is not among them. */
export function narrowings(
  query: ListProductFacetsQuery,
  categories: readonly CategoryRecord[],
): ReadonlyMap<Narrowing, Test> {
  const { price, minPrice, maxPrice, inStock, color, ancDb, waterResistance, rating } = query
  const tests = new Map<Narrowing, Test>()
  if (isForEars(query)) tests.set('kind', product => kindOf(product) !== 'accessory')
  if (query.category) {
    const chosen = categories.filter(({ slug }) => query.category?.includes(slug))
    tests.set('category', product => chosen.some(category => isInCategory(product, category)))
  }
  if (price !== undefined || minPrice !== undefined || maxPrice !== undefined) {
    tests.set(
      'price',
      product =>
        (price === undefined || priceRanges[price](product.price)) &&
        (minPrice === undefined || product.price >= minPrice) &&
        (maxPrice === undefined || product.price <= maxPrice),
    )
  }
  if (inStock !== undefined) tests.set('inStock', product => isInStock(product) === inStock)
  if (color) {
    tests.set('color', ({ variants }) =>
      variants.some(({ name }) => color.some(wanted => sameText(name, wanted))),
    )
  }
  if (ancDb !== undefined) tests.set('ancDb', ({ specs }) => (specs.ancDb ?? 0) >= ancDb)
  if (waterResistance) {
    tests.set('waterResistance', ({ specs }) =>
      waterResistance.some(wanted => sameText(specs.waterResistance ?? '', wanted)),
    )
  }
  if (rating !== undefined) {
    tests.set('rating', ({ ratingSum, ratingCount }) => averageRating(ratingSum, ratingCount) >= rating)
  }
  return tests
}

/** Whether a product is all that the filters ask for. */
export function productFilter(query: ListProductFacetsQuery, categories: readonly CategoryRecord[]): Test {
  const tests = [...narrowings(query, categories).values()]
  return product => tests.every(test => test(product))
}
