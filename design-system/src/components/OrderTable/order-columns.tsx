import { formatDateTime } from '../../format/dates.ts'
import type { LinkComponent } from '../../foundations/link-component.ts'
import { formatMoney } from '../../foundations/money.ts'
import type { DataTableColumn } from '../DataTable/columns.ts'
import { Link } from '../Link/Link.tsx'
import { StatusTicks } from '../StatusTicks/StatusTicks.tsx'
import { paymentWords, type OrderPaymentRecord } from './payment-words.ts'

/** An order as the administration lists it (ADM-3). */
export interface AdminOrderRecord extends OrderPaymentRecord {
  id: string
  number: string
  createdAt: string
  customerName: string
  city: string
  /** "Tivra, Silver × 1" for each line. */
  items: readonly string[]
  /** Paise. */
  total: number
}

/** The columns of orders; time and total are what the server sorts by. */
export function orderColumns(
  hrefFor: (order: AdminOrderRecord) => string,
  Anchor: LinkComponent,
): readonly DataTableColumn<AdminOrderRecord>[] {
  return [
    {
      id: 'number',
      header: 'Order',
      strong: true,
      stack: 'title',
      cell: order => (
        <Link href={hrefFor(order)} variant="plain" LinkComponent={Anchor}>
          {order.number}
        </Link>
      ),
    },
    {
      id: 'createdAt',
      header: 'Placed',
      sortable: true,
      stack: 'hidden',
      cell: order => <time dateTime={order.createdAt}>{formatDateTime(order.createdAt)}</time>,
    },
    {
      id: 'customerName',
      header: 'Customer',
      strong: true,
      stack: 'line',
      cell: order => order.customerName,
    },
    { id: 'city', header: 'City', stack: 'hidden', cell: order => order.city },
    { id: 'items', header: 'Items', stack: 'line', cell: order => order.items.join(', ') },
    {
      id: 'payment',
      header: 'Payment',
      stack: 'hidden',
      cell: order => paymentWords(order),
    },
    {
      id: 'total',
      header: 'Total',
      numeric: true,
      strong: true,
      sortable: true,
      stack: 'end',
      cell: order => formatMoney(order.total),
    },
    { id: 'status', header: 'Status', stack: 'line', cell: order => <StatusTicks status={order.status} /> },
  ]
}
