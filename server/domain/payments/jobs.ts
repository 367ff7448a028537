import { toInstant } from '../calendar.ts'
import type { Dependencies } from '../context.ts'
import { moveOrder } from '../orders/move-order.ts'
import type { PaymentProvider } from '../ports/payments.ts'
import { askProvider } from './apply.ts'
import { canStillBePaid } from './can-be-paid.ts'
import { graceMs, nextQuestion } from './hold.ts'
import type { PaymentRecord } from './records.ts'
import { processRefunds } from './refunds.ts'
import { enterEarlierTries } from './transactions.ts'

const batchSize = 50

/**
 * What keeps payments right when events are lost: asks about those that are open, ends orders whose time ran out, asks
 * for a while about money that comes too late, and hands over refunds. To be called every half minute; one run at a time.
 */
export async function reconcilePayments(dependencies: Dependencies): Promise<void> {
  const { clock, payments: provider, store } = dependencies
  await enterEarlierTries(store)
  if (!provider) return
  const soonest = await store.list('payments', {
    orderBy: { index: 'nextQuestionAt', direction: 'asc' },
    limit: batchSize,
  })
  for (const payment of soonest) {
    if (Date.parse(payment.nextQuestionAt) <= clock.now()) await reconcile(dependencies, provider, payment)
  }
  await processRefunds(dependencies)
}

async function reconcile(
  dependencies: Dependencies,
  provider: PaymentProvider,
  { id, providerOrderId, provider: name }: PaymentRecord,
): Promise<void> {
  const { clock, store } = dependencies
  // An order that never reached the provider cannot have been paid.
  const isAnswered =
    providerOrderId === null ||
    (name === provider.name && (await askProvider(dependencies, provider, providerOrderId)))
  await store.transaction(async tx => {
    const payment = await tx.get('payments', id)
    const order = await tx.get('orders', id)
    if (!payment || !order) return
    const endsAtMs = Date.parse(payment.heldUntil) + (isAnswered ? 0 : graceMs)
    const isOver = payment.status === 'open' && clock.now() >= endsAtMs
    if (isOver && canStillBePaid(order)) {
      await moveOrder(dependencies, tx, order, {
        to: 'cancelled',
        by: 'system',
        actorId: null,
        paymentStatus: 'failed',
        note: 'The payment was not completed in time.',
      })
    }
    const current: PaymentRecord = isOver ? { ...payment, status: 'closed' } : payment
    await tx.put('payments', {
      ...current,
      askedAt: toInstant(clock.now()),
      nextQuestionAt: nextQuestion(current, clock.now()),
      updatedAt: toInstant(clock.now()),
    })
  })
}
