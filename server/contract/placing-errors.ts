/** Why an order cannot be placed, whoever places it: the shopper, or the shop on a customer's behalf. */

export const stockErrors = ['insufficient_stock', 'out_of_stock'] as const

export const placingErrors = [
  'address_not_found',
  'not_serviceable',
  'express_unavailable',
  'cod_unavailable',
  'cod_limit',
  'cod_orders_limit',
  'cod_orders_limit_unverified',
  'cod_pieces_limit',
  'cod_pieces_limit_unverified',
  'gstin_state_mismatch',
  'unpaid_orders_limit',
  'payment_method_unavailable',
  'prices_changed',
  'quote_expired',
  'idempotency_key_reused',
  'idempotency_key_running',
  ...stockErrors,
] as const
