import type {
  InventoryRow,
  ProductStatus,
  StockAdjustment,
  StockLevel,
  StockReason,
} from '../../../contract/index.ts'
import { toInstant } from '../../calendar.ts'
import { productOrders, stockLevelOf } from '../../catalogue/product-indexes.ts'
import type { Dependencies, RequestContext } from '../../context.ts'
import { shopError } from '../../errors.ts'
import { pageBounds, type PageQuery, type RecordPage } from '../../paging.ts'
import type { ProductRecord } from '../../records.ts'
import { changeAsAdministrator, type Administrator } from '../audit.ts'
import type { CsvColumn } from '../csv.ts'
import { exportCsv } from '../csv-export.ts'
import { productSelection } from './list.ts'
import { keepStockHistory } from './stock-history.ts'
import { requireOwnProduct } from './view.ts'

/** Products of a page: each has some colours. */
const pageSize = 25

interface InventoryQuery {
  readonly status?: readonly ProductStatus[] | undefined
  readonly stock?: readonly StockLevel[] | undefined
  readonly search?: string | undefined
  readonly sort?: 'name' | 'stock' | 'updatedAt' | undefined
  readonly direction?: 'asc' | 'desc' | undefined
}

const orders = { name: 'name', stock: 'leastStock', updatedAt: 'updatedAt' } as const

const orderOf = ({ sort = 'name', direction = 'asc' }: InventoryQuery) => ({ index: orders[sort], direction })

function rowOf(product: ProductRecord, variant: ProductRecord['variants'][number]): InventoryRow {
  const { id, name, status, version, updatedAt } = product
  return {
    id: `${id}:${variant.sku}`,
    productId: id,
    productName: name,
    status,
    colour: variant.name,
    colorHex: variant.colorHex,
    imageUrl: variant.imageUrls[0] ?? '',
    sku: variant.sku,
    stock: variant.stock,
    level: stockLevelOf(variant),
    updatedAt,
    version,
  }
}

/** The colours of a product that a filter is for. */
const rowsOf =
  ({ stock }: InventoryQuery) =>
  (product: ProductRecord): InventoryRow[] =>
    product.variants
      .map(variant => rowOf(product, variant))
      .filter(({ level }) => stock?.includes(level) ?? true)

/** Stock, a row for each colour. A page holds whole products, so that each is found by an index. */
export async function adminListInventory(
  { store }: Dependencies,
  query: InventoryQuery & PageQuery,
): Promise<RecordPage<InventoryRow>> {
  const selection = await productSelection(store, query)
  const [products, total] = await Promise.all([
    store.list('products', { ...selection, orderBy: orderOf(query), ...pageBounds(query, pageSize) }),
    store.count('products', selection),
  ])
  return { items: products.flatMap(rowsOf(query)), total }
}

const columns: readonly CsvColumn<InventoryRow>[] = [
  { header: 'Product', value: ({ productName }) => productName },
  { header: 'Colour', value: ({ colour }) => colour },
  { header: 'SKU', value: ({ sku }) => sku },
  { header: 'Stock', numeric: true, value: ({ stock }) => stock },
  { header: 'Status', value: ({ status }) => status },
]

/** @throws invalid_input for a wrong cursor */
export async function adminExportInventory(
  dependencies: Dependencies,
  context: RequestContext,
  { cursor, ...query }: InventoryQuery & { readonly cursor?: string | undefined },
): Promise<File> {
  const orderBy = orderOf(query)
  return exportCsv(dependencies, context, {
    collection: 'products',
    selection: await productSelection(dependencies.store, query),
    orderBy,
    keyOf: productOrders[orderBy.index],
    rowsOf: rowsOf(query),
    columns,
    cursor,
    fileName: 'inventory.csv',
  })
}

interface Setting {
  readonly productId: string
  readonly sku: string
  readonly reason: StockAdjustment['reason']
  readonly note?: string
  /** The new stock. */
  readonly stockOf: (product: ProductRecord, stock: number) => number
}

function changeStock(
  dependencies: Dependencies,
  administrator: Administrator,
  { productId, sku, reason, note, stockOf }: Setting,
): Promise<InventoryRow> {
  return changeAsAdministrator(dependencies, administrator, async tx => {
    const before = await requireOwnProduct(tx, productId)
    const variant = before.variants.find(candidate => candidate.sku === sku)
    if (!variant) throw shopError('sku_not_found', {}, 'sku')
    const changed = { ...variant, stock: stockOf(before, variant.stock) }
    const after: ProductRecord = {
      ...before,
      variants: before.variants.map(candidate => (candidate === variant ? changed : candidate)),
      updatedAt: toInstant(dependencies.clock.now()),
      version: before.version + 1,
    }
    await tx.put('products', after)
    await keepStockHistory(dependencies, tx, administrator, [before, after], {
      reason,
      ...(note !== undefined && { note }),
    })
    return {
      answer: rowOf(after, changed),
      action: 'stock.change',
      subject: `product:${productId}`,
      detail: `${after.name}, ${changed.name}: ${variant.stock} → ${changed.stock}`,
      before,
      after,
    }
  })
}

/**
 * Sets how many pieces of a colour there are, if nobody sold or changed any since the administrator looked.
 * @throws product_not_found, sku_not_found, stale_version
 */
export function adminSetStock(
  dependencies: Dependencies,
  administrator: Administrator,
  input: {
    readonly productId: string
    readonly sku: string
    readonly version: number
    readonly stock: number
  },
): Promise<InventoryRow> {
  const { version, stock, ...colour } = input
  return changeStock(dependencies, administrator, {
    ...colour,
    reason: 'counted',
    stockOf(product) {
      if (product.version !== version) throw shopError('stale_version')
      return stock
    },
  })
}

/**
 * Adds pieces of a colour or takes some out, however many were sold meanwhile.
 * @throws product_not_found, sku_not_found, stock_below_zero
 */
export function adminAdjustStock(
  dependencies: Dependencies,
  administrator: Administrator,
  input: {
    readonly productId: string
    readonly sku: string
    readonly change: number
    readonly reason: StockReason
    readonly note: string
  },
): Promise<InventoryRow> {
  const { change, ...colour } = input
  return changeStock(dependencies, administrator, {
    ...colour,
    stockOf(_product, stock) {
      if (stock + change < 0) throw shopError('stock_below_zero', {}, 'change')
      return stock + change
    },
  })
}

/** What administrators changed about stock, the newest first. */
export async function adminListStockAdjustments(
  { store }: Dependencies,
  query: PageQuery & { readonly productId?: string | undefined; readonly sku?: string | undefined },
): Promise<RecordPage<StockAdjustment>> {
  const { productId, sku } = query
  const where = { ...(productId !== undefined && { productId }), ...(sku !== undefined && { sku }) }
  const [records, total] = await Promise.all([
    store.list('stockAdjustments', {
      where,
      orderBy: { index: 'at', direction: 'desc' },
      ...pageBounds(query, pageSize),
    }),
    store.count('stockAdjustments', { where }),
  ])
  const items = records.map(({ actorId: _actorId, actorName, ...record }) => ({ ...record, by: actorName }))
  return { items, total }
}
