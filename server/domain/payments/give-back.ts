import type { InvoiceLine } from '../../contract/index.ts'
import { toInstant } from '../calendar.ts'
import type { Dependencies } from '../context.ts'
import { shopError } from '../errors.ts'
import { issueCreditNote } from '../invoices/tax-documents.ts'
import { tellCustomer } from '../messages/outbox.ts'
import type { OrderRecord, ShopTransaction } from '../records.ts'
import { requestRefund } from './refunds.ts'

export interface GivenBack {
  /** Paise; what the lines come to. */
  readonly amount: number
  /** Of the credit note. */
  readonly lines: readonly InvoiceLine[]
  /** Nothing of what was paid is left after it. */
  readonly isAll: boolean
  /** The credit note has it. */
  readonly reason: string
  readonly payoutReference?: string | undefined
  /** The administrator who gives it back. */
  readonly actorId: string
}

/**
 * Gives back money of an order that goes on, with a credit note, and returns the order, which the caller stores. What was
 * paid online goes back through the provider; what was paid in cash was paid out by hand, and is noted with the bank's
 * reference; of cash that is still to be collected so much less is owed.
 * @throws refund_reference_required
 */
export async function giveBack(
  dependencies: Dependencies,
  tx: ShopTransaction,
  order: OrderRecord,
  { amount, lines, isAll, reason, payoutReference, actorId }: GivenBack,
): Promise<OrderRecord> {
  const isOwed = order.paymentStatus === 'cod_due'
  const record = await tx.get('payments', order.id)
  const paymentId = isOwed ? undefined : record?.paymentId
  if (record && paymentId) {
    await requestRefund(dependencies, tx, { record, payment: { id: paymentId, amount }, reason: 'by_shop' })
  } else if (!isOwed) {
    if (!payoutReference) throw shopError('refund_reference_required', {}, 'payoutReference')
    const topic = { kind: 'order_refunded', orderId: order.id, amount, to: 'upi' } as const
    await tellCustomer(dependencies, tx, order, `${dependencies.ids.id()}.order_refunded`, topic)
  }
  const credited = await issueCreditNote(dependencies, tx, order, { reason, lines })
  const byHand = isAll ? 'refunded' : 'partially_refunded'
  const at = toInstant(dependencies.clock.now())
  return {
    ...credited,
    // What the provider gives back counts once it says so.
    paymentStatus: isOwed ? order.paymentStatus : paymentId ? 'refund_pending' : byHand,
    refunds: [
      ...(order.refunds ?? []),
      {
        amount,
        reason,
        at,
        actorId,
        payoutReference: isOwed || paymentId ? null : (payoutReference ?? null),
      },
    ],
  }
}
