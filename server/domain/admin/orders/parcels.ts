import type { AdminOrder, ParcelStatus } from '../../../contract/index.ts'
import { lossReasons, type LossReason } from '../../../contract/cancellation.ts'
import type { Dependencies } from '../../context.ts'
import { shopError } from '../../errors.ts'
import { formatRupees } from '../../money.ts'
import { piecesInWords, unsentOf } from '../../orders/parcels.ts'
import { refundLost, resendLost } from '../../orders/lost-parcels.ts'
import type { ParcelRecord, Pieces } from '../../orders/records.ts'
import { moveParcel, shipPieces } from '../../orders/ship-pieces.ts'
import { statusInWords } from '../../orders/state-machine.ts'
import type { OrderRecord, ShopTransaction } from '../../records.ts'
import { changeAsAdministrator, type Administrator } from '../audit.ts'
import type { OrderVersion } from './change-order.ts'
import { allowedParcelMoves, canBeLost, canShipParcel } from './editable.ts'
import { requireOrder, toAdminOrder } from './orders.ts'

/** Parcels of an order that goes in several (ADM-3). */

interface NewParcel extends OrderVersion {
  readonly items: readonly Pieces[]
  readonly carrier: string
  readonly trackingNumber: string
}

/**
 * Ships a part of an order, or what is left of it, in a parcel of its own.
 * @throws order_not_found, stale_version, order_transition, not_in_parcel
 */
export function adminShipParcel(
  dependencies: Dependencies,
  administrator: Administrator,
  { items, carrier, trackingNumber, ...version }: NewParcel,
): Promise<AdminOrder> {
  return changeParcels(dependencies, administrator, version, async (tx, order) => {
    if (!canShipParcel(order)) {
      const [from, to] = [statusInWords(order.status), statusInWords('shipped')]
      throw shopError('order_transition', { from, to })
    }
    const lines = requireUnsent(order, items)
    const actorId = administrator.user.id
    const after = await shipPieces(dependencies, tx, order, { lines, carrier, trackingNumber, actorId })
    return { after, detail: `${carrier} ${trackingNumber}: ${piecesInWords(order, lines)}` }
  })
}

/** One entry for each line, however often it was named. @throws not_in_parcel */
function requireUnsent(order: OrderRecord, items: readonly Pieces[]): Pieces[] {
  const unsent = unsentOf(order)
  const lineIndexes = [...new Set(items.map(({ lineIndex }) => lineIndex))]
  return lineIndexes.map(lineIndex => {
    const quantity = items
      .filter(item => item.lineIndex === lineIndex)
      .reduce((sum, item) => sum + item.quantity, 0)
    const left = unsent.find(item => item.lineIndex === lineIndex)?.quantity ?? 0
    if (quantity > left) {
      const name = order.lines[lineIndex]?.name ?? 'this'
      throw shopError('not_in_parcel', { left, name }, 'items')
    }
    return { lineIndex, quantity }
  })
}

interface ParcelMove extends OrderVersion {
  readonly parcelId: string
  readonly status: Exclude<ParcelStatus, 'shipped' | 'returned_to_origin'>
}

/**
 * Says where a parcel is of an order that goes in several.
 * @throws order_not_found, stale_version, parcel_not_found, parcel_transition
 */
export function adminMoveParcel(
  dependencies: Dependencies,
  administrator: Administrator,
  { parcelId, status, ...version }: ParcelMove,
): Promise<AdminOrder> {
  return changeParcels(dependencies, administrator, version, async (tx, order) => {
    const parcel = order.parcels?.find(({ id }) => id === parcelId)
    if (!parcel) throw shopError('parcel_not_found')
    const [from, to] = [placeInWords(parcel), statusInWords(status)]
    if (!allowedParcelMoves(parcel).includes(status)) throw shopError('parcel_transition', { from, to })
    const actorId = administrator.user.id
    const after = await moveParcel(dependencies, tx, order, { parcelId, status, actorId })
    return { after, detail: `parcel ${parcelId}: ${from} → ${to}` }
  })
}

const placeInWords = ({ status, lost }: ParcelRecord) => (lost ? 'lost' : statusInWords(status))

interface LostParcel extends OrderVersion {
  readonly parcelId: string
  readonly reason: LossReason
  readonly note?: string | undefined
}

/**
 * Marks a parcel of several as lost, and takes what was in it from the stock once more: it can be sent in a new parcel.
 * @throws order_not_found, stale_version, parcel_not_found, parcel_transition, resend_unavailable
 */
export function adminResendParcel(
  dependencies: Dependencies,
  administrator: Administrator,
  { parcelId, reason, note, ...version }: LostParcel,
): Promise<AdminOrder> {
  return changeParcels(dependencies, administrator, version, async (tx, order) => {
    requireOnItsWay(order, parcelId)
    const loss = { reason, note, actorId: administrator.user.id }
    const after = await resendLost(dependencies, tx, order, parcelId, loss)
    return { after, detail: `parcel ${parcelId} is lost (${lossReasons[reason]}) and sent again` }
  })
}

/**
 * Marks a parcel of several as lost, and gives back what was paid for it, with a credit note; the cash for it is not
 * collected.
 * @throws order_not_found, stale_version, parcel_not_found, parcel_transition, refund_reference_required
 */
export function adminRefundParcel(
  dependencies: Dependencies,
  administrator: Administrator,
  {
    parcelId,
    reason,
    note,
    payoutReference,
    ...version
  }: LostParcel & { readonly payoutReference?: string | undefined },
): Promise<AdminOrder> {
  return changeParcels(dependencies, administrator, version, async (tx, order) => {
    requireOnItsWay(order, parcelId)
    const loss = { reason, note, payoutReference, actorId: administrator.user.id }
    const after = await refundLost(dependencies, tx, order, parcelId, loss)
    const amount = after.parcels?.find(({ id }) => id === parcelId)?.lost?.amount ?? 0
    return {
      after,
      detail: `parcel ${parcelId} is lost (${lossReasons[reason]}), ${formatRupees(amount)} refunded`,
    }
  })
}

/** @throws parcel_not_found, parcel_transition */
function requireOnItsWay(order: OrderRecord, parcelId: string): void {
  const parcel = order.parcels?.find(({ id }) => id === parcelId)
  if (!parcel) throw shopError('parcel_not_found')
  if (!canBeLost(parcel)) throw shopError('parcel_transition', { from: placeInWords(parcel), to: 'lost' })
}

/** @throws order_not_found, stale_version */
function changeParcels(
  dependencies: Dependencies,
  administrator: Administrator,
  { id, version }: OrderVersion,
  change: (tx: ShopTransaction, order: OrderRecord) => Promise<{ after: OrderRecord; detail: string }>,
): Promise<AdminOrder> {
  return changeAsAdministrator(dependencies, administrator, async tx => {
    const before = await requireOrder(tx, id)
    if (before.version !== version) throw shopError('stale_version')
    const { after, detail } = await change(tx, before)
    return {
      answer: await toAdminOrder(tx, after),
      action: 'order.parcel',
      subject: `order:${id}`,
      detail: `${before.number}: ${detail}`,
      before,
      after,
    }
  })
}
