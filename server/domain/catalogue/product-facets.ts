import { catalogueSchemas, type ListProductFacetsQuery, type ProductFacets } from '../../contract/index.ts'
import type { ReadingDependencies } from '../context.ts'
import type { ProductRecord } from '../records.ts'
import { productFilter } from './product-filter.ts'
import { searched } from './product-search.ts'
import { activeProducts } from './products.ts'

const minimumRatings = [4, 3]
const minimumDecibels = [25, 30, 35]

/** Each value once, the most frequent first. */
function valuesOf(products: readonly ProductRecord[], read: (product: ProductRecord) => readonly string[]) {
  const counts = new Map<string, number>()
  for (const value of products.flatMap(read)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted(([, left], [, right]) => right - left).map(([value]) => value)
}

/**
 * The choices of each facet, out of all products on sale, with how many each would list (SHOP-1). A facet's own choices do
 * not narrow its counts: each says what is listed if it alone is chosen there and all other filters stay.
 */
export async function listProductFacets(
  { store }: ReadingDependencies,
  query: ListProductFacetsQuery,
): Promise<ProductFacets> {
  const [products, categories] = await Promise.all([activeProducts(store), store.list('categories')])
  const hits = searched(store, products, query)
  const facet = (
    values: readonly (string | number)[],
    choice: (value: string) => Partial<ListProductFacetsQuery>,
  ) =>
    values.map(String).map(value => ({
      value,
      count: hits.filter(productFilter({ ...query, ...choice(value) }, categories)).length,
    }))
  const inOrder = categories.toSorted((left, right) => left.position - right.position)
  return {
    category: facet(
      inOrder.map(({ slug }) => slug),
      slug => ({ category: [slug] }),
    ),
    price: catalogueSchemas.priceRange.options.map(price => ({
      value: price,
      count: hits.filter(
        productFilter({ ...query, price, minPrice: undefined, maxPrice: undefined }, categories),
      ).length,
    })),
    color: facet(
      valuesOf(products, ({ variants }) => variants.map(({ name }) => name)),
      name => ({ color: [name] }),
    ),
    waterResistance: facet(
      valuesOf(products, ({ specs }) =>
        specs.waterResistance === undefined ? [] : [specs.waterResistance],
      ).toSorted(),
      code => ({ waterResistance: [code] }),
    ),
    ancDb: facet(minimumDecibels, ancDb => ({ ancDb: Number(ancDb) })),
    rating: facet(minimumRatings, rating => ({ rating: Number(rating) })),
  }
}
