import { describe, expect, it } from 'vitest'
import { settings } from '../../contract-suite/shop/catalogue.ts'
import { createMemoryStore } from '../../stores/memory.ts'
import { shopSchema } from '../records.ts'
import { nextDocumentNumber } from './numbering.ts'

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

  it('[ADM-7] counts by itself for each prefix, and goes on where a prefix that comes back has ended', async () => {
    const store = createMemoryStore(shopSchema)
    const take = (kind: 'invoice' | 'creditNote') =>
      store.transaction(tx => nextDocumentNumber(kind, tx, november))
    const begin = async (...prefixes: string[]) => {
      const numbering = {
        invoice: prefixes.map(prefix => ({ prefix, since: null })),
        creditNote: [{ prefix: 'SHC', since: null }],
      }
      await store.transaction(tx => tx.put('settings', { ...settings, numbering }))
    }
    expect(await take('invoice')).toBe('SHR/2627/000001')
    await begin('SHR', 'K')
    expect([await take('invoice'), await take('invoice')]).toEqual(['K/2627/000001', 'K/2627/000002'])
    expect(await take('creditNote')).toBe('SHC/2627/000001')
    await begin('SHR', 'K', 'SHR')
    expect(await take('invoice')).toBe('SHR/2627/000002')
  })

  it('[ADM-7] has at most 16 characters', async () => {
    const store = createMemoryStore(shopSchema)
    await store.transaction(tx => tx.put('counters', { id: 'invoice:2026-27', value: 999_998 }))
    const number = await store.transaction(tx => nextDocumentNumber('invoice', tx, november))
    expect(number).toBe('SHR/2627/999999')
    const million = await store.transaction(tx => nextDocumentNumber('invoice', tx, november))
    expect(million).toHaveLength(16)
  })
})
