import { formatDateTime, orderStatusViews } from '@shruti/design-system'
import { AdminPageHeader } from '@shruti/design-system/AdminPageHeader'
import { Badge } from '@shruti/design-system/Badge'
import { Button } from '@shruti/design-system/Button'
import { Container } from '@shruti/design-system/Container'
import { DefinitionList } from '@shruti/design-system/DefinitionList'
import { formatMoney } from '@shruti/design-system/foundations'
import { Link } from '@shruti/design-system/Link'
import { Notice } from '@shruti/design-system/Notice'
import { Stack } from '@shruti/design-system/Stack'
import { useSuspenseQuery } from '@tanstack/react-query'
import { adminPaths } from '../admin-paths.ts'
import { useApp } from '../app/app-context.ts'
import { PageHead } from '../head/PageHead.tsx'
import { EventTable } from '../parts/admin/payments/EventTable.tsx'
import { methodWords, transactionWords } from '../parts/admin/payments/payment-words.ts'
import { useMayChangePayments } from '../parts/admin/payments/PaymentLinks.tsx'
import { TransactionRefunds } from '../parts/admin/payments/TransactionRefunds.tsx'
import { transactionQuery, useAskProvider } from '../queries/admin-payments.ts'
import { adminLoader } from '../router/admin-guard.ts'
import { usePathParams } from '../router/router-context.ts'
import { RouterLink } from '../router/RouterLink.tsx'

export const loader = adminLoader(async (app, { params }) => {
  await app.queryClient.ensureQueryData(transactionQuery(app, params['paymentId'] ?? ''))
  return null
})

/** One try to pay: what the provider told of it, what that did, and what went back [ADM-7]. */
export default function AdminTransactionPage() {
  const { paymentId = '' } = usePathParams()
  const { data } = useSuspenseQuery(transactionQuery(useApp(), paymentId))
  const { mutate: ask, isPending } = useAskProvider()
  const mayChange = useMayChangePayments()
  const { orderId, orderNumber, order, status, amount, currency, method, failure, at, askedAt } = data
  return (
    <Stack gap={6}>
      <PageHead title={`Payment of ${orderNumber}`} description="A payment of the shop." hidden />
      <AdminPageHeader
        title={`Payment of ${orderNumber}`}
        actions={
          <>
            <Badge tone={transactionWords[status].tone}>{transactionWords[status].label}</Badge>
            {mayChange && data.canAsk && (
              <Button size="small" variant="secondary" loading={isPending} onClick={() => ask(paymentId)}>
                Ask the provider again
              </Button>
            )}
          </>
        }
      />
      <Container>
        <Stack gap={6}>
          <Link href={adminPaths.transactions} LinkComponent={RouterLink}>
            All transactions
          </Link>
          {order && status === 'captured' && !order.isPaidWithThis && (
            <Notice>The order is not paid with this payment: its money goes back.</Notice>
          )}
          <DefinitionList
            ruled
            items={[
              {
                term: 'Order',
                description: (
                  <Link href={adminPaths.order(orderId)} LinkComponent={RouterLink}>
                    {orderNumber}
                  </Link>
                ),
              },
              {
                term: 'State of the order',
                description: order
                  ? `${orderStatusViews[order.status].label}, ${formatMoney(order.total)}`
                  : 'The order is gone',
              },
              { term: 'Customer', description: data.customerName ?? 'Gone' },
              {
                term: 'Amount',
                description:
                  currency === 'INR' ? formatMoney(amount) : `${formatMoney(amount)} in ${currency}`,
              },
              { term: 'Method', description: methodWords(method) },
              { term: 'Begun', description: <time dateTime={at}>{formatDateTime(at)}</time> },
              ...(failure === null ? [] : [{ term: 'Why it failed', description: failure }]),
              { term: 'Provider', description: data.provider },
              { term: 'Payment', description: data.id },
              { term: 'Order of the provider', description: data.providerOrderId },
              {
                term: 'Provider asked last',
                description:
                  askedAt === null ? 'Not yet' : <time dateTime={askedAt}>{formatDateTime(askedAt)}</time>,
              },
            ]}
          />
          <EventTable events={data.events} />
          <TransactionRefunds refunds={data.refunds} />
        </Stack>
      </Container>
    </Stack>
  )
}
