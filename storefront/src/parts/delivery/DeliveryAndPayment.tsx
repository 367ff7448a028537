import { DeliveryEstimate } from '@shruti/design-system/DeliveryEstimate'
import { PaymentMethodList } from '@shruti/design-system/PaymentMethodList'
import { Stack } from '@shruti/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApp } from '../../app/app-context.ts'
import { pincodeQuery } from '../../queries/catalogue.ts'
import { useDeliveryPincode } from '../../queries/delivery-pincode.ts'
import { paymentMethodsQuery } from '../../queries/payment-methods.ts'
import { standardDeliveryFee, useSettings } from '../../queries/shop.ts'
import { useUrl } from '../../router/router-context.ts'

interface DeliveryAndPaymentProps {
  /** Paise, which decide what delivery costs. */
  subtotal: number
  /** Paise to be paid, where it is not the subtotal with standard delivery: a code takes something off. */
  total?: number | undefined
}

/**
 * When goods for `subtotal` arrive at the PIN code that the shop remembers [BEY-3], what their delivery costs,
 * and how they can be paid [CHK-2].
 */
export function DeliveryAndPayment({ subtotal, total }: DeliveryAndPaymentProps) {
  const app = useApp()
  const { searchParams: search } = useUrl()
  const [remembered, remember] = useDeliveryPincode()
  // Without scripts the form asks by the address; what is asked for may be no PIN code.
  const [asked, ask] = useState(search.get('pincode'))
  const pincode = asked ?? remembered
  const { data, error, isFetching } = useQuery({ ...pincodeQuery(app, pincode), enabled: pincode !== '' })
  const shipping = useSettings()?.shipping
  const standardFee = shipping ? standardDeliveryFee(shipping, subtotal) : 0
  const { data: methods } = useQuery(paymentMethodsQuery(app, total ?? subtotal + standardFee, remembered))
  if (!shipping) return null
  return (
    <Stack gap={4}>
      <DeliveryEstimate
        {...(data && { result: data })}
        standardFee={standardFee}
        expressFee={shipping.expressPrice}
        hideCash
        loading={isFetching}
        {...(error && { error: error.message })}
        onCheck={entered => {
          ask(entered)
          remember(entered)
        }}
      />
      {methods && <PaymentMethodList methods={methods} />}
    </Stack>
  )
}
