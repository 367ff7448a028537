import { describe, expect, it } from 'vitest'
import { addBusinessDays, deliveryEstimate, dispatchDay, financialYear, indianDay } from './calendar.ts'

const at = (instant: string) => Date.parse(instant)
const zone = { standardDays: { min: 3, max: 5 }, expressDays: { min: 1, max: 2 } }

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
    expect(deliveryEstimate(friday, 'standard', zone)).toEqual({ from: '2026-11-25', to: '2026-11-27' })
    expect(deliveryEstimate(friday, 'express', zone)).toEqual({ from: '2026-11-23', to: '2026-11-24' })
  })

  it('[ADM-7] turns the financial year at midnight of 1 April in India', () => {
    expect(financialYear(at('2027-03-31T18:29:59Z'))).toBe('2026-27')
    expect(financialYear(at('2027-03-31T18:30:00Z'))).toBe('2027-28')
    expect(financialYear(at('2099-06-01T00:00:00Z'))).toBe('2099-00')
  })
})
