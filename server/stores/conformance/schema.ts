import { collection, type Store } from '../../domain/ports/store.ts'

export interface Customer {
  readonly id: string
  readonly email?: string | undefined
  readonly phoneNumbers: readonly string[]
}
export interface Order {
  readonly id: string
  readonly customerId: string
  readonly status: string
  readonly totalPaise: number
  readonly placedAt: string
  readonly lines: ReadonlyArray<{ readonly productId: string; readonly quantity: number }>
}
export interface Counter {
  readonly id: string
  readonly value: number
}

/** The schema that `open` of the conformance suite must open a store with. */
export const conformanceSchema = {
  customers: collection<Customer>({
    equal: {
      email: { of: customer => customer.email, unique: true },
      phoneNumber: { of: customer => customer.phoneNumbers, unique: true },
    },
  }),
  orders: collection<Order>({
    equal: {
      customer: { of: order => order.customerId },
      status: { of: order => order.status },
      product: { of: order => order.lines.map(line => line.productId) },
    },
    sorted: { placedAt: order => order.placedAt, total: order => order.totalPaise },
    within: { status: ['placedAt', 'total'], product: ['total'] },
    text: { search: order => `${order.id}\n${order.customerId}` },
  }),
  counters: collection<Counter>(),
}
export type ConformanceSchema = typeof conformanceSchema

/** An order, complete but for what the test is about. */
export function orderOf(id: string, change: Partial<Order> = {}): Order {
  return {
    id,
    customerId: 'customer-1',
    status: 'placed',
    totalPaise: 299900,
    placedAt: '2026-01-01T00:00:00.000Z',
    lines: [{ productId: 'entry-black', quantity: 1 }],
    ...change,
  }
}

/** The ids of the records, in their order. */
export const idsOf = (records: ReadonlyArray<{ readonly id: string }>): string[] =>
  records.map(record => record.id)

export function putOrders(store: Store<ConformanceSchema>, ...orders: readonly Order[]): Promise<void> {
  return store.transaction(async tx => {
    for (const order of orders) await tx.put('orders', order)
  })
}
