import type { LossResolution } from '../../contract/index.ts'
import { lossReasons, type LossReason } from '../../contract/cancellation.ts'
import { toInstant } from '../calendar.ts'
import type { Dependencies } from '../context.ts'
import { linesWorth } from '../invoices/lines-worth.ts'
import { chargeLinesOf } from '../invoices/tax-documents.ts'
import { speechIn } from '../messages/say.ts'
import { giveBack } from '../payments/give-back.ts'
import type { OrderRecord, ShopTransaction } from '../records.ts'
import { linesReturned, sumOfLines } from '../returns/rules.ts'
import { moveOrder } from './move-order.ts'
import { statusOfParcels, worthOfParcel } from './parcels.ts'
import { refundableOf, sumOfRefunds } from './refundable.ts'
import { takeAgain } from './stock.ts'

/** One parcel of several that was lost on its way. Whether it can be is the caller's to check. */

export interface Loss {
  readonly reason: LossReason
  /** For the shop alone. */
  readonly note?: string | undefined
  /** The administrator who says so. */
  readonly actorId: string
}

/** What was in it leaves the stock once more, and waits to be sent. @throws resend_unavailable */
export async function resendLost(
  dependencies: Dependencies,
  tx: ShopTransaction,
  order: OrderRecord,
  parcelId: string,
  loss: Loss,
): Promise<OrderRecord> {
  const parcel = order.parcels?.find(({ id }) => id === parcelId)
  await takeAgain(dependencies, tx, linesReturned({ items: parcel?.lines ?? [] }, order))
  const lost = withLoss(dependencies, order, parcelId, { ...loss, resolution: 'resend', amount: 0 })
  return follow(dependencies, tx, lost, parcelId, loss)
}

/**
 * What was paid for it goes back, with a credit note; with the last of an order also what the delivery cost, and the order
 * ends. Nothing returns to stock.
 * @throws refund_reference_required
 */
export async function refundLost(
  dependencies: Dependencies,
  tx: ShopTransaction,
  order: OrderRecord,
  parcelId: string,
  loss: Loss & { readonly payoutReference?: string | undefined },
): Promise<OrderRecord> {
  const isOwed = order.paymentStatus === 'cod_due'
  const returns = await tx.list('returns', { where: { orderId: order.id } })
  // What the shop gave back of its own accord before does not go back twice.
  const left = isOwed ? order.total - sumOfRefunds(order) : refundableOf(order, returns)
  const isNothingLeft =
    statusOfParcels(withLoss(dependencies, order, parcelId, { ...loss, resolution: 'refund', amount: 0 })) ===
    'cancelled'
  const worth = worthOfParcel(order, parcelId)
  const whole = isNothingLeft && !isOwed ? [...worth, ...chargeLinesOf(order)] : worth
  const amount = Math.min(sumOfLines(whole), left)
  const { payoutReference, actorId } = loss
  const given =
    amount === 0
      ? order
      : await giveBack(dependencies, tx, order, {
          amount,
          lines: linesWorth(whole, amount),
          isAll: amount === left,
          reason: `Parcel ${parcelId} was lost on its way`,
          payoutReference,
          actorId,
        })
  const lost = withLoss(dependencies, given, parcelId, { ...loss, resolution: 'refund', amount })
  return follow(dependencies, tx, lost, parcelId, loss)
}

function withLoss(
  { clock }: Dependencies,
  order: OrderRecord,
  parcelId: string,
  { reason, note, resolution, amount }: Loss & { resolution: LossResolution; amount: number },
): OrderRecord {
  const parcels = order.parcels ?? []
  const at = toInstant(clock.now())
  const parcelsUntilThen = parcels.length
  const lost = { at, reason, note: note || null, resolution, amount, parcelsUntilThen }
  return { ...order, parcels: parcels.map(parcel => (parcel.id === parcelId ? { ...parcel, lost } : parcel)) }
}

const notes = {
  resend: 'Parcel {place} was lost on its way. We send it again, at no cost to you.',
  refund: 'Parcel {place} was lost on its way. You do not pay for what was in it.',
} as const

/** The order is where its other parcels are; both sides find the loss in its steps. */
function follow(
  dependencies: Dependencies,
  tx: ShopTransaction,
  order: OrderRecord,
  parcelId: string,
  { reason, note, actorId }: Loss,
): Promise<OrderRecord> {
  const { resolution } = order.parcels?.find(({ id }) => id === parcelId)?.lost ?? { resolution: 'resend' }
  return moveOrder(dependencies, tx, order, {
    to: statusOfParcels(order),
    by: 'administrator',
    actorId,
    parcelId,
    note: speechIn(order.language).say(notes[resolution], { place: parcelId }),
    internalNote: [`Parcel ${parcelId} lost: ${lossReasons[reason]}`, note].filter(Boolean).join('. '),
  })
}
