import { beforeEach, describe, expect, it } from 'vitest'
import { type ListQuery, type Store } from '../../domain/ports/store.ts'
import { idsOf, orderOf, putOrders, type ConformanceSchema } from './schema.ts'

/** Searches of a collection's texts. */
export function describeSearches(store: () => Store<ConformanceSchema>): void {
  describe('searches', () => {
    beforeEach(() =>
      putOrders(
        store(),
        orderOf('SHR-1', { customerId: 'Asha Rao', totalPaise: 10 }),
        orderOf('SHR-2', { customerId: 'asha', totalPaise: 30, status: 'packed' }),
        orderOf('SHR-3', { customerId: 'Ravi', totalPaise: 20 }),
      ),
    )
    const listed = async (query: ListQuery) => idsOf(await store().list('orders', query))
    const containing = (...anyOf: string[]) => ({ contains: { index: 'search', anyOf } })

    it('find a part of a text in any case, and any of several', async () => {
      expect(await listed(containing('ASH'))).toEqual(['SHR-1', 'SHR-2'])
      expect(await listed(containing('ra'))).toEqual(['SHR-1', 'SHR-3'])
      expect(await listed(containing('hr-2', 'ravi'))).toEqual(['SHR-2', 'SHR-3'])
      expect(await listed(containing('nobody'))).toEqual([])
      expect(await listed(containing())).toEqual([])
      expect(await store().count('orders', containing('shr'))).toBe(3)
    })

    it('are narrowed down, ordered and paged like any list', async () => {
      const query = {
        ...containing('shr'),
        where: { status: 'placed' },
        orderBy: { index: 'total', direction: 'desc' },
      } as const
      expect(await listed(query)).toEqual(['SHR-3', 'SHR-1'])
      expect(await listed({ ...query, offset: 1, limit: 1 })).toEqual(['SHR-1'])
      expect(await store().count('orders', query)).toBe(2)
    })

    it('see what was written since the same search was made before', async () => {
      expect(await listed(containing('asha'))).toEqual(['SHR-1', 'SHR-2'])
      await putOrders(store(), orderOf('SHR-3', { customerId: 'Asha' }), orderOf('SHR-2'))
      await store().transaction(tx => tx.delete('orders', 'SHR-1'))
      expect(await listed(containing('asha'))).toEqual(['SHR-3'])
    })

    it('keep what is narrowed down in order, whatever moves into it, within it and out of it', async () => {
      const query = {
        ...containing('asha'),
        where: { status: ['placed', 'packed'] },
        range: { index: 'total', from: 10, below: 100 },
        orderBy: { index: 'total', direction: 'asc' },
      } as const
      expect(await listed(query)).toEqual(['SHR-1', 'SHR-2'])
      await putOrders(
        store(),
        orderOf('SHR-1', { customerId: 'Asha', totalPaise: 50 }),
        orderOf('SHR-3', { customerId: 'Asha', totalPaise: 40 }),
        orderOf('SHR-4', { customerId: 'Asha', totalPaise: 100 }),
        orderOf('SHR-5', { customerId: 'Asha', totalPaise: 20, status: 'shipped' }),
      )
      expect(await listed(query)).toEqual(['SHR-2', 'SHR-3', 'SHR-1'])
      expect(await listed({ ...query, offset: 1, limit: 1 })).toEqual(['SHR-3'])
      expect(await listed({ ...query, after: { key: 30, id: 'SHR-2' } })).toEqual(['SHR-3', 'SHR-1'])
      expect(await store().count('orders', query)).toBe(3)
      await putOrders(
        store(),
        orderOf('SHR-2', { customerId: 'Ravi', totalPaise: 30 }),
        orderOf('SHR-5', { customerId: 'Asha', totalPaise: 20 }),
      )
      await store().transaction(tx => tx.delete('orders', 'SHR-3'))
      expect(await listed(query)).toEqual(['SHR-5', 'SHR-1'])
      expect(await listed({ ...query, orderBy: { index: 'placedAt', direction: 'desc' } })).toEqual([
        'SHR-5',
        'SHR-1',
      ])
      expect(await store().count('orders', query)).toBe(2)
    })

    it('see a transaction’s own writes, and lose them with it', async () => {
      const failing = store().transaction(async tx => {
        await tx.put('orders', orderOf('SHR-4', { customerId: 'Asha' }))
        await tx.put('orders', orderOf('SHR-1'))
        expect(idsOf(await tx.list('orders', containing('asha')))).toEqual(['SHR-2', 'SHR-4'])
        expect(await tx.count('orders', containing('asha'))).toBe(2)
        throw new Error('the rest failed')
      })
      await expect(failing).rejects.toThrow('the rest failed')
      expect(await listed(containing('asha'))).toEqual(['SHR-1', 'SHR-2'])
    })

    it('see each record as it is when they end, whatever is written while they look', async () => {
      const many = Array.from({ length: 5000 }, (_, index) =>
        orderOf(`n-${index}`, { customerId: index % 10 === 0 ? 'Meera' : 'someone' }),
      )
      await putOrders(store(), ...many)
      const search = listed(containing('meera'))
      await putOrders(
        store(),
        orderOf('n-0', { customerId: 'someone' }),
        orderOf('n-4999', { customerId: 'Meera' }),
        orderOf('new', { customerId: 'Meera' }),
      )
      const found = await search
      const now = await listed(containing('meera'))
      expect(now).toHaveLength(501)
      expect(found.filter(id => !now.includes(id) && id !== 'n-0')).toEqual([])
    })

    it('refuse a text that the schema does not declare', async () => {
      const query = { contains: { index: 'colour', anyOf: ['black'] } }
      await expect(store().list('orders', query)).rejects.toThrow('colour')
      await expect(store().count('orders', query)).rejects.toThrow('colour')
    })
  })
}
