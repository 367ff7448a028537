import type { CategoryRule } from '../../contract/index.ts'

/** What decides in which categories a product is. */
export interface CategorisedProduct {
  /** Slugs of those that it names. */
  readonly categories: readonly string[]
  readonly specs: { readonly ancDb?: number | undefined }
  /** Paise. */
  readonly price: number
}

/** Whether a product is in a category: by its name, or by the category's rule. */
export function isInCategory(
  product: CategorisedProduct,
  category: { readonly slug: string; readonly rule: CategoryRule },
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
