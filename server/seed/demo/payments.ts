import { endsWithoutSale } from '../../contract/order-endings.ts'
import { indianDay, toInstant } from '../../domain/calendar.ts'
import { never } from '../../domain/expiry.ts'
import type { OrderRecord, RecordOf, ShopSchema } from '../../domain/index.ts'
import { deliveredAtOf } from '../../domain/orders/cash.ts'
import { heldUntilAfterTry } from '../../domain/payments/hold.ts'
import type { OnlinePaymentMethod } from '../../domain/ports/index.ts'
import type { Seed } from '../seed-store.ts'

type Records<N extends keyof ShopSchema> = RecordOf<ShopSchema, N>[]

const dayMs = 24 * 60 * 60 * 1000
/** Couriers hand cash over after so many days. */
const cashAfterMs = 7 * dayMs

/** Orders with the cash of parcels that were delivered long enough ago. @param now milliseconds since 1970 */
export function withCash(orders: readonly OrderRecord[], now: number): OrderRecord[] {
  return orders.map(order => {
    if (order.paymentMethod !== 'cod' || order.status !== 'delivered') return order
    const atMs = Date.parse(deliveredAtOf(order)) + cashAfterMs
    if (atMs > now) return order
    const at = toInstant(atMs)
    return { ...order, cash: { amount: order.total, collectedOn: indianDay(atMs), at, actorId: 'usr_admin' } }
  })
}

/** How the orders that say so were paid online, and refunded: in the shop's books, and in the sandbox's. */
export function paymentsOf(
  orders: readonly OrderRecord[],
): Pick<Seed, 'payments' | 'transactions' | 'refunds' | 'sandboxPayments'> {
  const payments: Records<'payments'> = []
  const transactions: Records<'transactions'> = []
  const refunds: Records<'refunds'> = []
  const sandboxPayments: Records<'sandboxPayments'> = []

  for (const order of orders) {
    const { id, number: receipt, total: amount, createdAt, paymentMethod, paymentStatus } = order
    if (paymentMethod === 'cod' || (paymentStatus !== 'paid' && paymentStatus !== 'refunded')) continue
    const method: OnlinePaymentMethod = paymentMethod
    const key = id.replace('ord_', '')
    const paymentId = `pay_${key}`
    const providerOrderId = `sandbox_${key}`
    const at = order.timeline.find(({ status }) => status === 'placed')?.at ?? createdAt
    const common = { method, at, updatedAt: at }
    payments.push({
      id,
      receipt,
      provider: 'sandbox',
      providerOrderId,
      amount,
      method,
      status: 'paid',
      paymentId,
      tries: [{ paymentId, status: 'captured', method, failure: null, at }],
      heldUntil: heldUntilAfterTry({ createdAt }, Date.parse(at)),
      askedAt: null,
      nextQuestionAt: never,
      createdAt,
      updatedAt: at,
    })
    transactions.push({
      id: paymentId,
      orderId: id,
      orderNumber: receipt,
      provider: 'sandbox',
      providerOrderId,
      amount,
      currency: 'INR',
      status: 'captured',
      failure: null,
      ...common,
    })
    const end = order.timeline.findLast(({ status }) => endsWithoutSale(status))
    const refund = paymentStatus === 'refunded' && end ? { id: `refund_${key}`, at: end.at } : null
    if (refund) {
      refunds.push({
        id: key,
        orderId: id,
        provider: 'sandbox',
        paymentId,
        amount,
        reason: 'cancelled',
        status: 'processed',
        providerRefundId: refund.id,
        attempts: 1,
        nextAttemptAt: never,
        failure: null,
        createdAt: refund.at,
        updatedAt: refund.at,
      })
    }
    sandboxPayments.push({
      id: providerOrderId,
      receipt,
      amount,
      currency: 'INR',
      createdAt,
      tries: [{ id: paymentId, method, outcome: 'success', capturedAt: at, createdAt: at }],
      refunds: refund
        ? [
            {
              id: refund.id,
              paymentId,
              amount,
              currency: 'INR',
              status: 'processed',
              createdAt: refund.at,
            },
          ]
        : [],
    })
  }
  return { payments, transactions, refunds, sandboxPayments }
}
