import type { StoreLocation } from '@shruti/server/contract'

const inIndia = { timeZone: 'Asia/Kolkata' } as const
const time = new Intl.DateTimeFormat('en-US', { ...inIndia, hour: 'numeric', minute: '2-digit' })
const weekday = new Intl.DateTimeFormat('en-GB', { ...inIndia, weekday: 'long' })

/** "Open now · closes 8:00 PM", "Closed · opens Monday 10:30 AM" [SHOP-4]: times of India, wherever the reader is. */
export function openingInWords({ isOpen, changesAt, inDays }: NonNullable<StoreLocation['opening']>): string {
  const at = new Date(changesAt)
  // Some systems put a narrow space before AM and PM.
  const hour = time.format(at).replace(/\s/g, ' ')
  if (isOpen) return `Open now · closes ${hour}`
  const day = inDays === 0 ? '' : inDays === 1 ? 'tomorrow ' : `${weekday.format(at)} `
  // A weekday alone would be the one of this week.
  return inDays > 6 ? 'Closed at present' : `Closed · opens ${day}${hour}`
}
