import type { StoreLocation } from '@shruti/server/contract'
import { currentLanguage, localeOf } from '../../language/language.ts'
import { t } from '../../language/t.ts'

const inIndia = { timeZone: 'Asia/Kolkata' } as const
const time = new Intl.DateTimeFormat('en-US', { ...inIndia, hour: 'numeric', minute: '2-digit' })
const weekday = (at: Date) =>
  new Intl.DateTimeFormat(localeOf[currentLanguage()], { ...inIndia, weekday: 'long' }).format(at)

/** "Open now · closes 8:00 PM", "Closed · opens Monday 10:30 AM" [SHOP-4]: times of India, wherever the reader is. */
export function openingInWords({ isOpen, changesAt, inDays }: NonNullable<StoreLocation['opening']>): string {
  const at = new Date(changesAt)
  // Some systems put a narrow space before AM and PM.
  const hour = time.format(at).replace(/\s/g, ' ')
  if (isOpen) return t('Open now · closes {hour}', { hour })
  // A weekday alone would be the one of this week.
  if (inDays > 6) return t('Closed at present')
  if (inDays === 0) return t('Closed · opens {hour}', { hour })
  if (inDays === 1) return t('Closed · opens tomorrow {hour}', { hour })
  return t('Closed · opens {day} {hour}', { day: weekday(at), hour })
}
