import { expect, it } from 'vitest'
import { formatRupees } from './money.ts'

it('[CUR-1] writes rupees in Indian grouping, with paise only where there are any', () => {
  expect(formatRupees(29_900)).toBe('₹299')
  expect(formatRupees(1_234_567_800)).toBe('₹1,23,45,678')
  expect(formatRupees(25_980)).toBe('₹259.80')
  expect(formatRupees(5)).toBe('₹0.05')
})
