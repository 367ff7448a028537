/* Needs no schema, so that what counts orders loads nothing else. */

/** Every status that an order can have, in the order in which it gets them. */
export const orderStatuses = [
  'pending_payment',
  'payment_failed',
  'placed',
  'confirmed',
  'packed',
  'shipped',
  'out_for_delivery',
  'undelivered',
  'delivered',
  'cancelled',
  'returned_to_origin',
] as const

/** Every status that the payment of an order can have. */
export const paymentStatuses = [
  'pending',
  'paid',
  'failed',
  'cod_due',
  'refund_pending',
  'partially_refunded',
  'refunded',
] as const
