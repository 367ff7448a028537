import { describe, expect, it } from 'vitest'
import { type Store } from '../../domain/ports/store.ts'
import { idsOf, orderOf, putOrders, type ConformanceSchema } from './schema.ts'

/** Atomicity, isolation and order of transactions. */
export function describeTransactions(store: () => Store<ConformanceSchema>): void {
  describe('transactions', () => {
    it('sees its own writes before they are committed', async () => {
      await putOrders(store(), orderOf('order-1'), orderOf('order-2'))
      await store().transaction(async tx => {
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
      await store().transaction(async tx => {
        await tx.put('orders', orderOf('order-1'))
        expect(await store().get('orders', 'order-1')).toBeUndefined()
        expect(await store().count('orders')).toBe(0)
      })
      expect(await store().count('orders')).toBe(1)
    })

    it('gives back what its function gives back', async () => {
      expect(await store().transaction(async () => 'done')).toBe('done')
    })

    it('leaves nothing behind when its function throws, and rethrows the error', async () => {
      await putOrders(store(), orderOf('order-1'))
      const failing = store().transaction(async tx => {
        await tx.put('orders', orderOf('order-2'))
        await tx.delete('orders', 'order-1')
        throw new RangeError('out of stock')
      })
      await expect(failing).rejects.toThrow(new RangeError('out of stock'))
      expect(idsOf(await store().list('orders'))).toEqual(['order-1'])
      await putOrders(store(), orderOf('order-3'))
      expect(idsOf(await store().list('orders'))).toEqual(['order-1', 'order-3'])
    })

    it('[SRV-3] loses none of many increments that start at once', async () => {
      await store().transaction(tx => tx.put('counters', { id: 'stock', value: 0 }))
      const increment = (): Promise<number> =>
        store().transaction(async tx => {
          const value = ((await tx.get('counters', 'stock'))?.value ?? 0) + 1
          await tx.put('counters', { id: 'stock', value })
          return value
        })
      const values = await Promise.all(Array.from({ length: 100 }, increment))
      expect(new Set(values).size).toBe(100)
      expect(await store().get('counters', 'stock')).toEqual({ id: 'stock', value: 100 })
    })

    it('[SRV-3] never takes the last piece twice', async () => {
      await store().transaction(tx => tx.put('counters', { id: 'stock', value: 3 }))
      const take = (): Promise<void> =>
        store().transaction(async tx => {
          const value = (await tx.get('counters', 'stock'))?.value ?? 0
          if (value === 0) throw new RangeError('out of stock')
          await tx.put('counters', { id: 'stock', value: value - 1 })
        })
      const outcomes = await Promise.allSettled(Array.from({ length: 10 }, take))
      expect(outcomes.filter(outcome => outcome.status === 'fulfilled')).toHaveLength(3)
      expect((await store().get('counters', 'stock'))?.value).toBe(0)
    })

    it('[SRV-3] leaves what transactions that ran one after the other would leave', async () => {
      const names = ['left', 'right']
      await store().transaction(async tx => {
        for (const id of names) await tx.put('counters', { id, value: 1 })
      })
      // Each sees two and takes one away. The second of them, in whatever order, sees one and leaves it.
      const takeUnlessLast = (id: string): Promise<void> =>
        store().transaction(async tx => {
          const values = await Promise.all(
            names.map(async name => (await tx.get('counters', name))?.value ?? 0),
          )
          if (values.reduce((sum, value) => sum + value, 0) > 1) await tx.put('counters', { id, value: 0 })
        })
      await Promise.all(names.map(takeUnlessLast))
      const left = await store().list('counters')
      expect(left.map(({ value }) => value).toSorted((one, other) => one - other)).toEqual([0, 1])
    })

    it('refuses a call that was not awaited inside', async () => {
      const leaked = await store().transaction(async tx => ({ tx }))
      await expect(leaked.tx.put('counters', { id: 'late', value: 1 })).rejects.toThrow('over')
      expect(await store().count('counters')).toBe(0)
    })
  })
}
