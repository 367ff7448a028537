import type { AdminOrder, AdminOrderSummary, OrderStatus } from '../../contract/index.ts'
import type { Dependencies } from '../context.ts'
import { shopError } from '../errors.ts'
import { toAdminOrderSummary, toAdminTimeline, toOrder } from '../orders/mappers.ts'
import { moveOrder } from '../orders/move-order.ts'
import { allowedMoves, canMove, statusInWords } from '../orders/state-machine.ts'
import { pageBounds, type RecordPage, type PageQuery } from '../paging.ts'
import type { OrderRecord, ShopReader } from '../records.ts'
import { changeAsAdministrator, type Administrator } from './audit.ts'
import { searchTerms } from './order-search.ts'

const pageSize = 25

export interface OrderSearch extends PageQuery {
  readonly status?: OrderStatus | undefined
  readonly search?: string | undefined
  readonly sort?: 'createdAt' | 'total' | undefined
  readonly direction?: 'asc' | 'desc' | undefined
}

/** Orders that match, sorted, a page at a time; the newest first unless asked otherwise (ADM-3, ADM-9). */
export async function adminListOrders(
  { store }: Dependencies,
  query: OrderSearch,
): Promise<RecordPage<AdminOrderSummary>> {
  const selection = {
    ...(query.status ? { where: { status: query.status } } : {}),
    ...(query.search ? { contains: { index: 'search', anyOf: searchTerms(query.search) } } : {}),
  }
  const [orders, total] = await Promise.all([
    store.list('orders', {
      ...selection,
      orderBy: { index: query.sort ?? 'createdAt', direction: query.direction ?? 'desc' },
      ...pageBounds(query, pageSize),
    }),
    store.count('orders', selection),
  ])
  return { items: orders.map(toAdminOrderSummary), total }
}

async function requireOrder(reader: ShopReader, id: string): Promise<OrderRecord> {
  const order = await reader.get('orders', id)
  if (!order) throw shopError('order_not_found')
  return order
}

async function toAdminOrder(reader: ShopReader, order: OrderRecord): Promise<AdminOrder> {
  const customer = await reader.get('users', order.userId)
  return {
    ...toOrder(order),
    timeline: toAdminTimeline(order),
    version: order.version,
    customer: {
      id: order.userId,
      name: customer?.name ?? null,
      email: customer?.email ?? null,
      phoneNumber: customer?.phoneNumber ?? null,
      orderCount: await reader.count('orders', { where: { userId: order.userId } }),
    },
    allowedStatuses: allowedMoves(order.status, 'administrator'),
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
 * @throws order_not_found, stale_version, order_transition, tracking_number_required
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
    if (to === 'shipped' && !input.trackingNumber)
      throw shopError('tracking_number_required', {}, 'trackingNumber')
    const { trackingNumber, carrier, note, isNoteForCustomer } = input
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
