import type { AdminProductSummary, ProductStatus, StockLevel } from '../../../contract/index.ts'
import type { Dependencies, RequestContext } from '../../context.ts'
import { categoryKey, productOrders } from '../../catalogue/product-indexes.ts'
import { pageBounds, type PageQuery, type RecordPage } from '../../paging.ts'
import type { ListQuery } from '../../ports/store.ts'
import type { ShopReader } from '../../records.ts'
import { exportCsv } from '../csv-export.ts'
import { productColumns } from './columns.ts'
import { toSummary } from './view.ts'

const pageSize = 25

export interface ProductFilters {
  readonly status?: readonly ProductStatus[] | undefined
  readonly category?: readonly string[] | undefined
  readonly stock?: readonly StockLevel[] | undefined
  readonly label?: 'incomplete' | undefined
  readonly search?: string | undefined
}

interface ProductOrder {
  readonly sort?: 'updatedAt' | 'name' | 'price' | 'stock' | 'unitsSold' | undefined
  readonly direction?: 'asc' | 'desc' | undefined
}

/** What the store is asked for; a category by its rule is looked up under the rule. */
export async function productSelection(
  reader: ShopReader,
  { status, category, stock, label, search }: ProductFilters,
): Promise<Pick<ListQuery, 'where' | 'contains'>> {
  const categories = category && (await reader.list('categories', { where: { slug: category } }))
  const where = {
    ...(status && { status }),
    ...(categories && { category: categories.map(categoryKey) }),
    ...(stock && { stock }),
    ...(label && { label }),
  }
  return {
    ...(Object.keys(where).length > 0 && { where }),
    ...(search ? { contains: { index: 'search', anyOf: [search] } } : {}),
  }
}

const orderOf = ({
  sort = 'updatedAt',
  direction = sort === 'updatedAt' ? 'desc' : 'asc',
}: ProductOrder) => ({
  index: sort,
  direction,
})

/** Products that match, sorted, a page at a time; those changed last first unless asked otherwise (ADM-2, ADM-9). */
export async function adminListProducts(
  { store }: Dependencies,
  query: ProductFilters & ProductOrder & PageQuery,
): Promise<RecordPage<AdminProductSummary>> {
  const selection = await productSelection(store, query)
  const [products, total] = await Promise.all([
    store.list('products', { ...selection, orderBy: orderOf(query), ...pageBounds(query, pageSize) }),
    store.count('products', selection),
  ])
  return { items: products.map(toSummary), total }
}

/** The products of a list as CSV, a row for each colour, as `importProducts` takes them. @throws invalid_input for a wrong cursor */
export async function adminExportProducts(
  dependencies: Dependencies,
  context: RequestContext,
  { cursor, ...query }: ProductFilters & ProductOrder & { readonly cursor?: string | undefined },
): Promise<File> {
  const orderBy = orderOf(query)
  return exportCsv(dependencies, context, {
    collection: 'products',
    selection: await productSelection(dependencies.store, query),
    orderBy,
    keyOf: productOrders[orderBy.index],
    rowsOf: product => product.variants.map(variant => ({ product, variant })),
    columns: productColumns,
    cursor,
    fileName: 'products.csv',
  })
}
