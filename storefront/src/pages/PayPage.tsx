import { Heading } from '@shruti/design-system/Heading'
import { Section } from '@shruti/design-system/Section'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApp } from '../app/app-context.ts'
import { PageHead } from '../head/PageHead.tsx'
import { PaymentOver } from '../parts/payment/PaymentOver.tsx'
import { PayOrder } from '../parts/payment/PayOrder.tsx'
import { usePayment } from '../parts/payment/use-payment.ts'
import { paths } from '../paths.ts'
import { isAwaitingPayment, paymentQuery } from '../queries/payments.ts'
import { orNotFound, signedIn, type PageLoader } from '../router/guards.ts'
import { Redirect } from '../router/resolve.ts'
import { usePathParams, useRouter } from '../router/router-context.ts'
import { t } from '../language/t.ts'

/** Whoever comes back when the order is paid, by Back, a reload or in a second tab, sees the order. */
export const loader: PageLoader = (app, { params, url }) =>
  signedIn(app, url, async () => {
    const orderId = params['orderId'] ?? ''
    const payment = await orNotFound(app.queryClient.fetchQuery(paymentQuery(app, orderId)))
    return isPaid(payment) ? new Redirect(paths.orderConfirmation(orderId)) : null
  })

/** An order that waits for its money: what it costs, the ways to pay it, and what became of a try [CHK-2]. */
export default function PayPage() {
  const { orderId = '' } = usePathParams()
  const { data } = useSuspenseQuery(paymentQuery(useApp(), orderId))
  const paying = usePayment(data)
  const { payment } = paying
  const router = useRouter()
  const hasBeenPaid = isPaid(payment)
  useEffect(() => {
    if (hasBeenPaid) void router.navigate(paths.orderConfirmation(orderId), { replace: true })
  }, [hasBeenPaid, router, orderId])
  return (
    <Section spacing="compact" width="text">
      <PageHead
        title={t('Pay for order {orderNumber}', { orderNumber: payment.orderNumber })}
        description={t('Pay for your order.')}
        hidden
      />
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading as="h1" size="h1">
            {t('Pay for your order')}
          </Heading>
          <Text>{t('Order {orderNumber}', { orderNumber: payment.orderNumber })}</Text>
        </Stack>
        {isAwaitingPayment(payment) || hasBeenPaid ? (
          <PayOrder paying={paying} />
        ) : (
          <PaymentOver payment={payment} />
        )}
      </Stack>
    </Section>
  )
}

/** Placed, or further on its way. */
function isPaid(payment: Parameters<typeof isAwaitingPayment>[0]): boolean {
  return !isAwaitingPayment(payment) && payment.orderStatus !== 'cancelled'
}
