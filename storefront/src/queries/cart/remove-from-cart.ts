import { ApiError } from '../../api/api-error.ts'
import { useCartOperation, type CartOperation } from './cart-operation.ts'
import { cartState } from './cart-state.ts'
import { withoutLine } from './changed-lines.ts'
import { t } from '../../language/t.ts'

/**
 * Takes a line by its id. The id is kept out of reads from the request on, and let in again when the removal fails;
 * a line that the server no longer has, or never had, counts as removed [CART-4].
 */
export const removeFromCart: CartOperation<string> = {
  change: withoutLine,
  async send(app, itemId) {
    const state = cartState(app)
    const id = state.serverId(itemId)
    if (id === undefined) return null
    state.removedItems.add(id)
    try {
      return await app.api.call('removeCartItem', { itemId: id })
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null
      state.removedItems.forget(id)
      throw error
    }
  },
  succeeded: () => ({ title: t('Item removed from cart') }),
  failed: () => t('Failed to remove item from cart'),
}

export const useRemoveFromCart = () => useCartOperation(removeFromCart)
