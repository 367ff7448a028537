import type { OperationRoute } from './operation-route.ts'

/** Operations that any page of the shop may call: the first script of every page carries them, and nothing else. */
export const firstRoutes = {
  // Accounts
  getCurrentUser: { method: 'GET', path: '/user', access: 'customer' },
  login: { method: 'POST', path: '/login', access: 'guest' },
  loginWithWhatsapp: { method: 'POST', path: '/login/whatsapp', access: 'guest' },
  requestOtp: { method: 'POST', path: '/request-otp', access: 'guest' },
  verifyOtp: { method: 'POST', path: '/verify-otp', access: 'guest' },
  directVerifyOtp: { method: 'POST', path: '/direct-verify-otp', access: 'guest' },
  statelessVerifyOtp: { method: 'POST', path: '/stateless-verify-otp', access: 'guest' },
  completeSignIn: { method: 'POST', path: '/login/second-factor', access: 'guest' },
  register: { method: 'POST', path: '/register', access: 'guest', status: 201 },
  requestPasswordReset: { method: 'POST', path: '/password-reset/code', access: 'public' },
  resetPassword: { method: 'POST', path: '/password-reset', access: 'public' },
  logout: { method: 'POST', path: '/logout', access: 'public' },

  // Settings and content
  getSettings: { method: 'GET', path: '/settings', access: 'public', caching: 'catalogue' },
  listActivePromotions: { method: 'GET', path: '/promotions/active', access: 'public', caching: 'catalogue' },
  listStores: { method: 'GET', path: '/stores', access: 'public', caching: 'catalogue' },

  // Catalogue
  listProducts: { method: 'GET', path: '/products', access: 'public', caching: 'catalogue' },
  getProduct: { method: 'GET', path: '/products/{idOrSlug}', access: 'public', caching: 'catalogue' },
  listRelatedProducts: {
    method: 'GET',
    path: '/products/{id}/related',
    access: 'public',
    caching: 'catalogue',
  },
  listCategories: { method: 'GET', path: '/categories', access: 'public', caching: 'catalogue' },
  checkPincode: { method: 'GET', path: '/pincode/{pincode}', access: 'public', caching: 'catalogue' },

  // Reviews
  listProductReviews: { method: 'GET', path: '/products/{id}/reviews', access: 'public' },

  // Favourites
  listFavorites: { method: 'GET', path: '/favorites', access: 'customer' },
  addFavorite: { method: 'POST', path: '/favorites/{productId}', access: 'customer' },
  removeFavorite: { method: 'DELETE', path: '/favorites/{productId}', access: 'customer' },

  // Cart
  getCart: { method: 'GET', path: '/cart', access: 'shopper' },
  addCartItem: { method: 'POST', path: '/cart', access: 'guest' },
  updateCartItem: { method: 'PUT', path: '/cart/{itemId}', access: 'shopper' },
  removeCartItem: { method: 'DELETE', path: '/cart/{itemId}', access: 'shopper' },
  clearCart: { method: 'POST', path: '/cart/clear', access: 'shopper' },

  // Addresses
  listAddresses: { method: 'GET', path: '/addresses', access: 'customer' },
  createAddress: { method: 'POST', path: '/addresses', access: 'customer', status: 201 },
  updateAddress: { method: 'PUT', path: '/addresses/{id}', access: 'customer' },
  deleteAddress: { method: 'DELETE', path: '/addresses/{id}', access: 'customer' },

  // Checkout and orders
  createQuote: { method: 'POST', path: '/checkout/quote', access: 'customer' },
  placeOrder: { method: 'POST', path: '/orders', access: 'customer', status: 201 },
  listOrders: { method: 'GET', path: '/orders', access: 'customer' },
  getOrder: { method: 'GET', path: '/orders/{id}', access: 'customer' },
  cancelOrder: { method: 'POST', path: '/orders/{id}/cancel', access: 'customer' },
  trackOrder: { method: 'POST', path: '/orders/track', access: 'public' },
} as const satisfies Record<string, OperationRoute>
