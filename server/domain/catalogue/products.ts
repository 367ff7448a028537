import type { Category, ListProductsQuery, Product, ProductSort } from '../../contract/index.ts'
import type { ReadingDependencies } from '../context.ts'
import { shopError } from '../errors.ts'
import { pageOf, type RecordPage } from '../paging.ts'
import type { ProductRecord, ShopReader } from '../records.ts'
import { averageRating, toCategory, toProduct } from './mappers.ts'
import { productFilter } from './product-filter.ts'
import { searched } from './product-search.ts'

/** Products a page when a page is asked for without its size: divides by 2, 3 and 4 columns. */
const pageSize = 24
const relatedCount = 4

/** What is on sale. */
export function activeProducts(reader: ShopReader): Promise<readonly ProductRecord[]> {
  return reader.list('products', { where: { status: 'active' } })
}

/**
 * Products that match every filter, sorted; the whole list without parameters (SHOP-1). A search finds what is all that
 * it names; with `nearest`, what comes closest to it (BEY-18).
 */
export async function listProducts(
  { store }: ReadingDependencies,
  query: ListProductsQuery,
): Promise<RecordPage<Product>> {
  const [products, categories] = await Promise.all([activeProducts(store), store.list('categories')])
  const matches = productFilter(query, categories)
  const found = searched(store, products.toSorted(byTie), query).filter(matches)
  const { sort = 'relevance' } = query
  const sorted = sort === 'relevance' ? found : found.toSorted(comparisons[sort])
  const page = pageOf(sorted, query, pageSize)
  return { ...page, items: page.items.map(toProduct) }
}

type Comparison = (left: ProductRecord, right: ProductRecord) => number

const byId: Comparison = (left, right) => (left.id < right.id ? -1 : 1)
const bySales: Comparison = (left, right) => right.unitsSold - left.unitsSold
const byPrice: Comparison = (left, right) => left.price - right.price

const comparisons: Readonly<Record<Exclude<ProductSort, 'relevance'>, Comparison>> = {
  newest: (left, right) => right.createdAt.localeCompare(left.createdAt),
  'price-asc': byPrice,
  'price-desc': (left, right) => byPrice(right, left),
  rating: (left, right) =>
    averageRating(right.ratingSum, right.ratingCount) - averageRating(left.ratingSum, left.ratingCount) ||
    right.ratingCount - left.ratingCount,
  bestselling: bySales,
}

/** Ties are broken by sales, then by id, so that paging is stable. */
export const byTie: Comparison = (left, right) => bySales(left, right) || byId(left, right)

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
  const shared = (other: ProductRecord) =>
    other.categories.filter(category => product.categories.includes(category)).length
  return (await activeProducts(store))
    .filter(other => other.id !== id && shared(other) > 0)
    .toSorted((left, right) => shared(right) - shared(left) || byTie(left, right))
    .slice(0, relatedCount)
    .map(toProduct)
}

/** Categories in the order of the menus, with how many products each holds now. */
export async function listCategories({ store }: ReadingDependencies): Promise<Category[]> {
  const [categories, products] = await Promise.all([store.list('categories'), activeProducts(store)])
  return categories
    .toSorted((left, right) => left.position - right.position)
    .map(category => toCategory(category, products))
}
