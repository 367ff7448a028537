import { endsWithoutSale } from '../../contract/order-endings.ts'
import type { OrderRecord } from '../records.ts'
import type { ReturnRecord } from '../returns/records.ts'

/** Amounts are paise. */

/** Whether the shop has money of the customer's: something was paid, and not all of it is back. */
export const isMoneyHeld = ({ paymentStatus }: Pick<OrderRecord, 'paymentStatus'>): boolean =>
  paymentStatus === 'paid' || paymentStatus === 'refund_pending' || paymentStatus === 'partially_refunded'

/** What the shop gave back of its own accord. */
export const sumOfRefunds = ({ refunds = [] }: Pick<OrderRecord, 'refunds'>): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0)

/** What was given back of an order, or is on its way. @param returns its returns */
export function paidBack(
  order: Pick<OrderRecord, 'refunds'>,
  returns: readonly Pick<ReturnRecord, 'status' | 'amount'>[],
): number {
  return returns
    .filter(({ status }) => status === 'refunded')
    .reduce((sum, { amount }) => sum + amount, sumOfRefunds(order))
}

/** What can still be given back: all that was paid, less what went back. An order that ended gave back everything. */
export function refundableOf(
  order: OrderRecord,
  returns: readonly Pick<ReturnRecord, 'status' | 'amount'>[],
): number {
  if (endsWithoutSale(order.status) || !isMoneyHeld(order)) return 0
  return Math.max(0, order.total - paidBack(order, returns))
}
