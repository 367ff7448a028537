import { catalogueSeed } from '@shruti/server/seed'
import { expect, it } from 'vitest'
import { chatKnowledge } from '../design-system/src/components/ChatWidget/index.ts'

/** The chat makes no call, so what it says stands in the design system: it must be what the shop says. */

it('[CHAT-8] names the shop’s own stores', () => {
  const { storeLocations } = catalogueSeed()
  const facts = storeLocations.map(({ city, address, phone }) => ({ city, address, phone }))
  expect(chatKnowledge.stores.map(({ city, address, phone }) => ({ city, address, phone }))).toEqual(facts)
})

it('[CHAT-7] names the prices of the shop’s own models', () => {
  const { products } = catalogueSeed()
  for (const model of chatKnowledge.models) {
    const product = products.find(({ name }) => name === model.name)
    expect([model.name, model.price * 100]).toEqual([product?.name, product?.price])
  }
})
