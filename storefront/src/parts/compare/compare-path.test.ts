import { expect, it } from 'vitest'
import { comparePath, readComparison } from './compare-path.ts'

const read = (address: string) => readComparison(new URL(address, 'https://shop.invalid').searchParams)

it('[BEY-6] keeps a comparison in the address', () => {
  expect(comparePath(['tivra', 'komal'])).toBe('/compare?products=tivra,komal')
  expect(comparePath(['tivra', 'komal'], { all: true })).toBe('/compare?products=tivra,komal&all=true')
  expect(comparePath([])).toBe('/compare')
  expect(read(comparePath(['tivra', 'komal'], { all: true }))).toEqual({
    products: ['tivra', 'komal'],
    all: true,
  })
})

it('[BEY-6] reads each product once, and those that a form without scripts adds', () => {
  expect(read('/compare?products=tivra,,komal,tivra&products=shuddha').products).toEqual([
    'tivra',
    'komal',
    'shuddha',
  ])
  expect(read('/compare').products).toEqual([])
})
