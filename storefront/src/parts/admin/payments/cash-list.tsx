import { formatDate } from '@shruti/design-system'
import { Badge } from '@shruti/design-system/Badge'
import { formatMoney } from '@shruti/design-system/foundations'
import { Link } from '@shruti/design-system/Link'
import { adminPaths } from '../../../admin-paths.ts'
import { defineAdminList } from '../../../queries/admin-list.ts'
import { RouterLink } from '../../../router/RouterLink.tsx'
import { cashWords, optionsOf } from './payment-words.ts'

/** Orders that are paid in cash: what couriers have to collect, owe, and have handed over [ADM-7]. */
export const cashList = defineAdminList({
  table: 'cash',
  operation: 'adminListCashOrders',
  path: adminPaths.cash,
  title: 'Cash on delivery',
  noun: { one: 'order', many: 'orders' },
  columns: [
    {
      id: 'number',
      header: 'Order',
      strong: true,
      required: true,
      stack: 'title',
      cell: ({ id, number }) => (
        <Link href={adminPaths.order(id)} variant="plain" LinkComponent={RouterLink}>
          {number}
        </Link>
      ),
      copyText: ({ number }) => number,
    },
    {
      id: 'state',
      header: 'Cash',
      stack: 'line',
      cell: ({ state }) => <Badge tone={cashWords[state].tone}>{cashWords[state].label}</Badge>,
    },
    { id: 'carrier', header: 'Courier', stack: 'line', cell: ({ carrier }) => carrier ?? 'None yet' },
    {
      id: 'createdAt',
      header: 'Placed',
      sortable: true,
      stack: 'hidden',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt)}</time>,
    },
    {
      id: 'deliveredAt',
      header: 'Delivered',
      sortable: true,
      stack: 'line',
      cell: ({ deliveredAt }) =>
        deliveredAt === null ? 'Not yet' : <time dateTime={deliveredAt}>{formatDate(deliveredAt)}</time>,
    },
    {
      id: 'collectedOn',
      header: 'Collected on',
      sortable: true,
      stack: 'hidden',
      cell: ({ collectedOn }) =>
        collectedOn === null ? '' : <time dateTime={collectedOn}>{formatDate(collectedOn)}</time>,
    },
    {
      id: 'collectedAmount',
      header: 'Collected',
      numeric: true,
      stack: 'line',
      cell: ({ collectedAmount, total }) =>
        collectedAmount === null
          ? ''
          : collectedAmount === total
            ? formatMoney(collectedAmount)
            : `${formatMoney(collectedAmount)} (${formatMoney(Math.abs(total - collectedAmount))} ${collectedAmount < total ? 'short' : 'over'})`,
    },
    {
      id: 'total',
      header: 'To collect',
      numeric: true,
      sortable: true,
      stack: 'end',
      cell: ({ total }) => formatMoney(total),
    },
    { id: 'customerName', header: 'Customer', stack: 'hidden', cell: ({ customerName }) => customerName },
    { id: 'city', header: 'City', stack: 'hidden', cell: ({ city }) => city },
  ],
  defaultSort: { columnId: 'createdAt', direction: 'desc' },
  recordId: ({ id }) => id,
  recordLabel: ({ number }) => `order ${number}`,
  href: ({ id }) => adminPaths.order(id),
  searchPlaceholder: 'Number, name, phone, city',
  tabs: { name: 'state', options: optionsOf(cashWords) },
  filters: [
    { kind: 'choice', name: 'courier', label: 'Courier', many: true },
    { kind: 'dates', from: 'from', to: 'to', label: 'Delivered' },
    { kind: 'dates', from: 'collectedFrom', to: 'collectedTo', label: 'Collected' },
  ],
})
