import type {
  ListProductFacetsQuery,
  ListProductsQuery,
  PriceRange,
  ProductFacets,
} from '../../contract/index.ts'
import { kindOf, type ProductIndex } from '../../search/index.ts'
import type { CategoryRecord, ProductRecord } from '../records.ts'
import { isInCategory } from './category-rule.ts'
import { averageRating, isInStock } from './mappers.ts'
import { byTie, comparisons } from './product-orders.ts'

/*
 * What a list of products is, said as plainly as it can be: each product is asked, then all are sorted. What the shelf does by
 * bits and what it keeps has to come to the same.
 */

/** Paise, as SHOP-1 has the ranges. */
const isInRange: Readonly<Record<PriceRange, (price: number) => boolean>> = {
  under1000: price => price < 100_000,
  '1000-3000': price => price >= 100_000 && price <= 300_000,
  '3000-5000': price => price >= 300_000 && price <= 500_000,
  above5000: price => price > 500_000,
}

const isAlike = (left: string, right: string) => left.toLowerCase() === right.toLowerCase()

function isListed(
  product: ProductRecord,
  query: ListProductFacetsQuery,
  categories: readonly CategoryRecord[],
): boolean {
  const { category, price, minPrice, maxPrice, inStock, color, ancDb, waterResistance, rating } = query
  const asksForSomething = category ?? (query.search || undefined) ?? price ?? minPrice ?? maxPrice
  if (query.accessories === false && asksForSomething === undefined && kindOf(product) === 'accessory')
    return false
  const isOf = (slug: string) => categories.some(each => each.slug === slug && isInCategory(product, each))
  const { specs, variants } = product
  return (
    (!category || category.some(isOf)) &&
    (price === undefined || isInRange[price](product.price)) &&
    (minPrice === undefined || product.price >= minPrice) &&
    (maxPrice === undefined || product.price <= maxPrice) &&
    (inStock === undefined || isInStock(product) === inStock) &&
    (!color || variants.some(({ name }) => color.some(wanted => isAlike(name, wanted)))) &&
    (ancDb === undefined || (specs.ancDb ?? 0) >= ancDb) &&
    (!waterResistance || waterResistance.some(wanted => isAlike(specs.waterResistance ?? '', wanted))) &&
    (rating === undefined || averageRating(product.ratingSum, product.ratingCount) >= rating)
  )
}

export interface PlainShop {
  readonly products: readonly ProductRecord[]
  readonly categories: readonly CategoryRecord[]
  readonly index: ProductIndex<ProductRecord>
}

/** All products that a query lists, in their order, without pages. */
export function plainlyListed(
  { products, categories, index }: PlainShop,
  query: ListProductsQuery,
): ProductRecord[] {
  const { search, sort = 'relevance' } = query
  const ranked = products.toSorted(byTie)
  index.update(ranked)
  const found = search ? index.search(search) : ranked
  const listed = found.filter(product => isListed(product, query, categories))
  return sort === 'relevance' ? listed : listed.toSorted(comparisons[sort])
}

/** What choosing a value in a facet makes of a query. */
export const choosing: { readonly [F in keyof ProductFacets]: (value: string) => ListProductFacetsQuery } = {
  category: value => ({ category: [value] }),
  price: value => ({ price: value as PriceRange, minPrice: undefined, maxPrice: undefined }),
  color: value => ({ color: [value] }),
  waterResistance: value => ({ waterResistance: [value] }),
  ancDb: value => ({ ancDb: Number(value) }),
  rating: value => ({ rating: Number(value) }),
}
