import { expect, it } from 'vitest'
import type { Product } from '@shruti/server/contract'
import { colourPath, firstColour } from './colour-path.ts'

const variants = [
  { name: 'Black', stock: 0 },
  { name: 'Rose gold', stock: 4 },
] as unknown as Product['variants']

it('[SHOP-2] begins with the colour that the address names, sold out or not', () => {
  expect(firstColour(variants, 'rose GOLD')).toBe(1)
  expect(firstColour(variants, 'Black')).toBe(0)
})

it('[SHOP-2] begins with a colour in stock where the address names none, or none of these', () => {
  expect(firstColour(variants, null)).toBe(1)
  expect(firstColour(variants, 'Purple')).toBe(1)
  expect(firstColour(variants.slice(0, 1), null)).toBe(0)
})

it('[SHOP-2] the address of a colour leads to it', () => {
  expect(colourPath('tivra', 'Rose gold')).toBe('/product/tivra?color=Rose%20gold')
})
