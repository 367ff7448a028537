import { expect, it } from 'vitest'
import { emiMonthly } from './emi.ts'

const plan = { from: 300_000, months: 12 }

it('[CHAT-9] is ₹250 a month at ₹3,000, and nothing below', () => {
  expect(emiMonthly(300_000, plan)).toBe(25_000)
  expect(emiMonthly(299_999, plan)).toBeUndefined()
})

it('[SHOP-2] is the twelfth part, rounded up to the paisa', () => {
  expect(emiMonthly(999_900, plan)).toBe(83_325)
  expect(emiMonthly(999_800, plan)).toBe(83_317)
})
