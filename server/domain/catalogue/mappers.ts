import type { Category, Product } from '../../contract/index.ts'
import type { CategoryRecord, ProductRecord } from '../records.ts'
import { isInCategory } from './category-rule.ts'

/** A rating as it is shown: one decimal, 0 while there are none. */
export function averageRating(ratingSum: number, ratingCount: number): number {
  return ratingCount === 0 ? 0 : Math.round((ratingSum / ratingCount) * 10) / 10
}

/** Whether any colour can be bought now. */
export function isInStock(product: Pick<ProductRecord, 'status' | 'variants'>): boolean {
  return product.status === 'active' && product.variants.some(variant => variant.stock > 0)
}

/** A product as the API shows it. How many were sold, and which addresses it had, stays with the shop. */
export function toProduct(record: ProductRecord): Product {
  const {
    ratingSum,
    ratingCount,
    unitsSold: _unitsSold,
    formerSlugs: _formerSlugs,
    aspectSums: _aspectSums,
    ...product
  } = record
  return {
    ...product,
    rating: { average: averageRating(ratingSum, ratingCount), count: ratingCount },
    inStock: isInStock(record),
  }
}

export function toCategory(record: CategoryRecord, products: readonly ProductRecord[]): Category {
  const { id, slug, name, description, imageUrl } = record
  const productCount = products.filter(product => isInCategory(product, record)).length
  return { id, slug, name, description, imageUrl, productCount }
}
