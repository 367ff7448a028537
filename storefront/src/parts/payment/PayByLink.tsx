import { formatMoney } from '@shruti/design-system/foundations'
import { Notice } from '@shruti/design-system/Notice'
import { OrderLines } from '@shruti/design-system/OrderLines'
import { OrderSummary } from '@shruti/design-system/OrderSummary'
import { Stack } from '@shruti/design-system/Stack'
import { Text } from '@shruti/design-system/Text'
import type { PaymentByLink } from '@shruti/server/contract'
import { t } from '../../language/t.ts'
import { PayOrder } from './PayOrder.tsx'
import { rupees } from './rupees.ts'
import { usePaymentByLink } from './use-payment-by-link.ts'

/** What a link is for, and the ways to pay it; or what became of it [ADM-3]. */
export function PayByLink({ link, token }: { link: PaymentByLink; token: string }) {
  const paying = usePaymentByLink(link, token)
  const { orderNumber, city, pincode } = link
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Text>{t('Order {orderNumber}', { orderNumber })}</Text>
        <Text tone="muted">{t('It goes to {city} {pincode}.', { city, pincode })}</Text>
      </Stack>
      {link.state === 'open' ? <PayOrder paying={paying} /> : <LinkOver link={link} />}
      <OrderSummary
        amounts={link}
        lines={
          <OrderLines
            lines={link.lines.map((line, index) => ({
              ...line,
              productId: String(index),
              slug: '',
              variantIndex: 0,
              unitPrice: line.lineTotal,
              mrp: line.lineTotal,
            }))}
          />
        }
      />
    </Stack>
  )
}

/** A link that nothing can be paid by any more says why. */
function LinkOver({ link: { state, returned } }: { link: PaymentByLink }) {
  return (
    <Stack gap={3}>
      {state === 'paid' ? (
        <Notice tone="success" live>
          {t('This order is paid. Thank you.')}
        </Notice>
      ) : (
        <Notice tone="warning" live>
          {state === 'in_cash' &&
            t('This order is paid in cash when it arrives. There is nothing to pay here.')}
          {state === 'cancelled' && t('This order was cancelled. There is nothing to pay.')}
          {state === 'expired' && t('The time to pay by this link is over. Ask the shop for a new order.')}
        </Notice>
      )}
      {returned > 0 && (
        <Text>
          {t('{amount} goes back to where it came from. Banks take up to 7 working days.', {
            amount: formatMoney(returned, rupees),
          })}
        </Text>
      )}
    </Stack>
  )
}
