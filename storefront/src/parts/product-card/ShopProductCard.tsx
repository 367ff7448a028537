import { ProductCard } from '@shruti/design-system/ProductCard'
import type { Product } from '@shruti/server/contract'
import { fewLeft } from '@shruti/server/contract/constants'
import { cartFormActions, paths } from '../../paths.ts'
import { RouterLink } from '../../router/RouterLink.tsx'
import { useAddProduct } from './add-to-cart.ts'
import { useFavorite } from './use-favorite.ts'

interface ShopProductCardProps {
  product: Product
  headingLevel?: 'h2' | 'h3'
  /** True for what is seen first: its picture is not loaded lazily. */
  priority?: boolean
}

/** A product card that adds to the cart, with the heart of a signed-in customer. */
export function ShopProductCard({ product, ...rest }: ShopProductCardProps) {
  const { add } = useAddProduct(product)
  return (
    <ProductCard
      product={product}
      href={paths.product(product.slug)}
      LinkComponent={RouterLink}
      addAction={cartFormActions.add}
      onAdd={add}
      fewLeft={fewLeft}
      {...useFavorite(product)}
      {...rest}
    />
  )
}
