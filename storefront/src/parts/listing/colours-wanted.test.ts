import type { Product } from '@shruti/server/contract'
import { expect, it } from 'vitest'
import { coloursWanted } from './colours-wanted.ts'

const product = {
  name: 'Matra',
  shortDescription: 'Game mode',
  description: '',
  features: [],
  categories: ['budget'],
  price: 179_900,
  specs: {},
  variants: [{ name: 'Graphite' }, { name: 'Blue' }, { name: 'White' }],
} as unknown as Product

it('[SHOP-1] shows a card in the colour of the filter', () => {
  expect(coloursWanted(product, { color: ['white', 'Pink'] })).toEqual(['White'])
})

it('[BEY-18] shows a card in the colour that the search names, in any of its names', () => {
  expect(coloursWanted(product, { search: 'white ear buds under 2000' })).toEqual(['White'])
  expect(coloursWanted(product, { search: 'grey earbuds' })).toEqual(['Graphite'])
  expect(coloursWanted(product, { search: 'नीला ईयरबड्स' })).toEqual(['Blue'])
})

it('[SHOP-1] asks for no colour where neither names one', () => {
  expect(coloursWanted(product, { search: 'gaming earbuds', category: ['budget'] })).toEqual([])
})
