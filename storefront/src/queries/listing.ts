import type { PriceRange, ProductSort } from '@shruti/server/contract'
import type { ProductFilter } from './catalogue.ts'
import { paths } from '../paths.ts'
import { positiveInteger } from './page-number.ts'

/** What a shop page lists. All of it is in the address [SHOP-1]. */
export interface Listing {
  category?: string | undefined
  price?: PriceRange | undefined
  search?: string | undefined
  sort?: ProductSort | undefined
  inStock?: boolean | undefined
  color?: string | undefined
  /** At least this many dB of noise cancellation. */
  ancDb?: number | undefined
  waterResistance?: string | undefined
  /** At least this rating, 1 to 5. */
  rating?: number | undefined
  /** From 1. */
  page?: number | undefined
}

export const productsPerPage = 12
export const priceRanges: readonly { value: PriceRange; label: string }[] = [
  { value: 'under1000', label: 'Under ₹1,000' },
  { value: '1000-3000', label: '₹1,000 to ₹3,000' },
  { value: '3000-5000', label: '₹3,000 to ₹5,000' },
  { value: 'above5000', label: 'Above ₹5,000' },
]
export const productSorts: readonly { value: ProductSort; label: string }[] = [
  { value: 'relevance', label: 'Relevance' },
  { value: 'newest', label: 'Newest' },
  { value: 'price-asc', label: 'Price, low to high' },
  { value: 'price-desc', label: 'Price, high to low' },
  { value: 'rating', label: 'Rating' },
  { value: 'bestselling', label: 'Best selling' },
]

export function isPriceRange(value: string | undefined): value is PriceRange {
  return priceRanges.some(range => range.value === value)
}

function isProductSort(value: string): value is ProductSort {
  return productSorts.some(sort => sort.value === value)
}

/** Reads a listing from an address. What makes no sense is left out, as if it were not there. */
export function readListing(
  params: { readonly category?: string | undefined; readonly range?: string | undefined },
  query: URLSearchParams,
): Listing {
  const price = params.range ?? query.get('price') ?? undefined
  const sort = query.get('sort') ?? ''
  const listing: Listing = {
    category: params.category ?? (query.get('category') || undefined),
    price: isPriceRange(price) ? price : undefined,
    search: query.get('search')?.trim().slice(0, 100) || undefined,
    sort: isProductSort(sort) ? sort : undefined,
    inStock: query.get('inStock') === 'true' || undefined,
    color: query.get('color') || undefined,
    ancDb: positiveInteger(query.get('ancDb')),
    waterResistance: query.get('waterResistance') || undefined,
    rating: positiveInteger(query.get('rating')),
    page: positiveInteger(query.get('page')),
  }
  return Object.fromEntries(Object.entries(listing).filter(([, value]) => value !== undefined))
}

/** The address of a listing: a category or a price range alone has a path of its own. */
export function listingHref({ category, price, ...rest }: Listing): string {
  const query = new URLSearchParams()
  const base = category ? paths.category(category) : price ? paths.priceRange(price) : paths.shop
  if (category && price) query.set('price', price)
  for (const [name, value] of Object.entries(rest)) {
    if (value !== undefined && !(name === 'page' && value === 1)) query.set(name, String(value))
  }
  return query.size > 0 ? `${base}?${query.toString()}` : base
}

/** What the API is asked for. */
export function listingFilter({ inStock, page = 1, ...rest }: Listing): ProductFilter {
  return { ...rest, ...(inStock && { inStock: 'true' }), page, pageSize: productsPerPage }
}
