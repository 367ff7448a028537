import type { ListProductFacetsQuery, PriceRange } from '../../contract/index.ts'
import { kindOf } from '../../search/index.ts'
import type { CategoryRecord, ProductRecord } from '../records.ts'
import { isInCategory } from './category-rule.ts'
import { averageRating, isInStock } from './mappers.ts'

/** Paise, both ends included; "under" and "above" leave their bound out. */
const priceRanges: Readonly<Record<PriceRange, (price: number) => boolean>> = {
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

/** Whether a product is what the filters ask for, one of the choices in each facet (SHOP-1). The search is not among them. */
export function productFilter(
  query: ListProductFacetsQuery,
  categories: readonly CategoryRecord[],
): (product: ProductRecord) => boolean {
  const { price, minPrice, maxPrice, inStock, color, ancDb, waterResistance, rating } = query
  const chosen = query.category && categories.filter(({ slug }) => query.category?.includes(slug))
  const isOfKind = isForEars(query)
  return product =>
    (!isOfKind || kindOf(product) !== 'accessory') &&
    (chosen === undefined || chosen.some(category => isInCategory(product, category))) &&
    (price === undefined || priceRanges[price](product.price)) &&
    (minPrice === undefined || product.price >= minPrice) &&
    (maxPrice === undefined || product.price <= maxPrice) &&
    (inStock === undefined || isInStock(product) === inStock) &&
    (color === undefined ||
      product.variants.some(({ name }) => color.some(wanted => sameText(name, wanted)))) &&
    (ancDb === undefined || (product.specs.ancDb ?? 0) >= ancDb) &&
    (waterResistance === undefined ||
      waterResistance.some(wanted => sameText(product.specs.waterResistance ?? '', wanted))) &&
    (rating === undefined || averageRating(product.ratingSum, product.ratingCount) >= rating)
}
