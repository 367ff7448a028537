/** States of an order (ORD-1). */
export type OrderStatus =
  | 'pending_payment'
  | 'payment_failed'
  | 'placed'
  | 'confirmed'
  | 'packed'
  | 'shipped'
  | 'out_for_delivery'
  | 'undelivered'
  | 'delivered'
  | 'cancelled'
  | 'returned_to_origin'

interface StatusView {
  /** What a shopper and an administrator read. */
  label: string
  /** How many of the four ticks are lit: placed 1, packed 2, shipped 3, delivered 4. */
  ticks: 0 | 1 | 2 | 3 | 4
  tone: 'info' | 'warning' | 'success' | 'danger' | 'neutral'
}

/** How each state of an order is shown, everywhere. */
export const orderStatusViews: Readonly<Record<OrderStatus, StatusView>> = {
  pending_payment: { label: 'Payment pending', ticks: 0, tone: 'neutral' },
  payment_failed: { label: 'Payment failed', ticks: 0, tone: 'danger' },
  placed: { label: 'Placed', ticks: 1, tone: 'info' },
  confirmed: { label: 'Confirmed', ticks: 1, tone: 'info' },
  packed: { label: 'Packed', ticks: 2, tone: 'warning' },
  shipped: { label: 'Shipped', ticks: 3, tone: 'warning' },
  out_for_delivery: { label: 'Out for delivery', ticks: 3, tone: 'warning' },
  undelivered: { label: 'Undelivered', ticks: 3, tone: 'danger' },
  delivered: { label: 'Delivered', ticks: 4, tone: 'success' },
  cancelled: { label: 'Cancelled', ticks: 0, tone: 'danger' },
  returned_to_origin: { label: 'Returned to us', ticks: 4, tone: 'neutral' },
}
