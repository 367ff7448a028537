import type { OrderRecord, ShopReader, ShopStore, ShopTransaction, UserRecord } from '../records.ts'
import type { ListQuery } from '../ports/store.ts'
import type { Purchases } from './user-indexes.ts'

const none: Purchases = { orders: 0, spend: 0, lastOrderAt: null }

const endsWithoutPurchase: ReadonlySet<OrderRecord['status']> = new Set([
  'pending_payment',
  'payment_failed',
  'cancelled',
  'returned_to_origin',
])

type CountedOrder = Pick<OrderRecord, 'status' | 'total' | 'createdAt'>

function purchasesOf(order: CountedOrder | null): Purchases {
  if (!order) return none
  const counts = !endsWithoutPurchase.has(order.status)
  return { orders: counts ? 1 : 0, spend: counts ? order.total : 0, lastOrderAt: order.createdAt }
}

const later = (left: string | null, right: string | null) => ((left ?? '') > (right ?? '') ? left : right)

function sum(left: Purchases, right: Purchases): Purchases {
  return {
    orders: left.orders + right.orders,
    spend: left.spend + right.spend,
    lastOrderAt: later(left.lastOrderAt, right.lastOrderAt),
  }
}

const isSame = (left: Purchases | undefined, right: Purchases) =>
  left?.orders === right.orders && left.spend === right.spend && left.lastOrderAt === right.lastOrderAt

/** What an account's orders come to. */
export function purchasesOfOrders(orders: readonly CountedOrder[]): Purchases {
  return orders.map(order => purchasesOf(order)).reduce(sum, none)
}

async function countAll(reader: ShopReader, userId: string): Promise<Purchases> {
  return purchasesOfOrders(await reader.list('orders', { where: { userId } }))
}

async function keep(tx: ShopTransaction, user: UserRecord, purchases: Purchases): Promise<void> {
  if (!isSame(user.purchases, purchases)) await tx.put('users', { ...user, purchases })
}

/**
 * Brings an account's figures up to date with an order that was just written, in the transaction that wrote it.
 * @param before the order as it was; null for a new one
 */
export async function countPurchase(
  tx: ShopTransaction,
  before: OrderRecord | null,
  after: OrderRecord,
): Promise<void> {
  const user = await tx.get('users', after.userId)
  if (!user) return
  const { purchases } = user
  if (!purchases) return keep(tx, user, await countAll(tx, user.id))
  const [was, is] = [purchasesOf(before), purchasesOf(after)]
  await keep(tx, user, {
    orders: purchases.orders - was.orders + is.orders,
    spend: purchases.spend - was.spend + is.spend,
    lastOrderAt: later(purchases.lastOrderAt, is.lastOrderAt),
  })
}

/** Counts all orders of an account: for one that has others' orders now. */
export async function recountPurchases(tx: ShopTransaction, userId: string): Promise<void> {
  const user = await tx.get('users', userId)
  if (user) await keep(tx, user, await countAll(tx, userId))
}

/** Accounts counted in one transaction: few enough that a shopper who comes in between does not notice. */
const sliceSize = 50
const countedId = 'purchases-counted'
/** Says that the purchases of every account were counted. */
export const purchasesCounted = { id: countedId, value: 1 } as const
const counting = new WeakMap<ShopStore, Promise<void>>()

/**
 * Counts what was bought before the shop kept figures of it, once, in slices with other work between them. What is cut
 * short begins again, and counts nothing twice.
 */
export function countEarlierPurchases(store: ShopStore): Promise<void> {
  const running = counting.get(store) ?? countOnce(store)
  counting.set(store, running)
  running.catch(() => counting.delete(store))
  return running
}

async function countOnce(store: ShopStore): Promise<void> {
  if (await store.get('counters', countedId)) return
  let after: ListQuery['after']
  for (;;) {
    const query: ListQuery = {
      orderBy: { index: 'createdAt', direction: 'asc' },
      ...(after && { after }),
      limit: sliceSize,
    }
    // One slice after the other: each goes on where the one before it ended.
    const slice = await store.transaction(async tx => {
      const users = await tx.list('users', query)
      for (const user of users) if (!user.purchases) await keep(tx, user, await countAll(tx, user.id))
      return users
    })
    const last = slice.at(-1)
    if (!last || slice.length < sliceSize) break
    after = { key: last.createdAt, id: last.id }
  }
  await store.transaction(tx => tx.put('counters', purchasesCounted))
}
