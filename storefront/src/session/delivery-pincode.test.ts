import { describe, expect, it } from 'vitest'
import { pincodeCookie, pincodeOf, readChosenPincode } from './delivery-pincode.ts'

describe('[BEY-3] the cookie that keeps a PIN code', () => {
  it('is read as it was written', () => {
    const cookie = pincodeCookie({ pincode: '560025', by: 'guest' }, true)
    expect(cookie).toBe('shruti_pin=560025.guest; Path=/; Max-Age=15552000; SameSite=Lax; Secure')
    expect(readChosenPincode(`other=1; ${cookie.split(';')[0]}; shruti_hint=guest`)).toEqual({
      pincode: '560025',
      by: 'guest',
    })
  })

  it('without https is sent without it', () => {
    expect(pincodeCookie({ pincode: '110001', by: 'user' }, false)).not.toContain('Secure')
  })

  it.each([
    '',
    'shruti_pin=',
    'shruti_pin=0.guest',
    'shruti_pin=056002.guest',
    'shruti_pin=560025.<b>',
    'x_shruti_pin=560025.guest',
  ])('is nothing where it says %j', cookies => {
    expect(readChosenPincode(cookies)).toBeNull()
  })
})

describe('[BEY-3] where a delivery goes', () => {
  const byGuest = { pincode: '560025', by: 'guest' } as const
  const byUser = { pincode: '781001', by: 'user' } as const

  it('is what a guest entered', () => {
    expect(pincodeOf(byGuest, null, undefined)).toBe('560025')
    expect(pincodeOf(byGuest, 'guest', undefined)).toBe('560025')
    expect(pincodeOf(null, null, undefined)).toBe('')
  })

  it('is the default address of a customer, until the customer enters another', () => {
    expect(pincodeOf(byGuest, 'user', '110001')).toBe('110001')
    expect(pincodeOf(byUser, 'user', '110001')).toBe('781001')
    expect(pincodeOf(byGuest, 'user', undefined)).toBe('560025')
    expect(pincodeOf(null, 'user', undefined)).toBe('')
  })

  it('is nobody else’s after signing out', () => {
    expect(pincodeOf(byUser, null, undefined)).toBe('')
  })
})
