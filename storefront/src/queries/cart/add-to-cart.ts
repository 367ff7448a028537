import { useCartOperation, type CartOperation } from './cart-operation.ts'
import { withAdded, type AddToCart } from './cart-view.ts'

/** [CART-2] */
export const addToCart: CartOperation<AddToCart> = {
  change: withAdded,
  send: ({ api }, { productId, quantity, variantIndex }) =>
    api.call('addCartItem', { productId, quantity, variantIndex }),
  succeeded: () => 'Item added to cart',
  failed: 'Failed to add item to cart',
}

export const useAddToCart = () => useCartOperation(addToCart)
