import type { Category, ListProductsQuery, Product } from '../../contract/index.ts'
import type { ReadingDependencies } from '../context.ts'
import { shopError } from '../errors.ts'
import { pageOf, type RecordPage } from '../paging.ts'
import type { ProductRecord, ShopReader } from '../records.ts'
import { toCategory, toProduct } from './mappers.ts'
import { productFilter } from './product-filter.ts'
import { comparisons } from './product-orders.ts'
import { searched } from './product-search.ts'
import { shelfOf } from './shelf.ts'

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
  const matches = productFilter(query, shelf.categories)
  const { sort = 'relevance', search } = query
  const found = (search ? searched(shelf, query) : shelf.sortedBy(sort)).filter(matches)
  const sorted = search && sort !== 'relevance' ? found.toSorted(comparisons[sort]) : found
  const page = pageOf(sorted, query, pageSize)
  return { ...page, items: page.items.map(toProduct) }
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
  const { products } = await shelfOf(store)
  /** By how many categories they share, each the best sellers first: the shelf's order. */
  const groups: ProductRecord[][] = product.categories.map(() => [])
  for (const other of products) {
    if (other.id === id) continue
    const shared = other.categories.filter(category => product.categories.includes(category)).length
    const group = groups[shared - 1]
    if (group && group.length < relatedCount) group.push(other)
  }
  return groups.toReversed().flat().slice(0, relatedCount).map(toProduct)
}

/** Categories in the order of the menus, with how many products each holds now. */
export async function listCategories({ store }: ReadingDependencies): Promise<Category[]> {
  const { categories, countsByCategory } = await shelfOf(store)
  return categories.map(category => toCategory(category, countsByCategory.get(category.id) ?? 0))
}
