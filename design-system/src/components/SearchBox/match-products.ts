/** What the search reads of a product. */
export interface SearchableProduct {
  id: string
  name: string
  description: string
  /** Paise. */
  price: number
  imageUrls: readonly string[]
}

/** Rows at most; beyond that a line leads to all of them (SRCH-3). */
export const shownResults = 5

/** Products with the term in their name or description, whatever the case; none for a blank term (SRCH-1). */
export function matchProducts<Product extends SearchableProduct>(
  products: readonly Product[],
  term: string,
): Product[] {
  const wanted = term.trim().toLowerCase()
  if (!wanted) return []
  return products.filter(
    product =>
      product.name.toLowerCase().includes(wanted) || product.description.toLowerCase().includes(wanted),
  )
}
