import { adminErrors, type ErrorEntry } from './admin/errors.ts'

/**
 * The error catalogue: every `code` that the API answers with, its HTTP status and its message. Codes are stable;
 * `{name}` in a message is filled in by the operation. Clients show these messages and compare with some of them
 * (AUTH-5, CLI-2), so their words are part of the contract.
 */
export const errorCatalogue = {
  // Any operation
  /** The payload breaks the schema; `fields` names each field. The message is that of the first field. */
  invalid_input: { status: 400, message: 'Check the highlighted fields' },
  unauthenticated: { status: 401, message: 'Authentication required' },
  /** An operation of the administration was called with a bearer token that is no key, or no longer one. */
  invalid_api_key: { status: 401, message: '{reason}' },
  forbidden: { status: 403, message: 'Access denied' },
  cross_origin: { status: 403, message: 'Access denied' },
  not_found: { status: 404, message: 'Resource not found' },
  method_not_allowed: { status: 405, message: 'Method not allowed' },
  stale_version: { status: 409, message: 'Someone else changed this. Reload to see their version.' },
  payload_too_large: { status: 413, message: 'The request is too large' },
  unsupported_media_type: { status: 415, message: 'Send the request as JSON' },
  too_many_requests: { status: 429, message: 'Too many requests. Try again in {seconds} seconds.' },
  server_error: { status: 500, message: 'Server error occurred' },
  store_unavailable: {
    status: 503,
    message: 'The shop cannot save changes right now. Please try again in a minute.',
  },
  /** Too many requests wait already; the answer has Retry-After. Nothing was begun. */
  overloaded: {
    status: 503,
    message: 'The shop is very busy right now. Please try again in {seconds} seconds.',
  },

  // Sign-in
  session_error: { status: 500, message: 'Session error' },
  session_encryption_error: { status: 500, message: 'Session encryption error' },
  invalid_otp: { status: 400, message: 'Invalid OTP' },
  session_expired: { status: 401, message: 'Session expired' },
  /** One of the three verification routes that the shop did not choose (OTP_MODE). */
  verification_route_not_in_use: {
    status: 404,
    message: 'This shop verifies codes in another way. Please request a new OTP.',
  },
  /** A setting of the shop: codes cost money, and some countries' numbers are made to earn it. */
  phone_country_not_served: { status: 400, message: 'We cannot send codes to numbers of this country' },
  too_many_otp_attempts: { status: 429, message: 'Too many attempts. Please request a new OTP.' },
  invalid_credentials: { status: 401, message: 'Invalid username or password' },
  account_blocked: { status: 403, message: 'This account is blocked. Contact support to have it reviewed.' },
  /** The password or one-time code was right: POST /api/login/second-factor follows. */
  second_factor_required: { status: 401, message: 'Enter the code from your authenticator app' },
  incorrect_code: { status: 400, message: 'This code is not correct. Try the one that your app shows now.' },
  username_taken: { status: 409, message: 'Username already taken' },
  email_registered: { status: 409, message: 'Email already registered' },
  phone_number_registered: { status: 409, message: 'Phone number already registered' },
  common_password: { status: 400, message: 'This password is too common. Choose another one.' },

  // The own account
  /** What cannot be undone needs a password or a code entered in this session within the last 10 minutes. */
  reauthentication_required: { status: 403, message: 'Confirm that it is you to continue' },
  incorrect_password: { status: 400, message: 'Current password is incorrect' },
  no_password: { status: 409, message: 'This account has no password. Confirm with a code instead.' },
  second_factor_on: { status: 409, message: 'Two-step sign-in is already on' },
  second_factor_off: { status: 409, message: 'Two-step sign-in is not on' },
  /** The shop's owner demands one of every administrator. */
  second_factor_setup_required: {
    status: 403,
    message: 'Turn on two-step sign-in for your account to use the administration',
  },
  no_verified_contact: { status: 409, message: 'Confirm this email address or phone number first' },
  /** Nothing that sends e-mail is configured. */
  mail_unavailable: {
    status: 503,
    message: 'We cannot send email right now. Use your phone number instead.',
  },
  open_orders: { status: 409, message: 'You have open orders' },
  administrator_account: {
    status: 409,
    message:
      'The account of an administrator cannot be deleted. Another administrator has to take the role away first.',
  },
  session_not_found: { status: 404, message: 'This device is already signed out' },

  // Pictures of customers
  /** The body of an upload has another media type than a picture's. */
  picture_expected: { status: 415, message: 'Send a picture, with its media type' },
  picture_type_unsupported: {
    status: 400,
    message: 'This kind of file cannot be shown. Choose a JPEG, PNG or WebP picture.',
  },
  picture_unreadable: { status: 400, message: 'This picture cannot be opened. Choose another one.' },
  picture_too_small: {
    status: 400,
    message: 'This picture is too small. It needs {pixels} pixels on each side.',
  },
  picture_too_large: {
    status: 413,
    message: 'This picture is larger than {megabytes} MB. Choose a smaller one.',
  },
  picture_too_many_pixels: {
    status: 400,
    message: 'This picture is too large. Choose one of at most {megapixels} megapixels.',
  },
  upload_key_reused: { status: 422, message: 'This Idempotency-Key was used for another picture' },
  upload_not_found: { status: 404, message: 'This picture is no longer there. Add it again.' },
  upload_attached: { status: 409, message: 'This picture is in use' },

  // Catalogue
  post_not_found: { status: 404, message: 'Post not found' },
  product_not_found: { status: 404, message: 'Product not found' },
  review_not_allowed: { status: 403, message: 'Only customers who received this product can review it' },
  aspect_unavailable: { status: 400, message: 'This product has nothing of the kind to rate' },
  already_reviewed: { status: 409, message: 'You have already reviewed this product' },
  review_not_found: { status: 404, message: 'Review not found' },
  own_review: { status: 409, message: 'You cannot mark your own review as helpful' },

  // Being told that a product is back or costs less
  already_in_stock: { status: 409, message: 'This colour is in stock' },
  alert_limit: {
    status: 409,
    message: 'You can ask to be told of at most {n} products. Remove one to add another.',
  },
  alert_not_found: { status: 404, message: 'This link no longer works' },
  support_ticket_not_found: { status: 404, message: 'Ticket not found' },
  /** Nothing that sends e-mail is configured. */
  alerts_unavailable: { status: 503, message: 'We cannot send email right now. Please try again later.' },

  // Cart
  /** A code that the shop takes from nobody now, or too many such; the reason is a sentence of api.md. */
  promotion_refused: { status: 400, message: '{reason}' },
  cart_item_not_found: { status: 404, message: 'Item not found in cart' },
  invalid_quantity: { status: 400, message: 'Quantity must be between 1 and 10' },
  variant_not_found: { status: 404, message: 'This colour is no longer available' },
  insufficient_stock: { status: 409, message: 'Only {n} left in stock' },
  out_of_stock: { status: 409, message: 'This product is out of stock' },

  // Addresses
  address_not_found: { status: 404, message: 'Address not found' },
  address_limit: { status: 409, message: 'You can keep at most 10 addresses. Delete one to add another.' },
  pincode_state_mismatch: { status: 400, message: 'This PIN code is in {state}' },

  // Checkout and orders
  cart_empty: { status: 409, message: 'Your cart is empty' },
  not_serviceable: { status: 409, message: 'We do not deliver to {pin} yet' },
  express_unavailable: { status: 409, message: 'Express delivery is not available for {pin}' },
  cod_unavailable: { status: 409, message: 'Cash on delivery is not available for this PIN code' },
  cod_limit: { status: 409, message: 'Cash on delivery is available up to {cashLimit}' },
  cod_orders_limit: {
    status: 409,
    message: 'At most {n} cash on delivery orders can be open at a time. Order again when one has arrived.',
  },
  cod_orders_limit_unverified: {
    status: 409,
    message:
      'At most {n} cash on delivery orders can be open at a time. Verify your phone number, or order again when one has arrived.',
  },
  cod_pieces_limit: {
    status: 409,
    message:
      'At most {n} pieces of one product can be on open cash on delivery orders. Order fewer, or order again when one has arrived.',
  },
  cod_pieces_limit_unverified: {
    status: 409,
    message:
      'At most {n} pieces of one product can be on open cash on delivery orders. Order fewer, or verify your phone number.',
  },
  gstin_state_mismatch: {
    status: 400,
    message:
      'This GSTIN is registered in {registeredIn}, and the billing address is in {state}. Check the GSTIN, or choose another billing address.',
  },
  payment_method_unavailable: { status: 409, message: 'This payment method is not available' },
  emi_minimum: { status: 409, message: 'EMI is available from {amount}' },
  unpaid_orders_limit: {
    status: 409,
    message: 'You have {n} orders that wait for payment. Pay or cancel one of them first.',
  },
  payment_failed: { status: 402, message: 'Payment failed. You have not been charged.' },
  payment_pending: { status: 409, message: 'Payment is still pending. We will update this order.' },
  payment_not_verified: { status: 400, message: 'This payment could not be verified' },
  payment_time_over: {
    status: 409,
    message: 'The time to pay for this order is over. Its items are available for a new order.',
  },
  payment_link_not_found: {
    status: 404,
    message: 'This payment link does not work. Ask the shop for a new one.',
  },
  payment_unavailable: {
    status: 503,
    message: 'Online payment is not available right now. Your order is saved. Try again in a minute.',
  },
  prices_changed: { status: 409, message: 'Prices changed since you last looked. Please review your order.' },
  quote_expired: { status: 410, message: 'This quote expired. Please review your order.' },
  idempotency_key_reused: { status: 422, message: 'This Idempotency-Key was used for another order' },
  idempotency_key_running: { status: 409, message: 'This order is already being placed' },
  order_not_found: { status: 404, message: 'Order not found' },
  order_not_tracked: { status: 404, message: 'We could not find an order with those details' },
  order_not_cancellable: { status: 409, message: 'This order can no longer be cancelled' },
  invoice_not_issued: { status: 404, message: 'The invoice is ready when the order is packed' },
  credit_note_not_found: { status: 404, message: 'Credit note not found' },
  order_not_delivered: { status: 409, message: 'This order can be returned once it is delivered' },
  order_line_not_found: { status: 404, message: 'This item is not in the order' },
  return_window_closed: { status: 409, message: 'The 30-day return window closed on {date}' },
  return_already_open: { status: 409, message: 'A return is already open for this item' },
  item_already_returned: { status: 409, message: 'This item was returned already' },
  upi_id_required: { status: 400, message: 'Enter a UPI ID for the refund' },
  /** All pieces must be there: they are kept for the customer from then on. */
  replacement_unavailable: {
    status: 409,
    message: 'We do not have enough in stock to replace it. Choose a refund.',
  },
  return_not_found: { status: 404, message: 'Return not found' },
  return_transition: { status: 409, message: 'Return cannot move from {from} to {to}' },
  rejection_reason_required: { status: 400, message: 'Say why the return is rejected' },
  payout_reference_required: { status: 400, message: 'Enter the reference of the UPI payment' },
  order_transition: { status: 409, message: 'Order cannot move from {from} to {to}' },
  no_warranty: { status: 409, message: 'This item has no warranty' },
  warranty_over: { status: 409, message: 'The warranty of this item ended on {date}' },
  warranty_claim_open: { status: 409, message: 'A claim is already open for this item' },
  warranty_claim_not_found: { status: 404, message: 'Claim not found' },
  warranty_claim_transition: { status: 409, message: 'Claim cannot move from {from} to {to}' },
  decline_reason_required: { status: 400, message: 'Say why the claim is declined' },
  tracking_number_required: { status: 400, message: 'Tracking number is required to mark as shipped' },

  ...adminErrors,
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof errorCatalogue

/** The JSON body of every error. `fields` maps a field's path (`address.pincode`) to its message. */
export interface ErrorBody {
  readonly message: string
  readonly code: ErrorCode
  readonly fields?: Readonly<Record<string, string>>
}

type Placeholders<M extends string> = M extends `${string}{${infer P}}${infer Rest}`
  ? P | Placeholders<Rest>
  : never

/** What an error's message needs to be filled in: `{ n: … }` for `insufficient_stock`. */
export type ErrorParams<C extends ErrorCode> = {
  readonly [P in Placeholders<(typeof errorCatalogue)[C]['message']>]: string | number
}

/** The message of an error with its placeholders filled in. */
export function errorMessage<C extends ErrorCode>(code: C, params: ErrorParams<C>): string {
  const values = params as Readonly<Record<string, string | number>>
  return errorCatalogue[code].message.replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  )
}
