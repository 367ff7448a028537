import * as z from 'zod'
import { none, operation } from './operation.ts'
import * as cart from './schemas/cart.ts'
import * as catalogue from './schemas/catalogue.ts'
import * as orders from './schemas/orders.ts'
import { pathId } from './schemas/common.ts'

const stockErrors = ['insufficient_stock', 'out_of_stock'] as const
const addressErrors = ['invalid_input', 'pincode_state_mismatch'] as const

/** Favourites, the cart and the address book. */
export const cartOperations = {
  listFavorites: operation('listFavorites', {
    summary: "The caller's favourite products",
    input: none,
    output: z.array(catalogue.product),
  }),
  addFavorite: operation('addFavorite', {
    summary: 'Add a product to the favourites; answers with all of them',
    input: z.object({ productId: pathId }),
    output: z.array(catalogue.product),
    errors: ['product_not_found'],
  }),
  removeFavorite: operation('removeFavorite', {
    summary: 'Remove a product from the favourites; answers with the rest',
    input: z.object({ productId: pathId }),
    output: z.array(catalogue.product),
  }),
  getCart: operation('getCart', { summary: 'The cart', input: none, output: cart.cart }),
  addCartItem: operation('addCartItem', {
    summary: 'Add to the cart; opens a guest session where there is none',
    input: cart.addCartItemInput,
    output: cart.cart,
    errors: ['invalid_input', 'invalid_quantity', 'product_not_found', 'variant_not_found', ...stockErrors],
  }),
  updateCartItem: operation('updateCartItem', {
    summary: 'Set the quantity of a line',
    input: cart.updateCartItemInput,
    output: cart.cart,
    errors: ['invalid_input', 'cart_item_not_found', ...stockErrors],
  }),
  removeCartItem: operation('removeCartItem', {
    summary: 'Remove a line',
    input: cart.cartItemInput,
    output: cart.cart,
    errors: ['cart_item_not_found'],
  }),
  saveCartItem: operation('saveCartItem', {
    summary: 'Put a line aside for later',
    input: cart.cartItemInput,
    output: cart.cart,
    errors: ['cart_item_not_found'],
  }),
  moveSavedItem: operation('moveSavedItem', {
    summary: 'Move what was put aside to the cart, as much of it as there is',
    input: cart.cartItemInput,
    output: cart.cart,
    errors: ['cart_item_not_found', 'invalid_quantity', ...stockErrors],
  }),
  removeSavedItem: operation('removeSavedItem', {
    summary: 'Remove what was put aside',
    input: cart.cartItemInput,
    output: cart.cart,
    errors: ['cart_item_not_found'],
  }),
  clearCart: operation('clearCart', { summary: 'Empty the cart', input: none, output: cart.cart }),
  getCartOffer: operation('getCartOffer', {
    summary: 'The offer code of the cart, what it takes off, and the public code that saves most',
    input: none,
    output: cart.cartOffer,
  }),
  setCartOffer: operation('setCartOffer', {
    summary: 'Choose the offer code of the cart, or none',
    input: cart.setCartOfferInput,
    output: cart.cartOffer,
    errors: ['invalid_input', 'promotion_refused'],
  }),
  listAddresses: operation('listAddresses', {
    summary: "The caller's addresses, the default one first",
    input: none,
    output: z.array(orders.address),
  }),
  createAddress: operation('createAddress', {
    summary: 'Keep an address; at most 10',
    input: orders.createAddressInput,
    output: orders.address,
    errors: [...addressErrors, 'address_limit'],
  }),
  updateAddress: operation('updateAddress', {
    summary: 'Change an address',
    input: orders.updateAddressInput,
    output: orders.address,
    errors: [...addressErrors, 'address_not_found'],
  }),
  deleteAddress: operation('deleteAddress', {
    summary: 'Delete an address; answers with the rest',
    input: orders.addressIdInput,
    output: z.array(orders.address),
    errors: ['address_not_found'],
  }),
}
