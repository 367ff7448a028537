import { OrderLines } from '@shruti/design-system/OrderLines'
import { OrderSummary } from '@shruti/design-system/OrderSummary'
import { PromotionField } from '@shruti/design-system/PromotionField'
import { deliveryLabels } from '../../content/delivery-labels.ts'
import { PlaceOrder } from './PlaceOrder.tsx'
import type { Checkout } from './use-checkout.ts'
import { t } from '../../language/t.ts'

/** What it comes to, as the server alone works it out, and below the total the button that orders it [CHK-1]. */
export function CheckoutSummary({ checkout }: { checkout: Checkout }) {
  const { quote, shippingMethod, setPromotionCode, removePromotionCode, isQuoting } = checkout
  const promotion = quote?.promotion
  return (
    <OrderSummary
      title={t('Order summary')}
      {...(quote && { amounts: quote, lines: <OrderLines lines={quote.lines} /> })}
      promotionCode={promotion?.applied ? promotion.code : null}
      deliveryLabel={deliveryLabels()[shippingMethod]}
      {...(quote?.emi && { emiMonthly: quote.emi.monthly })}
      action={<PlaceOrder checkout={checkout} />}
      promotion={
        <PromotionField
          {...(promotion?.applied && { appliedCode: promotion.code })}
          {...(promotion && !promotion.applied && { error: promotion.message })}
          applying={isQuoting}
          onApply={setPromotionCode}
          onRemove={removePromotionCode}
        />
      }
    />
  )
}
