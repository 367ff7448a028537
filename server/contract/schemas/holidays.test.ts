import { describe, expect, it } from 'vitest'
import { holidayLines, holidaysOf, toHolidayLines } from './holidays.ts'

describe('holidays as the owner writes them', () => {
  it('[ADM-7] are a day and a name a line, of one year or of every year', () => {
    const text = '2026-12-25 Christmas\n\n  01-26   Republic Day \n02-29 Leap day'
    expect(holidayLines.safeParse(text).success).toBe(true)
    const holidays = [
      { day: '01-26', name: 'Republic Day' },
      { day: '02-29', name: 'Leap day' },
      { day: '2026-12-25', name: 'Christmas' },
    ]
    expect(holidaysOf(text)).toEqual(holidays)
    expect(holidaysOf(toHolidayLines(holidays))).toEqual(holidays)
  })

  it('[ADM-7] may be none', () => {
    expect(holidayLines.parse('')).toBe('')
    expect(holidaysOf('')).toEqual([])
  })

  it.each([
    ['Christmas', '“Christmas” is no holiday: enter a day and its name, such as 2026-12-25 Christmas'],
    ['2026-12-25', '“2026-12-25” is no holiday: enter a day and its name, such as 2026-12-25 Christmas'],
    ['2026-02-29 X', '“2026-02-29 X” is no holiday: enter a day and its name, such as 2026-12-25 Christmas'],
    [
      '25-12 Christmas',
      '“25-12 Christmas” is no holiday: enter a day and its name, such as 2026-12-25 Christmas',
    ],
    ['01-26 One\n01-26 Other', '01-26 is there twice'],
    [
      Array.from({ length: 101 }, (_, index) => `${2000 + index}-01-01 New Year`).join('\n'),
      'Enter at most 100 holidays',
    ],
  ])('[ADM-7] are refused with the line that is wrong: %j', (text, message) => {
    expect(holidayLines.safeParse(text).error?.issues.map(issue => issue.message)).toEqual([message])
  })
})
