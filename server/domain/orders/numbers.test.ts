import { describe, expect, it } from 'vitest'
import { normaliseOrderNumber } from './numbers.ts'

describe('an order number', () => {
  it('[ORD-2] is found however it is typed', () => {
    for (const typed of ['SHR-4K7M2P01', 'shr-4k7m2p01', ' shr 4k7m 2p01 ', '4K7M2PO1', 'SHR-4K7M2POL']) {
      expect(normaliseOrderNumber(typed)).toBe('SHR-4K7M2P01')
    }
  })

  it('[ORD-2] that begins like the prefix is not mistaken for it', () => {
    expect(normaliseOrderNumber('SHR12345')).toBe('SHR-SHR12345')
  })
})
