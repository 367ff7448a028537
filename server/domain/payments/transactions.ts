import { toInstant } from '../calendar.ts'
import type { Dependencies } from '../context.ts'
import type { ProviderPayment } from '../ports/payments.ts'
import type { ShopStore, ShopTransaction } from '../records.ts'
import type { PaymentRecord, TransactionRecord } from './records.ts'

const progress: readonly ProviderPayment['status'][] = [
  'created',
  'authorized',
  'failed',
  'captured',
  'refunded',
]

/** Whether a state is news of a try: one that a later message overtook is not stored again. */
export function isProgress(before: ProviderPayment['status'], next: ProviderPayment['status']): boolean {
  return progress.indexOf(next) > progress.indexOf(before)
}

/** Enters what the provider says of a try into the books of the shop (ADM-7). */
export async function enterTransaction(
  { clock }: Pick<Dependencies, 'clock'>,
  tx: ShopTransaction,
  record: PaymentRecord,
  payment: ProviderPayment,
): Promise<void> {
  const before = await tx.get('transactions', payment.id)
  if (before && !isProgress(before.status, payment.status)) return
  const nowAt = toInstant(clock.now())
  await tx.put('transactions', {
    id: payment.id,
    orderId: record.id,
    orderNumber: record.receipt,
    provider: record.provider,
    providerOrderId: payment.providerOrderId,
    amount: payment.amount,
    currency: payment.currency,
    method: payment.method,
    status: payment.status,
    failure: payment.failure,
    at: before?.at ?? payment.createdAt ?? nowAt,
    updatedAt: nowAt,
  })
}

/** The counter that says that the tries of an older shop are in the books. */
const enteredId = 'transactions'
const sliceSize = 100

/**
 * Enters the tries that an older shop kept with its payments alone, once, a slice at a time. Such a try has the amount of
 * its order and the time of its last news. What is cut short begins anew with the next call, and enters nothing twice.
 */
export async function enterEarlierTries(store: ShopStore): Promise<void> {
  if (await store.get('counters', enteredId)) return
  for (let offset = 0; ; offset += sliceSize) {
    // One slice after the other, with the shop's work between them.
    // oxlint-disable-next-line no-await-in-loop
    const payments = await store.transaction(async tx => {
      const slice = await tx.list('payments', { offset, limit: sliceSize })
      for (const payment of slice) await enterTriesOf(tx, payment)
      return slice
    })
    if (payments.length < sliceSize) break
  }
  await store.transaction(tx => tx.put('counters', { id: enteredId, value: 1 }))
}

async function enterTriesOf(tx: ShopTransaction, payment: PaymentRecord): Promise<void> {
  const { id, receipt, provider, providerOrderId, amount, tries } = payment
  for (const { paymentId, status, method, failure, at } of tries) {
    if (await tx.get('transactions', paymentId)) continue
    const entered: TransactionRecord = {
      id: paymentId,
      orderId: id,
      orderNumber: receipt,
      provider,
      providerOrderId: providerOrderId ?? '',
      amount,
      currency: 'INR',
      method,
      status,
      failure,
      at,
      updatedAt: at,
    }
    await tx.put('transactions', entered)
  }
}
