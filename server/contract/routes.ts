/**
 * Every operation of the API: its method, its path under `/api`, who may call it and how its answer may be cached.
 * Plain data without dependencies, so that the storefront's bundle can carry it: the contract adds the shapes.
 */

/**
 * Who may call an operation. `public`: anyone. `shopper`: a signed-in customer or a guest who has a session
 * (a guest without one is `unauthenticated`). `guest`: as public, and the call may open a guest session.
 * `customer`: signed in. `administrator`: signed in with isAdmin.
 */
export type Access = 'public' | 'guest' | 'shopper' | 'customer' | 'administrator'

/** `catalogue`: the same for everyone, with ETag and a short max-age, called without credentials. Others: no-store. */
export type Caching = 'catalogue' | 'none'

export interface OperationRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: `/${string}`
  readonly access: Access
  readonly caching?: Caching
  /** Status of the answer when the operation succeeds; default 200. */
  readonly status?: 201
}

export const routes = {
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

  // The signed-in user's own account
  getAccount: { method: 'GET', path: '/user/account', access: 'customer' },
  startSecondFactor: { method: 'POST', path: '/user/second-factor', access: 'customer', status: 201 },
  confirmSecondFactor: { method: 'POST', path: '/user/second-factor/confirm', access: 'customer' },
  removeSecondFactor: { method: 'DELETE', path: '/user/second-factor', access: 'customer' },
  renewRecoveryCodes: { method: 'POST', path: '/user/second-factor/recovery-codes', access: 'customer' },
  updateAccount: { method: 'PATCH', path: '/user', access: 'customer' },
  verifyContact: { method: 'POST', path: '/user/verify', access: 'customer' },
  requestConfirmationCode: { method: 'POST', path: '/user/reauthenticate/code', access: 'customer' },
  deleteAccount: { method: 'DELETE', path: '/user', access: 'customer' },
  exportAccount: { method: 'GET', path: '/user/export', access: 'customer' },
  listConsents: { method: 'GET', path: '/user/consents', access: 'customer' },
  setConsent: { method: 'PUT', path: '/user/consents', access: 'customer' },
  reauthenticate: { method: 'POST', path: '/user/reauthenticate', access: 'customer' },
  changePassword: { method: 'POST', path: '/user/password', access: 'customer' },
  listSessions: { method: 'GET', path: '/user/sessions', access: 'customer' },
  endSession: { method: 'DELETE', path: '/user/sessions/{id}', access: 'customer' },
  endSessions: { method: 'DELETE', path: '/user/sessions', access: 'customer' },

  // Settings and content
  getSettings: { method: 'GET', path: '/settings', access: 'public', caching: 'catalogue' },
  setCurrency: { method: 'POST', path: '/settings/currency', access: 'administrator' },
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
  getCanReview: { method: 'GET', path: '/products/{id}/can-review', access: 'public' },
  createProductReview: { method: 'POST', path: '/products/{id}/reviews', access: 'customer', status: 201 },

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
  getInvoice: { method: 'GET', path: '/orders/{id}/invoice', access: 'customer' },
  getCreditNote: { method: 'GET', path: '/orders/{id}/credit-notes/{creditNoteId}', access: 'customer' },
  getPayment: { method: 'GET', path: '/orders/{id}/payment', access: 'customer' },
  startPayment: { method: 'POST', path: '/orders/{id}/payment', access: 'customer' },
  confirmPayment: { method: 'POST', path: '/orders/{id}/payment/confirm', access: 'customer' },
  getSandboxPayment: { method: 'GET', path: '/sandbox/payments/{id}', access: 'public' },
  paySandbox: { method: 'POST', path: '/sandbox/payments/{id}', access: 'public' },
  trackOrder: { method: 'POST', path: '/orders/track', access: 'public' },

  // Administration
  adminListOrders: { method: 'GET', path: '/admin/orders', access: 'administrator' },
  adminGetOrder: { method: 'GET', path: '/admin/orders/{id}', access: 'administrator' },
  adminSetOrderStatus: { method: 'POST', path: '/admin/orders/{id}/status', access: 'administrator' },
  adminListAudit: { method: 'GET', path: '/admin/audit', access: 'administrator' },
  adminGetSecurity: { method: 'GET', path: '/admin/settings/security', access: 'administrator' },
  adminSetSecurity: { method: 'PUT', path: '/admin/settings/security', access: 'administrator' },
} as const satisfies Record<string, OperationRoute>

export type OperationName = keyof typeof routes
