import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { collection, StoreUnavailable, UniqueViolation, type Store } from '../domain/ports/store.ts'

export interface Customer {
  readonly id: string
  readonly email?: string
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
  }),
  counters: collection<Counter>(),
}
export type ConformanceSchema = typeof conformanceSchema

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

const idsOf = (records: ReadonlyArray<{ readonly id: string }>): string[] => records.map(record => record.id)

/**
 * What every adapter of the Store port must do. The suite closes each store that it opens.
 * @param open opens an empty store with `conformanceSchema`
 */
export function describeStoreConformance(name: string, open: () => Promise<Store<ConformanceSchema>>): void {
  describe(`${name} as a Store`, () => {
    let store: Store<ConformanceSchema>
    const putOrders = (...orders: Order[]): Promise<void> =>
      store.transaction(async tx => {
        for (const order of orders) await tx.put('orders', order)
      })

    beforeEach(async () => {
      store = await open()
    })
    afterEach(async () => {
      await store.close()
    })

    describe('records', () => {
      it('gives back what was put', async () => {
        await putOrders(orderOf('order-1'))
        expect(await store.get('orders', 'order-1')).toEqual(orderOf('order-1'))
      })

      it('has nothing under an unknown id', async () => {
        expect(await store.get('orders', 'order-1')).toBeUndefined()
      })

      it('replaces a record that has the same id', async () => {
        await putOrders(orderOf('order-1', { status: 'placed' }))
        await putOrders(orderOf('order-1', { status: 'packed' }))
        expect(await store.get('orders', 'order-1')).toMatchObject({ status: 'packed' })
        expect(await store.count('orders')).toBe(1)
      })

      it('deletes a record, and takes deleting a missing one for done', async () => {
        await putOrders(orderOf('order-1'))
        await store.transaction(async tx => {
          await tx.delete('orders', 'order-1')
          await tx.delete('orders', 'order-2')
        })
        expect(await store.list('orders')).toEqual([])
      })

      it('hands out deeply frozen records', async () => {
        await putOrders(orderOf('order-1'))
        const order = await store.get('orders', 'order-1')
        expect(Object.isFrozen(order)).toBe(true)
        expect(Object.isFrozen(order?.lines)).toBe(true)
        expect(Object.isFrozen(order?.lines[0])).toBe(true)
        expect(Object.isFrozen((await store.list('orders'))[0])).toBe(true)
      })

      it('keeps a copy: changing the object that was put changes nothing stored', async () => {
        const lines = [{ productId: 'entry-black', quantity: 1 }]
        const order = { ...orderOf('order-1'), lines }
        await putOrders(order)
        lines.push({ productId: 'top-gold', quantity: 2 })
        expect((await store.get('orders', 'order-1'))?.lines).toHaveLength(1)
      })

      it('leaves out a property whose value is undefined', async () => {
        await store.transaction(tx =>
          tx.put('customers', { id: 'customer-1', email: undefined, phoneNumbers: [] }),
        )
        expect(Object.keys((await store.get('customers', 'customer-1')) ?? {})).toEqual([
          'id',
          'phoneNumbers',
        ])
      })

      it('refuses what JSON cannot hold', async () => {
        const put = store.transaction(tx => tx.put('counters', { id: 'counter-1', value: NaN }))
        await expect(put).rejects.toThrow(TypeError)
        expect(await store.count('counters')).toBe(0)
      })

      it('keeps text of any script', async () => {
        await putOrders(orderOf('order-1', { status: 'ऑर्डर “रखा”\n\u2028\\ 🎧' }))
        expect((await store.get('orders', 'order-1'))?.status).toBe('ऑर्डर “रखा”\n\u2028\\ 🎧')
      })
    })

    describe('transactions', () => {
      it('sees its own writes before they are committed', async () => {
        await putOrders(orderOf('order-1'), orderOf('order-2'))
        await store.transaction(async tx => {
          await tx.put('orders', orderOf('order-3', { status: 'packed' }))
          await tx.put('orders', orderOf('order-1', { status: 'packed' }))
          await tx.delete('orders', 'order-2')
          expect(await tx.get('orders', 'order-2')).toBeUndefined()
          expect(idsOf(await tx.list('orders'))).toEqual(['order-1', 'order-3'])
          expect(await tx.count('orders', { where: { status: 'placed' } })).toBe(0)
          expect(idsOf(await tx.list('orders', { where: { status: 'packed' } }))).toEqual([
            'order-1',
            'order-3',
          ])
        })
      })

      it('shows nobody else a write before it is committed', async () => {
        await store.transaction(async tx => {
          await tx.put('orders', orderOf('order-1'))
          expect(await store.get('orders', 'order-1')).toBeUndefined()
          expect(await store.count('orders')).toBe(0)
        })
        expect(await store.count('orders')).toBe(1)
      })

      it('gives back what its function gives back', async () => {
        expect(await store.transaction(async () => 'done')).toBe('done')
      })

      it('leaves nothing behind when its function throws, and rethrows the error', async () => {
        await putOrders(orderOf('order-1'))
        const failing = store.transaction(async tx => {
          await tx.put('orders', orderOf('order-2'))
          await tx.delete('orders', 'order-1')
          throw new RangeError('out of stock')
        })
        await expect(failing).rejects.toThrow(new RangeError('out of stock'))
        expect(idsOf(await store.list('orders'))).toEqual(['order-1'])
        await putOrders(orderOf('order-3'))
        expect(idsOf(await store.list('orders'))).toEqual(['order-1', 'order-3'])
      })

      it('[SRV-3] loses none of many increments that start at once', async () => {
        await store.transaction(tx => tx.put('counters', { id: 'stock', value: 0 }))
        const increment = (): Promise<number> =>
          store.transaction(async tx => {
            const value = ((await tx.get('counters', 'stock'))?.value ?? 0) + 1
            await tx.put('counters', { id: 'stock', value })
            return value
          })
        const values = await Promise.all(Array.from({ length: 100 }, increment))
        expect(new Set(values).size).toBe(100)
        expect(await store.get('counters', 'stock')).toEqual({ id: 'stock', value: 100 })
      })

      it('[SRV-3] never takes the last piece twice', async () => {
        await store.transaction(tx => tx.put('counters', { id: 'stock', value: 3 }))
        const take = (): Promise<void> =>
          store.transaction(async tx => {
            const value = (await tx.get('counters', 'stock'))?.value ?? 0
            if (value === 0) throw new RangeError('out of stock')
            await tx.put('counters', { id: 'stock', value: value - 1 })
          })
        const outcomes = await Promise.allSettled(Array.from({ length: 10 }, take))
        expect(outcomes.filter(outcome => outcome.status === 'fulfilled')).toHaveLength(3)
        expect((await store.get('counters', 'stock'))?.value).toBe(0)
      })

      it('runs transactions one after the other', async () => {
        const events: string[] = []
        const run = (label: string): Promise<void> =>
          store.transaction(async tx => {
            events.push(`${label} starts`)
            await tx.get('counters', 'any')
            await tx.put('counters', { id: label, value: 1 })
            events.push(`${label} ends`)
          })
        await Promise.all([run('first'), run('second')])
        expect(events).toEqual(['first starts', 'first ends', 'second starts', 'second ends'])
      })

      it('refuses a call that was not awaited inside', async () => {
        const leaked = await store.transaction(async tx => ({ tx }))
        await expect(leaked.tx.put('counters', { id: 'late', value: 1 })).rejects.toThrow('over')
        expect(await store.count('counters')).toBe(0)
      })
    })

    describe('unique indexes', () => {
      const asha: Customer = { id: 'asha', email: 'asha@example.in', phoneNumbers: ['+919876543210'] }

      it('refuses a second record with the same value and leaves nothing behind', async () => {
        await store.transaction(tx => tx.put('customers', asha))
        const second = store.transaction(async tx => {
          await tx.put('counters', { id: 'customers', value: 2 })
          await tx.put('customers', { id: 'ravi', email: 'asha@example.in', phoneNumbers: [] })
        })
        await expect(second).rejects.toThrow(UniqueViolation)
        await expect(second).rejects.toMatchObject({ collection: 'customers', index: 'email' })
        expect(await store.count('counters')).toBe(0)
      })

      it('refuses a value that another record holds in an array', async () => {
        await store.transaction(tx => tx.put('customers', asha))
        const second = store.transaction(tx =>
          tx.put('customers', { id: 'ravi', phoneNumbers: ['+919000000001', '+919876543210'] }),
        )
        await expect(second).rejects.toThrow(UniqueViolation)
      })

      it('refuses the same value twice within one transaction', async () => {
        const both = store.transaction(async tx => {
          await tx.put('customers', asha)
          await tx.put('customers', { ...asha, id: 'ravi', phoneNumbers: [] })
        })
        await expect(both).rejects.toThrow(UniqueViolation)
        expect(await store.count('customers')).toBe(0)
      })

      it('lets one of many concurrent claims through', async () => {
        const register = (id: string): Promise<void> =>
          store.transaction(tx => tx.put('customers', { id, email: 'asha@example.in', phoneNumbers: [] }))
        const outcomes = await Promise.allSettled(['a', 'b', 'c', 'd'].map(register))
        expect(outcomes.map(outcome => outcome.status)).toEqual([
          'fulfilled',
          'rejected',
          'rejected',
          'rejected',
        ])
      })

      it('fails the transaction even when the refusal is caught inside it', async () => {
        await store.transaction(tx => tx.put('customers', asha))
        const second = store.transaction(async tx => {
          await tx.put('counters', { id: 'tries', value: 1 })
          await tx.put('customers', { ...asha, id: 'ravi' }).catch(() => undefined)
        })
        await expect(second).rejects.toThrow(UniqueViolation)
        expect(await store.count('counters')).toBe(0)
      })

      it('lets a record keep its own value, and frees a value that is given up', async () => {
        await store.transaction(tx => tx.put('customers', asha))
        await store.transaction(tx => tx.put('customers', { ...asha, phoneNumbers: [] }))
        await store.transaction(async tx => {
          await tx.delete('customers', 'asha')
          await tx.put('customers', { ...asha, id: 'ravi' })
        })
        expect(idsOf(await store.list('customers', { where: { email: 'asha@example.in' } }))).toEqual([
          'ravi',
        ])
      })

      it('lets any number of records be without a value', async () => {
        await store.transaction(async tx => {
          await tx.put('customers', { id: 'asha', phoneNumbers: [] })
          await tx.put('customers', { id: 'ravi', phoneNumbers: [] })
        })
        expect(await store.count('customers')).toBe(2)
      })
    })

    describe('lists', () => {
      const orders = [
        orderOf('c', { totalPaise: 100, placedAt: '2026-03-01', customerId: 'asha' }),
        orderOf('a', { totalPaise: 900, placedAt: '2026-02-01', customerId: 'ravi' }),
        orderOf('d', { totalPaise: 100, placedAt: '2026-01-01', customerId: 'asha', status: 'packed' }),
        orderOf('b', { totalPaise: 20, placedAt: '2026-04-01', customerId: 'asha', status: 'shipped' }),
      ]
      beforeEach(() => putOrders(...orders))

      it('is ordered by id unless told otherwise', async () => {
        expect(idsOf(await store.list('orders'))).toEqual(['a', 'b', 'c', 'd'])
      })

      it('orders numbers as numbers and breaks ties by id', async () => {
        const query = { orderBy: { index: 'total', direction: 'asc' } } as const
        expect(idsOf(await store.list('orders', query))).toEqual(['b', 'c', 'd', 'a'])
      })

      it('descends in the exact reverse of the ascending order', async () => {
        const query = { orderBy: { index: 'total', direction: 'desc' } } as const
        expect(idsOf(await store.list('orders', query))).toEqual(['a', 'd', 'c', 'b'])
      })

      it('pages without overlap, and ends with an empty page', async () => {
        const page = async (offset: number): Promise<string[]> =>
          idsOf(
            await store.list('orders', {
              orderBy: { index: 'placedAt', direction: 'desc' },
              offset,
              limit: 2,
            }),
          )
        expect([await page(0), await page(2), await page(4)]).toEqual([['b', 'c'], ['a', 'd'], []])
      })

      it('gives nothing for a limit of 0 and refuses a negative one', async () => {
        expect(await store.list('orders', { limit: 0 })).toEqual([])
        await expect(store.list('orders', { limit: -1 })).rejects.toThrow(RangeError)
      })

      it('filters by one index and orders by another', async () => {
        const query = {
          where: { customer: 'asha' },
          orderBy: { index: 'placedAt', direction: 'desc' },
        } as const
        expect(idsOf(await store.list('orders', query))).toEqual(['b', 'c', 'd'])
        expect(idsOf(await store.list('orders', { ...query, offset: 1, limit: 1 }))).toEqual(['c'])
      })

      it('takes an array for any of its values and several indexes for all of them', async () => {
        const open = { where: { status: ['packed', 'shipped'] } }
        expect(idsOf(await store.list('orders', open))).toEqual(['b', 'd'])
        const ashas = { where: { customer: 'asha', status: ['packed', 'placed', 'placed'] } }
        expect(idsOf(await store.list('orders', ashas))).toEqual(['c', 'd'])
        expect(idsOf(await store.list('orders', { where: { status: [] } }))).toEqual([])
      })

      it('finds a record under each value of an array, once', async () => {
        const lines = ['top-gold', 'mid-pink'].map(productId => ({ productId, quantity: 1 }))
        await putOrders(orderOf('e', { lines }))
        expect(idsOf(await store.list('orders', { where: { product: 'mid-pink' } }))).toEqual(['e'])
        const either = { where: { product: ['top-gold', 'mid-pink'] } }
        expect(idsOf(await store.list('orders', either))).toEqual(['e'])
        expect(await store.count('orders', either)).toBe(1)
      })

      it('filters in process before it pages', async () => {
        const query = { filter: (order: Order) => order.totalPaise === 100, offset: 1, limit: 1 }
        expect(idsOf(await store.list('orders', query))).toEqual(['d'])
      })

      it('counts what a list would hold without offset and limit', async () => {
        expect(await store.count('orders')).toBe(4)
        expect(await store.count('orders', { where: { customer: 'asha' }, limit: 1, offset: 2 })).toBe(3)
        expect(await store.count('orders', { filter: order => order.totalPaise > 50 })).toBe(3)
      })

      it('moves a record to its new place when its keys change', async () => {
        await putOrders(orderOf('b', { totalPaise: 5000, customerId: 'ravi' }))
        const query = { orderBy: { index: 'total', direction: 'desc' } } as const
        expect(idsOf(await store.list('orders', query))).toEqual(['b', 'a', 'd', 'c'])
        expect(idsOf(await store.list('orders', { where: { customer: 'ravi' } }))).toEqual(['a', 'b'])
      })

      it('orders a transaction’s own writes among the others', async () => {
        await store.transaction(async tx => {
          await tx.put('orders', orderOf('e', { placedAt: '2026-02-15' }))
          await tx.put('orders', orderOf('b', { placedAt: '2026-01-15' }))
          await tx.delete('orders', 'c')
          const query = { orderBy: { index: 'placedAt', direction: 'asc' }, offset: 1, limit: 2 } as const
          expect(idsOf(await tx.list('orders', query))).toEqual(['b', 'a'])
          expect(await tx.count('orders', { where: { status: 'placed' } })).toBe(3)
        })
      })

      it('refuses an index that the schema does not declare', async () => {
        await expect(store.list('orders', { where: { colour: 'black' } })).rejects.toThrow('colour')
        const query = { orderBy: { index: 'colour', direction: 'asc' } } as const
        await expect(store.list('orders', query)).rejects.toThrow('colour')
      })
    })

    describe('close', () => {
      it('finishes the transactions that have started and refuses later calls', async () => {
        const pending = putOrders(orderOf('order-1'))
        await store.close()
        await expect(pending).resolves.toBeUndefined()
        await expect(putOrders(orderOf('order-2'))).rejects.toThrow(StoreUnavailable)
        await expect(store.get('orders', 'order-1')).rejects.toThrow(StoreUnavailable)
        await expect(store.list('orders')).rejects.toThrow(StoreUnavailable)
        await expect(store.count('orders')).rejects.toThrow(StoreUnavailable)
      })

      it('can be called again', async () => {
        await store.close()
        await expect(store.close()).resolves.toBeUndefined()
      })
    })
  })
}
