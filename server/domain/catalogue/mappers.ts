import type { Category, Product } from '../../contract/index.ts'
import type { CategoryRecord, ProductRecord } from '../records.ts'

/** A rating as it is shown: one decimal, 0 while there are none. */
export function averageRating(ratingSum: number, ratingCount: number): number {
  return ratingCount === 0 ? 0 : Math.round((ratingSum / ratingCount) * 10) / 10
}

/** Whether any colour can be bought now. */
export function isInStock(product: Pick<ProductRecord, 'status' | 'variants'>): boolean {
  return product.status === 'active' && product.variants.some(variant => variant.stock > 0)
}

/** Each record's, for as long as there is the record: a list of thousands is asked for after every order. */
const shown = new WeakMap<ProductRecord, Product>()

/** A product as the API shows it, to be read alone. How many were sold, and which addresses it had, stays with the shop. */
export function toProduct(record: ProductRecord): Product {
  const known = shown.get(record)
  if (known) return known
  const product = productOf(record)
  // What may be written to is nobody's for good.
  if (Object.isFrozen(record)) shown.set(record, Object.freeze(product))
  return product
}

function productOf(record: ProductRecord): Product {
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

export function toCategory(record: CategoryRecord, productCount: number): Category {
  const { id, slug, name, description, imageUrl } = record
  return { id, slug, name, description, imageUrl, productCount }
}
