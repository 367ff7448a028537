import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { createKeptLog } from '../../../contract-suite/shop/ports.ts'
import { orders } from '../../../contract-suite/shop/orders.ts'
import { products } from '../../../contract-suite/shop/catalogue.ts'
import { createMemoryStore } from '../../../stores/memory.ts'
import { toInstant } from '../../calendar.ts'
import { deletedUserId } from '../../orders/buyer-keys.ts'
import { priceOrder } from '../../pricing.ts'
import { shopSchema, type OrderRecord, type ShopStore } from '../../records.ts'
import type { ReturnRecord } from '../../returns/records.ts'
import { countAll, countEarlierOrders } from './count-again.ts'
import { keepingFigures } from './keep-figures.ts'
import { added, sumsOf } from './figures.ts'
import { instantsOf, type Period } from './periods.ts'
import { sumsByDay, sumsByKey, sumsOfAll } from './read.ts'
import type { Sums } from './records.ts'

const [sample] = orders
if (!sample) throw new Error('The suite has no order')

/** Between October 2026 and January 2027, to the minute: midnight in India is among them. */
const instant = fc
  .integer({ min: 0, max: 120 * 24 * 60 })
  .map(minutes => toInstant(Date.parse('2026-09-30T18:30:00.000Z') + minutes * 60_000))

const endings = ['placed', 'delivered', 'cancelled', 'returned_to_origin', 'pending_payment'] as const

/** An order at some point of its life. */
const orderAt = fc
  .record({
    id: fc.constantFrom('o1', 'o2', 'o3', 'o4', 'o5'),
    userId: fc.constantFrom('usr-asha', 'usr-ravi', deletedUserId),
    lines: fc.array(
      fc.record({ product: fc.constantFrom(...products), quantity: fc.integer({ min: 1, max: 4 }) }),
      { minLength: 1, maxLength: 4 },
    ),
    discount: fc.integer({ min: 0, max: 20_001 }),
    shipping: fc.constantFrom(0, 4_900),
    method: fc.constantFrom('cod' as const, 'upi' as const),
    state: fc.constantFrom('Assam', 'Kerala'),
    code: fc.constantFrom(null, 'FIRST20'),
    status: fc.constantFrom(...endings),
    placedAt: instant,
    endedAt: instant,
  })
  .map(({ id, userId, lines, discount, shipping, method, state, code, status, placedAt, endedAt }) => {
    const entry = (to: OrderRecord['status'], at: string) =>
      ({ status: to, at, by: 'customer', actorId: null }) as const
    const timeline =
      status === 'pending_payment'
        ? [entry('pending_payment', placedAt)]
        : [entry('placed', placedAt), ...(status === 'placed' ? [] : [entry(status, endedAt)])]
    const record: OrderRecord = {
      ...sample,
      ...priceOrder({
        lines: lines.map(line => ({ ...line, variantIndex: 0 })),
        discount,
        shipping,
        codFee: method === 'cod' ? 3_001 : 0,
        sameState: true,
      }),
      id,
      number: `SHR-${id}`,
      userId,
      createdAt: placedAt,
      shippingAddress: { ...sample.shippingAddress, state },
      paymentMethod: method,
      promotionCode: code,
      status,
      timeline,
    }
    return record
  })

type Step =
  | { kind: 'order'; order: OrderRecord }
  | { kind: 'return'; of: string; amount: number; at: string; status: ReturnRecord['status'] }
  | { kind: 'end'; id: string }

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: orderAt.map(order => ({ kind: 'order' as const, order })) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('return' as const),
      of: fc.constantFrom('o1', 'o2', 'o3', 'o4', 'o5'),
      amount: fc.integer({ min: 0, max: 900_001 }),
      at: instant,
      status: fc.constantFrom('requested' as const, 'refunded' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('end' as const),
      id: fc.constantFrom('o1', 'o2', 'o3', 'o4', 'o5'),
    }),
  },
)

async function apply(store: ShopStore, change: Step): Promise<void> {
  await store.transaction(async tx => {
    if (change.kind === 'order') return tx.put('orders', change.order)
    if (change.kind === 'end') {
      await tx.delete('returns', `r-${change.id}`)
      return tx.delete('orders', change.id)
    }
    const order = await tx.get('orders', change.of)
    if (!order) return
    const { at, status, amount } = change
    await tx.put('returns', {
      id: `r-${order.id}`,
      orderId: order.id,
      userId: order.userId,
      version: 1,
      status,
      reason: 'defective',
      comment: null,
      items: order.lines.map((_line, lineIndex) => ({ lineIndex, quantity: 1 })),
      amount,
      refundTo: 'upi',
      upiId: null,
      payoutReference: null,
      restocked: null,
      timeline: [{ status, at, by: 'administrator', actorId: null }],
      createdAt: at,
    })
  })
}

const contents = async (store: ShopStore) => ({
  entries: await store.list('salesEntries'),
  figures: await store.list('figures'),
})

const isWithin = (period: Period) => {
  const { from, below } = instantsOf(period)
  return ({ at }: { at: string }) => at >= from && at < below
}

/** Partial months on both sides of whole ones. */
const period = { from: '2026-10-17', to: '2027-01-05' }

it('[ADM-1] keeps what a recount of everything comes to, whatever was placed, ended, returned, changed or removed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async steps => {
      const kept = keepingFigures(createMemoryStore(shopSchema))
      for (const change of steps) await apply(kept, change)
      const fresh = createMemoryStore(shopSchema)
      await fresh.transaction(async tx => {
        for (const order of await kept.list('orders')) await tx.put('orders', order)
        for (const record of await kept.list('returns')) await tx.put('returns', record)
      })
      await countEarlierOrders(fresh, createKeptLog())
      expect(await contents(kept)).toEqual(await contents(fresh))
      const once = await contents(fresh)
      await countAll(fresh)
      expect(await contents(fresh)).toEqual(once)
    }),
    { numRuns: 60 },
  )
})

it('[ADM-5] each figure is the sum of its rows, to the paisa, by day, product, state, method and promotion', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async steps => {
      const store = keepingFigures(createMemoryStore(shopSchema))
      for (const change of steps) await apply(store, change)
      const rows = (await store.list('salesEntries')).filter(isWithin(period))
      const total = (list: typeof rows): Sums =>
        list.reduce((sum, row) => added(sum, sumsOf(row, row)), {} as Sums)
      const { repeats: _ofCustomers, ...all } = await sumsOfAll(store, period)
      expect(all).toEqual(total(rows))
      for (const [day, { repeats: _repeats, ...sums }] of await sumsByDay(store, 'all', period))
        expect(sums).toEqual(total(rows.filter(isWithin({ from: day, to: day }))))
      for (const dimension of ['state', 'method'] as const)
        for (const [key, sums] of await sumsByKey(store, dimension, period))
          expect(sums).toEqual(total(rows.filter(row => row[dimension] === key)))
      const byProduct = await sumsByKey(store, 'product', period)
      const revenue = [...byProduct.values()].reduce((sum, sums) => sum + (sums.revenue ?? 0), 0)
      expect(revenue).toBe(all.revenue ?? 0)
      for (const [key, sums] of byProduct) {
        const lines = rows.flatMap(row => row.lines.filter(line => (line.productId ?? 'none') === key))
        expect(sums.revenue ?? 0).toBe(lines.reduce((sum, { amount }) => sum + amount, 0))
        expect(sums.units ?? 0).toBe(lines.reduce((sum, { units }) => sum + units, 0))
      }
    }),
    { numRuns: 60 },
  )
})

it('[ADM-1] counts in the days of India, a cancellation on its own day, and what was never paid not at all', async () => {
  const store = keepingFigures(createMemoryStore(shopSchema))
  const placed = (at: string, more: Partial<OrderRecord> = {}): OrderRecord => ({
    ...sample,
    id: at,
    number: at,
    status: 'placed',
    total: 100_001,
    timeline: [{ status: 'placed', at, by: 'customer', actorId: null }],
    ...more,
  })
  await store.transaction(async tx => {
    await tx.put('orders', placed('2026-11-22T18:29:59.999Z'))
    await tx.put('orders', placed('2026-11-22T18:30:00.000Z'))
    await tx.put(
      'orders',
      placed('2026-11-20T10:00:00.000Z', {
        status: 'cancelled',
        timeline: [
          { status: 'placed', at: '2026-11-20T10:00:00.000Z', by: 'customer', actorId: null },
          { status: 'cancelled', at: '2026-11-23T10:00:00.000Z', by: 'customer', actorId: null },
        ],
      }),
    )
    await tx.put(
      'orders',
      placed('unpaid', {
        status: 'pending_payment',
        timeline: [
          { status: 'pending_payment', at: '2026-11-23T10:00:00.000Z', by: 'customer', actorId: null },
        ],
      }),
    )
  })
  const days = await sumsByDay(store, 'all', { from: '2026-11-01', to: '2026-11-30' })
  expect(
    [...days].map(([day, sums]) => [day, sums.revenue ?? 0, sums.orders ?? 0, sums.cancelled ?? 0]),
  ).toEqual([
    ['2026-11-20', 100_001, 1, 0],
    ['2026-11-22', 100_001, 1, 0],
    ['2026-11-23', 0, 1, 1],
  ])
})
