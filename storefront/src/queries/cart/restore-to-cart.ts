import type { Cart, CartItem } from '@shruti/server/contract'
import { addToCart } from './add-to-cart.ts'
import { useCartOperation, type CartOperation } from './cart-operation.ts'
import { withAdded, withItems, type AddToCart } from './cart-view.ts'
import { t } from '../../language/t.ts'

/** An addition of what was in the cart before. */
export interface Restoration extends AddToCart {
  /** How many lines stand before it. */
  readonly position: number
}

/** The cart with a line that is put back where it stood. */
export function withRestored(cart: Cart, { position, ...addition }: Restoration): Cart {
  const restored = withAdded(cart, addition)
  const line = restored.items.at(-1)
  if (!line || restored.items.length === cart.items.length) return restored
  return withItems(restored, cart.items.toSpliced(position, 0, line))
}

/** Puts a removed line back with its colour and quantity [BEY-9]. */
export const restoreToCart: CartOperation<Restoration> = {
  change: withRestored,
  send: addToCart.send,
  succeeded: () => ({ title: t('Item restored to cart') }),
  failed: () => t('Failed to restore item to cart'),
}

export const useRestoreToCart = () => useCartOperation(restoreToCart)

/** What puts back a line that was removed. */
export function additionOfLine(item: CartItem, position: number): Restoration {
  const { productId, variantIndex, quantity, product, variantName, unitPrice, mrp, availableStock } = item
  const preview = { product, variantName, unitPrice, mrp, availableStock }
  return { productId, variantIndex, quantity, position, preview }
}
