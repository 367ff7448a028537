import { PromiseList } from '@shruti/design-system/PromiseList'
import { Stack } from '@shruti/design-system/Stack'
import type { Product, ProductVariant } from '@shruti/server/contract'
import { AlertLinks } from '../product-alert/AlertLinks.tsx'
import { MoreOfProduct } from './MoreOfProduct.tsx'
import { DeliveryAndPayment } from '../delivery/DeliveryAndPayment.tsx'

interface ProductDeliveryProps {
  product: Product
  /** The chosen colour. */
  variant: ProductVariant | undefined
}

/** When a product arrives, how it can be paid, what the shop promises with it, and what else one can do with it [SHOP-2]. */
export default function ProductDelivery({ product, variant }: ProductDeliveryProps) {
  const isSoldOut = variant?.stock === 0
  const alertLinks = <AlertLinks product={product} variant={variant} />
  return (
    <Stack gap={5}>
      {isSoldOut && alertLinks}
      <DeliveryAndPayment subtotal={variant?.price ?? product.price} />
      <PromiseList warrantyMonths={product.warrantyMonths} />
      {!isSoldOut && alertLinks}
      <MoreOfProduct product={product} colour={variant?.name} />
    </Stack>
  )
}
