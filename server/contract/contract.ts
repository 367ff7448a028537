import * as z from 'zod'
import { accountOperations } from './account-operations.ts'
import { none, operation } from './operation.ts'
import type { OperationName } from './routes.ts'
import * as account from './schemas/account.ts'
import * as audit from './schemas/audit.ts'
import * as cart from './schemas/cart.ts'
import * as catalogue from './schemas/catalogue.ts'
import { emptyAnswer, pathId } from './schemas/common.ts'
import * as content from './schemas/content.ts'
import * as invoices from './schemas/invoices.ts'
import * as orders from './schemas/orders.ts'
import * as returns from './schemas/returns.ts'
import * as reviews from './schemas/reviews.ts'
import * as payments from './schemas/payments.ts'

const signInErrors = ['invalid_input', 'account_blocked', 'second_factor_required'] as const
const otpErrors = [...signInErrors, 'invalid_otp', 'session_expired', 'too_many_otp_attempts'] as const
const routeErrors = [...otpErrors, 'verification_route_not_in_use'] as const
const stockErrors = ['insufficient_stock', 'out_of_stock'] as const
const addressErrors = ['invalid_input', 'pincode_state_mismatch'] as const

/** The whole API. The served OpenAPI document is its printed form. */
export const contract = {
  getCurrentUser: operation('getCurrentUser', {
    summary: 'The signed-in user; 401 for a guest',
    input: none,
    output: account.user,
  }),
  login: operation('login', {
    summary: 'Sign in with a username or email and a password',
    input: account.loginInput,
    output: account.user,
    errors: [...signInErrors, 'invalid_credentials', 'too_many_requests'],
  }),
  loginWithWhatsapp: operation('loginWithWhatsapp', {
    summary: 'Sign in with a code that this browser asked for, by WhatsApp',
    input: account.loginWithWhatsappInput,
    output: account.user,
    errors: otpErrors,
  }),
  requestOtp: operation('requestOtp', {
    summary: 'Send a one-time code to a phone',
    input: account.requestOtpInput,
    output: account.requestOtpAnswer,
    errors: [
      'invalid_input',
      'phone_country_not_served',
      'too_many_requests',
      'session_error',
      'session_encryption_error',
    ],
  }),
  verifyOtp: operation('verifyOtp', {
    summary: 'Verify the code that this session asked for (OTP_MODE session)',
    input: account.verifyOtpInput,
    output: account.user,
    errors: [...routeErrors, 'session_encryption_error'],
  }),
  directVerifyOtp: operation('directVerifyOtp', {
    summary: 'Verify a code that this browser asked for, by phone number (OTP_MODE direct)',
    input: account.directVerifyOtpInput,
    output: account.user,
    errors: routeErrors,
  }),
  statelessVerifyOtp: operation('statelessVerifyOtp', {
    summary: 'Verify a code by the token that request-otp gave (OTP_MODE stateless)',
    input: account.statelessVerifyOtpInput,
    output: account.user,
    errors: routeErrors,
  }),
  register: operation('register', {
    summary: 'Create an account and sign in',
    input: account.registerInput,
    output: account.user,
    errors: [
      'invalid_input',
      'common_password',
      'username_taken',
      'email_registered',
      'phone_number_registered',
    ],
  }),
  logout: operation('logout', { summary: 'Sign out', input: none, output: emptyAnswer }),
  ...accountOperations,

  getSettings: operation('getSettings', {
    summary: 'The public settings',
    input: none,
    output: content.settings,
  }),
  setCurrency: operation('setCurrency', {
    summary: 'The currency that prices are shown in at first',
    input: content.setCurrencyInput,
    output: content.setCurrencyAnswer,
    errors: ['invalid_input'],
  }),
  listActivePromotions: operation('listActivePromotions', {
    summary: 'What the active promotions put on the page',
    input: none,
    output: content.activePromotions,
  }),
  listStores: operation('listStores', { summary: 'Our shops', input: none, output: z.array(content.store) }),

  listProducts: operation('listProducts', {
    summary: 'Products, filtered and sorted; the whole list without parameters',
    input: catalogue.listProductsInput,
    output: z.array(catalogue.product),
    errors: ['invalid_input'],
  }),
  getProduct: operation('getProduct', {
    summary: 'One product by id or slug',
    input: z.object({ idOrSlug: pathId }),
    output: catalogue.product,
    errors: ['product_not_found'],
  }),
  listRelatedProducts: operation('listRelatedProducts', {
    summary: 'Up to four products that go with one',
    input: z.object({ id: pathId }),
    output: z.array(catalogue.product),
    errors: ['product_not_found'],
  }),
  listAccessories: operation('listAccessories', {
    summary: 'Up to four accessories that fit a product, those made for the fewest products first',
    input: z.object({ id: pathId }),
    output: z.array(catalogue.product),
    errors: ['product_not_found'],
  }),
  listProductFacets: operation('listProductFacets', {
    summary: 'The choices of each filter, with the products that each would list',
    input: catalogue.listProductFacetsInput,
    output: catalogue.productFacets,
    errors: ['invalid_input'],
  }),
  listCategories: operation('listCategories', {
    summary: 'Categories with their number of products',
    input: none,
    output: z.array(catalogue.category),
  }),
  listPaymentMethods: operation('listPaymentMethods', {
    summary: 'Ways of paying an amount at a PIN code, as the checkout will offer them',
    input: orders.listPaymentMethodsInput,
    output: z.array(orders.paymentMethodChoice),
    errors: ['invalid_input'],
  }),
  checkPincode: operation('checkPincode', {
    summary: 'Whether and when we deliver to a PIN code',
    input: catalogue.pincodeInput,
    output: catalogue.pincodeAnswer,
    errors: ['invalid_input'],
  }),

  listProductReviews: operation('listProductReviews', {
    summary: 'Reviews of a product, ten a page',
    input: reviews.listReviewsInput,
    output: reviews.reviewsAnswer,
    errors: ['invalid_input', 'product_not_found'],
  }),
  getCanReview: operation('getCanReview', {
    summary: 'Whether the caller may review a product, and why not',
    input: z.object({ id: pathId }),
    output: reviews.canReviewAnswer,
    errors: ['product_not_found'],
  }),
  createProductReview: operation('createProductReview', {
    summary: 'Review a product that was delivered to the caller',
    input: reviews.createReviewInput,
    output: reviews.review,
    errors: ['invalid_input', 'product_not_found', 'review_not_allowed', 'already_reviewed'],
  }),
  updateReview: operation('updateReview', {
    summary: "Change the caller's own review",
    input: reviews.updateReviewInput,
    output: reviews.review,
    errors: ['invalid_input', 'review_not_found'],
  }),
  deleteReview: operation('deleteReview', {
    summary: "Delete the caller's own review, with what was said of it; answers with it as it was",
    input: z.object({ reviewId: pathId }),
    output: reviews.review,
    errors: ['review_not_found'],
  }),
  setReviewHelpful: operation('setReviewHelpful', {
    summary: 'Say that a review of somebody else was helpful, or take that back',
    input: reviews.setReviewHelpfulInput,
    output: reviews.review,
    errors: ['invalid_input', 'review_not_found', 'own_review'],
  }),

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
  clearCart: operation('clearCart', { summary: 'Empty the cart', input: none, output: cart.cart }),

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

  createQuote: operation('createQuote', {
    summary: 'Work out what the cart costs, delivered; holds for 15 minutes',
    input: orders.createQuoteInput,
    output: orders.quote,
    errors: ['invalid_input', 'cart_empty', 'address_not_found', ...stockErrors],
  }),
  placeOrder: operation('placeOrder', {
    summary: 'Place the order of a quote. Needs an Idempotency-Key header',
    input: orders.placeOrderInput,
    output: orders.order,
    detailedInput: true,
    errors: [
      'invalid_input',
      'cart_empty',
      'address_not_found',
      'not_serviceable',
      'express_unavailable',
      'cod_unavailable',
      'cod_limit',
      'cod_orders_limit',
      'cod_orders_limit_unverified',
      'cod_pieces_limit',
      'cod_pieces_limit_unverified',
      'emi_minimum',
      'unpaid_orders_limit',
      'payment_method_unavailable',
      'prices_changed',
      'quote_expired',
      'idempotency_key_reused',
      'idempotency_key_running',
      ...stockErrors,
    ],
  }),
  listOrders: operation('listOrders', {
    summary: "The caller's orders, the newest first",
    input: orders.listOrdersInput,
    output: z.array(orders.order),
    errors: ['invalid_input'],
  }),
  getOrder: operation('getOrder', {
    summary: 'One order of the caller',
    input: orders.orderIdInput,
    output: orders.order,
    errors: ['order_not_found'],
  }),
  cancelOrder: operation('cancelOrder', {
    summary: 'Cancel an order before it is shipped',
    input: orders.cancelOrderInput,
    output: orders.order,
    errors: ['invalid_input', 'order_not_found', 'order_not_cancellable'],
  }),
  createReturn: operation('createReturn', {
    summary: 'Ask to return pieces of a delivered order, within 30 days',
    input: returns.createReturnInput,
    output: returns.orderReturn,
    errors: [
      'invalid_input',
      'order_not_found',
      'order_not_delivered',
      'order_line_not_found',
      'return_window_closed',
      'return_already_open',
      'item_already_returned',
      'upi_id_required',
    ],
  }),
  listReturns: operation('listReturns', {
    summary: 'The returns of an order with their progress',
    input: orders.orderIdInput,
    output: z.array(returns.orderReturn),
    errors: ['order_not_found'],
  }),
  getInvoice: operation('getInvoice', {
    summary: 'The GST invoice of an order, from when it is packed',
    input: orders.orderIdInput,
    output: invoices.invoice,
    errors: ['order_not_found', 'invoice_not_issued'],
  }),
  getCreditNote: operation('getCreditNote', {
    summary: 'The credit note for what came back of an order',
    input: invoices.creditNoteIdInput,
    output: invoices.invoice,
    errors: ['order_not_found', 'credit_note_not_found'],
  }),
  getPayment: operation('getPayment', {
    summary: 'How the payment of an order stands',
    input: orders.orderIdInput,
    output: payments.orderPayment,
    errors: ['order_not_found'],
  }),
  startPayment: operation('startPayment', {
    summary: 'Begin to pay an order, or go on, with a method',
    input: payments.startPaymentInput,
    output: payments.orderPayment,
    errors: [
      'invalid_input',
      'order_not_found',
      'payment_time_over',
      'payment_method_unavailable',
      'emi_minimum',
      'cod_unavailable',
      'cod_limit',
      'cod_orders_limit',
      'cod_orders_limit_unverified',
      'cod_pieces_limit',
      'cod_pieces_limit_unverified',
      'payment_unavailable',
    ],
  }),
  confirmPayment: operation('confirmPayment', {
    summary: "Tell the shop that the provider's dialog ended with a payment, with its signature",
    input: payments.confirmPaymentInput,
    output: payments.orderPayment,
    errors: ['invalid_input', 'order_not_found', 'payment_not_verified'],
  }),
  getSandboxPayment: operation('getSandboxPayment', {
    summary: "The sandbox's order, in test mode",
    input: payments.sandboxPaymentIdInput,
    output: payments.sandboxPayment,
    errors: ['not_found'],
  }),
  paySandbox: operation('paySandbox', {
    summary: 'End a payment in the sandbox as chosen, in test mode',
    input: payments.paySandboxInput,
    output: payments.sandboxPayment,
    errors: ['invalid_input', 'not_found'],
  }),
  trackOrder: operation('trackOrder', {
    summary: 'Follow an order by its number and the phone or email on it',
    input: orders.trackOrderInput,
    output: orders.trackedOrder,
    errors: ['invalid_input', 'order_not_tracked', 'too_many_requests'],
  }),

  adminListOrders: operation('adminListOrders', {
    summary: 'All orders; X-Total-Count carries how many',
    input: orders.adminListOrdersInput,
    output: z.array(orders.adminOrderSummary),
    errors: ['invalid_input'],
  }),
  adminGetOrder: operation('adminGetOrder', {
    summary: 'One order with its customer',
    input: orders.orderIdInput,
    output: orders.adminOrder,
    errors: ['order_not_found'],
  }),
  adminSetOrderStatus: operation('adminSetOrderStatus', {
    summary: 'Move an order on',
    input: orders.adminSetOrderStatusInput,
    output: orders.adminOrder,
    errors: [
      'invalid_input',
      'order_not_found',
      'order_transition',
      'tracking_number_required',
      'stale_version',
    ],
  }),
  adminSetReturnStatus: operation('adminSetReturnStatus', {
    summary: 'Move a return on: approve, reject, picked up, received, refunded',
    input: returns.adminSetReturnStatusInput,
    output: returns.orderReturn,
    errors: [
      'invalid_input',
      'return_not_found',
      'return_transition',
      'rejection_reason_required',
      'payout_reference_required',
      'stale_version',
    ],
  }),
  adminReplyToReview: operation('adminReplyToReview', {
    summary: 'Answer a review in the name of the shop, change the answer, or take it back',
    input: reviews.adminReplyToReviewInput,
    output: reviews.review,
    errors: ['invalid_input', 'review_not_found', 'stale_version'],
  }),
  adminListAudit: operation('adminListAudit', {
    summary: 'What administrators changed, the newest first; X-Total-Count carries how many',
    input: audit.listAuditInput,
    output: z.array(audit.auditEntry),
    errors: ['invalid_input'],
  }),
} satisfies Record<OperationName, unknown>

export type Contract = typeof contract
