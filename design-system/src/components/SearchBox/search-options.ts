import { shownResults, type SearchableProduct } from './match-products.ts'
import { t } from '../../texts/t.ts'

/** A row of the list: a product, or a line that leads to more of them. */
export type SearchOption =
  | { key: string; href: string; product: SearchableProduct; label?: undefined }
  | { key: string; href: string; product?: undefined; label: string }

/** What a term finds: the best of it first, at least as many as are shown, and how many there are in all. */
export interface FoundProducts {
  products: readonly SearchableProduct[]
  total: number
}

/** The addresses that rows lead to. */
export interface SearchAddresses {
  productHref: (product: SearchableProduct) => string
  searchHref: (term: string) => string
  browseHref: string
}

export interface SearchAnswer {
  options: readonly SearchOption[]
  /** In place of products, or while they load (SRCH-4). */
  note: string
  /** "4 results", for a screen reader; nothing where there are none. */
  count: string
}

const resultsText = (count: number) => t('{count, plural, one {# result} other {# results}}', { count })

/**
 * What the list says of a term: five products at most and a line to all of them (SRCH-3), or that there are none
 * (SRCH-4).
 * @param found undefined while nobody knows
 */
export function searchOptions(
  found: FoundProducts | undefined,
  term: string,
  { productHref, searchHref, browseHref }: SearchAddresses,
): SearchAnswer {
  if (!found) return { options: [], note: t('Loading products...'), count: '' }
  const { products, total } = found
  if (products.length === 0) {
    const browse = { key: 'browse', href: browseHref, label: t('Browse all products') }
    return { options: [browse], note: t('No products found'), count: '' }
  }
  const count = resultsText(total)
  const rows = products
    .slice(0, shownResults)
    .map(product => ({ key: product.id, href: productHref(product), product }))
  const all = { key: 'all', href: searchHref(term), label: t('View all {count}', { count }) }
  return { options: total > shownResults ? [...rows, all] : rows, note: '', count }
}
