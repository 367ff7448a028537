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

/** A product as the API shows it. How many were sold stays with the shop. */
export function toProduct(record: ProductRecord): Product {
  const { ratingSum, ratingCount, unitsSold: _unitsSold, ...product } = record
  return {
    ...product,
    rating: { average: averageRating(ratingSum, ratingCount), count: ratingCount },
    inStock: isInStock(record),
  }
}

/** Whether a product is in a category: by its name, or by the category's rule. */
export function isInCategory(
  product: Pick<ProductRecord, 'categories' | 'specs' | 'price'>,
  category: Pick<CategoryRecord, 'slug' | 'rule'>,
): boolean {
  switch (category.rule) {
    case 'named':
      return product.categories.includes(category.slug)
    case 'noise-cancelling':
      return (product.specs.ancDb ?? 0) > 0
    case 'under-1000':
      return product.price < 100_000
  }
}

export function toCategory(record: CategoryRecord, products: readonly ProductRecord[]): Category {
  const { id, slug, name, description, imageUrl } = record
  const productCount = products.filter(product => isInCategory(product, record)).length
  return { id, slug, name, description, imageUrl, productCount }
}
