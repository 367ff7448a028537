import type { PriceRange, ProductSort } from '@shruti/server/contract'
import type { ProductFilter } from './catalogue.ts'
import type { FacetFilter } from './product-facets.ts'
import { paths } from '../paths.ts'
import { positiveInteger } from './page-number.ts'
import { t } from '../language/t.ts'

/** What a shop page lists. All of it is in the address [SHOP-1]. Of several choices in one facet a product is any. */
export interface Listing {
  category?: readonly string[] | undefined
  price?: PriceRange | undefined
  /** Whole rupees, included; with `to` in place of `price`. */
  from?: number | undefined
  /** Whole rupees, included. */
  to?: number | undefined
  search?: string | undefined
  sort?: ProductSort | undefined
  inStock?: boolean | undefined
  color?: readonly string[] | undefined
  /** At least this many dB of noise cancellation. */
  ancDb?: number | undefined
  waterResistance?: readonly string[] | undefined
  /** At least this rating, 1 to 5. */
  rating?: number | undefined
  /** From 1. */
  page?: number | undefined
}

export const productsPerPage = 12
export const priceRanges = (): readonly { value: PriceRange; label: string }[] => [
  { value: 'under1000', label: t('Under ₹1,000') },
  { value: '1000-3000', label: t('₹1,000 to ₹3,000') },
  { value: '3000-5000', label: t('₹3,000 to ₹5,000') },
  { value: 'above5000', label: t('Above ₹5,000') },
]
export const productSorts = (): readonly { value: ProductSort; label: string }[] => [
  { value: 'relevance', label: t('Relevance') },
  { value: 'newest', label: t('Newest') },
  { value: 'price-asc', label: t('Price, low to high') },
  { value: 'price-desc', label: t('Price, high to low') },
  { value: 'rating', label: t('Rating') },
  { value: 'bestselling', label: t('Best selling') },
]

export function isPriceRange(value: string | undefined): value is PriceRange {
  return priceRanges().some(range => range.value === value)
}

function isProductSort(value: string): value is ProductSort {
  return productSorts().some(sort => sort.value === value)
}

/** Choices of a facet: apart by commas, and as often as a form without scripts repeats the name. */
function choices(values: readonly string[]): readonly string[] | undefined {
  const chosen = values.flatMap(value => value.split(',')).map(value => value.trim())
  const unique = [...new Set(chosen.filter(value => value !== ''))].slice(0, 20)
  return unique.length > 0 ? unique : undefined
}

/** Whole rupees up to ten lakh as people write them, "₹2,000"; undefined for anything else. */
function rupees(text: string | null): number | undefined {
  const digits = text?.replace(/[₹,\s]/g, '') ?? ''
  return /^\d{1,7}$/.test(digits) && Number(digits) <= 1_000_000 ? Number(digits) : undefined
}

/** Reads a listing from an address. What makes no sense is left out, as if it were not there. */
export function readListing(
  params: { readonly category?: string | undefined; readonly range?: string | undefined },
  query: URLSearchParams,
): Listing {
  const bounds = [rupees(query.get('from')), rupees(query.get('to'))]
  const [from, to] = bounds.every(bound => bound !== undefined) ? bounds.toSorted((a, b) => a - b) : bounds
  const isFree = from !== undefined || to !== undefined
  const price = isFree ? undefined : (params.range ?? query.get('price') ?? undefined)
  const sort = query.get('sort') ?? ''
  const listing: Listing = {
    category: choices(params.category === undefined ? query.getAll('category') : [params.category]),
    price: isPriceRange(price) ? price : undefined,
    from,
    to,
    search: query.get('search')?.trim().slice(0, 100) || undefined,
    sort: isProductSort(sort) ? sort : undefined,
    inStock: query.get('inStock') === 'true' || undefined,
    color: choices(query.getAll('color')),
    ancDb: positiveInteger(query.get('ancDb')),
    waterResistance: choices(query.getAll('waterResistance')),
    rating: positiveInteger(query.get('rating')),
    page: positiveInteger(query.get('page')),
  }
  return Object.fromEntries(Object.entries(listing).filter(([, value]) => value !== undefined))
}

/** The address of a listing: one category or a price range alone has a path of its own. */
export function listingHref({ category, price, ...rest }: Listing): string {
  const query = new URLSearchParams()
  const [only, ...more] = category ?? []
  const hasPath = only !== undefined && more.length === 0
  const base = hasPath ? paths.category(only) : price && !category ? paths.priceRange(price) : paths.shop
  if (category && !hasPath) query.set('category', category.join(','))
  if (category && price) query.set('price', price)
  for (const [name, value] of Object.entries(rest)) {
    if (value !== undefined && !(name === 'page' && value === 1)) query.set(name, String(value))
  }
  return query.size > 0 ? `${base}?${query.toString()}` : base
}

/** What narrows the list, as the API takes it. Accessories come only where something in particular is asked for. */
export function facetFilter({
  inStock,
  from,
  to,
  category,
  color,
  waterResistance,
  ...rest
}: Listing): FacetFilter {
  const { sort: _sort, page: _page, ...facets } = rest
  return {
    ...facets,
    ...(category && { category: category.join() }),
    ...(color && { color: color.join() }),
    ...(waterResistance && { waterResistance: waterResistance.join() }),
    ...(from !== undefined && { minPrice: from * 100 }),
    ...(to !== undefined && { maxPrice: to * 100 }),
    ...(inStock && { inStock: 'true' }),
    accessories: 'false',
  }
}

/** What the API is asked for. */
export function listingFilter(listing: Listing): ProductFilter {
  const { sort, page = 1 } = listing
  return { ...facetFilter(listing), ...(sort && { sort }), page, pageSize: productsPerPage }
}
