import { expect, it } from 'vitest'
import { colourOfCard } from './colour-of-card.ts'

const variants = [
  { name: 'Black', stock: 0 },
  { name: 'White', stock: 4 },
  { name: 'Gold', stock: 2 },
  { name: 'Pink', stock: 0 },
]

it('[SHOP-1] shows the first colour in stock where none is looked for', () => {
  expect(colourOfCard(variants)).toEqual({ variantIndex: 1, isWanted: false })
})

it('[SHOP-1] shows the colour that is looked for, whatever its capitals', () => {
  expect(colourOfCard(variants, ['gold'])).toEqual({ variantIndex: 2, isWanted: true })
})

it('[SHOP-1] of several colours looked for, shows one that is in stock', () => {
  expect(colourOfCard(variants, ['Pink', 'Gold'])).toEqual({ variantIndex: 2, isWanted: true })
})

it('[SHOP-1] shows a colour that is looked for even when it is sold out', () => {
  expect(colourOfCard(variants, ['Pink'])).toEqual({ variantIndex: 3, isWanted: true })
})

it('[SHOP-1] shows the first colour of a product that is sold out', () => {
  expect(colourOfCard([{ name: 'Black', stock: 0 }])).toEqual({ variantIndex: 0, isWanted: false })
})
