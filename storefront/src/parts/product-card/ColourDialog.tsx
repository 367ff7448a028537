import { QuickAdd } from '@shruti/design-system/QuickAdd'
import type { Product } from '@shruti/server/contract'
import { fewLeft } from '@shruti/server/contract/constants'
import { paths } from '../../paths.ts'
import { RouterLink } from '../../router/RouterLink.tsx'
import { useAddProduct } from './add-to-cart.ts'

interface ColourDialogProps {
  product: Product
  /** Index of the colour that the card shows, from 0. */
  variantIndex: number
  isOpen: boolean
  onClose: () => void
}

/** Which colour of a product goes into the cart [SHOP-1]. */
export default function ColourDialog({ product, variantIndex, isOpen, onClose }: ColourDialogProps) {
  const { add } = useAddProduct(product)
  return (
    <QuickAdd
      product={product}
      href={paths.product(product.slug)}
      LinkComponent={RouterLink}
      defaultVariantIndex={variantIndex}
      fewLeft={fewLeft}
      open={isOpen}
      onOpenChange={open => !open && onClose()}
      onAdd={item => {
        add(item)
        onClose()
      }}
    />
  )
}
