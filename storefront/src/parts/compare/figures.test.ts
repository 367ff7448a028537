import type { Product } from '@shruti/server/contract'
import { expect, it } from 'vitest'
import { areOfDifferentKinds, comparedFigures } from './figures.ts'

const product = (changes: Partial<Product>): Product =>
  ({
    name: 'Tivra',
    price: 799_900,
    mrp: 799_900,
    categories: ['best-tws'],
    specs: {
      ancDb: 35,
      batteryHours: 8,
      caseHours: 32,
      weightG: 4.8,
      waterResistance: 'IPX5',
      latencyMs: 60,
    },
    variants: [
      { name: 'Black', stock: 2 },
      { name: 'Gold', stock: 0 },
    ],
    warrantyMonths: 24,
    rating: { average: 4, count: 1 },
    legal: { netQuantity: '1 pair with charging case' },
    ...changes,
  }) as Product
const komal = product({
  price: 299_900,
  mrp: 299_900,
  specs: { batteryHours: 6, caseHours: 24, weightG: 4.1, waterResistance: 'IPX4', latencyMs: 60 },
  warrantyMonths: 12,
})
const neckband = product({ categories: ['neckbands'], specs: { batteryHours: 30, weightG: 27 } })
const cable = product({ categories: ['accessories'], specs: { weightG: 24 }, warrantyMonths: 6 })
const row = (products: Product[], label: string, options = { all: true }) =>
  comparedFigures(products, options).find(figure => figure.label === label)

it('[BEY-6] shows only what differs, unless all is asked for', () => {
  const labels = (options?: { all: boolean }) =>
    comparedFigures([product({}), komal], options).map(({ label }) => label)
  expect(labels()).toEqual([
    'Price',
    'MRP',
    'Noise cancelling',
    'Play on one charge',
    'Play with the case',
    'Water resistance',
    'Weight',
    'Warranty',
  ])
  expect(labels({ all: true })).toContain('Latency')
})

it('[BEY-6] marks what is better only where nobody can dispute it', () => {
  const best = (label: string) => row([product({}), komal], label)?.best
  expect(best('Price')).toEqual([1])
  expect(best('Noise cancelling')).toEqual([0])
  expect(best('Weight')).toEqual([1])
  expect(best('Warranty')).toEqual([0])
  // The same for both, a matter of taste, an opinion.
  expect(best('Latency')).toEqual([])
  expect(best('Colours')).toEqual([])
  expect(best('Rating')).toEqual([])
})

it('[BEY-6] holds no weight of a neckband against that of a bud, and no missing figure against one', () => {
  expect(row([product({}), neckband], 'Weight')?.best).toEqual([])
  expect(row([product({}), neckband], 'Play with the case')).toMatchObject({
    values: ['32 h', undefined],
    best: [],
  })
  expect(row([product({}), cable], 'Noise cancelling')).toMatchObject({
    values: ['Up to 35 dB', undefined],
    best: [],
  })
})

it('[BEY-6] says figures, rating and stock in words', () => {
  const said = (label: string) => row([product({}), komal], label)?.values[0]
  expect(said('Rating')).toBe('4.0 out of 5 (1 review)')
  expect(said('Colours')).toBe('Black, Gold')
  expect(said('In stock')).toBe('Black')
  expect(said('Warranty')).toBe('2 years')
  expect(row([product({ variants: [] }), komal], 'In stock')?.values[0]).toBe('Sold out')
})

it('[BEY-6] knows different kinds', () => {
  expect(areOfDifferentKinds([product({}), komal])).toBe(false)
  expect(areOfDifferentKinds([product({}), neckband])).toBe(true)
  expect(areOfDifferentKinds([product({}), cable])).toBe(true)
})
