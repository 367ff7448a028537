import type { OrderStatus, ParcelStatus } from '../../../contract/index.ts'
import { endsWithoutSale } from '../../../contract/order-endings.ts'
import { isNothingDelivered, unsentOf } from '../../orders/parcels.ts'
import { allowedMoves, canMove } from '../../orders/state-machine.ts'
import type { ParcelRecord } from '../../orders/records.ts'
import type { OrderRecord } from '../../records.ts'

/** While an order is in one of these, nothing is on the parcel yet. */
const beforePacking: readonly OrderStatus[] = ['pending_payment', 'payment_failed', 'placed', 'confirmed']
/** While an order is in one of these, its parcel is with the courier. */
const underWay: readonly OrderStatus[] = ['shipped', 'out_for_delivery', 'undelivered']

export const canChangeAddress = ({ status }: Pick<OrderRecord, 'status'>) => beforePacking.includes(status)
export const canChangeTracking = ({ status }: Pick<OrderRecord, 'status'>) => underWay.includes(status)

/** Whether pieces of it can be sent now: nothing was, and it is packed, or a part of it was. One that ended sends nothing. */
export const canShipParcel = (order: OrderRecord) =>
  (order.status === 'packed' || order.parcels !== undefined) &&
  !endsWithoutSale(order.status) &&
  unsentOf(order).length > 0

type ParcelMove = Exclude<ParcelStatus, 'shipped' | 'returned_to_origin'>

/** Where an administrator may say that a parcel is; it goes back with the whole order. */
export const allowedParcelMoves = ({ status, lost }: Pick<ParcelRecord, 'status' | 'lost'>): ParcelMove[] =>
  lost
    ? []
    : (['out_for_delivery', 'undelivered', 'delivered'] as const).filter(to =>
        canMove(status, to, 'administrator'),
      )

/** Whether a parcel of several can be lost: it is on its way. */
export const canBeLost = ({ status, lost }: Pick<ParcelRecord, 'status' | 'lost'>): boolean =>
  !lost && underWay.includes(status)

/** Where an administrator may move the order itself; one in several parcels follows them. */
export function allowedOrderMoves(order: OrderRecord): OrderStatus[] {
  const moves = allowedMoves(order.status, 'administrator')
  if (!order.parcels) return moves
  return isNothingDelivered(order) ? moves.filter(endsWithoutSale) : []
}
