import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { chartScale } from './chart-scale.ts'

it('[ADM-1] holds every value between its first and last line, with 0 among the lines', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -9_000_000, max: 90_000_000 }), { maxLength: 40 }), values => {
      const { min, max, lines } = chartScale(values)
      for (const value of values) expect(value >= min && value <= max).toBe(true)
      expect(lines.map(line => line + 0)).toContain(0)
      expect(lines.length).toBeGreaterThanOrEqual(2)
      expect(lines.length).toBeLessThanOrEqual(6)
    }),
  )
})

it('[ADM-1] has round lines', () => {
  expect(chartScale([118_240, 42_000]).lines).toEqual([120_000, 80_000, 40_000, 0])
  expect(chartScale([]).lines).toEqual([1, 0])
})
