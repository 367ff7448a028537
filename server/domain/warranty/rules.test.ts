import { expect, it } from 'vitest'
import { warrantyUntil } from './rules.ts'

const deliveredAt = (at: string) => ({
  status: 'delivered' as const,
  timeline: [{ status: 'delivered' as const, at, by: 'administrator' as const, actorId: null }],
})
const until = (at: string, months: number) => {
  const ms = warrantyUntil(deliveredAt(at), months)
  return ms === null ? null : new Date(ms).toISOString()
}

it.each([
  ['2026-11-01T06:00:00.000Z', 24, '2028-11-01T06:00:00.000Z'],
  ['2026-08-31T06:00:00.000Z', 6, '2027-02-28T06:00:00.000Z'],
  ['2027-08-31T06:00:00.000Z', 6, '2028-02-29T06:00:00.000Z'],
  ['2026-12-31T20:00:00.000Z', 12, '2027-12-31T20:00:00.000Z'],
])('[BEY-10] the warranty of what was delivered at %s, %i months, runs until %s', (at, months, expected) => {
  expect(until(at, months)).toBe(expected)
})

it('[BEY-10] there is none before the delivery, nor of zero months', () => {
  expect(warrantyUntil({ ...deliveredAt('2026-11-01T06:00:00.000Z'), status: 'shipped' }, 12)).toBeNull()
  expect(until('2026-11-01T06:00:00.000Z', 0)).toBeNull()
})
