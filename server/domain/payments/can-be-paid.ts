import type { OrderStatus } from '../../contract/index.ts'

/** Whether the shop still waits for an order's money. */
export function canStillBePaid({ status }: { readonly status: OrderStatus }): boolean {
  return status === 'pending_payment' || status === 'payment_failed'
}

/**
 * The shop's page on which whoever has a link pays. The token stands behind the hash: browsers send it to no server and in
 * no referrer, so that it is in nobody's log.
 */
export function paymentLinkPath(token: string): string {
  return `/pay/link#${token}`
}

/** The shop's page on which an order is paid. */
export function paymentPagePath(orderId: string): string {
  return `/pay/${orderId}`
}
