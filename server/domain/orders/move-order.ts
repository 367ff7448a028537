import { endsWithoutSale, type EndWithoutSale } from '../../contract/order-endings.ts'
import type { OrderStatus, PaymentStatus } from '../../contract/index.ts'
import { toInstant } from '../calendar.ts'
import type { Dependencies } from '../context.ts'
import { linesWorth } from '../invoices/lines-worth.ts'
import { invoiceLinesOf, issueCreditNote, issueInvoice } from '../invoices/tax-documents.ts'
import { tellOfOrder, tellOfParcel } from '../messages/outbox.ts'
import { countPurchase } from '../accounts/purchases.ts'
import { refundCancelled } from '../payments/refunds.ts'
import { findPromotion } from '../promotions/promotions.ts'
import type { OrderRecord, ShopTransaction } from '../records.ts'
import { sentWith } from './couriers.ts'
import { linesKept } from './parcels.ts'
import { isMoneyHeld, sumOfRefunds } from './refundable.ts'
import type { OrderActor } from './state-machine.ts'
import { returnToStock } from './stock.ts'

export interface OrderMove {
  readonly to: OrderStatus
  readonly by: OrderActor
  /** The user who moves it; null for the system. */
  readonly actorId: string | null
  /** For the customer and the shop. */
  readonly note?: string | undefined
  /** For the shop alone. */
  readonly internalNote?: string | undefined
  readonly trackingNumber?: string | undefined
  readonly carrier?: string | undefined
  /** The parcel that made it move, of an order that goes in several. */
  readonly parcelId?: string | undefined
  /** What becomes of the payment, where the move does not decide it. */
  readonly paymentStatus?: PaymentStatus
}

/**
 * Moves an order on, with all that follows from it, in the caller's transaction: time and actor are kept (ORD-1), an
 * order that is packed gets its invoice, one that ends without a sale gives stock and money back, with a credit note for
 * its invoice, and a cancelled one its promotion too; the customer is told. Whether the move is allowed is the caller's to check.
 */
export async function moveOrder(
  dependencies: Dependencies,
  tx: ShopTransaction,
  order: OrderRecord,
  move: OrderMove,
): Promise<OrderRecord> {
  const nowMs = dependencies.clock.now()
  const at = toInstant(nowMs)
  const { to, by, actorId, note, internalNote } = move
  if (endsWithoutSale(to)) {
    await returnToStock(dependencies, tx, linesKept(order))
  }
  if (to === 'cancelled') await giveBackPromotion(tx, order)
  if (endsWithoutSale(to) && isMoneyHeld(order)) {
    await refundCancelled(dependencies, tx, order)
  }
  const moved: OrderRecord = {
    ...order,
    status: to,
    paymentStatus: move.paymentStatus ?? paymentStatusAfter(order.paymentStatus, to),
    timeline: [
      ...order.timeline,
      { status: to, at, by, actorId, ...(note ? { note } : {}), ...(internalNote ? { internalNote } : {}) },
    ],
    trackingNumber: move.trackingNumber || order.trackingNumber,
    ...(move.carrier && (await sentWith(tx, move.carrier))),
    ...(order.parcels &&
      to === 'returned_to_origin' && {
        parcels: order.parcels.map(parcel => (parcel.lost ? parcel : { ...parcel, status: to })),
      }),
    invoiceNumber:
      to === 'packed' && order.invoiceNumber === null
        ? (await issueInvoice(dependencies, tx, order)).number
        : order.invoiceNumber,
    updatedAt: at,
    version: order.version + 1,
  }
  const credited = endsWithoutSale(to)
    ? await creditTheRest(dependencies, tx, moved, creditReasons[to])
    : moved
  await tx.put('orders', credited)
  await countPurchase(tx, order, credited)
  const parcel = credited.parcels?.find(({ id }) => id === move.parcelId)
  // With the last parcel the order itself has come to its end; what became of a lost one is told of that.
  if (!parcel || (to === 'delivered' && !parcel.lost)) await tellOfOrder(dependencies, tx, credited)
  else await tellOfParcel(dependencies, tx, credited, parcel.id)
  return credited
}

/** Everything on the invoice, less what was credited with a refund before. */
async function creditTheRest(
  dependencies: Dependencies,
  tx: ShopTransaction,
  order: OrderRecord,
  reason: string,
): Promise<OrderRecord> {
  const credited = sumOfRefunds(order)
  if (credited === 0) return issueCreditNote(dependencies, tx, order, { reason })
  const lines = linesWorth(invoiceLinesOf(order), order.total - credited)
  return lines.length === 0 ? order : issueCreditNote(dependencies, tx, order, { reason, lines })
}

const creditReasons: Readonly<Record<EndWithoutSale, string>> = {
  cancelled: 'The order was cancelled',
  returned_to_origin: 'The parcel could not be delivered and came back',
}

/** Cash is paid when the parcel is handed over; what was paid for an order that ends without a sale is owed back. */
function paymentStatusAfter(current: PaymentStatus, to: OrderStatus): PaymentStatus {
  if (to === 'delivered' && current === 'cod_due') return 'paid'
  if (endsWithoutSale(to) && isMoneyHeld({ paymentStatus: current })) return 'refund_pending'
  if (to === 'cancelled' && current === 'pending') return 'failed'
  return current
}

async function giveBackPromotion(tx: ShopTransaction, order: OrderRecord): Promise<void> {
  if (order.promotionCode === null) return
  const promotion = await findPromotion(tx, order.promotionCode)
  if (promotion) await tx.put('promotions', { ...promotion, usedCount: Math.max(0, promotion.usedCount - 1) })
}
