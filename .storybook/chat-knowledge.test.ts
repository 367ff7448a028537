import { catalogueSeed } from '@shruti/server/seed'
import { expect, it } from 'vitest'
import { chatKnowledge as knowledgeOf } from '../design-system/src/components/ChatWidget/index.ts'

const chatKnowledge = knowledgeOf({
  supportPhone: '1800 000 0000',
  supportEmail: 'support@shruti.example',
  salesEmail: 'sales@shruti.example',
  businessHours: 'Monday-Friday 9:00 AM-6:00 PM IST',
  social: { instagram: '@shruti', twitter: '@shruti', facebook: '@shruti' },
})

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

it('[CHAT-5] knows where to find every other product, and points to no product or listing that is not there', () => {
  const { products, categories } = catalogueSeed()
  const modelNames = chatKnowledge.models.map(({ name }) => name)
  const others = products
    .filter(({ name }) => !modelNames.includes(name))
    .map(({ slug }) => `/product/${slug}`)
  const hrefs = chatKnowledge.elsewhere.map(({ link }) => link.href)
  expect(hrefs.filter(href => href.startsWith('/product/')).toSorted()).toEqual(others.toSorted())
  const listings = categories.map(({ slug }) => `/shop/category/${slug}`)
  expect(hrefs.filter(href => href.startsWith('/shop/category/') && !listings.includes(href))).toEqual([])
})

it('[CHAT-7] says of noise cancelling, water and battery what the product pages say', () => {
  const { products } = catalogueSeed()
  for (const model of chatKnowledge.models) {
    const specs = products.find(({ name }) => name === model.name)?.specs
    expect(model.noiseReduction).toContain(specs?.ancDb ? `${specs.ancDb} dB` : 'None')
    expect(model.batteryLife).toContain(`${specs?.caseHours} hours`)
    expect(model.waterResistance).toBe(specs?.waterResistance)
  }
})
