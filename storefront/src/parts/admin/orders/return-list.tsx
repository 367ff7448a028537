import { formatDateTime } from '@shruti/design-system'
import type { DataTableColumn } from '@shruti/design-system/DataTable'
import { formatMoney } from '@shruti/design-system/foundations'
import { Link } from '@shruti/design-system/Link'
import type { AdminReturnSummary, ReturnStatus } from '@shruti/server/contract'
import { returnReasons } from '@shruti/server/contract/returns'
import { adminPaths } from '../../../admin-paths.ts'
import { defineAdminList } from '../../../queries/admin-list.ts'
import { RouterLink } from '../../../router/RouterLink.tsx'

const states: Readonly<Record<ReturnStatus, string>> = {
  requested: 'Requested',
  approved: 'Approved',
  picked_up: 'Picked up',
  received: 'Received',
  refunded: 'Refunded',
  replaced: 'Replacement sent',
  rejected: 'Rejected',
}

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

const columns: readonly DataTableColumn<AdminReturnSummary>[] = [
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
    id: 'createdAt',
    header: 'Asked for',
    sortable: true,
    stack: 'line',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
  },
  { id: 'customerName', header: 'Customer', stack: 'line', cell: ({ customerName }) => customerName },
  { id: 'items', header: 'What comes back', stack: 'line', cell: ({ items }) => items.join('; ') },
  { id: 'reason', header: 'Reason', stack: 'line', cell: ({ reason }) => returnReasons[reason] },
  {
    id: 'resolution',
    header: 'Wanted',
    stack: 'line',
    cell: ({ resolution }) => (resolution === 'refund' ? 'Refund' : 'Replacement'),
  },
  {
    id: 'amount',
    header: 'Amount',
    numeric: true,
    stack: 'end',
    cell: ({ amount, resolution }) => (resolution === 'refund' ? formatMoney(amount) : '–'),
  },
  { id: 'status', header: 'Status', stack: 'line', cell: ({ status }) => states[status] },
]

/** Returns of all orders, each of which is moved on at its order [ADM-3]. */
export const adminReturnList = defineAdminList({
  table: 'returns',
  operation: 'adminListReturns',
  path: adminPaths.returns,
  title: 'Returns',
  noun: { one: 'return', many: 'returns' },
  columns,
  defaultSort: { columnId: 'createdAt', direction: 'desc' },
  recordId: ({ id }) => id,
  recordLabel: ({ orderNumber }) => `return of ${orderNumber}`,
  href: ({ orderId }) => adminPaths.order(orderId),
  searchPlaceholder: 'Order number, name, phone, city',
  filters: [
    { kind: 'choice', name: 'reason', label: 'Reason', many: true, options: optionsOf(returnReasons) },
    {
      kind: 'choice',
      name: 'resolution',
      label: 'Wanted',
      options: [
        { value: 'refund', label: 'Refund' },
        { value: 'replacement', label: 'Replacement' },
      ],
    },
    { kind: 'dates', from: 'from', to: 'to', label: 'Asked for' },
  ],
  tabs: { name: 'status', options: optionsOf(states) },
})
