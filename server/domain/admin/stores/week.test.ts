import { expect, it } from 'vitest'
import { hoursInWords, openingHoursOf, weekOf, type Week } from './week.ts'

const long = { opens: '10:30', closes: '20:00' }
const short = { opens: '00:30', closes: '12:00' }

const week: Week = {
  monday: null,
  tuesday: long,
  wednesday: long,
  thursday: short,
  friday: long,
  saturday: null,
  sunday: long,
}

it('[ADM-7] hours of a week are the same for people and for programs', () => {
  expect(hoursInWords(week)).toBe(
    'Tuesday-Wednesday 10:30 AM-8:00 PM, Thursday 12:30 AM-12:00 PM, Friday 10:30 AM-8:00 PM, Sunday 10:30 AM-8:00 PM IST',
  )
  expect(openingHoursOf(week)).toEqual([
    { ...long, weekdays: ['Tuesday', 'Wednesday', 'Friday', 'Sunday'] },
    { ...short, weekdays: ['Thursday'] },
  ])
  expect(weekOf(openingHoursOf(week))).toEqual(week)
})
