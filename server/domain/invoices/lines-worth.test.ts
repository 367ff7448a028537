import { describe, expect, it } from 'vitest'
import type { InvoiceLine } from '../../contract/index.ts'
import { linesWorth } from './lines-worth.ts'

const lineOf = (total: number, gstRate: number, tax: Partial<InvoiceLine['tax']>): InvoiceLine => ({
  description: 'Raga, Silver',
  hsn: '85183000',
  quantity: 1,
  unitPrice: total,
  discount: 0,
  gstRate,
  tax: { taxable: total, cgst: 0, sgst: 0, igst: 0, ...tax },
  total,
})

const lines = [
  lineOf(100_000, 18, { taxable: 84_746, igst: 15_254 }),
  lineOf(50_000, 12, { taxable: 44_643, igst: 5357 }),
]

describe('lines of a credit note', () => {
  it('[ADM-3] come to the amount to the paisa, each with its own rate of GST', () => {
    const credited = linesWorth(lines, 10_001)
    expect(credited.map(({ total, discount, tax }) => ({ total, discount, ...tax }))).toEqual([
      { total: 6667, discount: 93_333, taxable: 5650, cgst: 0, sgst: 0, igst: 1017 },
      { total: 3334, discount: 46_666, taxable: 2977, cgst: 0, sgst: 0, igst: 357 },
    ])
  })

  it('[ADM-3] stay as they are where everything goes back, and leave out what gives back nothing', () => {
    expect(linesWorth(lines, 150_000)).toEqual(lines)
    expect(linesWorth(lines, 0)).toEqual([])
  })
})
