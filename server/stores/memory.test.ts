import { describe, expect, it } from 'vitest'
import { conformanceSchema, orderOf } from './conformance/schema.ts'
import { describeStoreConformance } from './conformance.ts'
import { createMemoryStore } from './memory.ts'

describeStoreConformance('The memory store', async () => createMemoryStore(conformanceSchema))

describe('A snapshot of the memory store', () => {
  it('[MOCK-1] starts worlds that do not see each other', async () => {
    const seeded = createMemoryStore(conformanceSchema)
    await seeded.transaction(tx => tx.put('orders', orderOf('order-1')))
    const snapshot = await seeded.snapshot()

    const first = createMemoryStore(conformanceSchema, snapshot)
    const second = createMemoryStore(conformanceSchema, snapshot)
    await first.transaction(tx => tx.delete('orders', 'order-1'))

    expect(await first.count('orders')).toBe(0)
    expect(await second.list('orders', { where: { status: 'placed' } })).toEqual([orderOf('order-1')])
    expect(await seeded.count('orders')).toBe(1)
  })

  it('brings a store back to an earlier moment, indexes included', async () => {
    const store = createMemoryStore(conformanceSchema)
    await store.transaction(tx => tx.put('orders', orderOf('order-1')))
    const snapshot = await store.snapshot()
    await store.transaction(async tx => {
      await tx.put('orders', orderOf('order-1', { status: 'packed' }))
      await tx.put('orders', orderOf('order-2'))
    })

    await store.restore(snapshot)

    expect(await store.list('orders')).toEqual([orderOf('order-1')])
    expect(await store.count('orders', { where: { status: 'packed' } })).toBe(0)
  })

  it('waits for the transactions that have started', async () => {
    const store = createMemoryStore(conformanceSchema)
    const pending = store.transaction(tx => tx.put('orders', orderOf('order-1')))
    const snapshot = await store.snapshot()
    await pending
    expect(snapshot.collections.get('orders')).toHaveLength(1)
  })
})
