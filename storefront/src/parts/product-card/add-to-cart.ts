import type { Product } from '@shruti/server/contract'
import { useAddToCart } from '../../queries/cart/add-to-cart.ts'
import type { AddToCart } from '../../queries/cart/cart-view.ts'

/** Everything that the cart shows of a product before the server has answered. */
export function additionOf(
  product: Product,
  { variantIndex, quantity }: Pick<AddToCart, 'variantIndex' | 'quantity'>,
): AddToCart {
  const variant = product.variants[variantIndex]
  return {
    productId: product.id,
    variantIndex,
    quantity,
    preview: {
      product: {
        name: product.name,
        slug: product.slug,
        imageUrl: variant?.imageUrls[0] ?? product.imageUrls[0] ?? '',
      },
      variantName: variant?.name ?? '',
      unitPrice: variant?.price ?? product.price,
      mrp: product.mrp,
      availableStock: variant?.stock ?? 0,
    },
  }
}

/** Adds a product as the cards and the buy box report it. */
export function useAddProduct(product: Product) {
  const { mutate, isPending } = useAddToCart()
  return {
    add: (item: Pick<AddToCart, 'variantIndex' | 'quantity'>) => mutate(additionOf(product, item)),
    adding: isPending,
  }
}
