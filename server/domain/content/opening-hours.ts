import type { StoreLocation } from '../../contract/index.ts'
import { indianDay, toInstant, weekdayOf } from '../calendar.ts'
import { dayMs } from '../rates.ts'
import type { StoreLocationRecord } from '../records.ts'

/** Weeks ahead that are looked at: a shop that stays closed longer says nothing of when it opens. */
const daysAhead = 14

const atTime = (day: string, time: string) => Date.parse(`${day}T${time}:00+05:30`)

/** Whether a shop is open at an instant, by its hours in India, and when that changes (SHOP-4). */
export function openingAt(
  { openingHours = [], closedOn = [] }: Pick<StoreLocationRecord, 'openingHours' | 'closedOn'>,
  nowMs: number,
): StoreLocation['opening'] {
  for (let inDays = 0; inDays <= daysAhead; inDays += 1) {
    const day = indianDay(nowMs + inDays * dayMs)
    if (closedOn.includes(day)) continue
    const weekday = weekdayOf(day)
    const next = openingHours
      .filter(({ weekdays }) => weekdays.some(name => name === weekday))
      .map(({ opens, closes }) => ({ opensMs: atTime(day, opens), closesMs: atTime(day, closes) }))
      .toSorted((left, right) => left.opensMs - right.opensMs)
      .find(({ closesMs }) => closesMs > nowMs)
    if (!next) continue
    const isOpen = next.opensMs <= nowMs
    return { isOpen, changesAt: toInstant(isOpen ? next.closesMs : next.opensMs), inDays }
  }
  return null
}
