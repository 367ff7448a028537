import type { Language, ShippingMethodId } from '../contract/index.ts'
import type { ShippingZoneRecord } from './records.ts'

/** Calendar days in India, and when a parcel arrives. Pure: instants come in as milliseconds since 1970. */

/** India keeps one time zone without daylight saving, UTC+05:30. */
const indiaOffsetMs = 5.5 * 60 * 60 * 1000
const dayMs = 24 * 60 * 60 * 1000

/** Orders placed before this hour of a business day leave on the same day. */
const dispatchCutOffHour = 14

/** Republic Day, Independence Day, Gandhi Jayanti: no courier works anywhere in India. */
const nationalHolidays: ReadonlySet<string> = new Set(['01-26', '08-15', '10-02'])

/** The calendar day in India at an instant, YYYY-MM-DD. */
export function indianDay(instantMs: number): string {
  return new Date(instantMs + indiaOffsetMs).toISOString().slice(0, 10)
}

function hourInIndia(instantMs: number): number {
  return new Date(instantMs + indiaOffsetMs).getUTCHours()
}

function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10)
}

/** Monday to Friday, national holidays excepted. */
export function isBusinessDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !nationalHolidays.has(day.slice(5))
}

/** The day that is `count` business days after `day`; with 0, `day` itself or the next business day. */
export function addBusinessDays(day: string, count: number): string {
  let current = day
  while (!isBusinessDay(current)) current = nextDay(current)
  for (let passed = 0; passed < count;) {
    current = nextDay(current)
    if (isBusinessDay(current)) passed += 1
  }
  return current
}

/** The day on which an order placed at `instantMs` leaves the warehouse. */
export function dispatchDay(instantMs: number): string {
  const today = indianDay(instantMs)
  if (!isBusinessDay(today) || hourInIndia(instantMs) < dispatchCutOffHour) return addBusinessDays(today, 0)
  return addBusinessDays(today, 1)
}

/** The days between which a parcel arrives, both included (CHAT-9). */
export function deliveryEstimate(
  instantMs: number,
  method: ShippingMethodId,
  zone: Pick<ShippingZoneRecord, 'standardDays' | 'expressDays'>,
): { from: string; to: string } {
  const leaves = dispatchDay(instantMs)
  const days = method === 'express' ? zone.expressDays : zone.standardDays
  return { from: addBusinessDays(leaves, days.min), to: addBusinessDays(leaves, days.max) }
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

const wordsOfDay: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }),
  hi: new Intl.DateTimeFormat('hi-IN-u-nu-latn', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }),
}

/** The day in India at an instant as people write it: "1 December 2026", "1 दिसंबर 2026". */
export function dayInWords(instantMs: number, language: Language = 'en'): string {
  return wordsOfDay[language].format(instantMs)
}

/** An instant as records keep it: ISO 8601 in UTC. */
export function toInstant(instantMs: number): string {
  return new Date(instantMs).toISOString()
}
