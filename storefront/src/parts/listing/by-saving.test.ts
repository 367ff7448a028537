import { expect, it } from 'vitest'
import { bySaving } from './by-saving.ts'

it('[SHOP-4] puts the highest percentage saved first, as the page says, and leaves out what costs its MRP', () => {
  const cable = { name: 'cable', price: 29_900, mrp: 59_900 }
  const earbuds = { name: 'earbuds', price: 349_900, mrp: 449_900 }
  const case_ = { name: 'case', price: 99_900, mrp: 99_900 }
  expect(bySaving([cable, case_, earbuds]).map(({ name }) => name)).toEqual(['cable', 'earbuds'])
})
