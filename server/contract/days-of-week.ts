/** The days of the week as fields of forms call them, each with its name; as weeks go in India. */
export const daysOfWeek = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
} as const

export type DayOfWeek = keyof typeof daysOfWeek

export const dayFields = Object.keys(daysOfWeek) as DayOfWeek[]
