import type { AdminOrderSummary } from '../../../contract/index.ts'
import type { Dependencies, RequestContext } from '../../context.ts'
import { toAdminOrderSummary } from '../../orders/mappers.ts'
import { statusInWords } from '../../orders/state-machine.ts'
import { pageBounds, type PageQuery, type RecordPage } from '../../paging.ts'
import { rupees, type CsvColumn } from '../csv.ts'
import { exportCsv } from '../csv-export.ts'
import { selectionOf, type OrderFilters } from './selection.ts'

const pageSize = 25

interface OrderOrder {
  readonly sort?: 'createdAt' | 'total' | undefined
  readonly direction?: 'asc' | 'desc' | undefined
}

const orderOf = ({ sort = 'createdAt', direction = 'desc' }: OrderOrder) => ({ index: sort, direction })

/** Orders that match, sorted, a page at a time; the newest first unless asked otherwise (ADM-3, ADM-9). */
export async function adminListOrders(
  { store }: Dependencies,
  query: OrderFilters & OrderOrder & PageQuery,
): Promise<RecordPage<AdminOrderSummary>> {
  const selection = selectionOf(query)
  const [orders, total] = await Promise.all([
    store.list('orders', { ...selection, orderBy: orderOf(query), ...pageBounds(query, pageSize) }),
    store.count('orders', selection),
  ])
  return { items: orders.map(toAdminOrderSummary), total }
}

const columns: readonly CsvColumn<AdminOrderSummary>[] = [
  { header: 'Order', value: ({ number }) => number },
  { header: 'Placed', value: ({ createdAt }) => createdAt },
  { header: 'Status', value: ({ status }) => statusInWords(status) },
  { header: 'Payment method', value: ({ paymentMethod }) => paymentMethod },
  { header: 'Payment', value: ({ paymentStatus }) => paymentStatus },
  { header: 'Customer', value: ({ customerName }) => customerName },
  { header: 'Phone', value: ({ phoneNumber }) => phoneNumber },
  { header: 'City', value: ({ city }) => city },
  { header: 'PIN code', value: ({ pincode }) => pincode },
  { header: 'Items', value: ({ items }) => items.join('; ') },
  { header: 'Total (₹)', numeric: true, value: ({ total }) => rupees(total) },
]

/** The orders of a list as CSV, a part at a time. @throws invalid_input for a wrong cursor */
export function adminExportOrders(
  dependencies: Dependencies,
  context: RequestContext,
  { cursor, ...filters }: OrderFilters & OrderOrder & { readonly cursor?: string | undefined },
): Promise<File> {
  const orderBy = orderOf(filters)
  return exportCsv(dependencies, context, {
    collection: 'orders',
    selection: selectionOf(filters),
    orderBy,
    keyOf: order => order[orderBy.index],
    rowsOf: order => [toAdminOrderSummary(order)],
    columns,
    cursor,
    fileName: 'orders.csv',
  })
}
