import { maximumQuantity } from '@shruti/server/contract/constants'
import { ApiError } from '../../api/api-error.ts'
import { paths } from '../../paths.ts'
import { useCartOperation, type CartOperation } from './cart-operation.ts'
import { isLine, provisionalId, withAdded, type AddToCart } from './cart-view.ts'
import { t } from '../../language/t.ts'

/** [CART-2] */
export const addToCart: CartOperation<AddToCart> = {
  change: withAdded,
  send: ({ api }, { preview: _shown, ...addition }) => api.call('addCartItem', addition),
  succeeded: ({ preview: { product, variantName } }) => ({
    title: t('Item added to cart'),
    description: `${product.name}, ${variantName}`,
    action: { label: t('View cart'), href: paths.cart },
  }),
  failed: () => t('Failed to add item to cart'),
  // The quantity that was chosen is allowed; with what the cart holds already it is not.
  explain(error, addition, cart) {
    const line = cart?.items.find(item => isLine(item, provisionalId(addition)))
    if (!line || !(error instanceof ApiError && error.code === 'invalid_quantity')) return undefined
    return t('You already have {count} in your cart. You can buy at most {most}.', {
      count: line.quantity,
      most: maximumQuantity,
    })
  },
}

export const useAddToCart = () => useCartOperation(addToCart)
