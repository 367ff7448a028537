import { describe, expect, it } from 'vitest'
import { UniqueViolation, type Store } from '../../domain/ports/store.ts'
import { idsOf, type ConformanceSchema, type Customer } from './schema.ts'

/** Who may hold a unique value, and when it is free again. */
export function describeUniqueIndexes(store: () => Store<ConformanceSchema>): void {
  describe('unique indexes', () => {
    const asha: Customer = { id: 'asha', email: 'asha@example.in', phoneNumbers: ['+919876543210'] }

    it('refuses a second record with the same value and leaves nothing behind', async () => {
      await store().transaction(tx => tx.put('customers', asha))
      const second = store().transaction(async tx => {
        await tx.put('counters', { id: 'customers', value: 2 })
        await tx.put('customers', { id: 'ravi', email: 'asha@example.in', phoneNumbers: [] })
      })
      await expect(second).rejects.toThrow(UniqueViolation)
      await expect(second).rejects.toMatchObject({ collection: 'customers', index: 'email' })
      expect(await store().count('counters')).toBe(0)
    })

    it('refuses a value that another record holds in an array', async () => {
      await store().transaction(tx => tx.put('customers', asha))
      const second = store().transaction(tx =>
        tx.put('customers', { id: 'ravi', phoneNumbers: ['+919000000001', '+919876543210'] }),
      )
      await expect(second).rejects.toThrow(UniqueViolation)
    })

    it('refuses the same value twice within one transaction', async () => {
      const both = store().transaction(async tx => {
        await tx.put('customers', asha)
        await tx.put('customers', { ...asha, id: 'ravi', phoneNumbers: [] })
      })
      await expect(both).rejects.toThrow(UniqueViolation)
      expect(await store().count('customers')).toBe(0)
    })

    it('lets one of many concurrent claims through', async () => {
      const register = (id: string): Promise<void> =>
        store().transaction(tx => tx.put('customers', { id, email: 'asha@example.in', phoneNumbers: [] }))
      const outcomes = await Promise.allSettled(['a', 'b', 'c', 'd'].map(register))
      expect(outcomes.map(outcome => outcome.status).toSorted()).toEqual([
        'fulfilled',
        'rejected',
        'rejected',
        'rejected',
      ])
    })

    it('fails the transaction even when the refusal is caught inside it', async () => {
      await store().transaction(tx => tx.put('customers', asha))
      const second = store().transaction(async tx => {
        await tx.put('counters', { id: 'tries', value: 1 })
        await tx.put('customers', { ...asha, id: 'ravi' }).catch(() => undefined)
      })
      await expect(second).rejects.toThrow(UniqueViolation)
      expect(await store().count('counters')).toBe(0)
    })

    it('lets a record keep its own value, and frees a value that is given up', async () => {
      await store().transaction(tx => tx.put('customers', asha))
      await store().transaction(tx => tx.put('customers', { ...asha, phoneNumbers: [] }))
      await store().transaction(async tx => {
        await tx.delete('customers', 'asha')
        await tx.put('customers', { ...asha, id: 'ravi' })
      })
      expect(idsOf(await store().list('customers', { where: { email: 'asha@example.in' } }))).toEqual([
        'ravi',
      ])
    })

    it('lets any number of records be without a value', async () => {
      await store().transaction(async tx => {
        await tx.put('customers', { id: 'asha', phoneNumbers: [] })
        await tx.put('customers', { id: 'ravi', phoneNumbers: [] })
      })
      expect(await store().count('customers')).toBe(2)
    })
  })
}
