import type { CartItem } from '@shruti/server/contract'
import { addToCart } from './add-to-cart.ts'
import { useCartOperation, type CartOperation } from './cart-operation.ts'
import type { AddToCart } from './cart-view.ts'

/** Puts a removed line back with its colour and quantity [BEY-9]. */
export const restoreToCart: CartOperation<AddToCart> = {
  ...addToCart,
  succeeded: () => ({ title: 'Item restored to cart' }),
  failed: 'Failed to restore item to cart',
}

export const useRestoreToCart = () => useCartOperation(restoreToCart)

/** What puts back a line that was removed. */
export function additionOfLine(item: CartItem, position: number): AddToCart {
  const { productId, variantIndex, quantity, product, variantName, unitPrice, mrp, availableStock } = item
  const preview = { product, variantName, unitPrice, mrp, availableStock }
  return { productId, variantIndex, quantity, position, preview }
}
