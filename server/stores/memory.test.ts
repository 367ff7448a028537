import { describe, expect, it } from 'vitest'
import { collection, UniqueViolation } from '../domain/ports/store.ts'
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

describe('A record that an index cannot place', () => {
  const schema = {
    parcels: collection<{ id: string; weightG?: number; towns?: readonly string[] }>({
      sorted: { weight: ({ weightG = NaN }) => weightG },
      equal: { town: { of: ({ towns = [] }) => towns.map(town => town.toLowerCase()) } },
    }),
  }

  it.each([
    { defect: 'a key that is not a number', record: { id: 'parcel-2' } },
    { defect: 'a value that is no text', record: { id: 'parcel-2', weightG: 1, towns: [7 as never] } },
  ])('[SRV-2] is refused by its put, and nothing of its transaction is kept: $defect', async ({ record }) => {
    const store = createMemoryStore(schema)
    const put = store.transaction(async tx => {
      await tx.put('parcels', { id: 'parcel-1', weightG: 450 })
      await tx.put('parcels', record)
    })

    await expect(put).rejects.toThrow(TypeError)
    expect(await store.list('parcels')).toEqual([])
    await store.transaction(tx => tx.put('parcels', { id: 'parcel-3', weightG: 90 }))
    expect(await store.count('parcels')).toBe(1)
  })
})

describe('What a transaction wrote', () => {
  const many = Array.from({ length: 40 }, (_, number) => `order-${100 + number}`)

  it('[SRV-2] is listed in its order, counted and found by its values, however much it is, before and after a list', async () => {
    const store = createMemoryStore(conformanceSchema)
    await store.transaction(async tx => {
      for (const id of many) await tx.put('orders', orderOf(id))
      const listed = await tx.list('orders', { where: { status: 'placed' } })
      expect(listed.map(order => order.id)).toEqual(many)
      await tx.put('orders', orderOf('order-100', { status: 'packed' }))
      await tx.delete('orders', 'order-101')
      expect(await tx.count('orders', { where: { status: 'placed' } })).toBe(38)
      expect(await tx.list('orders', { where: { status: 'packed' } })).toHaveLength(1)
    })
    expect(await store.count('orders')).toBe(39)
  })

  it.each([1, 40])('[SRV-2] holds its unique values against a later put, beside %i others', async others => {
    const store = createMemoryStore(conformanceSchema)
    const put = store.transaction(async tx => {
      for (let number = 0; number < others; number += 1) {
        await tx.put('customers', {
          id: `other-${number}`,
          email: `other-${number}@example.in`,
          phoneNumbers: [],
        })
      }
      await tx.put('customers', { id: 'customer-1', email: 'asha@example.in', phoneNumbers: [] })
      await tx.put('customers', { id: 'customer-2', email: 'asha@example.in', phoneNumbers: [] })
    })
    await expect(put).rejects.toThrow(UniqueViolation)
    expect(await store.count('customers')).toBe(0)
  })
})
