import { describe, expect, it } from 'vitest'
import { stockLine } from './stock-line.ts'

const few = 5

describe('[SHOP-2] what is said about stock', () => {
  it('is nothing while there is plenty', () => {
    expect(stockLine([6, 0], 0, few)).toBeUndefined()
  })

  it('is the number where few are left', () => {
    expect(stockLine([5, 0], 0, few)).toBe('Only 5 left in stock')
  })

  it('points to the other colours only where one of them is in stock', () => {
    expect(stockLine([0, 1], 0, few)).toBe('This colour is sold out. Another colour is in stock.')
    expect(stockLine([0, 0], 0, few)).toBe('This product is sold out.')
  })
})
