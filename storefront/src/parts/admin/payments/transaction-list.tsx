import { formatDateTime } from '@shruti/design-system'
import { Badge } from '@shruti/design-system/Badge'
import { formatMoney } from '@shruti/design-system/foundations'
import { Link } from '@shruti/design-system/Link'
import { adminPaths } from '../../../admin-paths.ts'
import { defineAdminList } from '../../../queries/admin-list.ts'
import { RouterLink } from '../../../router/RouterLink.tsx'
import { methodWords, optionsOf, transactionWords } from './payment-words.ts'

const methods = ['upi', 'card', 'netbanking', 'emi'] as const

/** Every try to pay online [ADM-7]. */
export const transactionList = defineAdminList({
  table: 'transactions',
  operation: 'adminListTransactions',
  path: adminPaths.transactions,
  title: 'Transactions',
  noun: { one: 'transaction', many: 'transactions' },
  columns: [
    {
      id: 'orderNumber',
      header: 'Order',
      strong: true,
      required: true,
      stack: 'title',
      cell: ({ id, orderNumber }) => (
        <Link href={adminPaths.transaction(id)} variant="plain" LinkComponent={RouterLink}>
          {orderNumber}
        </Link>
      ),
      copyText: ({ orderNumber }) => orderNumber,
    },
    {
      id: 'at',
      header: 'When',
      sortable: true,
      stack: 'line',
      cell: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time>,
    },
    {
      id: 'customerName',
      header: 'Customer',
      stack: 'line',
      cell: ({ customerName }) => customerName ?? 'Gone',
    },
    { id: 'method', header: 'Method', stack: 'line', cell: ({ method }) => methodWords(method) },
    {
      id: 'status',
      header: 'State',
      stack: 'line',
      cell: ({ status }) => (
        <Badge tone={transactionWords[status].tone}>{transactionWords[status].label}</Badge>
      ),
    },
    {
      id: 'amount',
      header: 'Amount',
      numeric: true,
      sortable: true,
      stack: 'end',
      cell: ({ amount }) => formatMoney(amount),
    },
    {
      id: 'id',
      header: 'Payment',
      stack: 'hidden',
      cell: ({ id }) => id,
      copyText: ({ id }) => id,
    },
    {
      id: 'failure',
      header: 'Why it failed',
      stack: 'hidden',
      cell: ({ failure }) => failure ?? '',
    },
  ],
  defaultSort: { columnId: 'at', direction: 'desc' },
  recordId: ({ id }) => id,
  recordLabel: ({ id, orderNumber }) => `payment ${id} of ${orderNumber}`,
  href: ({ id }) => adminPaths.transaction(id),
  searchPlaceholder: 'Order, customer, email, provider’s id',
  tabs: { name: 'status', options: optionsOf(transactionWords) },
  filters: [
    {
      kind: 'choice',
      name: 'method',
      label: 'Method',
      many: true,
      options: methods.map(value => ({
        value,
        get label() {
          return methodWords(value)
        },
      })),
    },
    { kind: 'dates', from: 'from', to: 'to', label: 'Date' },
    { kind: 'amounts', from: 'minAmount', to: 'maxAmount', label: 'Amount' },
  ],
})
