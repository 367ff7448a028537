import { expect, it } from 'vitest'
import { missingToFreeDelivery } from './free-delivery.ts'

const shipping = { freeForAll: false, freeFrom: 99_900, standardPrice: 4_900, expressPrice: 19_900 }

it('[CHAT-9] says what is missing to the threshold, and nothing from there on', () => {
  expect(missingToFreeDelivery(shipping, 29_900)).toBe(70_000)
  expect(missingToFreeDelivery(shipping, 99_900)).toBe(0)
})

it('[POP-3] says nothing while delivery is free for all, or by a code', () => {
  expect(missingToFreeDelivery({ ...shipping, freeForAll: true }, 29_900)).toBe(0)
  expect(missingToFreeDelivery(shipping, 29_900, 0)).toBe(0)
})
