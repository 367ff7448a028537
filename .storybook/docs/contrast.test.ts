import { expect, it } from 'vitest'
import { contrastRatio, fitFor } from './contrast.ts'

it('[DS-3] measures contrast as WCAG does', () => {
  expect(contrastRatio('#000000', '#FFFFFF')).toBe(21)
  expect(contrastRatio('#FFFFFF', '#767676')).toBeCloseTo(4.54, 2)
})

it('says what a ratio suffices for', () => {
  expect([7, 4.5, 3, 2.99].map(fitFor)).toEqual(['body copy', 'words', 'marks and edges', 'decoration'])
})
