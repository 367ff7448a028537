import { expect, it } from 'vitest'
import { closedMethod, openMethods } from './payment-sentences.ts'

it('[CHK-2] names the ways that are open in one sentence', () => {
  const open = { available: true, reason: null, remedy: null }
  expect(
    openMethods([
      { id: 'upi', ...open },
      { id: 'netbanking', ...open },
      { id: 'cod', ...open },
    ]),
  ).toBe('Pay by UPI, net banking or cash on delivery.')
  expect(openMethods([{ id: 'card', ...open }])).toBe('Pay by card.')
  expect(openMethods([{ id: 'card', available: false, reason: 'x', remedy: null }])).toBeUndefined()
})

it('[CHK-2] says of a way that is closed why, and what would change it', () => {
  expect(
    closedMethod({
      id: 'cod',
      available: false,
      reason: 'Cash on delivery is available up to ₹10,000',
      remedy: 'Your total is ₹5,998 over',
    }),
  ).toBe('Cash on delivery is available up to ₹10,000. Your total is ₹5,998 over.')
  expect(
    closedMethod({
      id: 'card',
      available: false,
      reason: 'This payment method is not available',
      remedy: null,
    }),
  ).toBe('Card: This payment method is not available.')
})
