import { DeliveryEstimate } from '@shruti/design-system/DeliveryEstimate'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useUrl } from '../../router/router-context.ts'
import { useApp } from '../../app/app-context.ts'
import { pincodeQuery } from '../../queries/catalogue.ts'
import { standardDeliveryFee, useSettings } from '../../queries/shop.ts'

/** When a product that costs `price` (paise) arrives at a PIN code, and what its delivery costs alone. */
export default function ProductDelivery({ price }: { price: number }) {
  const app = useApp()
  const { searchParams: search } = useUrl()
  // Without scripts the form asks by the address.
  const [pincode, setPincode] = useState(search.get('pincode') ?? '')
  const { data, error, isFetching } = useQuery({ ...pincodeQuery(app, pincode), enabled: pincode !== '' })
  const shipping = useSettings()?.shipping
  if (!shipping) return null
  return (
    <DeliveryEstimate
      {...(data && { result: data })}
      standardFee={standardDeliveryFee(shipping, price)}
      expressFee={shipping.expressPrice}
      loading={isFetching}
      {...(error && { error: error.message })}
      onCheck={setPincode}
    />
  )
}
