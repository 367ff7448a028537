import { formatMoney, formatCount } from '@shruti/design-system/foundations'
import { Link } from '@shruti/design-system/Link'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@shruti/design-system/Table'
import type { Reconciliation } from '@shruti/server/contract'
import { adminPaths } from '../../../admin-paths.ts'
import { RouterLink } from '../../../router/RouterLink.tsx'
import { differenceWords } from './payment-words.ts'

const money = (paise: number | null) => (paise === null ? 'None' : formatMoney(paise))

/** What each side says of a day, in all [ADM-7]. */
export function DaySums({ books: { shop, provider } }: { books: Reconciliation }) {
  const rows = [
    { label: 'Payments', ours: shop.payments, theirs: provider.payments },
    { label: 'Refunds', ours: shop.refunds, theirs: provider.refunds },
  ]
  return (
    <Table caption="The day in all">
      <TableHead>
        <TableHeader>Money</TableHeader>
        <TableHeader numeric>Orders of the shop</TableHeader>
        <TableHeader numeric>Provider</TableHeader>
        <TableHeader numeric>Difference</TableHeader>
      </TableHead>
      <TableBody>
        {rows.map(({ label, ours, theirs }) => (
          <TableRow key={label}>
            <TableCell strong>{label}</TableCell>
            <TableCell numeric>
              {formatMoney(ours.amount)} ({formatCount(ours.count)})
            </TableCell>
            <TableCell numeric>
              {formatMoney(theirs.amount)} ({formatCount(theirs.count)})
            </TableCell>
            <TableCell numeric>{formatMoney(ours.amount - theirs.amount)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

/** Each difference, with its order and its payment [ADM-7]. */
export function DifferenceTable({ differences }: Pick<Reconciliation, 'differences'>) {
  return (
    <Table caption="Differences">
      <TableHead>
        <TableHeader>What differs</TableHeader>
        <TableHeader>Order</TableHeader>
        <TableHeader>Payment</TableHeader>
        <TableHeader>Refund</TableHeader>
        <TableHeader numeric>Shop</TableHeader>
        <TableHeader numeric>Provider</TableHeader>
      </TableHead>
      <TableBody>
        {differences.map(
          ({ kind, orderId, orderNumber, paymentId, refundId, isKnown, shopAmount, providerAmount }) => (
            <TableRow key={`${kind} ${orderId} ${paymentId} ${refundId}`}>
              <TableCell strong>{differenceWords[kind]}</TableCell>
              <TableCell>
                {orderId === null ? (
                  'None'
                ) : (
                  <Link href={adminPaths.order(orderId)} LinkComponent={RouterLink}>
                    {orderNumber ?? orderId}
                  </Link>
                )}
              </TableCell>
              <TableCell>
                {paymentId !== null && isKnown ? (
                  <Link href={adminPaths.transaction(paymentId)} LinkComponent={RouterLink}>
                    {paymentId}
                  </Link>
                ) : (
                  (paymentId ?? 'None')
                )}
              </TableCell>
              <TableCell>{refundId ?? ''}</TableCell>
              <TableCell numeric>{money(shopAmount)}</TableCell>
              <TableCell numeric>{money(providerAmount)}</TableCell>
            </TableRow>
          ),
        )}
      </TableBody>
    </Table>
  )
}
