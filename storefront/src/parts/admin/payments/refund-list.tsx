import { formatDateTime } from '@shruti/design-system'
import { Badge } from '@shruti/design-system/Badge'
import { formatMoney } from '@shruti/design-system/foundations'
import { Link } from '@shruti/design-system/Link'
import { adminPaths } from '../../../admin-paths.ts'
import { defineAdminList } from '../../../queries/admin-list.ts'
import { RouterLink } from '../../../router/RouterLink.tsx'
import { optionsOf, refundReasonWords, refundWords } from './payment-words.ts'

/** Money that goes back through the provider, of all orders [ADM-7]. */
export const refundList = defineAdminList({
  table: 'refunds',
  operation: 'adminListRefunds',
  path: adminPaths.refunds,
  title: 'Refunds',
  noun: { one: 'refund', many: 'refunds' },
  columns: [
    {
      id: 'orderNumber',
      header: 'Order',
      strong: true,
      required: true,
      stack: 'title',
      cell: ({ orderId, orderNumber }) => (
        <Link href={adminPaths.order(orderId)} variant="plain" LinkComponent={RouterLink}>
          {orderNumber ?? orderId}
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
    { id: 'reason', header: 'Reason', stack: 'line', cell: ({ reason }) => refundReasonWords[reason] },
    {
      id: 'status',
      header: 'State',
      stack: 'line',
      cell: ({ status }) => <Badge tone={refundWords[status].tone}>{refundWords[status].label}</Badge>,
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
      id: 'paymentId',
      header: 'Payment',
      stack: 'hidden',
      cell: ({ paymentId }) => (
        <Link href={adminPaths.transaction(paymentId)} variant="plain" LinkComponent={RouterLink}>
          {paymentId}
        </Link>
      ),
      copyText: ({ paymentId }) => paymentId,
    },
    {
      id: 'providerRefundId',
      header: 'Provider’s id',
      stack: 'hidden',
      cell: ({ providerRefundId }) => providerRefundId ?? 'None yet',
      copyText: ({ providerRefundId }) => providerRefundId ?? '',
    },
    { id: 'failure', header: 'What went wrong', stack: 'line', cell: ({ failure }) => failure ?? '' },
  ],
  defaultSort: { columnId: 'createdAt', direction: 'desc' },
  recordId: ({ id }) => id,
  recordLabel: ({ orderNumber, orderId }) => `refund of ${orderNumber ?? orderId}`,
  href: ({ orderId }) => adminPaths.order(orderId),
  searchPlaceholder: 'Order, customer, email, provider’s id',
  tabs: { name: 'status', options: optionsOf(refundWords) },
  filters: [
    { kind: 'choice', name: 'reason', label: 'Reason', many: true, options: optionsOf(refundReasonWords) },
    { kind: 'dates', from: 'from', to: 'to', label: 'Asked for' },
    { kind: 'amounts', from: 'minAmount', to: 'maxAmount', label: 'Amount' },
  ],
})
