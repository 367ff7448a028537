import { Button } from '@shruti/design-system/Button'
import { Cluster } from '@shruti/design-system/Cluster'
import { formatMoney } from '@shruti/design-system/foundations'
import { Notice } from '@shruti/design-system/Notice'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import type { OrderPayment } from '@shruti/server/contract'
import { paths } from '../../paths.ts'
import { RouterLink } from '../../router/RouterLink.tsx'
import { rupees } from './rupees.ts'
import { t } from '../../language/t.ts'

/** An order that ended before it was paid: what became of it, and of money that came too late [CHK-2]. */
export function PaymentOver({ payment }: { payment: OrderPayment }) {
  const returned = payment.refunds.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <Stack gap={5}>
      {returned > 0 ? (
        <Notice tone="info">
          {t(
            'Your payment of {amount} arrived after this order was cancelled. We are returning it to the account that it came from. Banks take up to 7 working days.',
            { amount: formatMoney(returned, rupees) },
          )}
        </Notice>
      ) : (
        <Notice tone="warning">
          {t('This order was cancelled before it was paid. You have not been charged.')}
        </Notice>
      )}
      <Text>{t('To have these items, add them to your cart again.')}</Text>
      <Cluster gap={3}>
        <Button href={paths.shop} LinkComponent={RouterLink}>
          {t('Continue shopping')}
        </Button>
        <Button variant="quiet" href={paths.order(payment.orderId)} LinkComponent={RouterLink}>
          {t('View order')}
        </Button>
      </Cluster>
    </Stack>
  )
}
