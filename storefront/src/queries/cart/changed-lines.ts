import type { Cart } from '@shruti/server/contract'
import { isLine, withItems } from './cart-view.ts'

/** What the cart's own page alone does to lines; other pages do not load it. */

export function withQuantity(cart: Cart, itemId: string, quantity: number): Cart {
  return withItems(
    cart,
    cart.items.map(item =>
      isLine(item, itemId) ? { ...item, quantity, lineTotal: quantity * item.unitPrice } : item,
    ),
  )
}

export function withoutLine(cart: Cart, itemId: string): Cart {
  return withItems(
    cart,
    cart.items.filter(item => !isLine(item, itemId)),
  )
}
