import { DeliveryEstimate } from '@shruti/design-system/DeliveryEstimate'
import { PaymentMethodList } from '@shruti/design-system/PaymentMethodList'
import { Stack } from '@shruti/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../app/app-context.ts'
import { paymentMethodsQuery } from '../../queries/payment-methods.ts'
import { standardDeliveryFee, useSettings } from '../../queries/shop.ts'
import type { DeliveryPlace } from './use-delivery-place.ts'

interface DeliveryAndPaymentProps {
  delivery: DeliveryPlace
  /** Paise, which decide what delivery costs. */
  subtotal: number
  /** Paise to be paid, where it is not the subtotal with standard delivery: a code takes something off. */
  total?: number | undefined
}

/**
 * When goods for `subtotal` arrive at the PIN code that the shop remembers [BEY-3], what their delivery costs,
 * and how they can be paid [CHK-2]. Where nothing is delivered, there is nothing to pay for.
 */
export function DeliveryAndPayment({ delivery, subtotal, total }: DeliveryAndPaymentProps) {
  const app = useApp()
  const { place, isUnserved, error, isFetching, remembered, ask } = delivery
  const shipping = useSettings()?.shipping
  const standardFee = shipping ? standardDeliveryFee(shipping, subtotal) : 0
  const { data: methods } = useQuery(paymentMethodsQuery(app, total ?? subtotal + standardFee, remembered))
  if (!shipping) return null
  return (
    <Stack gap={4}>
      <DeliveryEstimate
        {...(place && { result: place })}
        standardFee={standardFee}
        expressFee={shipping.expressPrice}
        hideCash
        loading={isFetching}
        {...(error && { error: error.message })}
        onCheck={ask}
      />
      {methods && !isUnserved && <PaymentMethodList methods={methods} />}
    </Stack>
  )
}
