import type { OrderStatus } from './types.ts'

/** What is told of a step of an order, worded so that it stays true once the order has moved on. */
export interface OrderNews {
  /** @param number the order's, as printed */
  readonly title: (number: string) => string
  readonly message: string
}

/** The words of messages by e-mail and SMS. The notifications of the shop's pages say the same, which a test holds. */
export const orderNews: Readonly<Record<OrderStatus, OrderNews>> = {
  pending_payment: {
    title: number => `Payment due for order ${number}`,
    message: 'Complete the payment to place your order.',
  },
  payment_failed: {
    title: number => `Payment failed for order ${number}`,
    message: 'You have not been charged.',
  },
  placed: { title: number => `Order ${number} placed`, message: 'We have received your order.' },
  confirmed: { title: number => `Order ${number} confirmed`, message: 'We will pack it next.' },
  packed: { title: number => `Order ${number} packed`, message: 'The courier will pick it up next.' },
  shipped: { title: number => `Order ${number} shipped`, message: 'Your parcel is with the courier.' },
  out_for_delivery: {
    title: number => `Order ${number} out for delivery`,
    message: 'The courier is on the way to you.',
  },
  undelivered: {
    title: number => `Order ${number} not delivered`,
    message: 'The courier could not deliver your parcel.',
  },
  delivered: {
    title: number => `Order ${number} delivered`,
    message: 'You can return products within 30 days of delivery.',
  },
  cancelled: {
    title: number => `Order ${number} cancelled`,
    message: 'This order will not be shipped.',
  },
  returned_to_origin: {
    title: number => `Order ${number} returned to us`,
    message: 'The courier could not deliver your parcel.',
  },
}
