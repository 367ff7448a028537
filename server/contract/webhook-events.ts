/**
 * What the shop tells webhooks, and when. Plain data without dependencies, so that the browser can carry it.
 */
export const webhookEvents = {
  'order.placed': 'An order is placed: in cash at once, online when it is paid',
  'order.paid': 'The money of an order has arrived, in cash at the door too',
  'order.shipped': 'An order is handed to the courier',
  'order.delivered': 'An order has arrived',
  'order.cancelled': 'An order is cancelled',
  'refund.processed': 'The payment provider has given money back',
  'return.requested': 'A customer asks to return something',
  'product.stock_low': 'Few pieces of a colour are left',
  'product.stock_out': 'The last piece of a colour is gone',
} as const satisfies Readonly<Record<string, string>>

export type WebhookEventName = keyof typeof webhookEvents

export const webhookEventNames = Object.keys(webhookEvents) as WebhookEventName[]
