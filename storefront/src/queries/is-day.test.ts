import { expect, it } from 'vitest'
import { isDay } from './is-day.ts'

it.each(['2026-02-28', '2028-02-29', '1900-01-01'])('[ADM-9] takes %s for a day', text => {
  expect(isDay(text)).toBe(true)
})

it.each(['', 'abc', '2026-02-31', '2026-1-1', '2026-02-28T00:00', '20260228'])(
  '[ADM-9] takes %o for no day',
  text => {
    expect(isDay(text)).toBe(false)
  },
)
