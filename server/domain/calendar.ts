import type { Language, ShippingMethodId, Weekday } from '../contract/index.ts'
import type { DispatchRecord, ShippingZoneRecord } from './admin/shipping/records.ts'
import { onFirstUse } from './on-first-use.ts'

/** Calendar days in India, and when a parcel arrives. Pure: instants come in as milliseconds since 1970. */

/** India keeps one time zone without daylight saving, UTC+05:30. */
const indiaOffsetMs = 5.5 * 60 * 60 * 1000
const dayMs = 24 * 60 * 60 * 1000

/** When parcels leave, unless the owner says otherwise. On the three holidays no courier works anywhere in India. */
export const usualDispatch: DispatchRecord = {
  cutOffHour: 14,
  workingDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  holidays: [
    { day: '01-26', name: 'Republic Day' },
    { day: '08-15', name: 'Independence Day' },
    { day: '10-02', name: 'Gandhi Jayanti' },
  ],
}

/** The calendar day in India at an instant, YYYY-MM-DD. */
export function indianDay(instantMs: number): string {
  return new Date(instantMs + indiaOffsetMs).toISOString().slice(0, 10)
}

/** When a day (YYYY-MM-DD) begins in India, milliseconds since 1970. */
export function startOfIndianDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) - indiaOffsetMs
}

/** Instants of a range that is given by instants or by days in India, whose last day belongs to it: `from` included, `below` not. */
export function rangeOfDays(range: {
  readonly from?: string | undefined
  readonly to?: string | undefined
}): {
  readonly from?: string
  readonly below?: string
} {
  const { from, to } = range
  const start = (text: string) => (isDay(text) ? startOfIndianDay(text) : Date.parse(text))
  return {
    ...(from !== undefined && { from: toInstant(start(from)) }),
    ...(to !== undefined && { below: toInstant(start(to) + (isDay(to) ? dayMs : 0)) }),
  }
}

const isDay = (text: string): boolean => text.length === 'YYYY-MM-DD'.length

function hourInIndia(instantMs: number): number {
  return new Date(instantMs + indiaOffsetMs).getUTCHours()
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** The weekday of a calendar day. @param day YYYY-MM-DD */
export function weekdayOf(day: string): Weekday {
  return weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'Sunday'
}

function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10)
}

/** Whether parcels leave and arrive on a day (YYYY-MM-DD): one of the working days, and no holiday. */
export function isBusinessDay(day: string, { workingDays, holidays }: DispatchRecord): boolean {
  return (
    workingDays.some(name => name === weekdayOf(day)) &&
    !holidays.some(holiday => holiday.day === day || holiday.day === day.slice('YYYY-'.length))
  )
}

/** The day that is `count` business days after `day`; with 0, `day` itself or the next business day. */
export function addBusinessDays(day: string, count: number, dispatch: DispatchRecord): string {
  let current = day
  while (!isBusinessDay(current, dispatch)) current = nextDay(current)
  for (let passed = 0; passed < count;) {
    current = nextDay(current)
    if (isBusinessDay(current, dispatch)) passed += 1
  }
  return current
}

/** The day on which an order placed at `instantMs` leaves the warehouse. */
export function dispatchDay(instantMs: number, dispatch: DispatchRecord): string {
  const today = indianDay(instantMs)
  const isTooLate = isBusinessDay(today, dispatch) && hourInIndia(instantMs) >= dispatch.cutOffHour
  return addBusinessDays(today, isTooLate ? 1 : 0, dispatch)
}

/** The days between which a parcel arrives, both included (CHAT-9). */
export function deliveryEstimate(
  instantMs: number,
  method: ShippingMethodId,
  zone: Pick<ShippingZoneRecord, 'standardDays' | 'expressDays'>,
  dispatch: DispatchRecord,
): { from: string; to: string } {
  const leaves = dispatchDay(instantMs, dispatch)
  const days = method === 'express' ? zone.expressDays : zone.standardDays
  return {
    from: addBusinessDays(leaves, days.min, dispatch),
    to: addBusinessDays(leaves, days.max, dispatch),
  }
}

/** The financial year of an instant, April to March: "2026-27". */
export function financialYear(instantMs: number): string {
  const [year = 0, month = 0] = indianDay(instantMs).split('-').map(Number)
  const start = month >= 4 ? year : year - 1
  return `${start}-${String((start + 1) % 100).padStart(2, '0')}`
}

/** When the financial year that begins in April of `year` begins, in milliseconds: midnight in India. */
export function startOfFinancialYear(year: number): number {
  return Date.UTC(year, 3, 1) - indiaOffsetMs
}

/** When a day in India begins, in milliseconds. @param day YYYY-MM-DD */
export function startOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) - indiaOffsetMs
}

/** When the day after it begins. */
export const startOfNextDay = (day: string): number => startOfDay(day) + dayMs

const timeZone = 'Asia/Kolkata'

const wordsOfDay: Readonly<Record<Language, () => Intl.DateTimeFormat>> = {
  en: onFirstUse(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone })),
  hi: onFirstUse(() => new Intl.DateTimeFormat('hi-IN-u-nu-latn', { dateStyle: 'long', timeZone })),
}

/** The day in India at an instant as people write it: "1 December 2026", "1 दिसंबर 2026". */
export function dayInWords(instantMs: number, language: Language = 'en'): string {
  return wordsOfDay[language]().format(instantMs)
}

const wordsOfTime = onFirstUse(() => new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone }))

/** The time in India at an instant as people write it, in Hindi too: "11:15 AM". */
export function timeInWords(instantMs: number): string {
  // Newer engines put a space before AM and PM that is none of an SMS's letters.
  return wordsOfTime().format(instantMs).replaceAll('\u202F', ' ')
}

/** An instant as records keep it: ISO 8601 in UTC. */
export function toInstant(instantMs: number): string {
  return new Date(instantMs).toISOString()
}
