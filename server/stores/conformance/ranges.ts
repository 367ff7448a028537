import { beforeEach, describe, expect, it } from 'vitest'
import { type ListQuery, type Store } from '../../domain/ports/store.ts'
import { idsOf, orderOf, putOrders, type ConformanceSchema } from './schema.ts'

/** Ranges of an ordering, and pages that go on after a record. */
export function describeRanges(store: () => Store<ConformanceSchema>): void {
  describe('ranges', () => {
    const orders = [
      orderOf('a', { totalPaise: 100, placedAt: '2026-01-01', status: 'packed' }),
      orderOf('b', { totalPaise: 300, placedAt: '2026-01-02' }),
      orderOf('c', { totalPaise: 200, placedAt: '2026-01-02' }),
      orderOf('d', { totalPaise: 300, placedAt: '2026-01-03' }),
      orderOf('e', { totalPaise: 50, placedAt: '2026-01-04', status: 'packed' }),
    ]
    beforeEach(() => putOrders(store(), ...orders))
    const listed = async (query: ListQuery) => idsOf(await store().list('orders', query))

    it('hold their first key and not their last', async () => {
      const range = { index: 'placedAt', from: '2026-01-02', below: '2026-01-04' }
      expect(await listed({ range })).toEqual(['b', 'c', 'd'])
      expect(await store().count('orders', { range })).toBe(3)
    })

    it('are open where they name no end', async () => {
      expect(await listed({ range: { index: 'total', from: 300 } })).toEqual(['b', 'd'])
      expect(await listed({ range: { index: 'total', below: 200 } })).toEqual(['a', 'e'])
      expect(await listed({ range: { index: 'total' } })).toEqual(['a', 'b', 'c', 'd', 'e'])
      expect(await listed({ range: { index: 'total', from: 300, below: 100 } })).toEqual([])
    })

    it('come in their own order and in that of another index', async () => {
      const range = { index: 'total', from: 100, below: 301 }
      expect(await listed({ range, orderBy: { index: 'total', direction: 'asc' } })).toEqual([
        'a',
        'c',
        'b',
        'd',
      ])
      expect(await listed({ range, orderBy: { index: 'placedAt', direction: 'desc' }, limit: 2 })).toEqual([
        'd',
        'c',
      ])
    })

    it('narrow down what an equality lets through', async () => {
      const query = {
        where: { status: 'placed' },
        range: { index: 'total', from: 300 },
        orderBy: { index: 'placedAt', direction: 'desc' },
      } as const
      expect(await listed(query)).toEqual(['d', 'b'])
      expect(await store().count('orders', query)).toBe(2)
    })

    it('hold together, whichever of them the list is ordered by', async () => {
      const range = [
        { index: 'total', from: 100, below: 301 },
        { index: 'placedAt', from: '2026-01-02', below: '2026-01-03' },
      ]
      expect(await listed({ range })).toEqual(['b', 'c'])
      expect(await listed({ range, orderBy: { index: 'total', direction: 'asc' } })).toEqual(['c', 'b'])
      expect(await listed({ range, orderBy: { index: 'placedAt', direction: 'desc' } })).toEqual(['c', 'b'])
      expect(await store().count('orders', { range })).toBe(2)
      const contains = { index: 'search', anyOf: ['customer'] }
      expect(await listed({ range, contains })).toEqual(['b', 'c'])
    })

    it('see a transaction’s own writes', async () => {
      await store().transaction(async tx => {
        await tx.put('orders', orderOf('b', { placedAt: '2027-01-01' }))
        await tx.delete('orders', 'c')
        const range = { index: 'placedAt', below: '2026-01-04' }
        expect(idsOf(await tx.list('orders', { range }))).toEqual(['a', 'd'])
        expect(await tx.count('orders', { range })).toBe(2)
      })
    })

    it('refuse an ordering that the schema does not declare', async () => {
      await expect(store().list('orders', { range: { index: 'colour' } })).rejects.toThrow('colour')
    })
  })

  describe('pages that go on after a record', () => {
    const orders = ['a', 'b', 'c', 'd', 'e'].map((id, index) =>
      orderOf(id, { totalPaise: index < 3 ? 100 : 200, status: id === 'd' ? 'packed' : 'placed' }),
    )
    beforeEach(() => putOrders(store(), ...orders))
    const listed = async (query: ListQuery) => idsOf(await store().list('orders', query))
    const byTotal = (direction: 'asc' | 'desc') => ({ index: 'total', direction }) as const

    it('begin behind it, in both directions, ties included', async () => {
      const after = { key: 100, id: 'b' }
      expect(await listed({ orderBy: byTotal('asc'), after, limit: 2 })).toEqual(['c', 'd'])
      expect(await listed({ orderBy: byTotal('desc'), after })).toEqual(['a'])
      expect(await listed({ after: { key: 'b', id: 'b' } })).toEqual(['c', 'd', 'e'])
    })

    it('keep their place when it is gone', async () => {
      await store().transaction(tx => tx.delete('orders', 'b'))
      const after = { key: 100, id: 'b' }
      expect(await listed({ orderBy: byTotal('asc'), after })).toEqual(['c', 'd', 'e'])
    })

    it('go on within an equality and a range', async () => {
      const after = { key: 100, id: 'b' }
      const where = { status: 'placed' }
      expect(await listed({ where, orderBy: byTotal('asc'), after })).toEqual(['c', 'e'])
      expect(await listed({ where: { customer: 'customer-1' }, orderBy: byTotal('asc'), after })).toEqual([
        'c',
        'd',
        'e',
      ])
      const range = { index: 'total', below: 200 }
      expect(await listed({ range, orderBy: byTotal('asc'), after })).toEqual(['c'])
    })

    it('do not change what is counted', async () => {
      expect(await store().count('orders', { after: { key: 'c', id: 'c' } })).toBe(5)
    })
  })

  describe('pages of one value in an ordering that is kept for it', () => {
    const orders = Array.from({ length: 1200 }, (_, index) =>
      orderOf(`order-${String(index).padStart(4, '0')}`, {
        totalPaise: index % 7,
        status: index % 3 === 0 ? 'packed' : 'placed',
      }),
    )
    const sorted = (status: string) =>
      idsOf(orders.filter(order => order.status === status).toSorted((a, b) => a.totalPaise - b.totalPaise))

    it('are the pages of the whole, at any offset and in both directions', async () => {
      await putOrders(store(), ...orders)
      const where = { status: 'placed' }
      const page = async (direction: 'asc' | 'desc', offset: number) =>
        idsOf(
          await store().list('orders', { where, orderBy: { index: 'total', direction }, offset, limit: 50 }),
        )
      for (const offset of [0, 255, 256, 511, 512, 750, 799, 800, 5000]) {
        expect(await page('asc', offset)).toEqual(sorted('placed').slice(offset, offset + 50))
        expect(await page('desc', offset)).toEqual(
          sorted('placed')
            .toReversed()
            .slice(offset, offset + 50),
        )
      }
    })

    it('follow a record from one value to another, and out', async () => {
      await putOrders(store(), ...orders)
      await putOrders(store(), orderOf('order-0001', { totalPaise: 99, status: 'packed' }))
      await store().transaction(tx => tx.delete('orders', 'order-0003'))
      const query = { where: { status: 'packed' }, orderBy: { index: 'total', direction: 'desc' } } as const
      const packed = idsOf(await store().list('orders', query))
      expect(packed[0]).toBe('order-0001')
      expect(packed).not.toContain('order-0003')
      expect(packed).toHaveLength(400)
      expect(await store().list('orders', { ...query, where: { status: 'lost' } })).toEqual([])
    })
  })
}
