import { indianDay, toInstant } from '../../calendar.ts'

/** Days of India's calendar, both included. */
export interface Period {
  readonly from: string
  readonly to: string
}

/** Days that figures are shown of at once, at most: a leap year. */
export const longestPeriodDays = 366

const dayMs = 24 * 60 * 60 * 1000

/** The day that is `days` after another, or before it. */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

export function daysIn({ from, to }: Period): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1
}

/** The days of a period, the first first. */
export function daysOf(period: Period): string[] {
  return Array.from({ length: daysIn(period) }, (_day, index) => dayAfter(period.from, index))
}

/** As many days, just before. */
export function periodBefore(period: Period): Period {
  return { from: dayAfter(period.from, -daysIn(period)), to: dayAfter(period.from, -1) }
}

/** The last days up to today. */
export function lastDays(nowMs: number, days: number): Period {
  const today = indianDay(nowMs)
  return { from: dayAfter(today, 1 - days), to: today }
}

/** The instants of a period: from the first, and before the second. */
export function instantsOf({ from, to }: Period): { from: string; below: string } {
  const startOf = (day: string) => toInstant(Date.parse(`${day}T00:00:00+05:30`))
  return { from: startOf(from), below: startOf(dayAfter(to)) }
}

/** A period in whole months and the days that are left, so that a year is read as a dozen sums. */
export function monthsAndDays({ from, to }: Period): { months: string[]; days: Period[] } {
  const months: string[] = []
  const days: Period[] = []
  let day = from
  while (day <= to) {
    const firstOfNext = dayAfter(`${day.slice(0, 7)}-28`, 4).slice(0, 8) + '01'
    const last = dayAfter(firstOfNext, -1)
    if (day.endsWith('-01') && last <= to) months.push(day.slice(0, 7))
    else days.push({ from: day, to: last < to ? last : to })
    day = firstOfNext
  }
  return { months, days }
}
