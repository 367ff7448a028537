import type { ProductSort } from '../../contract/index.ts'
import type { ProductRecord } from '../records.ts'
import { averageRating } from './mappers.ts'

/** Which of two products is listed first. */
export type Comparison = (left: ProductRecord, right: ProductRecord) => number

const byId: Comparison = (left, right) => (left.id < right.id ? -1 : 1)
const bySales: Comparison = (left, right) => right.unitsSold - left.unitsSold
const byPrice: Comparison = (left, right) => left.price - right.price

/** Instants, which are all written alike, compare as they are. */
const byAge: Comparison = (left, right) => {
  if (left.createdAt === right.createdAt) return 0
  return left.createdAt < right.createdAt ? 1 : -1
}

export const comparisons: Readonly<Record<Exclude<ProductSort, 'relevance'>, Comparison>> = {
  newest: byAge,
  'price-asc': byPrice,
  'price-desc': (left, right) => byPrice(right, left),
  rating: (left, right) =>
    averageRating(right.ratingSum, right.ratingCount) - averageRating(left.ratingSum, left.ratingCount) ||
    right.ratingCount - left.ratingCount,
  bestselling: bySales,
}

/** Ties are broken by sales, then by id, so that paging is stable. */
export const byTie: Comparison = (left, right) => bySales(left, right) || byId(left, right)
