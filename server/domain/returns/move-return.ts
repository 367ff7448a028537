import type { OrderReturn, PaymentStatus } from '../../contract/index.ts'
import { changeAsAdministrator, type Administrator } from '../admin/audit.ts'
import { toInstant } from '../calendar.ts'
import type { Dependencies } from '../context.ts'
import { shopError } from '../errors.ts'
import { linesWorth } from '../invoices/lines-worth.ts'
import { issueCreditNote } from '../invoices/tax-documents.ts'
import { tellOfReturn } from '../messages/returns.ts'
import { sentWith } from '../orders/couriers.ts'
import { paidBack, refundableOf } from '../orders/refundable.ts'
import { releaseReplacement, returnToStock } from '../orders/stock.ts'
import { requestRefund } from '../payments/refunds.ts'
import type { OrderRecord, ShopTransaction } from '../records.ts'
import type { ReturnRecord } from './records.ts'
import { toReturn } from './returns.ts'
import { allowedReturnMoves, linesReturned, refundedLines, resolutionOf, sumOfLines } from './rules.ts'

export interface ReturnMove {
  readonly id: string
  readonly version: number
  readonly status: ReturnRecord['status']
  readonly note?: string | undefined
  readonly restock: boolean
  /** Paise, where less than the whole amount is refunded. */
  readonly amount?: number | undefined
  readonly payoutReference?: string | undefined
  readonly carrier?: string | undefined
  readonly trackingNumber?: string | undefined
}

/**
 * Moves a return on: stock comes back on receipt where the pieces can be sold again; money and a credit note with the
 * refund. What was paid online goes back through the provider; what was paid in cash was paid out by UPI by hand, and is
 * confirmed here with the bank's reference. A replacement is sent without money and without a document: no GST falls on
 * what replaces a thing for nothing (CBIC circular 195/07/2023-GST), and the invoice stays as it is.
 * @throws return_not_found, stale_version, return_transition, rejection_reason_required, payout_reference_required,
 *   tracking_number_required, refund_exceeds_paid
 */
export async function adminSetReturnStatus(
  dependencies: Dependencies,
  administrator: Administrator,
  move: ReturnMove,
): Promise<OrderReturn> {
  return changeAsAdministrator(dependencies, administrator, async tx => {
    const record = await tx.get('returns', move.id)
    const order = record && (await tx.get('orders', record.orderId))
    if (!record || !order) throw shopError('return_not_found')
    requireMove(record, move)
    const moved: ReturnRecord = {
      ...record,
      ...(await consequencesOf(dependencies, tx, record, order, move)),
      version: record.version + 1,
      status: move.status,
      timeline: [
        ...record.timeline,
        {
          status: move.status,
          at: toInstant(dependencies.clock.now()),
          by: 'administrator',
          actorId: administrator.user.id,
          ...(move.note ? { note: move.note } : {}),
        },
      ],
    }
    await tx.put('returns', moved)
    await tellOfReturn(dependencies, tx, order, moved)
    return {
      answer: toReturn(moved, order),
      action: 'return.status',
      subject: `return:${record.id}`,
      detail: `${order.number}: ${record.status} → ${move.status}`,
      before: record,
      after: moved,
    }
  })
}

function requireMove(record: ReturnRecord, move: ReturnMove): void {
  if (record.version !== move.version) throw shopError('stale_version')
  if (!allowedReturnMoves(record).includes(move.status)) {
    const [from, to] = [record.status, move.status].map(status => status.replaceAll('_', ' '))
    throw shopError('return_transition', { from: from ?? '', to: to ?? '' })
  }
  if (move.status === 'rejected' && !move.note) throw shopError('rejection_reason_required', {}, 'note')
  if (move.status === 'replaced' && !move.trackingNumber)
    throw shopError('tracking_number_required', {}, 'trackingNumber')
  if (move.status === 'refunded' && record.refundTo === 'upi' && !move.payoutReference) {
    throw shopError('payout_reference_required', {}, 'payoutReference')
  }
}

/** What else a move does, in its transaction; what of it the return keeps. */
async function consequencesOf(
  dependencies: Dependencies,
  tx: ShopTransaction,
  record: ReturnRecord,
  order: OrderRecord,
  move: ReturnMove,
): Promise<Partial<ReturnRecord>> {
  const lines = linesReturned(record, order)
  const isReplacement = resolutionOf(record) === 'replacement'
  if (move.status === 'received') {
    // What is replaced stays sold.
    const putBack = isReplacement ? releaseReplacement : returnToStock
    if (move.restock) await putBack(dependencies, tx, lines)
    return { restocked: move.restock }
  }
  if (move.status === 'rejected' && isReplacement) await releaseReplacement(dependencies, tx, lines)
  if (move.status === 'replaced') {
    const sent = await sentWith(tx, move.carrier || null)
    return { replacement: { ...sent, trackingNumber: move.trackingNumber ?? '' } }
  }
  return move.status === 'refunded' ? payBack(dependencies, tx, record, order, move) : {}
}

async function payBack(
  dependencies: Dependencies,
  tx: ShopTransaction,
  record: ReturnRecord,
  order: OrderRecord,
  { amount: wanted, payoutReference }: ReturnMove,
): Promise<Partial<ReturnRecord>> {
  const all = await tx.list('returns', { where: { orderId: order.id } })
  const others = all.filter(({ id }) => id !== record.id)
  // Worked out anew: another return may have been refunded since this one was asked for.
  const whole = refundedLines(order, record, others)
  const most = Math.min(sumOfLines(whole), refundableOf(order, others))
  if (wanted !== undefined && wanted > most) throw shopError('refund_exceeds_paid', {}, 'amount')
  const lines = linesWorth(whole, wanted ?? most)
  const amount = sumOfLines(lines)
  const payment = record.refundTo === 'source' ? await tx.get('payments', order.id) : undefined
  if (payment?.paymentId && amount > 0) {
    await requestRefund(dependencies, tx, {
      record: payment,
      payment: { id: payment.paymentId, amount },
      reason: 'returned',
    })
  }
  const credited = await issueCreditNote(dependencies, tx, order, { reason: 'Goods returned', lines })
  const refundedByNow = paidBack(order, others) + amount
  await tx.put('orders', {
    ...credited,
    paymentStatus: paymentStatusAfter(order, {
      amount,
      refundedByNow,
      throughProvider: payment !== undefined,
    }),
    updatedAt: toInstant(dependencies.clock.now()),
    version: order.version + 1,
  })
  return { amount, payoutReference: payment ? null : (payoutReference ?? null) }
}

/** What the provider gives back counts once it says so (`payments/refunds.ts`). */
function paymentStatusAfter(
  { paymentStatus, total }: OrderRecord,
  refund: { readonly amount: number; readonly refundedByNow: number; readonly throughProvider: boolean },
): PaymentStatus {
  if (refund.amount === 0) return paymentStatus
  if (refund.throughProvider) return 'refund_pending'
  return refund.refundedByNow >= total ? 'refunded' : 'partially_refunded'
}
