import type { Cart } from '@shruti/server/contract'
import { LocalRefusal } from '../../api/api-error.ts'
import { useCartOperation, type CartOperation } from './cart-operation.ts'
import { cartState } from './cart-state.ts'
import { isLine } from './cart-view.ts'
import { withQuantity } from './changed-lines.ts'
import { t } from '../../language/t.ts'

const timeoutMs = 10_000
const notInCart = () => t('Item not found in cart')

interface QuantityChange {
  readonly itemId: string
  readonly quantity: number
}

function requireLine(cart: Cart | undefined, { itemId }: QuantityChange): void {
  if (!cart) throw new LocalRefusal('Cart not loaded')
  if (!cart.items.some(item => isLine(item, itemId))) throw new LocalRefusal(notInCart())
}

/** Gives up after 10 s; a refusal, such as the 404 of a line that is gone, asks for the cart anew [CART-3]. */
export const updateQuantity: CartOperation<QuantityChange> = {
  check: requireLine,
  change: (cart, { itemId, quantity }) => withQuantity(cart, itemId, quantity),
  async send(app, { itemId, quantity }) {
    const serverId = cartState(app).serverId(itemId)
    if (serverId === undefined) throw new LocalRefusal(notInCart())
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      return await app.api.call('updateCartItem', { itemId: serverId, quantity }, { signal })
    } catch (error) {
      if (signal.aborted) throw new LocalRefusal('Request timed out. Please try again.')
      throw error
    }
  },
  succeeded: ({ quantity }) => ({ title: t('Quantity updated to {quantity}', { quantity }) }),
  failed: () => t('Failed to update cart item'),
}

export const useUpdateQuantity = () => useCartOperation(updateQuantity)
