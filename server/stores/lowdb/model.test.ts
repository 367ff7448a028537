import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  rangesOf,
  UniqueViolation,
  type ListQuery,
  type SortKey,
  type Store,
  type StoreTransaction,
} from '../../domain/ports/store.ts'
import {
  conformanceSchema,
  type ConformanceSchema,
  type Customer,
  type Order,
} from '../conformance/schema.ts'
import { temporaryDirectory } from './fixtures/temporary-directory.ts'
import { openLowdbStore } from './open.ts'

/** Small enough that most runs go through several snapshots. */
const compactAfterBytes = 1500

/** What the store has to hold, kept in the plainest way there is. */
interface Model {
  readonly orders: Map<string, Order>
  readonly customers: Map<string, Customer>
}

type Write =
  | { readonly put: 'orders'; readonly record: Order }
  | { readonly put: 'customers'; readonly record: Customer }
  | { readonly delete: 'orders' | 'customers'; readonly id: string }

type Step =
  | { readonly kind: 'transaction'; readonly writes: readonly Write[]; readonly fails: boolean }
  | { readonly kind: 'query'; readonly query: ListQuery }
  | { readonly kind: 'reopen' }

const oneOf = <T>(...values: readonly T[]) => fc.constantFrom(...values)

/** Few of each, so that records are replaced, values clash and queries find something. */
const ids = oneOf('1', '2', '10', 'a', 'Z', 'ä', '𝄞', '__proto__', 'constructor')
const statuses = oneOf('placed', 'shipped', '')
const products = oneOf('tivra', 'komal', 'shuddha')
const emails = oneOf('asha@example.in', 'ravi@example.in', undefined)

const orders: fc.Arbitrary<Order> = fc.record({
  id: ids,
  customerId: ids,
  status: statuses,
  totalPaise: oneOf(-1, 0, 99_900, 1e15),
  placedAt: oneOf('2026-01-01', '2026-01-02', ''),
  lines: fc.array(fc.record({ productId: products, quantity: fc.integer({ min: 1, max: 10 }) }), {
    maxLength: 3,
  }),
})
const customers: fc.Arbitrary<Customer> = fc.record({
  id: ids,
  email: emails,
  phoneNumbers: fc.subarray(['+919876501234', '+919876505678']),
})
const writes: fc.Arbitrary<Write> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ put: fc.constant('orders' as const), record: orders }) },
  { weight: 1, arbitrary: fc.record({ put: fc.constant('customers' as const), record: customers }) },
  { weight: 1, arbitrary: fc.record({ delete: oneOf('orders' as const, 'customers' as const), id: ids }) },
)
const daysRange = fc.record(
  { index: fc.constant('placedAt'), from: oneOf('', '2026-01-02'), below: oneOf('2026', '2026-01-02') },
  { requiredKeys: ['index'] },
)
const totalsRange = fc.record(
  { index: fc.constant('total'), from: oneOf(-1, 0, 99_900), below: oneOf(0, 99_901) },
  { requiredKeys: ['index'] },
)
const queries: fc.Arbitrary<ListQuery> = fc.record(
  {
    where: fc.record(
      {
        status: fc.oneof(statuses, fc.array(statuses, { maxLength: 2 })),
        product: fc.oneof(products, fc.array(products, { maxLength: 3 })),
        customer: ids,
      },
      { requiredKeys: [] },
    ),
    orderBy: fc.record({
      index: oneOf('placedAt', 'total'),
      direction: oneOf('asc' as const, 'desc' as const),
    }),
    range: fc.oneof(daysRange, totalsRange, fc.tuple(totalsRange, daysRange)),
    contains: fc.record({
      index: fc.constant('search'),
      anyOf: fc.subarray(['A', 'z', '1', '__', 'Ä'], { minLength: 1, maxLength: 2 }),
    }),
    after: fc.record({ key: oneOf<SortKey>('', '1', '2026-01-01', -1, 0, 99_900), id: ids }),
    offset: fc.nat({ max: 4 }),
    limit: fc.nat({ max: 4 }),
  },
  { requiredKeys: [] },
)
const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('transaction' as const),
      writes: fc.array(writes, { maxLength: 6, size: 'max' }),
      fails: oneOf(false, false, false, true),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('query' as const), query: queries }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reopen' as const) }) },
)

/** The model after the writes; null when one of them breaks a unique index. */
function afterWrites(model: Model, list: readonly Write[]): Model | null {
  const next: Model = { orders: new Map(model.orders), customers: new Map(model.customers) }
  for (const write of list) {
    if ('delete' in write) {
      next[write.delete].delete(write.id)
    } else if (write.put === 'orders') {
      next.orders.set(write.record.id, write.record)
    } else {
      const { record } = write
      const others = [...next.customers.values()].filter(other => other.id !== record.id)
      const clashes = others.some(
        other =>
          (record.email !== undefined && other.email === record.email) ||
          other.phoneNumbers.some(phoneNumber => record.phoneNumbers.includes(phoneNumber)),
      )
      if (clashes) return null
      next.customers.set(record.id, record)
    }
  }
  return next
}

async function perform(tx: StoreTransaction<ConformanceSchema>, write: Write): Promise<void> {
  if ('delete' in write) await tx.delete(write.delete, write.id)
  else if (write.put === 'orders') await tx.put('orders', write.record)
  else await tx.put('customers', write.record)
}

interface Place {
  readonly key: SortKey
  readonly id: string
}

/** Numbers before strings, strings by code units. */
const byKey = (left: SortKey, right: SortKey) => {
  if (typeof left !== typeof right) return typeof left === 'number' ? -1 : 1
  return left < right ? -1 : left > right ? 1 : 0
}

/** The orders that a query asks for, found by looking at each of them. */
function select(all: Iterable<Order>, query: ListQuery) {
  const { where = {}, contains, orderBy, after, offset = 0, limit = Infinity } = query
  const ranges = rangesOf(query)
  const values: Readonly<Record<string, (order: Order) => readonly string[]>> = {
    customer: order => [order.customerId],
    status: order => [order.status],
    product: order => order.lines.map(line => line.productId),
  }
  const keyOf = (index: string | undefined, order: Order) =>
    index === undefined ? order.id : index === 'total' ? order.totalPaise : order.placedAt
  const found = [...all]
    .filter(order =>
      Object.entries(where).every(([index, wanted]) =>
        [wanted].flat().some(value => values[index]?.(order).includes(value)),
      ),
    )
    .filter(order =>
      ranges.every(
        ({ index, from, below }) =>
          (from === undefined || byKey(keyOf(index, order), from) >= 0) &&
          (below === undefined || byKey(keyOf(index, order), below) < 0),
      ),
    )
    .filter(order => {
      const text = `${order.id} ${order.customerId}`.toLowerCase()
      return contains === undefined || contains.anyOf.some(term => text.includes(term.toLowerCase()))
    })
  const sign = orderBy?.direction === 'desc' ? -1 : 1
  const placeOf = (order: Order) => ({ key: keyOf(orderBy?.index, order), id: order.id })
  const byPlace = (left: Place, right: Place) =>
    sign * (byKey(left.key, right.key) || byKey(left.id, right.id))
  const sorted = found
    .toSorted((left, right) => byPlace(placeOf(left), placeOf(right)))
    .filter(order => after === undefined || byPlace(placeOf(order), after) > 0)
  return { count: found.length, page: sorted.slice(offset, offset + limit) }
}

/** An error of the transaction's own function, which the store has to hand through. */
class ChangedMind extends Error {}

async function runTransaction(
  store: Store<ConformanceSchema>,
  model: Model,
  { writes: list, fails }: { readonly writes: readonly Write[]; readonly fails: boolean },
): Promise<Model> {
  const next = afterWrites(model, list)
  const outcome = await store
    .transaction(async tx => {
      for (const write of list) await perform(tx, write)
      if (fails) throw new ChangedMind()
      return 'committed'
    })
    .catch((error: unknown) => (error instanceof Error ? error.constructor : error))
  expect(outcome).toBe(next === null ? UniqueViolation : fails ? ChangedMind : 'committed')
  return next === null || fails ? model : next
}

async function expectFound(store: Store<ConformanceSchema>, model: Model, query: ListQuery): Promise<void> {
  const { page, count } = select(model.orders.values(), query)
  expect(await store.list('orders', query)).toEqual(page)
  expect(await store.count('orders', query)).toBe(count)
}

async function expectSame(store: Store<ConformanceSchema>, model: Model): Promise<void> {
  expect(await store.list('orders')).toEqual(select(model.orders.values(), {}).page)
  const expected = [...model.customers.values()].toSorted((left, right) => byKey(left.id, right.id))
  expect(await store.list('customers')).toEqual(expected)
}

it('[SRV-3] holds what a plain map would hold, through failed transactions, snapshots and new starts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 10, maxLength: 40, size: 'max' }), async list => {
      expect.hasAssertions()
      const directory = await temporaryDirectory()
      const open = () => openLowdbStore({ directory, schema: conformanceSchema, compactAfterBytes })
      let store = await open()
      let model: Model = { orders: new Map(), customers: new Map() }
      try {
        for (const step of list) {
          if (step.kind === 'transaction') {
            model = await runTransaction(store, model, step)
          } else if (step.kind === 'query') {
            await expectFound(store, model, step.query)
          } else {
            await store.close()
            store = await open()
            await expectSame(store, model)
          }
        }
        await store.close()
        store = await open()
        await expectSame(store, model)
      } finally {
        await store.close()
      }
    }),
    { numRuns: 25 },
  )
}, 60_000)
