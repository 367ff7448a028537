import type { CartItem } from '@shruti/server/contract'
import type { App } from '../../app/app-context.ts'
import { LocalRefusal } from '../../api/api-error.ts'
import { useCartOperation, type CartOperation } from './cart-operation.ts'
import { cartState } from './cart-state.ts'
import { withoutLine } from './changed-lines.ts'
import { additionOfLine, withRestored } from './restore-to-cart.ts'
import { withoutSaved, withSaved } from './saved-view.ts'
import { t } from '../../language/t.ts'

const notInCart = () => t('Item not found in cart')

function requireServerId(app: App, item: CartItem, list: 'items' | 'saved'): string {
  const id = cartState(app).serverId(item.id, list)
  if (id === undefined) throw new LocalRefusal(notInCart())
  return id
}

/** Puts a line aside [CART-7]. */
export const saveForLater: CartOperation<CartItem> = {
  change: (cart, item) => withSaved(withoutLine(cart, item.id), item),
  send: (app, item) => app.api.call('saveCartItem', { itemId: requireServerId(app, item, 'items') }),
  succeeded: () => ({ title: t('Item saved for later') }),
  failed: () => t('Failed to save item for later'),
}

/** Moves it back: as many pieces as there are [CART-7]. */
export const moveToCart: CartOperation<CartItem> = {
  change: (cart, item) => {
    const quantity = Math.min(item.quantity, item.availableStock)
    return withRestored(withoutSaved(cart, item.id), additionOfLine({ ...item, quantity }, cart.items.length))
  },
  send: (app, item) => app.api.call('moveSavedItem', { itemId: requireServerId(app, item, 'saved') }),
  succeeded: () => ({ title: t('Item moved to cart') }),
  failed: () => t('Failed to move item to cart'),
}

/** @see restoreSaved, which takes it back */
export const removeSaved: CartOperation<CartItem> = {
  change: (cart, item) => withoutSaved(cart, item.id),
  send: (app, item) => app.api.call('removeSavedItem', { itemId: requireServerId(app, item, 'saved') }),
  succeeded: () => ({ title: t('Saved item removed') }),
  failed: () => t('Failed to remove saved item'),
}

/** Puts back what was removed from what was put aside [BEY-9]. */
export const restoreSaved: CartOperation<CartItem> = {
  change: withSaved,
  send: ({ api }, { productId, variantIndex, quantity }) =>
    api.call('addCartItem', { productId, variantIndex, quantity, saved: true }),
  succeeded: () => ({ title: t('Saved item restored') }),
  failed: () => t('Failed to restore saved item'),
}

export const useSaveForLater = () => useCartOperation(saveForLater)
export const useMoveToCart = () => useCartOperation(moveToCart)
export const useRemoveSaved = () => useCartOperation(removeSaved)
export const useRestoreSaved = () => useCartOperation(restoreSaved)
