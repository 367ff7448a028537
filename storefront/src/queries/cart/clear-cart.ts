import { useCartOperation, type CartOperation } from './cart-operation.ts'
import { cartState } from './cart-state.ts'
import { emptyCart } from './cart-view.ts'
import { t } from '../../language/t.ts'

/** Empties the cart and the memory of removed lines [CART-5]. */
export const clearCart: CartOperation<void> = {
  change: () => emptyCart,
  send: ({ api }) => api.call('clearCart', {}),
  afterSuccess: app => cartState(app).removedItems.clear(),
  succeeded: () => ({ title: t('Cart cleared') }),
  failed: () => t('Failed to clear cart'),
}

export const useClearCart = () => useCartOperation(clearCart)
