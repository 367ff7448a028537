import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gstin } from './gstin.ts'

const symbols = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const refusal = (value: string) => gstin.safeParse(value).error?.issues[0]?.message

describe('a GSTIN', () => {
  it.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '27AAACR5055K1Z7', ' 29aagcb7383j1z4 '])(
    '[CHK-1] is taken when its check digit is right: %s',
    value => {
      expect(gstin.parse(value)).toBe(value.trim().toUpperCase())
    },
  )

  it('[CHK-1] is refused with any other check digit', () => {
    for (const digit of symbols.replace('V', '')) {
      expect(refusal(`27AAPFU0939F1Z${digit}`)).toBe('This GSTIN has a typing error. Check each character.')
    }
  })

  it('[CHK-1] is refused when one of its characters was mistyped, or two neighbours changed places', () => {
    const right = '29AAGCB7383J1Z4'
    fc.assert(
      fc.property(fc.nat(13), fc.constantFrom(...symbols.split('')), (place, symbol) => {
        fc.pre(right[place] !== symbol)
        expect(gstin.safeParse(right.slice(0, place) + symbol + right.slice(place + 1)).success).toBe(false)
      }),
    )
    expect(gstin.safeParse('29AAGCB3783J1Z4').success).toBe(false)
  })

  it('[CHK-1] begins with the code of a state', () => {
    expect(refusal('00AAPFU0939F1ZV')).toBe(
      'The first two digits of a GSTIN are the code of a state. Check them.',
    )
  })

  it.each(['', 'ABC', '27AAPFU0939F1Z', '27AAPFU0939F1ZVV', '99AAPFU0939F1ZV'])(
    '[CHK-1] has its form: not %j',
    value => {
      expect(refusal(value)).toBe('Enter a valid 15-character GSTIN')
    },
  )
})
