import { expect, it } from 'vitest'
import type { StoreLocationRecord } from '../records.ts'
import { openingAt } from './opening-hours.ts'

const hours: Pick<StoreLocationRecord, 'openingHours' | 'closedOn'> = {
  openingHours: [
    {
      weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
      opens: '10:00',
      closes: '21:00',
    },
  ],
  closedOn: ['2026-11-24'],
}
const at = (instant: string) => openingAt(hours, Date.parse(instant))

it.each([
  // Friday 20 November 2026.
  ['2026-11-20T09:59:59+05:30', { isOpen: false, changesAt: '2026-11-20T04:30:00.000Z', inDays: 0 }],
  ['2026-11-20T10:00:00+05:30', { isOpen: true, changesAt: '2026-11-20T15:30:00.000Z', inDays: 0 }],
  ['2026-11-20T20:59:59+05:30', { isOpen: true, changesAt: '2026-11-20T15:30:00.000Z', inDays: 0 }],
  ['2026-11-20T21:00:00+05:30', { isOpen: false, changesAt: '2026-11-21T04:30:00.000Z', inDays: 1 }],
  // Half past midnight in India is still the day before in UTC.
  ['2026-11-21T00:30:00+05:30', { isOpen: false, changesAt: '2026-11-21T04:30:00.000Z', inDays: 0 }],
  // On Sundays it is closed.
  ['2026-11-21T21:00:00+05:30', { isOpen: false, changesAt: '2026-11-23T04:30:00.000Z', inDays: 2 }],
  // The Tuesday is a holiday.
  ['2026-11-23T22:00:00+05:30', { isOpen: false, changesAt: '2026-11-25T04:30:00.000Z', inDays: 2 }],
  ['2026-11-24T12:00:00+05:30', { isOpen: false, changesAt: '2026-11-25T04:30:00.000Z', inDays: 1 }],
])('[SHOP-4] at %s it says %o', (instant, opening) => {
  expect(at(instant)).toEqual(opening)
})

it('[SHOP-4] says nothing where nobody has said the hours', () => {
  expect(openingAt({}, Date.parse('2026-11-20T12:00:00+05:30'))).toBeNull()
})
