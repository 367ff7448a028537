import { expect, it } from 'vitest'
import { matchProducts } from './match-products.ts'

const product = (name: string, description: string) => ({
  id: name,
  name,
  description,
  price: 100_00,
  imageUrls: [],
})
const catalogue = [product('Tivra', 'Noise cancelling up to 35 dB'), product('Komal', 'Light and small')]

it('[SRCH-1] ignores a blank term', () => {
  expect(matchProducts(catalogue, '')).toEqual([])
  expect(matchProducts(catalogue, '   ')).toEqual([])
})

it('[SRCH-1] finds by name or description, whatever the case', () => {
  expect(matchProducts(catalogue, 'TIV').map(match => match.name)).toEqual(['Tivra'])
  expect(matchProducts(catalogue, 'small').map(match => match.name)).toEqual(['Komal'])
  expect(matchProducts(catalogue, 'i').map(match => match.name)).toEqual(['Tivra', 'Komal'])
})

it('[SRCH-4] finds nothing where nothing matches', () => {
  expect(matchProducts(catalogue, 'neckband')).toEqual([])
})
