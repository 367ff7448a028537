import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ListQuery, StoredRecord } from '../domain/ports/store.ts'
import { conformanceSchema, idsOf, orderOf, type Order } from './conformance/schema.ts'
import { Table, type Indexes } from './table.ts'
import { Overlay, View } from './view.ts'

const indexes = conformanceSchema.orders as Indexes

const tableOf = (orders: Iterable<Order>) =>
  new Table('orders', indexes, new Map<string, StoredRecord>([...orders].map(order => [order.id, order])))

const oneOf = <T>(...values: readonly T[]) => fc.constantFrom(...values)
const days = oneOf('2026-01-01', '2026-01-02', '2026-01-03')

const ordersWith = (most: number) =>
  fc.array(
    fc
      .record({
        id: fc.nat({ max: 2 * most }).map(String),
        status: oneOf('placed', 'shipped'),
        customerId: oneOf('asha', 'ravi'),
        totalPaise: fc.nat({ max: 3 }),
        placedAt: days,
        products: fc.subarray(['tivra', 'komal']),
      })
      .map(({ id, products, ...order }) =>
        orderOf(id, { ...order, lines: products.map(productId => ({ productId, quantity: 1 })) }),
      ),
    { maxLength: most, size: 'max' },
  )

const queries: fc.Arbitrary<ListQuery> = fc.record(
  {
    where: fc.record(
      {
        status: fc.oneof(oneOf('placed', 'shipped'), fc.constant(['placed', 'shipped'])),
        product: fc.oneof(oneOf('tivra', 'none'), fc.constant(['tivra', 'komal'])),
        customer: oneOf('asha', 'ravi'),
      },
      { requiredKeys: [] },
    ),
    orderBy: fc.record({
      index: oneOf('placedAt', 'total'),
      direction: oneOf('asc' as const, 'desc' as const),
    }),
    range: fc.record(
      { index: fc.constant('placedAt'), from: days, below: days },
      { requiredKeys: ['index'] },
    ),
    contains: fc.record({ index: fc.constant('search'), anyOf: fc.constant(['as', '1']) }),
    offset: fc.nat({ max: 3 }),
    limit: fc.nat({ max: 12 }),
  },
  { requiredKeys: [] },
)

/** Changes to a collection: what is put, and the ids that are deleted after it. */
const changesOf = (most: number) =>
  fc.record({
    put: ordersWith(most),
    deleted: fc.array(fc.nat({ max: 2 * most }).map(String), { maxLength: 5 }),
  })

describe('[SRV-3] a view of changes that lie over a table', () => {
  // Few changes are looked at one by one, many are indexed.
  it.each([6, 80])('gives what the table would that has them, with up to %i of them in each layer', most => {
    fc.assert(
      fc.property(
        ordersWith(most),
        changesOf(most),
        changesOf(most),
        fc.array(queries, { minLength: 1, maxLength: 6 }),
        (kept, pending, own, asked) => {
          const expected = new Map(kept.map(order => [order.id, order]))
          const layers = [pending, own].map(({ put, deleted }) => {
            const overlay = new Overlay('orders', indexes)
            for (const order of put) {
              overlay.put(order, 1)
              expected.set(order.id, order)
            }
            for (const id of deleted) {
              overlay.delete(id, 1)
              expected.delete(id)
            }
            return overlay
          })
          const view = new View(tableOf(kept), layers.toReversed())
          const whole = new View(tableOf(expected.values()))
          for (const query of asked) {
            expect(view.list(query)).toEqual(whole.list(query))
            expect(view.count(query)).toBe(whole.count(query))
          }
        },
      ),
      { numRuns: 150 },
    )
  })

  it('begins behind a place, which does not change what is counted', () => {
    const overlay = new Overlay('orders', indexes)
    overlay.put(orderOf('b', { totalPaise: 2 }), 1)
    overlay.put(orderOf('d', { totalPaise: 2 }), 1)
    const view = new View(tableOf([orderOf('a', { totalPaise: 1 }), orderOf('c', { totalPaise: 2 })]), [
      overlay,
    ])
    const query = { orderBy: { index: 'total', direction: 'asc' }, after: { key: 2, id: 'b' } } as const
    expect(idsOf(view.list(query))).toEqual(['c', 'd'])
    expect(view.count(query)).toBe(4)
  })

  it('refuses an index that the schema does not declare, though little has changed', () => {
    const overlay = new Overlay('orders', indexes)
    overlay.put(orderOf('a'), 1)
    const view = new View(tableOf([]), [overlay])
    expect(() => view.list({ where: { colour: 'black' } })).toThrow('orders has no equal index named colour')
    expect(() => view.count({ range: { index: 'weight' } })).toThrow('orders has no ordering named weight')
  })
})
