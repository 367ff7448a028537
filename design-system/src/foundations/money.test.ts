import { describe, expect, it } from 'vitest'
import { formatMoney, savingPercent } from './money.ts'

describe('an amount in rupees', () => {
  it('[CUR-1] has Indian grouping and two decimals', () => {
    expect(formatMoney(11_824_000)).toBe('₹1,18,240.00')
    expect(formatMoney(299_900)).toBe('₹2,999.00')
    expect(formatMoney(1_23_45_678_90)).toBe('₹1,23,45,678.90')
  })

  it('[SRCH-6] leaves the decimals out where they are not wanted', () => {
    expect(formatMoney(299_950, { decimals: 'never' })).toBe('₹3,000')
    expect(formatMoney(299_900, { decimals: 'auto' })).toBe('₹2,999')
    expect(formatMoney(299_950, { decimals: 'auto' })).toBe('₹2,999.50')
  })

  it('shows a deduction with a minus before the sign', () => {
    expect(formatMoney(-229_960)).toBe('−₹2,299.60')
  })

  it('shows nothing owed as zero', () => {
    expect(formatMoney(0)).toBe('₹0.00')
  })
})

describe('an amount in dollars', () => {
  it('[CUR-1] is converted at 83.12 rupees unless the shop says otherwise', () => {
    expect(formatMoney(299_900, { currency: 'USD' })).toBe('$36.08')
    expect(formatMoney(299_900, { currency: 'USD', rupeesPerDollar: 90 })).toBe('$33.32')
  })

  it('groups thousands as Americans do', () => {
    expect(formatMoney(1_182_400_000, { currency: 'USD' })).toBe('$142,252.17')
  })
})

describe('a saving', () => {
  it('is rounded down', () => {
    expect(savingPercent(349_900, 399_900)).toBe(12)
    expect(savingPercent(299_900, 299_999)).toBe(0)
  })

  it('is none when the price is the MRP, above it, or the MRP is unknown', () => {
    expect(savingPercent(299_900, 299_900)).toBe(0)
    expect(savingPercent(399_900, 299_900)).toBe(0)
    expect(savingPercent(299_900, 0)).toBe(0)
  })
})
