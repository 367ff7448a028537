export interface ErrorEntry {
  readonly status: number
  readonly message: string
}

/** Errors that only operations of the administration answer with: they are in English alone. */
export const adminErrors = {
  // Tables and bulk actions
  view_not_found: { status: 404, message: 'View not found' },
  view_limit: { status: 409, message: 'You can save at most {n} views of a table. Remove one first.' },
  view_name_taken: { status: 409, message: 'You have a view of this name already' },
  undo_over: { status: 410, message: 'This can no longer be undone' },
  review_status_unchanged: { status: 409, message: 'This review is {status} already' },
  audit_entry_not_found: { status: 404, message: 'This entry is no longer there' },
  cannot_revert: { status: 409, message: '{reason}' },
  keep_one_payment_method: { status: 409, message: 'Keep at least one payment method on' },
  /** A number names one document, whichever kind it is. */
  document_prefix_taken: {
    status: 409,
    message: '{prefix} has numbered {documents}. Numbers name one document: choose another prefix.',
  },
  administrator_not_found: { status: 404, message: 'There is no such administrator' },
  own_administrator: { status: 409, message: 'You cannot remove your own admin access' },
  last_owner: { status: 409, message: 'The shop needs an owner. Make somebody else an owner first.' },

  // Customers
  customer_not_found: { status: 404, message: 'Customer not found' },
  customer_state_unchanged: { status: 409, message: 'This customer is {state} already' },
  note_limit: { status: 409, message: 'A customer has at most {n} notes' },
  merge_same_account: { status: 400, message: 'Choose another account' },
  merge_blocked: { status: 409, message: 'Unblock both accounts before you merge them' },
  customer_has_open_orders: {
    status: 409,
    message: 'This customer has open orders. Deliver or cancel them first.',
  },

  // Products, stock and categories
  slug_taken: { status: 409, message: 'Something else has this address' },
  sku_taken: { status: 409, message: 'Another product has this SKU' },
  sku_not_found: { status: 404, message: 'This product has no such SKU' },
  category_unknown: { status: 400, message: 'There is no such category' },
  /** An upload that is there no longer, or is for something else. */
  picture_unknown: { status: 400, message: 'This picture is no longer there. Add it again.' },
  /** `fields` names what the label lacks. */
  label_incomplete: { status: 409, message: 'The legal label is incomplete: {missing}' },
  draft_not_archived: { status: 409, message: 'A draft is not on sale. Delete it instead.' },
  /** Carts and orders point at colours by their place. */
  colours_fixed: {
    status: 409,
    message: 'A colour that was on sale cannot be removed, moved or given another SKU. Set its stock to 0.',
  },
  product_was_published: { status: 409, message: 'This product was on sale. Archive it instead.' },
  price_above_mrp: { status: 400, message: 'The price cannot be above the MRP of {mrp}' },
  price_too_low: { status: 400, message: 'The price would be below ₹1' },
  stock_below_zero: { status: 400, message: 'Stock cannot go below zero' },
  category_not_found: { status: 404, message: 'Category not found' },
  category_in_use: { status: 409, message: '{n} products are in this category. Take them out first.' },
  already_in_category: { status: 409, message: 'This product is in the category already' },
  not_in_category: { status: 409, message: 'This product is not in the category' },
  import_unreadable: { status: 400, message: '{reason}' },
  import_problems: { status: 400, message: 'The file has {n} mistakes. Nothing was imported.' },

  // Shipping
  zone_not_found: { status: 404, message: 'This zone is no longer there' },
  zone_exists: { status: 409, message: 'There is a zone of this prefix already' },
  store_not_found: { status: 404, message: 'This store is no longer there' },

  // Orders
  refund_exceeds_paid: { status: 409, message: 'Refund exceeds the amount paid' },
  refund_before_invoice: {
    status: 409,
    message: 'An order that is not packed has no invoice yet. Cancel it to refund all of it.',
  },
  refund_reference_required: { status: 400, message: 'Enter the bank’s reference of the payment' },
  address_fixed: { status: 409, message: 'The address can no longer be changed: the order is {status}' },
  address_changes_tax: {
    status: 409,
    message: 'The GST would change between {from} and {to}. Cancel the order and place it again.',
  },
  tracking_fixed: { status: 409, message: 'There is no parcel on its way: the order is {status}' },
  cancellation_reason_required: { status: 400, message: 'Say why the order is cancelled' },
  order_in_parcels: {
    status: 409,
    message: 'This order goes in several parcels, which are moved one by one',
  },
  parcel_not_found: { status: 404, message: 'Parcel not found' },
  parcel_transition: { status: 409, message: 'This parcel cannot go from {from} to {to}' },
  resend_unavailable: { status: 409, message: 'Only {left} of {name} in stock to send again' },
  not_in_parcel: { status: 409, message: 'Only {left} of {name} left to send' },
  /** What is wrong with a courier's file, in words. */
  shipments_file: { status: 400, message: '{reason}' },
  unknown_courier: { status: 409, message: 'No courier is called {name}. Use one of {names}.' },
  tracking_number_invalid: {
    status: 409,
    message: 'A tracking number has 4 to 40 letters, digits and hyphens',
  },
  customer_is_blocked: { status: 409, message: 'This customer is blocked. Unblock them to order for them.' },
  payment_link_over: { status: 409, message: 'There is nothing to pay any more: the order is {status}' },
  // Payments
  transaction_not_found: { status: 404, message: 'There is no such transaction' },
  refund_not_found: { status: 404, message: 'There is no such refund' },
  refund_not_failed: { status: 409, message: 'This refund did not fail: it is {status}' },
  provider_unavailable: {
    status: 503,
    message: 'The payment provider does not answer. Try again in a minute.',
  },
  cash_not_due: { status: 409, message: 'Cash can be entered once the parcel is delivered: it is {status}' },
  cash_not_marked: { status: 409, message: 'No cash is entered for this order' },
  no_cash: { status: 409, message: 'This order is not paid in cash' },
  cash_day: { status: 400, message: 'Choose a day between the delivery and today' },
  // Promotions
  promotion_not_found: { status: 404, message: 'Promotion not found' },
  code_exists: { status: 409, message: 'Code already exists' },
  code_in_use: {
    status: 409,
    message: 'Orders carry this code. Duplicate the promotion to use another one.',
  },
  // API keys and webhooks
  api_key_not_found: { status: 404, message: 'There is no such API key' },
  api_key_revoked: { status: 409, message: 'This API key is revoked already' },
  api_key_limit: { status: 409, message: 'The shop has {n} API keys in use. Revoke one first.' },
  webhook_not_found: { status: 404, message: 'There is no such webhook' },
  webhook_limit: { status: 409, message: 'The shop has {n} webhooks. Delete one first.' },
  /** The address is one that the shop never calls; the reason is a sentence. */
  webhook_address_refused: { status: 400, message: '{reason}' },
  webhook_paused: { status: 409, message: 'This webhook is paused. Turn it on first.' },
  webhook_delivery_not_found: { status: 404, message: 'This delivery is no longer there' },
  // The blog
  picture_elsewhere: {
    status: 400,
    message: 'The picture {src} is not of this shop. Use one of its pictures.',
  },
  post_status_unchanged: { status: 409, message: 'This post is {status} already' },
  post_incomplete: { status: 409, message: 'Write its summary and its text before you publish it' },
  post_is_draft: { status: 409, message: 'A draft does not show on the blog' },
  // Figures
  period_invalid: {
    status: 400,
    message: 'Choose a period of at most {days} days that begins before it ends',
  },
} as const satisfies Record<string, ErrorEntry>
