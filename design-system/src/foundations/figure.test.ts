import { describe, expect, it } from 'vitest'
import { formatCount, formatFigure } from './figure.ts'

describe('a number', () => {
  it('[CUR-1] is grouped as in India', () => {
    expect([999, 1_000, 99_999, 1_00_000, 1_23_45_678].map(formatCount)).toEqual([
      '999',
      '1,000',
      '99,999',
      '1,00,000',
      '1,23,45,678',
    ])
  })

  it('keeps its sign before the first group', () => {
    expect(formatCount(-123)).toBe('-123')
    expect(formatCount(-1_23_456)).toBe('-1,23,456')
  })

  it('has as many decimals as are asked for, and no zeros beyond the fewest', () => {
    expect(formatFigure(4, 'en-IN', { fewest: 0, most: 1 })).toBe('4')
    expect(formatFigure(4.25, 'en-IN', { fewest: 0, most: 1 })).toBe('4.3')
    expect(formatFigure(1.5, 'en-US', { fewest: 1, most: 3 })).toBe('1.5')
    expect(formatFigure(0.995, 'en-US', { fewest: 2, most: 2 })).toBe('1.00')
  })

  // What the browser would write, from a tenth of a paisa to ten billion: 2,147,483,629 is a prime, so that no value comes twice.
  it.each(['en-IN', 'en-US'] as const)('is written as the browser writes it in %s', locale => {
    for (const [fewest, most] of [
      [0, 0],
      [0, 1],
      [2, 2],
    ] as const) {
      const browser = new Intl.NumberFormat(locale, {
        minimumFractionDigits: fewest,
        maximumFractionDigits: most,
      })
      for (let time = 1; time <= 3_000; time += 1) {
        const value = ((time * 48_271 * 7_919) % 2_147_483_629) / 10 ** (time % 7)
        for (const signed of [value, -value - 1])
          expect(formatFigure(signed, locale, { fewest, most })).toBe(browser.format(signed))
      }
    }
  })
})
