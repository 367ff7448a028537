import type { Cart, CartItem } from '@shruti/server/contract'
import { isLine, provisionalId } from './cart-view.ts'

/** The cart with a line put aside, the newest first; of what is there already, the larger quantity stays. */
export function withSaved(cart: Cart, line: CartItem): Cart {
  const { saved = [] } = cart
  const id = provisionalId(line)
  const quantity = Math.max(line.quantity, saved.find(item => isLine(item, id))?.quantity ?? 0)
  return { ...cart, saved: [{ ...line, quantity }, ...saved.filter(item => !isLine(item, id))] }
}

/** The cart without a line that was put aside; left out while nothing is, as the server does. */
export function withoutSaved({ saved = [], ...cart }: Cart, itemId: string): Cart {
  const rest = saved.filter(item => !isLine(item, itemId))
  return { ...cart, ...(rest.length > 0 && { saved: rest }) }
}
