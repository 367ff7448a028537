import type { OrderRecord, ReviewRecord, ShopStore, ShopTransaction, UserRecord } from '../domain/index.ts'
import { demoSeed, seedStore } from '../seed/index.ts'

const minuteMs = 60_000
/** The end of what is made: orders and reviews lie before it, a minute apart. */
export const benchNowMs = Date.UTC(2026, 10, 20)
const recordsPerWrite = 1000
const statuses = ['placed', 'confirmed', 'packed', 'shipped', 'delivered', 'delivered', 'delivered'] as const

const instant = (index: number) => new Date(benchNowMs - index * minuteMs).toISOString()
const phoneNumber = (index: number) => `+9198${String(10_000_000 + index)}`

/** Puts `count` records, a thousand in a transaction. */
export async function putMany(
  store: ShopStore,
  count: number,
  put: (tx: ShopTransaction, index: number) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < count; start += recordsPerWrite) {
    await store.transaction(async tx => {
      for (let index = start; index < Math.min(count, start + recordsPerWrite); index += 1)
        await put(tx, index)
    })
  }
}

/** The demo shop, with its own orders and customers many times over, and one product that everybody reviewed. */
export async function fillShop(
  store: ShopStore,
  size: { readonly orders: number; readonly customers: number; readonly reviews: number },
): Promise<{ reviewedProductId: string }> {
  await seedStore(store, await demoSeed({ now: benchNowMs, hashPassword: async () => 'none' }))
  const [order] = await store.list('orders', { limit: 1 })
  const [user] = await store.list('users', { limit: 1 })
  const [review] = await store.list('reviews', { limit: 1 })
  if (!order || !user || !review) throw new Error('The demo shop is empty')

  await putMany(store, size.customers, (tx, index) => {
    const customer: UserRecord = {
      ...user,
      id: `bench-user-${index}`,
      username: `bench.user.${index}`,
      email: `bench.user.${index}@example.in`,
      phoneNumber: phoneNumber(index),
      isAdmin: false,
    }
    return tx.put('users', customer)
  })
  await putMany(store, size.orders, (tx, index) => {
    const placed: OrderRecord = {
      ...order,
      id: `bench-order-${index}`,
      number: `SHR-B${String(index).padStart(7, '0')}`,
      userId: `bench-user-${index % size.customers}`,
      status: statuses[index % statuses.length] ?? 'placed',
      createdAt: instant(index),
      invoiceNumber: null,
      email: `bench.user.${index % size.customers}@example.in`,
      shippingAddress: { ...order.shippingAddress, phoneNumber: phoneNumber(index % size.customers) },
    }
    return tx.put('orders', placed)
  })
  await putMany(store, size.reviews, (tx, index) => {
    const written: ReviewRecord = {
      ...review,
      id: `bench-review-${index}`,
      userId: `bench-user-${index}`,
      rating: 1 + (index % 5),
      helpful: index % 97,
      status: 'published',
      createdAt: instant(index),
    }
    return tx.put('reviews', written)
  })
  return { reviewedProductId: review.productId }
}

/** Guests' sessions that are over, with a cart each. */
export function putExpiredSessions(store: ShopStore, count: number): Promise<void> {
  return putMany(store, count, async (tx, index) => {
    const lastSeenAt = instant(60 * 24 * 60 + index)
    const session = { id: `bench-session-${index}`, userId: null, createdAt: lastSeenAt, lastSeenAt }
    const openedBy = `203.0.113.${index % 250}`
    await tx.put('sessions', { ...session, openedBy, pendingCode: null, expiresAt: lastSeenAt })
    await tx.put('carts', { id: `session:${session.id}`, lines: [], notices: [], updatedAt: lastSeenAt })
  })
}
