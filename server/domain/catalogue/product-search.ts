import type { ListProductsQuery } from '../../contract/index.ts'
import { Bits } from './bits.ts'
import { inOrder, moved, type PlaceComparison } from './place-order.ts'
import { byTie } from './product-orders.ts'
import type { Shelf } from './shelf.ts'

/** What a search finds on a shelf. */
export interface Found {
  readonly places: Bits
  /** The same places, the best first. */
  readonly order: Uint32Array
}

/** What a search finds among products; all of them, the best sellers first, where nothing is searched for. */
export function searched(
  shelf: Shelf,
  { search, nearest = false }: Pick<ListProductsQuery, 'search' | 'nearest'>,
): Found {
  if (!search) return { places: Bits.all(shelf.stored.length), order: shelf.orderOf('relevance') }
  if (!nearest) return scored(shelf, search)
  const order = Uint32Array.from(shelf.index.nearest(search), product => shelf.stored.indexOf(product))
  return foundIn(shelf, order)
}

const foundIn = ({ stored }: Shelf, order: Uint32Array): Found => ({
  order,
  places: Bits.of(stored.length, order),
})

/** With what a later shelf needs to find the same again. */
interface Scored extends Found {
  /** By place; 0 for what is not found. */
  readonly scores: Float64Array
  readonly textsVersion: number
}

/**
 * The last few searches are kept: their pages and facets ask for the same, and after an order only its products are scored
 * anew. Where a text has changed, every score may have.
 */
function scored(shelf: Shelf, search: string): Found {
  const { index, stored } = shelf
  const { textsVersion } = index
  return shelf.lately<Scored>(`search ${search}`, (former, changes) => {
    const scoreOf = index.scorer(search)
    const isTrue = former && changes && former.textsVersion === textsVersion
    const scores = isTrue ? former.scores.slice() : Float64Array.from(stored, scoreOf)
    const isFound = (place: number) => (scores[place] ?? 0) > 0
    const byScore: PlaceComparison = (left, right) => (scores[right] ?? 0) - (scores[left] ?? 0)
    if (!isTrue) {
      // What is as good stays in the order of the shelf: an array that has it already is sorted in one pass.
      const ranked = shelf.orderOf('relevance')
      const order = Uint32Array.from(Array.from(ranked.filter(isFound)).toSorted(byScore))
      return { ...foundIn(shelf, order), scores, textsVersion }
    }
    for (const [at, place] of changes.places.entries()) {
      const product = changes.come[at]
      scores[place] = product ? scoreOf(product) : 0
    }
    const byPlace = inOrder(stored, byTie)
    const compare: PlaceComparison = (left, right) => byScore(left, right) || byPlace(left, right)
    const order = moved(former.order, changes.places, compare, isFound)
    const places = changes.places.reduce((left, place) => left.with(place, isFound(place)), former.places)
    return { order, places, scores, textsVersion }
  })
}
