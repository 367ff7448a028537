import { shopError } from '../errors.ts'
import type { OrderRecord, ShopReader, UserRecord } from '../records.ts'

/**
 * An order of this user.
 * @throws order_not_found for another customer's too
 */
export async function requireOrder(reader: ShopReader, user: UserRecord, id: string): Promise<OrderRecord> {
  const order = await reader.get('orders', id)
  if (order?.userId !== user.id) throw shopError('order_not_found')
  return order
}

/**
 * An order of this user; an administrator reads any.
 * @throws order_not_found
 */
export async function requireReadableOrder(
  reader: ShopReader,
  user: UserRecord,
  id: string,
): Promise<OrderRecord> {
  const order = await reader.get('orders', id)
  if (!order || (order.userId !== user.id && !user.isAdmin)) throw shopError('order_not_found')
  return order
}
