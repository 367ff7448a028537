import type { OrderStatus } from '../../records/index.ts'
import { paymentMethodNames, type PaymentMethodId } from '../PaymentMethodPicker/PaymentMethodPicker.tsx'

/** What is paid of an order, and how. */
export interface OrderPaymentRecord {
  paymentMethod: PaymentMethodId
  paymentStatus:
    'pending' | 'paid' | 'failed' | 'cod_due' | 'refund_pending' | 'partially_refunded' | 'refunded'
  status: OrderStatus
}

/** Short, since a column is narrow. */
const methods = (): Readonly<Record<PaymentMethodId, string>> => ({ ...paymentMethodNames(), cod: 'COD' })

const statuses = {
  pending: 'pending',
  paid: 'paid',
  failed: 'failed',
  cod_due: 'due',
  refund_pending: 'refund pending',
  partially_refunded: 'partly refunded',
  refunded: 'refunded',
} as const

/** No cash is collected for an order that ended like this. */
const endedWithoutSale: ReadonlySet<OrderStatus> = new Set(['cancelled', 'returned_to_origin'])

/** "UPI, paid" */
export function paymentWords({ paymentMethod, paymentStatus, status }: OrderPaymentRecord): string {
  const isNothingDue = paymentStatus === 'cod_due' && endedWithoutSale.has(status)
  return `${methods()[paymentMethod]}, ${isNothingDue ? 'nothing due' : statuses[paymentStatus]}`
}
