import { returnReasons, type ReturnReason } from '../../contract/index.ts'
import { warrantyFaults, type WarrantyFault } from '../../contract/warranty.ts'
import { toInstant } from '../../domain/calendar.ts'
import { reviewSignature } from '../../domain/catalogue/signature.ts'
import type { OrderRecord, ProductRecord, RecordOf, ReviewRecord, ShopSchema } from '../../domain/index.ts'
import type { Customer } from '../demo/customers.ts'
import type { Random } from '../random.ts'
import { grouped } from './grouped.ts'

const dayMs = 24 * 60 * 60 * 1000

type Return = RecordOf<ShopSchema, 'returns'>
type Claim = RecordOf<ShopSchema, 'warrantyClaims'>
type Ticket = RecordOf<ShopSchema, 'supportTickets'>

const deliveredAt = ({ timeline }: OrderRecord) =>
  Date.parse(timeline.find(({ status }) => status === 'delivered')?.at ?? '')

const returnPath = ['requested', 'approved', 'picked_up', 'received', 'refunded'] as const
/** Days between two steps of a return. */
const daysAStep = 2

/** One delivered order in twenty-five comes back, one line of it; older ones to the end, one in ten is refused. */
export function createReturns(random: Random, orders: readonly OrderRecord[], now: number): Return[] {
  const reasons = Object.keys(returnReasons) as ReturnReason[]
  return orders
    .filter(({ status }) => status === 'delivered')
    .flatMap(order => {
      const askedAt = deliveredAt(order) + random.whole(1, 6) * dayMs
      if (!random.chance(0.04) || askedAt > now) return []
      const lineIndex = Math.floor(random.next() * order.lines.length)
      const line = order.lines[lineIndex]
      if (!line) return []
      const reached = Math.min(returnPath.length, 1 + Math.floor((now - askedAt) / (daysAStep * dayMs)))
      const steps =
        random.chance(0.1) && reached > 1
          ? (['requested', 'rejected'] as const)
          : returnPath.slice(0, reached)
      const status = steps.at(-1) ?? 'requested'
      const byCash = order.paymentMethod === 'cod'
      const record: Return = {
        id: `ret_${order.id}`,
        orderId: order.id,
        userId: order.userId,
        version: steps.length,
        status,
        reason: random.pick(reasons),
        resolution: 'refund',
        comment: null,
        items: [{ lineIndex, quantity: line.quantity }],
        amount: line.lineTotal - line.discount,
        refundTo: byCash ? 'upi' : 'source',
        upiId: byCash ? 'customer@upi' : null,
        payoutReference: byCash && status === 'refunded' ? random.code(12) : null,
        restocked: status === 'received' || status === 'refunded' ? random.chance(0.7) : null,
        timeline: steps.map((step, index) => ({
          status: step,
          at: toInstant(askedAt + index * daysAStep * dayMs),
          by: index === 0 ? 'customer' : 'administrator',
          actorId: index === 0 ? order.userId : 'usr_admin',
          ...(step === 'rejected' && { note: 'The seal was broken' }),
        })),
        createdAt: toInstant(askedAt),
      }
      return [record]
    })
}

/** One delivered order in fifty has a claim under its warranty, a month after it came. */
export function createClaims(random: Random, orders: readonly OrderRecord[], now: number): Claim[] {
  const faults = Object.keys(warrantyFaults) as WarrantyFault[]
  return orders
    .filter(({ status }) => status === 'delivered')
    .flatMap((order, index) => {
      const askedAt = deliveredAt(order) + random.whole(20, 40) * dayMs
      if (!random.chance(0.02) || askedAt > now) return []
      const isOver = now - askedAt > 14 * dayMs
      const status = isOver ? 'declined' : 'requested'
      const step = {
        status: 'requested',
        at: toInstant(askedAt),
        by: 'customer',
        actorId: order.userId,
      } as const
      const end = {
        status: 'declined',
        at: toInstant(askedAt + 3 * dayMs),
        by: 'administrator',
        actorId: 'usr_admin',
        note: 'The earbuds were opened',
      } as const
      const claim: Claim = {
        id: `clm_${order.id}`,
        number: `W-${String(index).padStart(8, '0')}`,
        orderId: order.id,
        userId: order.userId,
        version: isOver ? 2 : 1,
        lineIndex: 0,
        fault: random.pick(faults),
        description: 'It stopped working after some weeks',
        status,
        parcel: null,
        timeline: isOver ? [step, end] : [step],
        createdAt: step.at,
      }
      return [claim]
    })
}

/** The words of the demo's reviews, about the same product or the one that it is an edition of. */
export function createLargeReviews(
  random: Random,
  count: number,
  {
    orders,
    customers,
    products,
    samples,
    now,
  }: {
    readonly orders: readonly OrderRecord[]
    readonly customers: readonly Customer[]
    readonly products: readonly ProductRecord[]
    readonly samples: readonly ReviewRecord[]
    readonly now: number
  },
): ReviewRecord[] {
  const names = new Map(customers.map(({ user }) => [user.id, user.name ?? 'Shruti customer']))
  const known = new Set(products.map(({ id }) => id))
  const written = new Set<string>()
  const reviews: ReviewRecord[] = []
  const byProduct = grouped(samples, ({ productId }) => productId)
  for (const order of orders.toReversed()) {
    if (reviews.length >= count) break
    const at = deliveredAt(order) + random.whole(2, 30) * dayMs
    if (order.status !== 'delivered' || at > now) continue
    for (const { productId } of order.lines) {
      const authorship = `${order.userId}:${productId}`
      if (reviews.length >= count || written.has(authorship) || !known.has(productId)) continue
      written.add(authorship)
      const words = random.pick(byProduct.get(productId.replace(/-e\d+$/, '')) ?? samples)
      reviews.push({
        ...words,
        id: `rev_l${String(reviews.length).padStart(6, '0')}`,
        productId,
        userId: order.userId,
        authorName: reviewSignature(names.get(order.userId) ?? 'Shruti customer'),
        helpful: Math.floor(24 * random.next() ** 3),
        status: random.chance(0.01) ? 'hidden' : 'published',
        createdAt: toInstant(at),
      })
    }
  }
  return reviews
}

/** What customers wrote to the shop about an order: one in fifty of them; what is older than a week is answered. */
export function createTickets(
  random: Random,
  orders: readonly OrderRecord[],
  customers: readonly Customer[],
  now: number,
): Ticket[] {
  const byId = new Map(customers.map(({ user }) => [user.id, user]))
  return orders.flatMap((order, index) => {
    const user = byId.get(order.userId)
    const at = Date.parse(order.createdAt) + dayMs
    if (!random.chance(0.02) || !user?.email || at > now) return []
    const isAnswered = now - at > 7 * dayMs
    const ticket: Ticket = {
      id: `tkt_${order.id}`,
      number: `T-${String(index).padStart(8, '0')}`,
      version: isAnswered ? 2 : 1,
      topic: 'order',
      name: user.name ?? 'Shruti customer',
      email: user.email,
      phoneNumber: user.phoneNumber,
      orderNumber: order.number,
      message: 'When will the parcel arrive?',
      userId: user.id,
      status: isAnswered ? 'answered' : 'open',
      createdAt: toInstant(at),
      answeredAt: isAnswered ? toInstant(at + dayMs) : null,
    }
    return [ticket]
  })
}
