import { expect, it } from 'vitest'
import { bindu, komal, meend, shuddha, soldOutCase, tivra } from '../../stories-data/products.ts'
import { productTag } from './product-tag.ts'

const fewLeft = 5

it('[SHOP-1] says first that a product cannot be bought', () => {
  expect(productTag({ ...soldOutCase, badges: ['new'], mrp: 200_000 }, fewLeft)?.label).toBe('Sold out')
})

it('[SHOP-1] says a saving rounded down', () => {
  expect(productTag(meend, fewLeft)).toEqual({ label: '12% off', tone: 'sale' })
})

it('[SHOP-1] warns of five units or fewer', () => {
  expect(productTag(bindu, fewLeft)?.label).toBe('Low stock')
})

it('[SHOP-1] names what is new and what sells best', () => {
  expect(productTag(tivra, fewLeft)?.label).toBe('New')
  expect(productTag(shuddha, fewLeft)?.label).toBe('Best seller')
  expect(productTag(komal, fewLeft)).toBeUndefined()
})
