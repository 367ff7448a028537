import { expect, it } from 'vitest'
import { clampQuantity } from './clamp-quantity.ts'

it('[CART-3] keeps a quantity between its limits', () => {
  expect(clampQuantity(0, 1, 10)).toBe(1)
  expect(clampQuantity(11, 1, 10)).toBe(10)
  expect(clampQuantity(3, 1, 10)).toBe(3)
})

it('[CART-3] makes a whole number of what was typed', () => {
  expect(clampQuantity(2.6, 1, 10)).toBe(3)
  expect(clampQuantity(Number('two'), 1, 10)).toBe(1)
})
