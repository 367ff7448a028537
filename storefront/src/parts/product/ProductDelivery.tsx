import { DeliveryEstimate } from '@shruti/design-system/DeliveryEstimate'
import { PromiseList } from '@shruti/design-system/PromiseList'
import { Stack } from '@shruti/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import type { Product } from '@shruti/server/contract'
import { useState } from 'react'
import { useUrl } from '../../router/router-context.ts'
import { useApp } from '../../app/app-context.ts'
import { pincodeQuery } from '../../queries/catalogue.ts'
import { standardDeliveryFee, useSettings } from '../../queries/shop.ts'

interface ProductDeliveryProps {
  product: Product
  /** Paise, of the chosen colour. */
  price: number
}

/** When a product arrives at a PIN code, what its delivery costs alone, and what the shop promises with it. */
export default function ProductDelivery({ product, price }: ProductDeliveryProps) {
  const app = useApp()
  const { searchParams: search } = useUrl()
  // Without scripts the form asks by the address.
  const [pincode, setPincode] = useState(search.get('pincode') ?? '')
  const { data, error, isFetching } = useQuery({ ...pincodeQuery(app, pincode), enabled: pincode !== '' })
  const shipping = useSettings()?.shipping
  if (!shipping) return null
  return (
    <Stack gap={5}>
      <DeliveryEstimate
        {...(data && { result: data })}
        standardFee={standardDeliveryFee(shipping, price)}
        expressFee={shipping.expressPrice}
        loading={isFetching}
        {...(error && { error: error.message })}
        onCheck={setPincode}
      />
      <PromiseList warrantyMonths={product.warrantyMonths} />
    </Stack>
  )
}
