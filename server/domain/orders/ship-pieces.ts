import type { ParcelStatus } from '../../contract/index.ts'
import { toInstant } from '../calendar.ts'
import type { Dependencies } from '../context.ts'
import { tellOfParcel } from '../messages/outbox.ts'
import type { OrderRecord, ShopTransaction } from '../records.ts'
import { sentWith } from './couriers.ts'
import { moveOrder } from './move-order.ts'
import { statusOfParcels, unsentOf } from './parcels.ts'
import type { ParcelRecord, Pieces } from './records.ts'

interface Shipment {
  readonly lines: readonly Pieces[]
  readonly carrier: string
  readonly trackingNumber: string
  /** The administrator who ships it. */
  readonly actorId: string
}

/**
 * Ships pieces of an order, in the caller's transaction: all of them as a whole, or some in a parcel of their own. Whether
 * they are left to send is the caller's to check.
 */
export async function shipPieces(
  dependencies: Dependencies,
  tx: ShopTransaction,
  order: OrderRecord,
  { lines, carrier, trackingNumber, actorId }: Shipment,
): Promise<OrderRecord> {
  const parcels = order.parcels ?? []
  const id = String(parcels.length + 1)
  const shippedAt = toInstant(dependencies.clock.now())
  const tracked = { ...(await sentWith(tx, carrier)), trackingNumber }
  const parcel: ParcelRecord = {
    id,
    lines,
    ...tracked,
    status: 'shipped',
    shippedAt,
    deliveredAt: null,
  }
  const sent: OrderRecord = { ...order, ...tracked, parcels: [...parcels, parcel] }
  const goesWhole = !order.parcels && unsentOf(sent).length === 0
  if (goesWhole)
    return moveOrder(dependencies, tx, order, {
      to: 'shipped',
      by: 'administrator',
      actorId,
      carrier,
      trackingNumber,
    })
  return followParcel(dependencies, tx, sent, { parcelId: id, actorId })
}

/** Says where a parcel is; the order follows. Whether it may go there is the caller's to check. */
export async function moveParcel(
  dependencies: Dependencies,
  tx: ShopTransaction,
  order: OrderRecord,
  { parcelId, status, actorId }: { parcelId: string; status: ParcelStatus; actorId: string },
): Promise<OrderRecord> {
  const deliveredAt = status === 'delivered' ? toInstant(dependencies.clock.now()) : null
  const parcels = (order.parcels ?? []).map(parcel =>
    parcel.id === parcelId ? { ...parcel, status, deliveredAt } : parcel,
  )
  return followParcel(dependencies, tx, { ...order, parcels }, { parcelId, actorId })
}

/** Keeps an order whose parcel changed, moves it where its parcels are, and tells the customer. */
async function followParcel(
  dependencies: Dependencies,
  tx: ShopTransaction,
  order: OrderRecord,
  { parcelId, actorId }: { parcelId: string; actorId: string },
): Promise<OrderRecord> {
  const to = statusOfParcels(order)
  if (to !== order.status)
    return moveOrder(dependencies, tx, order, { to, by: 'administrator', actorId, parcelId })
  const kept: OrderRecord = {
    ...order,
    updatedAt: toInstant(dependencies.clock.now()),
    version: order.version + 1,
  }
  await tx.put('orders', kept)
  await tellOfParcel(dependencies, tx, kept, parcelId)
  return kept
}
