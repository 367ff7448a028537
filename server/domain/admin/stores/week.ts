import type { AdminStore, OpeningHours } from '../../../contract/index.ts'
import { dayFields as days, daysOfWeek, type DayOfWeek } from '../../../contract/days-of-week.ts'

export type Week = AdminStore['week']

/** Days of the same hours together, as search engines read them. */
export function openingHoursOf(week: Week): OpeningHours[] {
  const groups = new Map<string, OpeningHours>()
  for (const day of days) {
    const hours = week[day]
    if (!hours) continue
    const key = `${hours.opens} ${hours.closes}`
    const weekdays = [...(groups.get(key)?.weekdays ?? []), daysOfWeek[day]]
    groups.set(key, { ...hours, weekdays })
  }
  return [...groups.values()]
}

/** The other way round: the hours of each day. A day has one span; of several the first counts. */
export function weekOf(openingHours: readonly OpeningHours[]): Week {
  const entries = days.map(day => {
    const hours = openingHours.find(({ weekdays }) => weekdays.includes(daysOfWeek[day]))
    return [day, hours ? { opens: hours.opens, closes: hours.closes } : null]
  })
  return Object.fromEntries(entries) as Week
}

/** "10:30 AM" for "10:30" */
function timeInWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

/** "Monday-Saturday 10:30 AM-8:00 PM, Sunday 11:00 AM-6:00 PM IST": days that follow each other and are alike are one span. */
export function hoursInWords(week: Week): string {
  const spans: { first: DayOfWeek; last: DayOfWeek; hours: NonNullable<Week[DayOfWeek]> }[] = []
  for (const [index, day] of days.entries()) {
    const hours = week[day]
    const previous = spans.at(-1)
    if (!hours) continue
    const follows = previous?.last === days[index - 1]
    if (previous && follows && previous.hours.opens === hours.opens && previous.hours.closes === hours.closes)
      previous.last = day
    else spans.push({ first: day, last: day, hours })
  }
  const words = spans.map(({ first, last, hours }) => {
    const names = first === last ? daysOfWeek[first] : `${daysOfWeek[first]}-${daysOfWeek[last]}`
    return `${names} ${timeInWords(hours.opens)}-${timeInWords(hours.closes)}`
  })
  return `${words.join(', ')} IST`
}
