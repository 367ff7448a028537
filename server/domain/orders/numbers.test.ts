import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../../stores/memory.ts'
import { shopSchema } from '../records.ts'
import { nextDocumentNumber, normaliseOrderNumber } from './numbers.ts'

describe('an order number', () => {
  it('[ORD-2] is found however it is typed', () => {
    for (const typed of ['SHR-4K7M2P01', 'shr-4k7m2p01', ' shr 4k7m 2p01 ', '4K7M2PO1', 'SHR-4K7M2POL']) {
      expect(normaliseOrderNumber(typed)).toBe('SHR-4K7M2P01')
    }
  })

  it('[ORD-2] that begins like the prefix is not mistaken for it', () => {
    expect(normaliseOrderNumber('SHR12345')).toBe('SHR-SHR12345')
  })
})

describe('an invoice number', () => {
  const november = Date.parse('2026-11-20T06:00:00Z')
  const april = Date.parse('2027-04-01T06:00:00Z')

  it('[ADM-7] counts without gaps, also when a transaction fails, and starts anew each financial year', async () => {
    const store = createMemoryStore(shopSchema)
    const take = (nowMs: number) => store.transaction(tx => nextDocumentNumber('invoice', tx, nowMs))
    expect(await take(november)).toBe('SHR/2627/000001')
    const failing = store.transaction(async tx => {
      await nextDocumentNumber('invoice', tx, november)
      throw new Error('the order could not be packed')
    })
    await expect(failing).rejects.toThrow('could not be packed')
    expect(await Promise.all([take(november), take(november)])).toEqual([
      'SHR/2627/000002',
      'SHR/2627/000003',
    ])
    expect(await take(april)).toBe('SHR/2728/000001')
  })

  it('[ADM-7] has at most 16 characters', async () => {
    const store = createMemoryStore(shopSchema)
    await store.transaction(tx => tx.put('counters', { id: 'invoice:2026-27', value: 999_998 }))
    const number = await store.transaction(tx => nextDocumentNumber('invoice', tx, november))
    expect(number).toBe('SHR/2627/999999')
    expect(number.length).toBeLessThanOrEqual(16)
  })
})
