import type { AdminOrder, OrderStatus } from '../../../contract/index.ts'
import type { Dependencies } from '../../context.ts'
import { shopError } from '../../errors.ts'
import { toAdminTimeline, toOrder } from '../../orders/mappers.ts'
import { cashOfOrder } from '../../orders/parcels.ts'
import { cashStateOf } from '../../orders/cash.ts'
import { refundableOf } from '../../orders/refundable.ts'
import { moveOrder } from '../../orders/move-order.ts'
import { canMove, statusInWords } from '../../orders/state-machine.ts'
import { canStillBePaid } from '../../payments/can-be-paid.ts'
import type { OrderRecord, ShopReader } from '../../records.ts'
import { changeAsAdministrator, type Administrator } from '../audit.ts'
import {
  allowedOrderMoves,
  allowedParcelMoves,
  canBeLost,
  canChangeAddress,
  canChangeTracking,
  canShipParcel,
} from './editable.ts'

export async function requireOrder(reader: ShopReader, id: string): Promise<OrderRecord> {
  const order = await reader.get('orders', id)
  if (!order) throw shopError('order_not_found')
  return order
}

/** An order with all that an administrator sees and may do. */
export async function toAdminOrder(reader: ShopReader, order: OrderRecord): Promise<AdminOrder> {
  const customer = await reader.get('users', order.userId)
  const payment = await reader.get('payments', order.id)
  const returns = await reader.list('returns', { where: { orderId: order.id } })
  return {
    ...toOrder(order),
    parcels: toOrder(order).parcels.map(parcel => {
      const record = order.parcels?.find(({ id }) => id === parcel.id)
      const { reason, note, amount } = record?.lost ?? {}
      return {
        ...parcel,
        allowedStatuses: record ? allowedParcelMoves(record) : [],
        canBeLost: record !== undefined && canBeLost(record),
        loss: reason === undefined ? null : { reason, note: note ?? null, amount: amount ?? 0 },
      }
    }),
    timeline: toAdminTimeline(order),
    version: order.version,
    customer: {
      id: order.userId,
      name: customer?.name ?? null,
      email: customer?.email ?? null,
      phoneNumber: customer?.phoneNumber ?? null,
      orderCount: await reader.count('orders', { where: { userId: order.userId } }),
    },
    allowedStatuses: allowedOrderMoves(order),
    staffNotes: (order.staffNotes ?? []).map(({ actorId: _actorId, ...note }) => note),
    refunds: (order.refunds ?? []).map(({ actorId: _actorId, ...refund }) => refund),
    refundable: refundableOf(order, returns),
    refundTo: payment?.paymentId ? 'source' : 'upi',
    canChangeAddress: canChangeAddress(order),
    canChangeTracking: canChangeTracking(order),
    cash: cashOf(order),
    canShipParcel: canShipParcel(order),
    isInParcels: order.parcels !== undefined,
  }
}

function cashOf(order: OrderRecord): AdminOrder['cash'] {
  const state = cashStateOf(order)
  if (state === undefined) return null
  return {
    state,
    total: cashOfOrder(order),
    amount: order.cash?.amount ?? null,
    collectedOn: order.cash?.collectedOn ?? null,
  }
}

/**
 * One order with its customer and where it may go next.
 * @throws order_not_found
 */
export async function adminGetOrder({ store }: Dependencies, id: string): Promise<AdminOrder> {
  return toAdminOrder(store, await requireOrder(store, id))
}

export interface StatusChange {
  readonly id: string
  readonly status: OrderStatus
  readonly version: number
  readonly trackingNumber?: string | undefined
  readonly carrier?: string | undefined
  readonly note?: string | undefined
  readonly isNoteForCustomer: boolean
}

/**
 * Moves an order on, if nobody else did since the administrator read it.
 * @throws order_not_found, stale_version, order_transition, tracking_number_required, order_in_parcels,
 *   cancellation_reason_required
 */
export async function adminSetOrderStatus(
  dependencies: Dependencies,
  administrator: Administrator,
  input: StatusChange,
): Promise<AdminOrder> {
  return changeAsAdministrator(dependencies, administrator, async tx => {
    const order = await requireOrder(tx, input.id)
    const { status: from } = order
    const { status: to } = input
    if (order.version !== input.version) throw shopError('stale_version')
    if (!canMove(from, to, 'administrator')) {
      throw shopError('order_transition', { from: statusInWords(from), to: statusInWords(to) })
    }
    if (!allowedOrderMoves(order).includes(to)) throw shopError('order_in_parcels')
    if (to === 'shipped' && !input.trackingNumber)
      throw shopError('tracking_number_required', {}, 'trackingNumber')
    const { trackingNumber, carrier, note, isNoteForCustomer } = input
    // The customer did not ask for it, and may be about to pay.
    if (to === 'cancelled' && canStillBePaid(order) && !note)
      throw shopError('cancellation_reason_required', {}, 'note')
    const moved = await moveOrder(dependencies, tx, order, {
      to,
      by: 'administrator',
      actorId: administrator.user.id,
      ...(isNoteForCustomer ? { note } : { internalNote: note }),
      trackingNumber,
      carrier,
    })
    return {
      answer: await toAdminOrder(tx, moved),
      action: 'order.status',
      subject: `order:${order.id}`,
      detail: `${order.number}: ${from} → ${to}`,
      before: order,
      after: moved,
    }
  })
}
