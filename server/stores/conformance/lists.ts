import { beforeEach, describe, expect, it } from 'vitest'
import { type Store } from '../../domain/ports/store.ts'
import { idsOf, orderOf, putOrders, type ConformanceSchema } from './schema.ts'

/** Filters, orders, pages and counts. */
export function describeLists(store: () => Store<ConformanceSchema>): void {
  describe('lists', () => {
    const orders = [
      orderOf('c', { totalPaise: 100, placedAt: '2026-03-01', customerId: 'asha' }),
      orderOf('a', { totalPaise: 900, placedAt: '2026-02-01', customerId: 'ravi' }),
      orderOf('d', { totalPaise: 100, placedAt: '2026-01-01', customerId: 'asha', status: 'packed' }),
      orderOf('b', { totalPaise: 20, placedAt: '2026-04-01', customerId: 'asha', status: 'shipped' }),
    ]
    beforeEach(() => putOrders(store(), ...orders))

    it('is ordered by id unless told otherwise', async () => {
      expect(idsOf(await store().list('orders'))).toEqual(['a', 'b', 'c', 'd'])
    })

    it('orders numbers as numbers and breaks ties by id', async () => {
      const query = { orderBy: { index: 'total', direction: 'asc' } } as const
      expect(idsOf(await store().list('orders', query))).toEqual(['b', 'c', 'd', 'a'])
    })

    it('descends in the exact reverse of the ascending order', async () => {
      const query = { orderBy: { index: 'total', direction: 'desc' } } as const
      expect(idsOf(await store().list('orders', query))).toEqual(['a', 'd', 'c', 'b'])
    })

    it('pages without overlap, and ends with an empty page', async () => {
      const page = async (offset: number): Promise<string[]> =>
        idsOf(
          await store().list('orders', {
            orderBy: { index: 'placedAt', direction: 'desc' },
            offset,
            limit: 2,
          }),
        )
      expect([await page(0), await page(2), await page(4)]).toEqual([['b', 'c'], ['a', 'd'], []])
    })

    it('gives nothing for a limit of 0 and refuses a negative one', async () => {
      expect(await store().list('orders', { limit: 0 })).toEqual([])
      await expect(store().list('orders', { limit: -1 })).rejects.toThrow(RangeError)
    })

    it('filters by one index and orders by another', async () => {
      const query = {
        where: { customer: 'asha' },
        orderBy: { index: 'placedAt', direction: 'desc' },
      } as const
      expect(idsOf(await store().list('orders', query))).toEqual(['b', 'c', 'd'])
      expect(idsOf(await store().list('orders', { ...query, offset: 1, limit: 1 }))).toEqual(['c'])
    })

    it('takes an array for any of its values and several indexes for all of them', async () => {
      const opened = { where: { status: ['packed', 'shipped'] } }
      expect(idsOf(await store().list('orders', opened))).toEqual(['b', 'd'])
      const ashas = { where: { customer: 'asha', status: ['packed', 'placed', 'placed'] } }
      expect(idsOf(await store().list('orders', ashas))).toEqual(['c', 'd'])
      expect(idsOf(await store().list('orders', { where: { status: [] } }))).toEqual([])
    })

    it('finds a record under each value of an array, once', async () => {
      const lines = ['top-gold', 'mid-pink'].map(productId => ({ productId, quantity: 1 }))
      await putOrders(store(), orderOf('e', { lines }))
      expect(idsOf(await store().list('orders', { where: { product: 'mid-pink' } }))).toEqual(['e'])
      const either = { where: { product: ['top-gold', 'mid-pink'] } }
      expect(idsOf(await store().list('orders', either))).toEqual(['e'])
      expect(await store().count('orders', either)).toBe(1)
    })

    it('counts what a list would hold without offset and limit', async () => {
      expect(await store().count('orders')).toBe(4)
      expect(await store().count('orders', { where: { customer: 'asha' }, limit: 1, offset: 2 })).toBe(3)
    })

    it('moves a record to its new place when its keys change', async () => {
      await putOrders(store(), orderOf('b', { totalPaise: 5000, customerId: 'ravi' }))
      const query = { orderBy: { index: 'total', direction: 'desc' } } as const
      expect(idsOf(await store().list('orders', query))).toEqual(['b', 'a', 'd', 'c'])
      expect(idsOf(await store().list('orders', { where: { customer: 'ravi' } }))).toEqual(['a', 'b'])
    })

    it('orders a transaction’s own writes among the others', async () => {
      await store().transaction(async tx => {
        await tx.put('orders', orderOf('e', { placedAt: '2026-02-15' }))
        await tx.put('orders', orderOf('b', { placedAt: '2026-01-15' }))
        await tx.delete('orders', 'c')
        const query = { orderBy: { index: 'placedAt', direction: 'asc' }, offset: 1, limit: 2 } as const
        expect(idsOf(await tx.list('orders', query))).toEqual(['b', 'a'])
        expect(await tx.count('orders', { where: { status: 'placed' } })).toBe(3)
      })
    })

    it('refuses an index that the schema does not declare', async () => {
      await expect(store().list('orders', { where: { colour: 'black' } })).rejects.toThrow('colour')
      const query = { orderBy: { index: 'colour', direction: 'asc' } } as const
      await expect(store().list('orders', query)).rejects.toThrow('colour')
    })
  })
}
