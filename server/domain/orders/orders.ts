import { cancelReasons, type CancelReason } from '../../contract/cancellation.ts'
import type { Order } from '../../contract/index.ts'
import type { Dependencies } from '../context.ts'
import { shopError } from '../errors.ts'
import { pageBounds, type RecordPage, type PageQuery } from '../paging.ts'
import type { UserRecord } from '../records.ts'
import { toOrder } from './mappers.ts'
import { moveOrder } from './move-order.ts'
import { requireOrder } from './require-order.ts'
import { canMove } from './state-machine.ts'

const pageSize = 50

/** The user's orders, the newest first. */
export async function listOrders(
  { store }: Dependencies,
  user: UserRecord,
  query: PageQuery,
): Promise<RecordPage<Order>> {
  const where = { userId: user.id }
  const [orders, total] = await Promise.all([
    store.list('orders', {
      where,
      orderBy: { index: 'createdAt', direction: 'desc' },
      ...pageBounds(query, pageSize),
    }),
    store.count('orders', { where }),
  ])
  return { items: orders.map(toOrder), total }
}

/**
 * One order of the user.
 * @throws order_not_found
 */
export async function getOrder({ store }: Dependencies, user: UserRecord, id: string): Promise<Order> {
  return toOrder(await requireOrder(store, user, id))
}

function reasonInWords(given: { reason?: CancelReason | undefined; comment?: string | undefined }) {
  const { reason, comment } = given
  return [reason && cancelReasons[reason], comment].filter(Boolean).join(': ') || undefined
}

/**
 * Cancels an order that was not shipped yet; its stock and its promotion code come back.
 * @throws order_not_found, order_not_cancellable
 */
export async function cancelOrder(
  dependencies: Dependencies,
  user: UserRecord,
  input: { id: string; reason?: CancelReason | undefined; comment?: string | undefined },
): Promise<Order> {
  return dependencies.store.transaction(async tx => {
    const order = await requireOrder(tx, user, input.id)
    if (!canMove(order.status, 'cancelled', 'customer')) throw shopError('order_not_cancellable')
    return toOrder(
      await moveOrder(dependencies, tx, order, {
        to: 'cancelled',
        by: 'customer',
        actorId: user.id,
        note: reasonInWords(input),
      }),
    )
  })
}
