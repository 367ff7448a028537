/** Where forms of the cart's own page post to without JavaScript; those that other pages have too are in `paths.ts`. */
export const cartPageActions = {
  code: '/cart/code',
  save: '/cart/save',
  moveSaved: '/cart/saved/move',
  removeSaved: '/cart/saved/remove',
} as const
