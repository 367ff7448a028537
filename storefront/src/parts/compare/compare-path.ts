import { paths } from '../../paths.ts'

/** The comparison of some products, by their slugs [BEY-6]. */
export function comparePath(slugs: readonly string[], { all = false } = {}): string {
  const products = slugs.map(encodeURIComponent).join(',')
  const query = [products && `products=${products}`, all && 'all=true'].filter(Boolean).join('&')
  return query ? `${paths.compare}?${query}` : paths.compare
}

export interface Comparison {
  /** Slugs or ids, each once, in the order of the address. */
  readonly products: readonly string[]
  /** Everything shows, and not only what differs. */
  readonly all: boolean
}

/** Reads a comparison from an address: apart by commas, and as often as a form without scripts repeats the name. */
export function readComparison(address: URLSearchParams): Comparison {
  const named = address.getAll('products').flatMap(value => value.split(','))
  const products = [...new Set(named.map(name => name.trim().slice(0, 100)).filter(name => name !== ''))]
  return { products: products.slice(0, 20), all: address.get('all') === 'true' }
}
