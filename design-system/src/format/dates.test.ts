import { describe, expect, it } from 'vitest'
import { formatDate, formatDateTime, formatDayRange, formatTime } from './dates.ts'

describe('dates', () => {
  it('reads an evening in UTC as the next morning in India', () => {
    expect(formatDate('2026-11-19T20:00:00.000Z')).toBe('20 Nov 2026')
  })

  it('writes times on a twelve-hour clock', () => {
    expect(formatDateTime('2026-11-20T15:12:00.000Z')).toBe('20 Nov, 8:42 PM')
    expect(formatDateTime('2026-11-19T18:35:00.000Z')).toBe('20 Nov, 12:05 AM')
    expect(formatDateTime('2026-11-20T06:30:00.000Z')).toBe('20 Nov, 12:00 PM')
  })

  it('writes the time alone', () => {
    expect(formatTime('2026-11-20T10:42:00.000Z')).toBe('4:12 PM')
  })

  it('joins two days of one month', () => {
    expect(formatDayRange('2026-11-24', '2026-11-26')).toBe('24–26 November')
  })

  it('names both months when the range crosses from one into the next', () => {
    expect(formatDayRange('2026-11-30', '2026-12-02')).toBe('30 November–2 December')
  })

  it('says one day once', () => {
    expect(formatDayRange('2026-11-24', '2026-11-24')).toBe('24 November')
  })
})
