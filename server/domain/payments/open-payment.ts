import { toInstant } from '../calendar.ts'
import type { Dependencies } from '../context.ts'
import { shopError } from '../errors.ts'
import { readLimits } from '../limits.ts'
import { buyerKeys } from '../orders/buyer-keys.ts'
import type { OnlinePaymentMethod } from '../ports/index.ts'
import type { OrderRecord, ShopTransaction } from '../records.ts'
import { heldUntilAfterTry, nextQuestion } from './hold.ts'
import type { PaymentRecord } from './records.ts'

/**
 * Notes in the transaction that places an order that it waits for its money; its stock is held from now on. The
 * provider hears of it when the shopper goes to pay.
 * @throws payment_method_unavailable without a provider, unpaid_orders_limit
 */
export async function openPayment(
  { clock, payments: provider }: Dependencies,
  tx: ShopTransaction,
  order: OrderRecord,
  method: OnlinePaymentMethod,
): Promise<void> {
  if (!provider) throw shopError('payment_method_unavailable', {}, 'paymentMethod')
  const limit = (await readLimits(tx)).unpaidOrders.perBuyer
  for (const unpaidBuyer of buyerKeys(order.userId, order.shippingAddress)) {
    // The order itself is one of them by now.
    const count = await tx.count('orders', { where: { unpaidBuyer } })
    if (count > limit) throw shopError('unpaid_orders_limit', { n: limit })
  }
  const nowMs = clock.now()
  const createdAt = toInstant(nowMs)
  const record: PaymentRecord = {
    id: order.id,
    receipt: order.number,
    provider: provider.name,
    providerOrderId: null,
    amount: order.total,
    method,
    status: 'open',
    paymentId: null,
    tries: [],
    heldUntil: heldUntilAfterTry({ createdAt }, nowMs),
    askedAt: null,
    nextQuestionAt: createdAt,
    createdAt,
    updatedAt: createdAt,
  }
  await tx.put('payments', { ...record, nextQuestionAt: nextQuestion(record, nowMs) })
}
