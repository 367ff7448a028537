import type { OperationRoute } from './operation-route.ts'

/** Operations of pages that come late in a visit: the storefront loads them when one is called. */
export const laterRoutes = {
  // The shop's currency, which administrators alone choose for all
  setCurrency: {
    method: 'POST',
    path: '/settings/currency',
    access: 'administrator',
    permission: 'settings.write',
  },

  // Listings
  listProductFacets: { method: 'GET', path: '/product-facets', access: 'public', caching: 'catalogue' },

  // A product's page, below the fold
  listAccessories: {
    method: 'GET',
    path: '/products/{id}/accessories',
    access: 'public',
    caching: 'catalogue',
  },

  // The blog
  listPosts: { method: 'GET', path: '/posts', access: 'public', caching: 'catalogue' },
  listPostCategories: { method: 'GET', path: '/post-categories', access: 'public', caching: 'catalogue' },
  getPost: { method: 'GET', path: '/posts/{slug}', access: 'public', caching: 'catalogue' },

  // Reviews
  getCanReview: { method: 'GET', path: '/products/{id}/can-review', access: 'public' },
  createProductReview: { method: 'POST', path: '/products/{id}/reviews', access: 'customer', status: 201 },
  updateReview: { method: 'PUT', path: '/reviews/{reviewId}', access: 'customer' },
  deleteReview: { method: 'DELETE', path: '/reviews/{reviewId}', access: 'customer' },
  setReviewHelpful: { method: 'PUT', path: '/reviews/{reviewId}/helpful', access: 'customer' },

  // Pictures of customers
  createUpload: { method: 'POST', path: '/uploads', access: 'customer', status: 201, body: 'picture' },
  deleteUpload: { method: 'DELETE', path: '/uploads/{id}', access: 'customer' },
  getUpload: { method: 'GET', path: '/uploads/{file}', access: 'public', caching: 'own' },
  setAvatar: { method: 'PUT', path: '/user/avatar', access: 'customer' },

  // Being told that a product is back or costs less
  createProductAlert: { method: 'POST', path: '/products/{id}/alerts', access: 'public' },
  confirmProductAlert: { method: 'POST', path: '/product-alerts/confirm', access: 'public' },
  stopProductAlerts: { method: 'POST', path: '/product-alerts/stop', access: 'public' },
  listProductAlerts: { method: 'GET', path: '/product-alerts', access: 'customer' },
  deleteProductAlert: { method: 'DELETE', path: '/product-alerts/{alertId}', access: 'customer' },

  // Writing to the shop
  createSupportTicket: { method: 'POST', path: '/support-tickets', access: 'public', status: 201 },

  // A product's page and the cart: how it can be paid
  listPaymentMethods: { method: 'GET', path: '/payment-methods', access: 'public', caching: 'catalogue' },

  // Saved for later
  saveCartItem: { method: 'POST', path: '/cart/{itemId}/save', access: 'shopper' },
  moveSavedItem: { method: 'POST', path: '/cart/saved/{itemId}/move', access: 'shopper' },
  removeSavedItem: { method: 'DELETE', path: '/cart/saved/{itemId}', access: 'shopper' },

  // Offers for the cart
  getCartOffer: { method: 'GET', path: '/promotions/cart', access: 'shopper' },
  setCartOffer: { method: 'PUT', path: '/promotions/cart', access: 'shopper' },

  // Paying, and after the order
  getPayment: { method: 'GET', path: '/orders/{id}/payment', access: 'customer' },
  startPayment: { method: 'POST', path: '/orders/{id}/payment', access: 'customer' },
  confirmPayment: { method: 'POST', path: '/orders/{id}/payment/confirm', access: 'customer' },
  openPaymentLink: { method: 'POST', path: '/payment-links/open', access: 'public' },
  payByLink: { method: 'POST', path: '/payment-links/pay', access: 'public' },
  confirmPaymentByLink: { method: 'POST', path: '/payment-links/confirm', access: 'public' },
  getSandboxPayment: { method: 'GET', path: '/sandbox/payments/{id}', access: 'public' },
  paySandbox: { method: 'POST', path: '/sandbox/payments/{id}', access: 'public' },
  createReturn: { method: 'POST', path: '/orders/{id}/returns', access: 'customer', status: 201 },
  listReturns: { method: 'GET', path: '/orders/{id}/returns', access: 'customer' },
  listWarranties: { method: 'GET', path: '/orders/{id}/warranties', access: 'customer' },
  createWarrantyClaim: {
    method: 'POST',
    path: '/orders/{id}/warranty-claims',
    access: 'customer',
    status: 201,
  },
  getInvoice: { method: 'GET', path: '/orders/{id}/invoice', access: 'customer' },
  getCreditNote: { method: 'GET', path: '/orders/{id}/credit-notes/{creditNoteId}', access: 'customer' },

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
} as const satisfies Record<string, OperationRoute>
