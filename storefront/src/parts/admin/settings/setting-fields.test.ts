import { expect, it } from 'vitest'
import { formValuesOf, inputOf, type SettingField } from './setting-fields.ts'

const fields: readonly SettingField<'delivery'>[] = [
  { name: 'freeFrom', label: 'Free from', kind: 'rupees' },
  { name: 'standardPrice', label: 'Standard', kind: 'rupees' },
]

it('[ADM-7] amounts are typed in rupees and sent in paise, to the paisa', () => {
  const values = formValuesOf(fields, { freeFrom: 99_900, standardPrice: 4_950, expressPrice: 0 })
  expect(values).toEqual({ freeFrom: '999', standardPrice: '49.50' })
  expect(inputOf(fields, values)).toEqual({ freeFrom: 99_900, standardPrice: 4_950 })
  expect(inputOf(fields, { freeFrom: '₹1,499.9', standardPrice: '0' })).toEqual({
    freeFrom: 149_990,
    standardPrice: 0,
  })
})

it('[ADM-7] what is no amount is never taken for one', () => {
  for (const typed of ['', 'free', '49.999', '-5', '1e3']) {
    expect(inputOf(fields, { freeFrom: typed, standardPrice: typed })).toEqual({
      freeFrom: Number.NaN,
      standardPrice: Number.NaN,
    })
  }
})
