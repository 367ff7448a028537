import type { Cart, CartItem } from '@shruti/server/contract'
import { maximumQuantity } from '@shruti/server/contract/constants'

export const emptyCart: Cart = { items: [], subtotal: 0, itemCount: 0, notices: [] }

/** A line as the shopper sees it before the server has answered. */
export type AddToCart = Pick<CartItem, 'productId' | 'quantity' | 'variantIndex'> & {
  preview: Pick<CartItem, 'product' | 'variantName' | 'unitPrice' | 'mrp' | 'availableStock'>
}

/** The cart with other lines. Subtotal and item count follow them by the server's rule: the subtotal is that of what can be bought. */
export function withItems(cart: Cart, items: Cart['items']): Cart {
  return {
    ...cart,
    items,
    subtotal: items
      .filter(item => item.notice !== 'unavailable')
      .reduce((sum, item) => sum + item.lineTotal, 0),
    itemCount: items.reduce((sum, item) => sum + item.quantity, 0),
  }
}

/**
 * The id that a line has on the page until the server has given it one. The server keeps one line for each product
 * and variant, so that the line is found again by these two.
 */
export function provisionalId({
  productId,
  variantIndex,
}: Pick<CartItem, 'productId' | 'variantIndex'>): string {
  return `adding:${productId}:${variantIndex}`
}

/** Whether `itemId`, the server's id or a provisional one, means this line. */
export function isLine(item: CartItem, itemId: string): boolean {
  return item.id === itemId || provisionalId(item) === itemId
}

export function withAdded(cart: Cart, { preview, ...added }: AddToCart): Cart {
  const id = provisionalId(added)
  const existing = cart.items.find(item => isLine(item, id))
  const quantity = Math.min((existing?.quantity ?? 0) + added.quantity, maximumQuantity)
  const line: CartItem = {
    id,
    ...added,
    ...preview,
    ...existing,
    quantity,
    lineTotal: quantity * (existing?.unitPrice ?? preview.unitPrice),
  }
  return withItems(
    cart,
    existing ? cart.items.map(item => (item === existing ? line : item)) : [...cart.items, line],
  )
}
