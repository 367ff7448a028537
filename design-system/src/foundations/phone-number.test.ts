import { expect, it } from 'vitest'
import { formatPhoneNumber } from './phone-number.ts'

it('groups the digits of an Indian phone number', () => {
  expect(formatPhoneNumber('+919876543210')).toBe('+91 98765 43210')
})

it('leaves a phone number from elsewhere as it is', () => {
  expect(formatPhoneNumber('+14155550132')).toBe('+14155550132')
})
