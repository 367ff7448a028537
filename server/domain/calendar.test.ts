import { describe, expect, it } from 'vitest'
import * as calendar from './calendar.ts'
import { financialYear, indianDay, usualDispatch } from './calendar.ts'

const at = (instant: string) => Date.parse(instant)
const zone = { standardDays: { min: 3, max: 5 }, expressDays: { min: 1, max: 2 } }

const addBusinessDays = (day: string, count: number, dispatch = usualDispatch) =>
  calendar.addBusinessDays(day, count, dispatch)
const dispatchDay = (instantMs: number, dispatch = usualDispatch) => calendar.dispatchDay(instantMs, dispatch)
const deliveryEstimate = (instantMs: number, method: 'standard' | 'express', dispatch = usualDispatch) =>
  calendar.deliveryEstimate(instantMs, method, zone, dispatch)

describe('the calendar', () => {
  it('begins a day at midnight in India', () => {
    expect(indianDay(at('2026-11-20T18:29:59Z'))).toBe('2026-11-20')
    expect(indianDay(at('2026-11-20T18:30:00Z'))).toBe('2026-11-21')
  })

  it('[CHAT-9] skips weekends and the three national holidays', () => {
    expect(addBusinessDays('2026-11-20', 1)).toBe('2026-11-23')
    expect(addBusinessDays('2026-10-01', 1)).toBe('2026-10-05')
    // 26 January 2027 is a Tuesday.
    expect(addBusinessDays('2027-01-25', 1)).toBe('2027-01-27')
    // 15 August 2025 is a Friday.
    expect(addBusinessDays('2025-08-14', 1)).toBe('2025-08-18')
  })

  it('counts from the next business day when it starts on none', () => {
    expect(addBusinessDays('2026-11-21', 0)).toBe('2026-11-23')
    expect(addBusinessDays('2026-11-21', 1)).toBe('2026-11-24')
  })

  it('sends a parcel on the same day until two in the afternoon', () => {
    expect(dispatchDay(at('2026-11-20T08:29:59Z'))).toBe('2026-11-20')
    expect(dispatchDay(at('2026-11-20T08:30:00Z'))).toBe('2026-11-23')
    expect(dispatchDay(at('2026-11-21T12:00:00Z'))).toBe('2026-11-23')
  })

  it('[CHAT-9] delivers in 3 to 5 business days, express in 1 to 2', () => {
    const friday = at('2026-11-20T06:00:00Z')
    expect(deliveryEstimate(friday, 'standard')).toEqual({ from: '2026-11-25', to: '2026-11-27' })
    expect(deliveryEstimate(friday, 'express')).toEqual({ from: '2026-11-23', to: '2026-11-24' })
  })

  it('[ADM-7] sends nothing on a holiday of the owner’s: ordered Friday at 18:00 before a holiday Monday', () => {
    const holidays = [{ day: '2026-11-23', name: 'Guru Nanak Jayanti' }]
    const dispatch = { ...usualDispatch, holidays }
    const friday = at('2026-11-20T12:30:00Z')
    expect(dispatchDay(friday, dispatch)).toBe('2026-11-24')
    expect(deliveryEstimate(friday, 'express', dispatch)).toEqual({ from: '2026-11-25', to: '2026-11-26' })
    // A year later the day is a working one again.
    expect(addBusinessDays('2027-11-23', 0, dispatch)).toBe('2027-11-23')
    // The usual holidays are the owner's to take away.
    expect(addBusinessDays('2027-01-26', 0, dispatch)).toBe('2027-01-26')
  })

  it('[ADM-7] goes by the owner’s cut-off hour and working days', () => {
    const saturday = at('2026-11-21T12:30:00Z')
    const sixDays = { ...usualDispatch, workingDays: [...usualDispatch.workingDays, 'Saturday' as const] }
    expect(dispatchDay(saturday, { ...sixDays, cutOffHour: 19 })).toBe('2026-11-21')
    expect(dispatchDay(saturday, { ...sixDays, cutOffHour: 18 })).toBe('2026-11-23')
    // From midnight on it is too late; until midnight it is not.
    expect(dispatchDay(at('2026-11-19T18:30:00Z'), { ...usualDispatch, cutOffHour: 0 })).toBe('2026-11-23')
    expect(dispatchDay(at('2026-11-20T18:29:59Z'), { ...usualDispatch, cutOffHour: 24 })).toBe('2026-11-20')
  })

  it('[ADM-7] turns the financial year at midnight of 1 April in India', () => {
    expect(financialYear(at('2027-03-31T18:29:59Z'))).toBe('2026-27')
    expect(financialYear(at('2027-03-31T18:30:00Z'))).toBe('2027-28')
    expect(financialYear(at('2099-06-01T00:00:00Z'))).toBe('2099-00')
  })
})
