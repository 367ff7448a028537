import { describe, expect, it } from 'vitest'
import { rupeesToType, typedPaise } from './typed-paise.ts'

describe('amounts that are typed', () => {
  it('[ADM-3] are read to the paisa, however they are written', () => {
    expect(['1,499.50', '₹ 19.9', '100', '0.07'].map(typedPaise)).toEqual([149_950, 1990, 10_000, 7])
    expect(['', 'ten', '1.999', '-5'].map(typedPaise).every(Number.isNaN)).toBe(true)
  })

  it('[ADM-3] start as they would be typed', () => {
    expect([149_950, 10_000].map(rupeesToType)).toEqual(['1499.50', '100'])
  })
})
