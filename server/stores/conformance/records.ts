import { describe, expect, it } from 'vitest'
import { StoreUnavailable, type Store } from '../../domain/ports/store.ts'
import { orderOf, putOrders, type ConformanceSchema } from './schema.ts'

/** What a record is, and what closing a store does to it. */
export function describeRecords(store: () => Store<ConformanceSchema>): void {
  describe('records', () => {
    it('gives back what was put', async () => {
      await putOrders(store(), orderOf('order-1'))
      expect(await store().get('orders', 'order-1')).toEqual(orderOf('order-1'))
    })

    it('has nothing under an unknown id', async () => {
      expect(await store().get('orders', 'order-1')).toBeUndefined()
    })

    it('replaces a record that has the same id', async () => {
      await putOrders(store(), orderOf('order-1', { status: 'placed' }))
      await putOrders(store(), orderOf('order-1', { status: 'packed' }))
      expect(await store().get('orders', 'order-1')).toMatchObject({ status: 'packed' })
      expect(await store().count('orders')).toBe(1)
    })

    it('deletes a record, and takes deleting a missing one for done', async () => {
      await putOrders(store(), orderOf('order-1'))
      await store().transaction(async tx => {
        await tx.delete('orders', 'order-1')
        await tx.delete('orders', 'order-2')
      })
      expect(await store().list('orders')).toEqual([])
    })

    it('hands out deeply frozen records', async () => {
      await putOrders(store(), orderOf('order-1'))
      const order = await store().get('orders', 'order-1')
      expect(Object.isFrozen(order)).toBe(true)
      expect(Object.isFrozen(order?.lines)).toBe(true)
      expect(Object.isFrozen(order?.lines[0])).toBe(true)
      expect(Object.isFrozen((await store().list('orders'))[0])).toBe(true)
    })

    it('keeps a copy: changing the object that was put changes nothing stored', async () => {
      const lines = [{ productId: 'entry-black', quantity: 1 }]
      const order = { ...orderOf('order-1'), lines }
      await putOrders(store(), order)
      lines.push({ productId: 'top-gold', quantity: 2 })
      expect((await store().get('orders', 'order-1'))?.lines).toHaveLength(1)
    })

    it('leaves out a property whose value is undefined', async () => {
      await store().transaction(tx =>
        tx.put('customers', { id: 'customer-1', email: undefined, phoneNumbers: [] }),
      )
      expect(Object.keys((await store().get('customers', 'customer-1')) ?? {})).toEqual([
        'id',
        'phoneNumbers',
      ])
    })

    it('refuses what JSON cannot hold', async () => {
      const put = store().transaction(tx => tx.put('counters', { id: 'counter-1', value: NaN }))
      await expect(put).rejects.toThrow(TypeError)
      expect(await store().count('counters')).toBe(0)
    })

    it('keeps text of any script', async () => {
      await putOrders(store(), orderOf('order-1', { status: 'ऑर्डर “रखा”\n\u2028\\ 🎧' }))
      expect((await store().get('orders', 'order-1'))?.status).toBe('ऑर्डर “रखा”\n\u2028\\ 🎧')
    })
  })

  describe('close', () => {
    it('finishes the transactions that have started and refuses later calls', async () => {
      const pending = putOrders(store(), orderOf('order-1'))
      await store().close()
      await expect(pending).resolves.toBeUndefined()
      await expect(putOrders(store(), orderOf('order-2'))).rejects.toThrow(StoreUnavailable)
      await expect(store().get('orders', 'order-1')).rejects.toThrow(StoreUnavailable)
      await expect(store().list('orders')).rejects.toThrow(StoreUnavailable)
      await expect(store().count('orders')).rejects.toThrow(StoreUnavailable)
    })

    it('can be called again', async () => {
      await store().close()
      await expect(store().close()).resolves.toBeUndefined()
    })
  })
}
