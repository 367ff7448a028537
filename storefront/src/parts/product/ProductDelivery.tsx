import { PromiseList } from '@shruti/design-system/PromiseList'
import { Stack } from '@shruti/design-system/Stack'
import type { Product, ProductVariant } from '@shruti/server/contract'
import { AlertLinks } from '../product-alert/AlertLinks.tsx'
import { MoreOfProduct } from './MoreOfProduct.tsx'
import { DeliveryAndPayment } from '../delivery/DeliveryAndPayment.tsx'
import { useDeliveryPlace } from '../delivery/use-delivery-place.ts'

interface ProductDeliveryProps {
  product: Product
  /** The chosen colour. */
  variant: ProductVariant | undefined
}

/** When a product arrives, how it can be paid, what the shop promises with it, and what else one can do with it [SHOP-2]. */
export default function ProductDelivery({ product, variant }: ProductDeliveryProps) {
  const delivery = useDeliveryPlace()
  const isSoldOut = variant?.stock === 0
  const alertLinks = <AlertLinks product={product} variant={variant} />
  return (
    <Stack gap={5}>
      {isSoldOut && alertLinks}
      <DeliveryAndPayment delivery={delivery} subtotal={variant?.price ?? product.price} />
      <PromiseList warrantyMonths={product.warrantyMonths} hideDelivery={delivery.isUnserved} />
      {!isSoldOut && alertLinks}
      <MoreOfProduct product={product} colour={variant?.name} />
    </Stack>
  )
}
