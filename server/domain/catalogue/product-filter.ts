import type { ListProductFacetsQuery, PriceRange } from '../../contract/index.ts'
import type { Bits } from './bits.ts'
import { placesOf, type Bounds, type Condition } from './places-of.ts'
import type { Shelf } from './shelf.ts'

/** Paise, which are whole numbers: "under" and "above" leave their bound out. */
export const priceRanges: Readonly<Record<PriceRange, Bounds>> = {
  under1000: { atMost: 99_999 },
  '1000-3000': { atLeast: 100_000, atMost: 300_000 },
  '3000-5000': { atLeast: 300_000, atMost: 500_000 },
  above5000: { atLeast: 500_001 },
}

/** Whether accessories are left out: only as long as nothing in particular is asked for. */
function isForEars({
  accessories,
  category,
  search,
  price,
  minPrice,
  maxPrice,
}: ListProductFacetsQuery): boolean {
  const asksForSomething = [category, search || undefined, price, minPrice, maxPrice].some(
    value => value !== undefined,
  )
  return accessories === false && !asksForSomething
}

/** What narrows a list: accessories are left out under `kind`, `minPrice` and `maxPrice` are part of `price`. */
export type Narrowing =
  'kind' | 'category' | 'price' | 'inStock' | 'color' | 'ancDb' | 'waterResistance' | 'rating'

const lowered = (texts: readonly string[]) => texts.map(text => text.toLowerCase())

/** What the filters ask for, each by itself (SHOP-1): one of the choices in each facet. The search is not among them. */
export function narrowings(query: ListProductFacetsQuery): ReadonlyMap<Narrowing, Condition> {
  const { category, inStock, color, ancDb, waterResistance, rating } = query
  const conditions = new Map<Narrowing, Condition>()
  if (isForEars(query)) conditions.set('kind', { label: 'accessory', anyOf: ['false'] })
  if (category) conditions.set('category', { label: 'category', anyOf: category })
  const price = priceBounds(query)
  if (price) conditions.set('price', { figure: 'price', ...price })
  if (inStock !== undefined) conditions.set('inStock', { label: 'inStock', anyOf: [String(inStock)] })
  if (color) conditions.set('color', { label: 'color', anyOf: lowered(color) })
  if (ancDb !== undefined) conditions.set('ancDb', { figure: 'ancDb', atLeast: ancDb })
  if (waterResistance)
    conditions.set('waterResistance', { label: 'waterResistance', anyOf: lowered(waterResistance) })
  if (rating !== undefined) conditions.set('rating', { figure: 'rating', atLeast: rating })
  return conditions
}

/** What a range and two bounds allow together. */
function priceBounds({ price, minPrice, maxPrice }: ListProductFacetsQuery): Required<Bounds> | undefined {
  if (price === undefined && minPrice === undefined && maxPrice === undefined) return undefined
  const { atLeast = -Infinity, atMost = Infinity } = price === undefined ? {} : priceRanges[price]
  return { atLeast: Math.max(atLeast, minPrice ?? atLeast), atMost: Math.min(atMost, maxPrice ?? atMost) }
}

/** Those of some places whose products are all that the filters ask for. */
export function filtered(shelf: Shelf, query: ListProductFacetsQuery, places: Bits): Bits {
  return [...narrowings(query).values()].reduce(
    (left, condition) => left.and(placesOf(shelf, condition)),
    places,
  )
}
