import { currentLanguage, localeOf } from '../../language/language.ts'

/** A day, or the day in India of an instant, as it is written there: 9 November 2026, 9 नवंबर 2026. */
export function writtenDate(date: string): string {
  return new Date(date).toLocaleDateString(localeOf[currentLanguage()], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  })
}
