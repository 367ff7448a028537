import type { OperationOutputs, ProductAlertKind } from '../../../contract/index.ts'
import { availableStockOf } from '../../cart/lines.ts'
import type { Dependencies, RequestContext } from '../../context.ts'
import { pageBounds, type PageQuery, type RecordPage } from '../../paging.ts'
import type { ListQuery } from '../../ports/store.ts'
import { unitPriceOf } from '../../pricing.ts'
import type { ProductAlertRecord } from '../../product-alerts/records.ts'
import type { ShopReader } from '../../records.ts'
import { rupees, type CsvColumn } from '../csv.ts'
import { exportCsv } from '../csv-export.ts'
import { whereOf } from '../where-of.ts'

type AdminProductAlert = OperationOutputs['adminListProductAlerts'][number]

const pageSize = 25

interface AlertFilters {
  readonly status?: ProductAlertRecord['status'] | undefined
  readonly kind?: readonly ProductAlertKind[] | undefined
  readonly search?: string | undefined
  readonly direction?: 'asc' | 'desc' | undefined
}

async function toAdminProductAlert(
  reader: ShopReader,
  alert: ProductAlertRecord,
): Promise<AdminProductAlert> {
  const { id, kind, status, email, userId, sku, productId, priceWhenAsked, createdAt } = alert
  const product = await reader.get('products', productId)
  const variantIndex = product?.variants.findIndex(variant => variant.sku === sku) ?? -1
  const variant = product?.variants[variantIndex]
  return {
    id,
    kind,
    status,
    email,
    customerId: userId,
    sku,
    product:
      product && variant
        ? {
            id: product.id,
            name: product.name,
            variantName: variant.name,
            stock: availableStockOf(product, variantIndex),
            price: unitPriceOf(product, variantIndex),
          }
        : null,
    priceWhenAsked,
    createdAt,
  }
}

const selectionOf = ({ status, kind, search }: AlertFilters): Pick<ListQuery, 'where' | 'contains'> => ({
  where: whereOf({ status, kind }),
  ...(search ? { contains: { index: 'search', anyOf: [search] } } : {}),
})

const orderOf = ({ direction = 'desc' }: AlertFilters) => ({ index: 'createdAt', direction })

/** Requests to be told of a product that match, a page at a time; the latest first unless asked otherwise (BEY-8). */
export async function adminListProductAlerts(
  { store }: Dependencies,
  query: AlertFilters & PageQuery,
): Promise<RecordPage<AdminProductAlert>> {
  const selection = selectionOf(query)
  const [alerts, total] = await Promise.all([
    store.list('productAlerts', { ...selection, orderBy: orderOf(query), ...pageBounds(query, pageSize) }),
    store.count('productAlerts', selection),
  ])
  return { items: await Promise.all(alerts.map(alert => toAdminProductAlert(store, alert))), total }
}

const columns: readonly CsvColumn<AdminProductAlert>[] = [
  { header: 'Email', value: ({ email }) => email },
  { header: 'Waits for', value: ({ kind }) => kind },
  { header: 'State', value: ({ status }) => status },
  { header: 'SKU', value: ({ sku }) => sku },
  { header: 'Product', value: ({ product }) => product?.name ?? null },
  { header: 'Colour', value: ({ product }) => product?.variantName ?? null },
  { header: 'In stock', numeric: true, value: ({ product }) => product?.stock ?? null },
  {
    header: 'Price (₹)',
    numeric: true,
    value: ({ product }) => (product ? rupees(product.price) : null),
  },
  {
    header: 'Price when asked (₹)',
    numeric: true,
    value: ({ priceWhenAsked }) => rupees(priceWhenAsked),
  },
  { header: 'Asked', value: ({ createdAt }) => createdAt },
]

/** The requests of a list as CSV, a part at a time. @throws invalid_input for a wrong cursor */
export function adminExportProductAlerts(
  dependencies: Dependencies,
  context: RequestContext,
  { cursor, ...filters }: AlertFilters & { readonly cursor?: string | undefined },
): Promise<File> {
  return exportCsv(dependencies, context, {
    collection: 'productAlerts',
    selection: selectionOf(filters),
    orderBy: orderOf(filters),
    keyOf: alert => alert.createdAt,
    rowsOf: async alert => [await toAdminProductAlert(dependencies.store, alert)],
    columns,
    cursor,
    fileName: 'product-alerts.csv',
  })
}
