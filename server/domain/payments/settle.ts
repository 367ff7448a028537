import type { PaymentStatus } from '../../contract/index.ts'
import { toInstant } from '../calendar.ts'
import type { Dependencies } from '../context.ts'
import { tellCustomer } from '../messages/outbox.ts'
import { moveOrder } from '../orders/move-order.ts'
import type { ProviderPayment } from '../ports/payments.ts'
import type { OrderRecord, ShopTransaction } from '../records.ts'
import { canStillBePaid } from './can-be-paid.ts'
import { never } from '../expiry.ts'
import type { PaymentRecord, RefundReason } from './records.ts'
import { requestRefund } from './refunds.ts'
import { enterTransaction, isProgress } from './transactions.ts'

/** Tries that are kept with a payment: enough for a shopper and for support to see what happened. */
const triesKept = 10

/** What is left to do when a payment's state is stored: the money that it reserved has to be taken. */
export type AfterSettling = 'done' | 'capture'

/**
 * Stores what the provider says of a payment, and moves the order on accordingly. Events, the browser's confirmation
 * and answers to questions all end here, so it acts once on each and in whatever order they come: what it does
 * follows from what is stored, not from what was told before. Money that belongs to no sale goes back; none is lost.
 */
export async function settle(
  dependencies: Dependencies,
  tx: ShopTransaction,
  payment: ProviderPayment,
): Promise<AfterSettling> {
  const [record] = await tx.list('payments', {
    where: { providerOrderId: payment.providerOrderId },
    limit: 1,
  })
  const order = record && (await tx.get('orders', record.id))
  if (!record || !order) {
    dependencies.log.warn(
      { paymentId: payment.id },
      'A payment came for an order that the shop does not know',
    )
    return 'done'
  }
  await enterTransaction(dependencies, tx, record, payment)
  const known = withTry(dependencies, record, payment)
  switch (payment.status) {
    case 'captured':
      await settleCaptured(dependencies, tx, known, order, payment)
      return 'done'
    case 'authorized':
      await tx.put('payments', known)
      return canStillBePaid(order) && isExact(record, payment) ? 'capture' : 'done'
    case 'failed':
      await tx.put('payments', known)
      if (order.status === 'pending_payment' && isLatest(known, payment)) {
        await moveOrder(dependencies, tx, order, {
          to: 'payment_failed',
          by: 'system',
          actorId: null,
          paymentStatus: 'failed',
        })
      }
      return 'done'
    case 'created':
    case 'refunded':
      await tx.put('payments', known)
      return 'done'
  }
}

async function settleCaptured(
  dependencies: Dependencies,
  tx: ShopTransaction,
  record: PaymentRecord,
  order: OrderRecord,
  payment: ProviderPayment,
): Promise<void> {
  if (record.paymentId === payment.id) return tx.put('payments', record)
  const giveBack = async (reason: RefundReason) => {
    dependencies.log.warn({ orderId: order.id, paymentId: payment.id, reason }, 'A payment is given back')
    await requestRefund(dependencies, tx, { record, payment, reason })
  }
  if (!isExact(record, payment)) {
    await tx.put('payments', record)
    return giveBack('wrong_amount')
  }
  if (record.paymentId !== null) {
    await tx.put('payments', record)
    return giveBack('duplicate_payment')
  }
  await tx.put('payments', {
    ...record,
    paymentId: payment.id,
    status: order.status === 'cancelled' ? 'closed' : 'paid',
    nextQuestionAt: never,
  })
  if (order.status === 'cancelled') {
    await putOrder(dependencies, tx, order, { paymentStatus: 'refund_pending' })
    return giveBack('late_payment')
  }
  const paymentMethod = payment.method ?? record.method
  if (!canStillBePaid(order)) {
    // The shopper went over to cash on delivery, and the payment came through after all.
    await putOrder(dependencies, tx, order, { paymentStatus: 'paid', paymentMethod })
    await tellCustomer(dependencies, tx, order, `${order.id}.${payment.id}.order_paid`, {
      kind: 'order_paid',
      orderId: order.id,
    })
    return
  }
  const pending =
    order.status === 'payment_failed'
      ? await moveOrder(dependencies, tx, order, {
          to: 'pending_payment',
          by: 'system',
          actorId: null,
          paymentStatus: 'pending',
        })
      : order
  await moveOrder(
    dependencies,
    tx,
    { ...pending, paymentMethod },
    { to: 'placed', by: 'system', actorId: null, paymentStatus: 'paid' },
  )
}

function isExact({ amount }: PaymentRecord, payment: ProviderPayment): boolean {
  return payment.amount === amount && payment.currency === 'INR'
}

/** A failure of an earlier try, told late, does not end a later one. */
function isLatest({ tries }: PaymentRecord, { id }: ProviderPayment): boolean {
  return tries.at(-1)?.paymentId === id
}

/** The record with what is known of this try, for the shopper who waits. */
function withTry({ clock }: Dependencies, record: PaymentRecord, payment: ProviderPayment): PaymentRecord {
  const before = record.tries.find(({ paymentId }) => paymentId === payment.id)
  if (before && !isProgress(before.status, payment.status)) return record
  const at = toInstant(clock.now())
  const entry = {
    paymentId: payment.id,
    status: payment.status,
    method: payment.method,
    failure: payment.failure,
    at,
  }
  const tries = before
    ? record.tries.map(other => (other.paymentId === payment.id ? entry : other))
    : [...record.tries, entry].slice(-triesKept)
  return { ...record, tries, updatedAt: at }
}

async function putOrder(
  { clock }: Dependencies,
  tx: ShopTransaction,
  record: OrderRecord,
  change: { paymentStatus: PaymentStatus; paymentMethod?: OrderRecord['paymentMethod'] },
): Promise<void> {
  await tx.put('orders', {
    ...record,
    ...change,
    updatedAt: toInstant(clock.now()),
    version: record.version + 1,
  })
}
