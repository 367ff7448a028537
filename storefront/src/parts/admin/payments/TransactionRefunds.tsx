import { formatDateTime } from '@shruti/design-system'
import { Badge } from '@shruti/design-system/Badge'
import { Button } from '@shruti/design-system/Button'
import { formatMoney } from '@shruti/design-system/foundations'
import { Heading } from '@shruti/design-system/Heading'
import { Stack } from '@shruti/design-system/Stack'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@shruti/design-system/Table'
import { Text } from '@shruti/design-system/Text'
import type { Refund } from '@shruti/server/contract'
import { useRetryRefund } from '../../../queries/admin-payments.ts'
import { refundReasonWords, refundWords } from './payment-words.ts'
import { useMayChangePayments } from './PaymentLinks.tsx'

/** What goes back of a payment; what failed is made again [ADM-7]. */
export function TransactionRefunds({ refunds }: { refunds: readonly Refund[] }) {
  const { mutate: retry, isPending } = useRetryRefund()
  const mayChange = useMayChangePayments()
  return (
    <Stack gap={4}>
      <Heading as="h2" size="h3">
        Refunds
      </Heading>
      {refunds.length === 0 ? (
        <Text tone="muted">Nothing of this payment goes back.</Text>
      ) : (
        <Table caption="Refunds of this payment" density="compact">
          <TableHead>
            <TableHeader>Asked for</TableHeader>
            <TableHeader>Reason</TableHeader>
            <TableHeader>State</TableHeader>
            <TableHeader numeric>Amount</TableHeader>
            <TableHeader>Provider’s id</TableHeader>
          </TableHead>
          <TableBody>
            {refunds.map(({ id, createdAt, reason, status, amount, providerRefundId, failure }) => (
              <TableRow key={id}>
                <TableCell>
                  <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
                </TableCell>
                <TableCell>{refundReasonWords[reason]}</TableCell>
                <TableCell>
                  <Stack gap={2}>
                    <span>
                      <Badge tone={refundWords[status].tone}>{refundWords[status].label}</Badge>
                    </span>
                    {failure !== null && <span>{failure}</span>}
                    {status === 'failed' && mayChange && (
                      <Button size="small" variant="secondary" loading={isPending} onClick={() => retry(id)}>
                        Make it again
                      </Button>
                    )}
                  </Stack>
                </TableCell>
                <TableCell numeric>{formatMoney(amount)}</TableCell>
                <TableCell>{providerRefundId ?? 'None yet'}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Stack>
  )
}
