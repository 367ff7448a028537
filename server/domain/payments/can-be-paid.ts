import type { OrderStatus } from '../../contract/index.ts'

/** Whether the shop still waits for an order's money. */
export function canStillBePaid({ status }: { readonly status: OrderStatus }): boolean {
  return status === 'pending_payment' || status === 'payment_failed'
}

/** The shop's page on which an order is paid. */
export function paymentPagePath(orderId: string): string {
  return `/pay/${orderId}`
}
