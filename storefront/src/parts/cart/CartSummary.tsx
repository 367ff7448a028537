import { Button } from '@shruti/design-system/Button'
import { Notice } from '@shruti/design-system/Notice'
import { OrderSummary } from '@shruti/design-system/OrderSummary'
import { useFormatMoney } from '@shruti/design-system/Price'
import { PromotionField } from '@shruti/design-system/PromotionField'
import type { Cart, CartOffer } from '@shruti/server/contract'
import { emiMonthly } from '@shruti/server/contract/emi'
import { paths } from '../../paths.ts'
import { useSetCartOffer } from '../../queries/cart/cart-offer.ts'
import { standardDeliveryFee, useSettings } from '../../queries/shop.ts'
import { RouterLink } from '../../router/RouterLink.tsx'
import { cartPageActions } from './form-actions.ts'
import { missingToFreeDelivery } from './free-delivery.ts'
import { t } from '../../language/t.ts'
import { localPath } from '../../language/language.ts'

interface CartSummaryProps extends Pick<Cart, 'items' | 'subtotal'> {
  /** Undefined until it is known. */
  offer: CartOffer | undefined
}

/** What the cart comes to with its code and standard delivery, as checkout will charge it [CHK-1][BEY-12]. */
export function CartSummary({ items, subtotal, offer }: CartSummaryProps) {
  const format = useFormatMoney()
  const settings = useSettings()
  const { mutate, isPending, error } = useSetCartOffer(items)
  const fee = settings ? standardDeliveryFee(settings.shipping, subtotal) : 0
  const amounts = offer?.applied ? offer : { subtotal, shipping: fee, total: subtotal + fee }
  const missing = settings ? missingToFreeDelivery(settings.shipping, subtotal, amounts.shipping) : 0
  const refusal = error?.message ?? (offer?.applied === false ? offer.message : null)
  return (
    <OrderSummary
      amounts={amounts}
      promotionCode={offer?.applied ? offer.code : null}
      deliveryLabel={t('Standard delivery')}
      emiMonthly={emiMonthly(amounts.total, settings?.emi)}
      promotion={
        <>
          {missing > 0 && (
            <Notice>
              {t('Add {amount} more for free standard delivery.', {
                amount: format(missing, { decimals: 'auto' }),
              })}
            </Notice>
          )}
          <PromotionField
            {...(offer?.applied && offer.code !== null
              ? { appliedCode: offer.code }
              : offer?.code && { defaultCode: offer.code })}
            {...(refusal !== null && { error: refusal })}
            best={offer?.best ?? undefined}
            formAction={localPath(cartPageActions.code)}
            applying={isPending}
            onApply={mutate}
            onRemove={() => mutate(null)}
          />
        </>
      }
      action={
        <Button wide href={paths.checkout} LinkComponent={RouterLink}>
          {t('Check out')}
        </Button>
      }
      footnote={amounts.shipping === 0 ? t('Free standard delivery. 30-day returns.') : t('30-day returns.')}
    />
  )
}
