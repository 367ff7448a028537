import { Heading } from '@shruti/design-system/Heading'
import { Notice } from '@shruti/design-system/Notice'
import { Section } from '@shruti/design-system/Section'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import { useSuspenseQuery } from '@tanstack/react-query'
import { formatMoney } from '@shruti/design-system/foundations'
import { useApp } from '../app/app-context.ts'
import { PageHead } from '../head/PageHead.tsx'
import { rupees } from '../parts/payment/rupees.ts'
import { SandboxForm } from '../parts/payment/SandboxForm.tsx'
import { payLinkPath, payPath } from '../parts/payment/pay-path.ts'
import { sandboxPaymentQuery } from '../queries/payments.ts'
import { orNotFound, type PageLoader } from '../router/guards.ts'
import { Redirect } from '../router/resolve.ts'
import { usePathParams } from '../router/router-context.ts'
import { t } from '../language/t.ts'

/** The provider's page does not ask who pays: whoever has its address may. */
export const loader: PageLoader = async (app, { params, url }) => {
  const id = params['paymentId'] ?? ''
  const payment = await orNotFound(app.queryClient.fetchQuery(sandboxPaymentQuery(app, id)))
  // A browser takes what stands behind the # along.
  const back = url.searchParams.get('from') === 'link' ? payLinkPath() : payPath(payment.orderId)
  return payment.paid ? new Redirect(back) : null
}

/** Stands where a payment provider's own page would, in test mode: no money moves, and the visitor decides the end [CHK-2]. */
export default function PaymentSandboxPage() {
  const { paymentId = '' } = usePathParams()
  const { data: payment } = useSuspenseQuery(sandboxPaymentQuery(useApp(), paymentId))
  return (
    <Section spacing="compact" width="text">
      <PageHead
        title={t('Test payment')}
        description={t('A payment page for testing. No money moves.')}
        hidden
      />
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading as="h1" size="h1">
            {t('Test payment of {amount}', { amount: formatMoney(payment.amount, rupees) })}
          </Heading>
          <Text>{t('To Shruti, for order {orderNumber}', { orderNumber: payment.orderNumber })}</Text>
        </Stack>
        <Notice tone="warning">
          {t(
            'This page stands where the payment provider’s page would be. No money moves. Do not enter real card or bank details.',
          )}
        </Notice>
        <SandboxForm payment={payment} />
      </Stack>
    </Section>
  )
}
