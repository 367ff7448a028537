import type { PaymentStatus } from '../../contract/index.ts'
import { toInstant } from '../calendar.ts'
import type { Dependencies } from '../context.ts'
import { tellCustomer, type Teller } from '../messages/outbox.ts'
import {
  PaymentProviderRefusal,
  type PaymentProvider,
  type ProviderPayment,
  type ProviderRefund,
} from '../ports/payments.ts'
import { dayMs, hourMs, minuteMs } from '../rates.ts'
import { sumOfRefunds } from '../orders/refundable.ts'
import type { OrderRecord, ShopTransaction } from '../records.ts'
import { never } from '../expiry.ts'
import type { PaymentRecord, RefundReason, RefundRecord } from './records.ts'

/** Waits after the 1st, 2nd, … time that a refund could not be handed over; the last one for all later times. */
const retryAfterMs = [minuteMs, 5 * minuteMs, 30 * minuteMs, 2 * hourMs, 12 * hourMs]
/** Banks take days: a refund that is on its way is asked about daily, if no event tells of it. */
const askAfterMs = dayMs
const batchSize = 20

/**
 * Notes in the caller's transaction that money goes back; the job hands it to the provider. A payment is given back
 * for one reason once, but for returns and what the shop gives back of its own accord: those are parts of it.
 */
export async function requestRefund(
  { clock, ids }: Dependencies,
  tx: ShopTransaction,
  {
    record,
    payment,
    reason,
  }: {
    readonly record: PaymentRecord
    readonly payment: Pick<ProviderPayment, 'id' | 'amount'>
    readonly reason: RefundReason
  },
): Promise<void> {
  const known = await tx.list('refunds', { where: { paymentId: payment.id } })
  const isOnce = reason !== 'returned' && reason !== 'by_shop'
  if (isOnce && known.some(refund => refund.reason === reason)) return
  const at = toInstant(clock.now())
  await tx.put('refunds', {
    id: ids.id(),
    orderId: record.id,
    provider: record.provider,
    paymentId: payment.id,
    amount: payment.amount,
    reason,
    status: 'requested',
    providerRefundId: null,
    attempts: 0,
    nextAttemptAt: at,
    failure: null,
    createdAt: at,
    updatedAt: at,
  })
}

/** Gives back what is left of what an order was paid with, when it ends without a sale. */
export async function refundCancelled(
  dependencies: Dependencies,
  tx: ShopTransaction,
  order: OrderRecord,
): Promise<void> {
  const record = await tx.get('payments', order.id)
  if (!record?.paymentId) return
  const payment = { id: record.paymentId, amount: record.amount - sumOfRefunds(order) }
  if (payment.amount <= 0) return
  await requestRefund(dependencies, tx, { record, payment, reason: 'cancelled' })
}

/**
 * Hands refunds that are due to the provider, or asks what became of them. To be called every minute or so. One key a
 * refund makes a second request after a lost answer harmless.
 */
export async function processRefunds(dependencies: Dependencies): Promise<void> {
  const { clock, payments: provider, store } = dependencies
  if (!provider) return
  const soonest = await store.list('refunds', {
    orderBy: { index: 'nextAttemptAt', direction: 'asc' },
    limit: batchSize,
  })
  for (const refund of soonest) {
    if (Date.parse(refund.nextAttemptAt) > clock.now() || refund.provider !== provider.name) continue
    await processRefund(dependencies, provider, refund)
  }
}

async function processRefund(
  dependencies: Dependencies,
  provider: PaymentProvider,
  refund: RefundRecord,
): Promise<void> {
  const { clock, log, store } = dependencies
  try {
    const answer =
      refund.providerRefundId === null
        ? await provider.refund({
            key: refund.key ?? refund.id,
            paymentId: refund.paymentId,
            amount: refund.amount,
            currency: 'INR',
          })
        : (await provider.listRefunds(refund.paymentId)).find(({ id }) => id === refund.providerRefundId)
    await store.transaction(tx =>
      answer ? settleRefund(dependencies, tx, refund.id, answer) : postpone(dependencies, tx, refund, null),
    )
  } catch (error) {
    const isFinal = error instanceof PaymentProviderRefusal
    const fields = { err: error, refundId: refund.id, orderId: refund.orderId }
    if (isFinal) log.error(fields, 'The provider refused a refund: it has to be made by hand')
    else log.warn(fields, 'A refund could not be handed over and is tried again')
    const failure = error instanceof Error ? error.message : String(error)
    await store.transaction(async tx => {
      if (!isFinal) return postpone(dependencies, tx, refund, failure)
      const current = await tx.get('refunds', refund.id)
      if (!current) return
      await tx.put('refunds', {
        ...current,
        status: 'failed',
        failure,
        nextAttemptAt: never,
        updatedAt: toInstant(clock.now()),
      })
    })
  }
}

async function postpone(
  { clock }: Dependencies,
  tx: ShopTransaction,
  { id }: RefundRecord,
  failure: string | null,
): Promise<void> {
  const refund = await tx.get('refunds', id)
  if (!refund || refund.status === 'processed') return
  const waitMs = retryAfterMs[Math.min(refund.attempts, retryAfterMs.length - 1)] ?? dayMs
  await tx.put('refunds', {
    ...refund,
    attempts: refund.attempts + 1,
    failure,
    nextAttemptAt: toInstant(clock.now() + waitMs),
    updatedAt: toInstant(clock.now()),
  })
}

/** Stores what the provider says of a refund, from an answer or an event, in the caller's transaction. */
export async function settleRefund(
  dependencies: Dependencies,
  tx: ShopTransaction,
  id: string,
  answer: ProviderRefund,
): Promise<void> {
  const { clock, log } = dependencies
  const refund = await tx.get('refunds', id)
  if (!refund || refund.status === 'processed') return
  const nowMs = clock.now()
  if (answer.status === 'failed') {
    log.error({ refundId: id, orderId: refund.orderId }, 'A refund failed: it has to be made by hand')
  }
  await tx.put('refunds', {
    ...refund,
    providerRefundId: answer.id,
    status: answer.status,
    attempts: refund.attempts + 1,
    failure: null,
    nextAttemptAt: answer.status === 'pending' ? toInstant(nowMs + askAfterMs) : never,
    updatedAt: toInstant(nowMs),
  })
  if (answer.status === 'processed') {
    await noteRefunded(tx, refund.orderId, nowMs)
    await tellOfRefund(dependencies, tx, refund)
  }
}

/** The refund that the provider's event is about: known by the provider's id, or, before its answer came, by its payment. */
export async function settleRefundEvent(
  dependencies: Dependencies,
  tx: ShopTransaction,
  answer: ProviderRefund,
): Promise<void> {
  const [known] = await tx.list('refunds', { where: { providerRefundId: answer.id }, limit: 1 })
  const waiting = await tx.list('refunds', { where: { paymentId: answer.paymentId } })
  // Late news of a refund that failed and is being made again.
  if (waiting.some(({ failedRefundIds }) => failedRefundIds?.includes(answer.id))) return
  const refund =
    known ??
    waiting.find(({ providerRefundId, amount }) => providerRefundId === null && amount === answer.amount)
  if (refund) await settleRefund(dependencies, tx, refund.id, answer)
  else
    dependencies.log.warn(
      { refundId: answer.id },
      'The provider tells of a refund that the shop did not make',
    )
}

/** The order says what of its money came back, when that changes. */
async function noteRefunded(tx: ShopTransaction, orderId: string, nowMs: number): Promise<void> {
  const order = await tx.get('orders', orderId)
  if (!order) return
  const refunds = await tx.list('refunds', { where: { orderId } })
  const endsSale = (reason: RefundReason) =>
    reason === 'cancelled' || reason === 'returned' || reason === 'by_shop' || reason === 'late_payment'
  const refunded = refunds
    .filter(({ status, reason }) => status === 'processed' && endsSale(reason))
    .reduce((sum, { amount }) => sum + amount, 0)
  if (refunded === 0) return
  const paymentStatus: PaymentStatus = refunded >= order.total ? 'refunded' : 'partially_refunded'
  if (paymentStatus === order.paymentStatus) return
  await tx.put('orders', { ...order, paymentStatus, updatedAt: toInstant(nowMs), version: order.version + 1 })
}

/** Every refund is told, also that of money which came in beside the sale: it shows on the bank's statement too. */
async function tellOfRefund(
  dependencies: Teller,
  tx: ShopTransaction,
  { id, orderId, amount }: RefundRecord,
): Promise<void> {
  const order = await tx.get('orders', orderId)
  if (!order) return
  const topic = { kind: 'order_refunded', orderId, amount, to: 'source' } as const
  await tellCustomer(dependencies, tx, order, `${id}.order_refunded`, topic)
}
