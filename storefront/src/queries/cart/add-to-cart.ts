import { paths } from '../../paths.ts'
import { useCartOperation, type CartOperation } from './cart-operation.ts'
import { withAdded, type AddToCart } from './cart-view.ts'
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
}

export const useAddToCart = () => useCartOperation(addToCart)
