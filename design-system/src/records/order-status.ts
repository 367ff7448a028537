import { t } from '../texts/t.ts'

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
  /** What a shopper and an administrator read, in the current language. */
  readonly label: string
  /** How many of the four ticks are lit: placed 1, packed 2, shipped 3, delivered 4. */
  ticks: 0 | 1 | 2 | 3 | 4
  tone: 'info' | 'warning' | 'success' | 'danger' | 'neutral'
}

/** How each state of an order is shown, everywhere. */
export const orderStatusViews: Readonly<Record<OrderStatus, StatusView>> = {
  pending_payment: {
    get label() {
      return t('Payment pending')
    },
    ticks: 0,
    tone: 'neutral',
  },
  payment_failed: {
    get label() {
      return t('Payment failed')
    },
    ticks: 0,
    tone: 'danger',
  },
  placed: {
    get label() {
      return t('Placed')
    },
    ticks: 1,
    tone: 'info',
  },
  confirmed: {
    get label() {
      return t('Confirmed')
    },
    ticks: 1,
    tone: 'info',
  },
  packed: {
    get label() {
      return t('Packed')
    },
    ticks: 2,
    tone: 'warning',
  },
  shipped: {
    get label() {
      return t('Shipped')
    },
    ticks: 3,
    tone: 'warning',
  },
  out_for_delivery: {
    get label() {
      return t('Out for delivery')
    },
    ticks: 3,
    tone: 'warning',
  },
  undelivered: {
    get label() {
      return t('Undelivered')
    },
    ticks: 3,
    tone: 'danger',
  },
  delivered: {
    get label() {
      return t('Delivered')
    },
    ticks: 4,
    tone: 'success',
  },
  cancelled: {
    get label() {
      return t('Cancelled')
    },
    ticks: 0,
    tone: 'danger',
  },
  returned_to_origin: {
    get label() {
      return t('Returned to us')
    },
    ticks: 4,
    tone: 'neutral',
  },
}
