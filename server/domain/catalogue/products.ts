import type { Category, ListProductsQuery, Product } from '../../contract/index.ts'
import type { ReadingDependencies } from '../context.ts'
import { shopError } from '../errors.ts'
import { boundsOf, type RecordPage } from '../paging.ts'
import type { ProductRecord, ShopReader } from '../records.ts'
import type { Bits } from './bits.ts'
import { toCategory, toProduct } from './mappers.ts'
import { inOrder } from './place-order.ts'
import { placesOf } from './places-of.ts'
import { filtered } from './product-filter.ts'
import { comparisons } from './product-orders.ts'
import { searched, type Found } from './product-search.ts'
import { shelfOf, type Shelf } from './shelf.ts'

/** Products a page when a page is asked for without its size: divides by 2, 3 and 4 columns. */
const pageSize = 24
const relatedCount = 4

/**
 * Products that match every filter, sorted; the whole list without parameters (SHOP-1). A search finds what is all that
 * it names; with `nearest`, what comes closest to it (BEY-18).
 */
export async function listProducts(
  { store }: ReadingDependencies,
  query: ListProductsQuery,
): Promise<RecordPage<Product>> {
  const shelf = await shelfOf(store)
  const found = searched(shelf, query)
  const listed = filtered(shelf, query, found.places)
  const page = pageOfOrder(orderOf(shelf, query, found, listed), listed, boundsOf(query, pageSize))
  return { items: shelf.productsAt(page).map(toProduct), total: listed.count }
}

/** The places to list in their order, with others among them. */
function orderOf(
  shelf: Shelf,
  { search, sort = 'relevance' }: ListProductsQuery,
  found: Found,
  listed: Bits,
): Uint32Array {
  if (!search) return shelf.orderOf(sort)
  if (sort === 'relevance') return found.order
  return found.order.filter(place => listed.has(place)).toSorted(inOrder(shelf.stored, comparisons[sort]))
}

/** Those of a page, without a look at what comes after it. */
function pageOfOrder(
  order: Uint32Array,
  listed: Bits,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): number[] {
  const page: number[] = []
  let skipped = 0
  for (const place of order) {
    if (page.length >= limit) break
    if (!listed.has(place)) continue
    if (skipped < offset) skipped += 1
    else page.push(place)
  }
  return page
}

async function findProduct(reader: ShopReader, idOrSlug: string): Promise<ProductRecord | undefined> {
  const byItsId = await reader.get('products', idOrSlug)
  if (byItsId) return byItsId
  const [bySlug] = await reader.list('products', { where: { slug: idOrSlug }, limit: 1 })
  return bySlug
}

/** A draft is not there for shoppers. */
const isShown = (product: ProductRecord | undefined): product is ProductRecord =>
  product !== undefined && product.status !== 'draft'

/**
 * One product. An archived one is still shown, as out of stock: orders and bookmarks link to it.
 * @throws product_not_found
 */
export async function getProduct({ store }: ReadingDependencies, idOrSlug: string): Promise<Product> {
  const product = await findProduct(store, idOrSlug)
  if (!isShown(product)) throw shopError('product_not_found')
  return toProduct(product)
}

/**
 * The record of a product that shoppers see, by its id.
 * @throws product_not_found
 */
export async function requireProduct(reader: ShopReader, id: string): Promise<ProductRecord> {
  const product = await reader.get('products', id)
  if (!isShown(product)) throw shopError('product_not_found')
  return product
}

/**
 * Up to four products that share the most categories with one, best sellers first.
 * @throws product_not_found
 */
export async function listRelatedProducts({ store }: ReadingDependencies, id: string): Promise<Product[]> {
  const product = await requireProduct(store, id)
  const shelf = await shelfOf(store)
  /** By how many categories they share, each the best sellers first: the shelf's order. */
  const groups: ProductRecord[][] = product.categories.map(() => [])
  for (const place of shelf.orderOf('relevance')) {
    const other = shelf.stored[place]
    if (!other || other.id === id) continue
    const shared = other.categories.filter(category => product.categories.includes(category)).length
    const group = groups[shared - 1]
    if (group && group.length < relatedCount) group.push(other)
    // None can be nearer than those that share all.
    if (groups.at(-1)?.length === relatedCount) break
  }
  return groups.toReversed().flat().slice(0, relatedCount).map(toProduct)
}

/** Categories in the order of the menus, with how many products each holds now. */
export async function listCategories({ store }: ReadingDependencies): Promise<Category[]> {
  const shelf = await shelfOf(store)
  return shelf.categories.map(category => {
    const { count } = placesOf(shelf, { label: 'category', anyOf: [category.slug] })
    return toCategory(category, count)
  })
}
