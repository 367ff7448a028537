import { currentLanguage } from '../texts/language.ts'
import { t } from '../texts/t.ts'

/**
 * Dates as the shop writes them, always on India's clock, so that the server's markup and the browser's first
 * render agree wherever each of them stands. Written out by hand because Intl's month names differ between
 * ICU versions ("Sep", "Sept"), which would be a hydration error.
 */
const indiaOffsetMs = 5.5 * 60 * 60 * 1000

const months = () => [
  t('January'),
  t('February'),
  t('March'),
  t('April'),
  t('May'),
  t('June'),
  t('July'),
  t('August'),
  t('September'),
  t('October'),
  t('November'),
  t('December'),
]

/** "Nov"; in Hindi, whose letters cannot be cut apart, the whole name. */
const short = (month: string) => (currentLanguage() === 'hi' ? month : month.slice(0, 3))

interface Day {
  day: number
  month: string
  year: number
  hours: number
  minutes: number
}

function inIndia(iso: string): Day {
  const moment = new Date(new Date(iso).getTime() + indiaOffsetMs)
  return {
    day: moment.getUTCDate(),
    month: months()[moment.getUTCMonth()] ?? '',
    year: moment.getUTCFullYear(),
    hours: moment.getUTCHours(),
    minutes: moment.getUTCMinutes(),
  }
}

/** "20 Nov 2026". @param iso an ISO 8601 time or date */
export function formatDate(iso: string): string {
  const { day, month, year } = inIndia(iso)
  return `${day} ${short(month)} ${year}`
}

/** "November 2026". @param month YYYY-MM */
export function formatMonth(month: string): string {
  const [year, number] = month.split('-')
  return `${months()[Number(number) - 1] ?? ''} ${year}`
}

/** "8:42 PM". @param iso an ISO 8601 time */
export function formatTime(iso: string): string {
  const { hours, minutes } = inIndia(iso)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
}

/** "20 Nov, 8:42 PM". @param iso an ISO 8601 time */
export function formatDateTime(iso: string): string {
  const { day, month } = inIndia(iso)
  return `${day} ${short(month)}, ${formatTime(iso)}`
}

/**
 * "24–26 November", "30 November–2 December", or "24 November" when both ends are the same day. The year is
 * left out: a delivery is days away.
 * @param from first day, ISO 8601
 * @param to last day, ISO 8601
 */
export function formatDayRange(from: string, to: string): string {
  const first = inIndia(from)
  const last = inIndia(to)
  if (first.month !== last.month) return `${first.day} ${first.month}–${last.day} ${last.month}`
  const days = first.day === last.day ? `${first.day}` : `${first.day}–${last.day}`
  return `${days} ${first.month}`
}
