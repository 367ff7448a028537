import type { ListProductsQuery } from '../../contract/index.ts'
import type { ProductRecord } from '../records.ts'
import type { Shelf } from './shelf.ts'

/** What a search finds among products, the best first; all of them, the best sellers first, where nothing is searched for. */
export function searched(
  shelf: Shelf,
  { search, nearest = false }: Pick<ListProductsQuery, 'search' | 'nearest'>,
): readonly ProductRecord[] {
  if (!search) return shelf.products
  return nearest ? shelf.index.nearest(search) : shelf.index.search(search)
}
