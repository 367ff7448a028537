import { expect, it } from 'vitest'
import { cartToOrder } from './figure-words.ts'

it.each([
  { orders: 3, carts: 12, share: 0.25 },
  { orders: 4, carts: 4, share: 1 },
  { orders: 0, carts: 7, share: 0 },
])('[ADM-1] of $carts carts begun, $orders orders are a share of $share', ({ orders, carts, share }) => {
  expect(cartToOrder(orders, carts)).toBe(share)
})

it('[ADM-1] of fewer carts than orders, and of none, no share can be said', () => {
  expect(cartToOrder(37, 2)).toBeUndefined()
  expect(cartToOrder(0, 0)).toBeUndefined()
})
