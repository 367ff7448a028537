import { describe, expect, it } from 'vitest'
import { usableMethod } from './usable-method.ts'

const upi = { id: 'upi', available: false, reason: 'This payment method is not available' } as const
const cash = { id: 'cod', available: true, reason: null } as const
const tooDear = {
  id: 'cod',
  available: false,
  reason: 'Cash on delivery is available up to ₹10,000',
} as const

describe('the way of paying that is selected', () => {
  it('[CHK-2] is the one that was chosen, while the order can be paid so', () => {
    expect(usableMethod([upi, cash], 'cod')).toEqual({ selected: 'cod', reason: undefined })
    expect(usableMethod(undefined, 'cod')).toEqual({ selected: 'cod', reason: undefined })
  })

  it('[CHK-2] is none where it cannot, with the reason in words', () => {
    expect(usableMethod([upi, tooDear], 'cod')).toEqual({
      selected: undefined,
      reason: 'Cash on delivery is available up to ₹10,000',
    })
  })
})
