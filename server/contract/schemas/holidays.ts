import { linesOf, paragraphs } from './text.ts'

/** Days on which nothing leaves and nothing arrives, as people write them: one a line. */

export interface Holiday {
  /** YYYY-MM-DD, or MM-DD for one of every year. */
  readonly day: string
  readonly name: string
}

const mostHolidays = 100
const lineForm = /^((?:\d{4}-)?\d{2}-\d{2}) +(\S.{0,79})$/

/** A year with a 29 February, which days of every year are read in. */
const leapYear = '2000-'

function isRealDay(day: string): boolean {
  const whole = day.length === 'MM-DD'.length ? leapYear + day : day
  const instant = new Date(`${whole}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(whole)
}

function holidayOf(line: string): Holiday | null {
  const [, day = '', name = ''] = lineForm.exec(line) ?? []
  return isRealDay(day) ? { day, name } : null
}

/** The holidays of a text that `holidayLines` has let pass, the earliest of each kind first. */
export function holidaysOf(text: string): Holiday[] {
  return linesOf(text)
    .flatMap(line => holidayOf(line) ?? [])
    .toSorted((left, right) => left.day.localeCompare(right.day))
}

/** The other way round: "2026-12-25 Christmas". */
export const toHolidayLines = (holidays: readonly Holiday[]): string =>
  holidays.map(({ day, name }) => `${day} ${name}`).join('\n')

/** Empty where the shop never closes on a working day. */
export const holidayLines = paragraphs({ max: 9000 }).superRefine((text, context) => {
  const lines = linesOf(text)
  const refuse = (message: string) => context.addIssue({ code: 'custom', message })
  if (lines.length > mostHolidays) return refuse(`Enter at most ${mostHolidays} holidays`)
  const wrong = lines.find(line => holidayOf(line) === null)
  if (wrong !== undefined)
    return refuse(
      `“${wrong.slice(0, 40)}” is no holiday: enter a day and its name, such as 2026-12-25 Christmas`,
    )
  const days = holidaysOf(text).map(({ day }) => day)
  const twice = days.find((day, index) => days.indexOf(day) !== index)
  if (twice !== undefined) return refuse(`${twice} is there twice`)
})
