import { describe, expect, it } from 'vitest'
import type { StoredRecord } from '../domain/ports/store.ts'
import { Table } from './table.ts'

interface Parcel extends StoredRecord {
  readonly state: string
  readonly deliveredAt: string
}

const recordCount = 20_000
const states = ['due', 'collected', 'lost', 'cancelled'] as const

describe('Table', () => {
  it('[ADM-9] tests few records at a time, however late in the order the matches lie', async () => {
    let tests = 0
    const table = new Table('parcels', {
      equal: {
        state: {
          of: parcel => {
            tests += 1
            return (parcel as Parcel).state
          },
        },
      },
      sorted: { deliveredAt: parcel => (parcel as Parcel).deliveredAt },
    })
    // Half of the parcels were never delivered: an empty time comes before all others.
    for (let number = 0; number < recordCount; number += 1) {
      const isCancelled = number % 2 === 0
      const parcel: Parcel = {
        id: `p${String(number).padStart(6, '0')}`,
        state: isCancelled ? 'cancelled' : (states[number % 3] ?? ''),
        deliveredAt: isCancelled ? '' : String(1_000_000 + number),
      }
      table.put(parcel)
    }
    const query = {
      where: { state: ['due', 'collected', 'lost'] },
      orderBy: { index: 'deliveredAt', direction: 'asc' },
      limit: 25,
    } as const

    tests = 0
    const prepared = table.prepare(query, 'list')
    expect(tests).toBeLessThanOrEqual(3_000)
    await prepared
    tests = 0
    const found = table.ordered(query, 25)
    const first = Array.from({ length: 3 }, () => found.next().value?.id)
    expect(first).toEqual(['p000001', 'p000003', 'p000005'])
    expect(tests).toBe(0)
  })
})
