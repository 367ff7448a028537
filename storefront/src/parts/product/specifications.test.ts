import { expect, it } from 'vitest'
import type { Product } from '@shruti/server/contract'
import { specificationsOf } from './specifications.ts'

const rowsOf = (specs: Product['specs'], warrantyMonths = 12) =>
  Object.fromEntries(
    specificationsOf({ specs, warrantyMonths } as Product).map(({ name, value }) => [name, value]),
  )

it('[SHOP-2] states each figure with its unit', () => {
  expect(
    rowsOf(
      { ancDb: 35, batteryHours: 8, caseHours: 32, bluetooth: '5.3', waterResistance: 'IPX5', weightG: 4.8 },
      24,
    ),
  ).toEqual({
    'Noise cancelling': 'Up to 35 dB',
    Battery: '8 h per charge, 32 h with the case',
    Connection: 'Bluetooth 5.3',
    'Water resistance': 'IPX5',
    Weight: '4.8 g',
    Warranty: '2 years',
  })
})

it('[SHOP-2] says that there is no noise cancelling of a bud, and nothing of it for a case', () => {
  expect(rowsOf({ batteryHours: 6 })['Noise cancelling']).toBe('None')
  expect(rowsOf({ weightG: 41 })).not.toHaveProperty('Noise cancelling')
})

it('gives a warranty in months where it is no whole year', () => {
  expect(rowsOf({}, 6)['Warranty']).toBe('6 months')
  expect(rowsOf({}, 12)['Warranty']).toBe('1 year')
  expect(rowsOf({}, 0)['Warranty']).toBe('None')
})
