import type { AdminSettings } from '../../../contract/index.ts'
import { dayFields, daysOfWeek, type DayOfWeek } from '../../../contract/days-of-week.ts'
import { toHolidayLines } from '../../../contract/schemas/holidays.ts'
import { dispatchOf } from '../../content/settings.ts'
import type { SettingsRecord } from '../../records.ts'

/** When parcels leave, as its form shows it. */
export function toDispatchSection(settings: SettingsRecord): AdminSettings['dispatch'] {
  const { cutOffHour, workingDays, holidays } = dispatchOf(settings)
  const days = dayFields.map(name => [name, workingDays.includes(daysOfWeek[name])])
  return {
    cutOffHour,
    ...(Object.fromEntries(days) as Record<DayOfWeek, boolean>),
    holidays: toHolidayLines(holidays),
  }
}
