import { describe, expect, it } from 'vitest'
import { readTyped, typedValue } from './cell-edit.ts'

describe('a figure that is typed into its cell', () => {
  it.each([
    ['1299', 129_900],
    ['1,299.50', 129_950],
    ['₹ 1,29,900.05', 12_990_005],
    ['0.1', 10],
    ['1.15', 115],
  ])('[ADM-9] %s rupees are whole paise', (text, paise) => {
    expect(readTyped({ kind: 'amount' }, text)).toEqual({ value: paise })
  })

  it.each(['', 'free', '12.345', '1e3', '--4', '1.'])('[ADM-9] “%s” is no amount', text => {
    expect(readTyped({ kind: 'amount' }, text)).toEqual({
      error: 'Enter an amount in rupees, such as 1,299.50',
    })
  })

  it('[ADM-9] is refused beyond its bounds, in the words of its kind', () => {
    expect(readTyped({ kind: 'integer' }, '-1')).toEqual({ error: 'Enter 0 or more' })
    expect(readTyped({ kind: 'integer', max: 10_000 }, '10001')).toEqual({ error: 'Enter 10,000 or less' })
    expect(readTyped({ kind: 'amount', max: 12_345_050 }, '200000')).toEqual({
      error: 'Enter ₹1,23,450.50 or less',
    })
    expect(readTyped({ kind: 'integer', min: -5 }, '-5')).toEqual({ value: -5 })
  })

  it('[ADM-9] is typed as it was when it is opened', () => {
    expect(typedValue('amount', 129_900)).toBe('1299')
    expect(typedValue('amount', 129_950)).toBe('1299.50')
    expect(typedValue('integer', 14)).toBe('14')
  })
})
