import { formatCount } from '@shruti/design-system/foundations'
import { formatDateTime } from '@shruti/design-system'
import { Link } from '@shruti/design-system/Link'
import { defineAdminList } from '../../../queries/admin-list.ts'
import { adminPaths } from '../../../admin-paths.ts'
import { RouterLink } from '../../../router/RouterLink.tsx'
import { money } from './figure-words.ts'

const kinds = {
  sale: 'Sold',
  cancellation: 'Cancelled',
  return: 'Return asked for',
  refund: 'Refunded',
} as const

const methods = [
  { value: 'upi', label: 'UPI' },
  { value: 'card', label: 'Card' },
  { value: 'netbanking', label: 'Net banking' },
  { value: 'emi', label: 'EMI' },
  { value: 'cod', label: 'Cash on delivery' },
]

/** "Why?": the rows that a figure adds up [ADM-5]. */
export const figureRowList = defineAdminList({
  table: 'figure-rows',
  operation: 'adminListSalesEntries',
  path: adminPaths.figureRows,
  title: 'Rows behind a figure',
  noun: { one: 'row', many: 'rows' },
  columns: [
    {
      id: 'orderNumber',
      header: 'Order',
      strong: true,
      stack: 'title',
      cell: ({ orderId, orderNumber }) => (
        <Link href={adminPaths.order(orderId)} variant="plain" LinkComponent={RouterLink}>
          {orderNumber}
        </Link>
      ),
    },
    {
      id: 'at',
      header: 'When',
      sortable: true,
      stack: 'line',
      cell: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time>,
    },
    { id: 'kind', header: 'What', stack: 'line', cell: ({ kind }) => kinds[kind] },
    { id: 'state', header: 'State', stack: 'hidden', cell: ({ state }) => state },
    {
      id: 'method',
      header: 'Payment',
      stack: 'hidden',
      cell: ({ method }) => methods.find(({ value }) => value === method)?.label,
    },
    { id: 'promotion', header: 'Promotion', stack: 'hidden', cell: ({ promotion }) => promotion ?? 'None' },
    {
      id: 'units',
      header: 'Units',
      numeric: true,
      stack: 'line',
      stackLabel: 'Units',
      cell: ({ units }) => formatCount(units),
    },
    {
      id: 'amount',
      header: 'Amount',
      numeric: true,
      strong: true,
      stack: 'line',
      cell: ({ amount }) => money(amount),
    },
  ],
  defaultSort: { columnId: 'at', direction: 'desc' },
  recordId: ({ id }) => id,
  recordLabel: ({ orderNumber, kind }) => `${kinds[kind]}, order ${orderNumber}`,
  href: ({ orderId }) => adminPaths.order(orderId),
  filters: [
    { kind: 'dates', from: 'from', to: 'to', label: 'Days' },
    {
      kind: 'choice',
      name: 'kind',
      label: 'What',
      many: true,
      options: Object.entries(kinds).map(([value, label]) => ({ value, label })),
    },
    { kind: 'choice', name: 'method', label: 'Payment', many: true, options: methods },
    { kind: 'text', name: 'state', label: 'State' },
    { kind: 'text', name: 'promotion', label: 'Promotion' },
    { kind: 'text', name: 'productId', label: 'Product id' },
    { kind: 'text', name: 'category', label: 'Category' },
    { kind: 'text', name: 'reason', label: 'Reason of a return' },
  ],
})
