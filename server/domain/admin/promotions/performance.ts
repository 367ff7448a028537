import type { AdminPromotion, OrderStatus } from '../../../contract/index.ts'
import type { OrderRecord, ShopReader } from '../../records.ts'

/** Orders of a read: shoppers' requests come in between. */
const ordersAtOnce = 1000

const cameToNothing: ReadonlySet<OrderStatus> = new Set(['cancelled', 'payment_failed', 'pending_payment'])

/** Whether an order is a sale: neither cancelled nor left unpaid. */
export const isSale = ({ status }: Pick<OrderRecord, 'status'>) => !cameToNothing.has(status)

/** What the orders came to that carry a code; null without a code, for nothing tells them from others. */
export async function performanceOf(
  reader: ShopReader,
  code: string | null,
): Promise<AdminPromotion['performance']> {
  if (code === null) return null
  const performance = { orders: 0, discount: 0, revenue: 0, lastUsedAt: null as string | null }
  let last: OrderRecord | undefined
  do {
    // One after the other: each begins where the one before ended.
    // oxlint-disable-next-line no-await-in-loop
    const orders = await reader.list('orders', {
      where: { promotionCode: code },
      orderBy: { index: 'createdAt', direction: 'desc' },
      ...(last && { after: { key: last.createdAt, id: last.id } }),
      limit: ordersAtOnce,
    })
    for (const order of orders.filter(isSale)) {
      performance.orders += 1
      performance.discount += order.discount
      performance.revenue += order.total
      performance.lastUsedAt ??= order.createdAt
    }
    last = orders.length === ordersAtOnce ? orders.at(-1) : undefined
  } while (last)
  return performance
}
