import type { ListProductsQuery } from '../../contract/index.ts'
import { createProductIndex, type ProductIndex } from '../../search/index.ts'
import type { ProductRecord, ShopReader } from '../records.ts'

interface KeptIndex {
  readonly of: string
  readonly index: ProductIndex<ProductRecord>
}

/** The last index of each store: it is built again when a product has changed, or sells better than another. */
const kept = new WeakMap<ShopReader, KeptIndex>()

function indexOf(reader: ShopReader, products: readonly ProductRecord[]): ProductIndex<ProductRecord> {
  const of = products.map(({ id, version, updatedAt }) => `${id}:${version}:${updatedAt}`).join()
  const known = kept.get(reader)
  if (known?.of === of) return known.index
  const index = createProductIndex(products)
  kept.set(reader, { of, index })
  return index
}

/**
 * What a search finds among products, the best first; all of them where nothing is searched for.
 * @param products in the order in which equal hits are listed
 */
export function searched(
  reader: ShopReader,
  products: readonly ProductRecord[],
  { search, nearest = false }: Pick<ListProductsQuery, 'search' | 'nearest'>,
): readonly ProductRecord[] {
  if (!search) return products
  const index = indexOf(reader, products)
  const current = new Map(products.map(product => [product.id, product]))
  const hits = nearest ? index.nearest(search) : index.search(search)
  return hits.flatMap(({ id }) => current.get(id) ?? [])
}
