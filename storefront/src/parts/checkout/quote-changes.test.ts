import { describe, expect, it } from 'vitest'
import { quoteChanges, stockChanges } from './quote-changes.ts'

const tax = { taxable: 0, cgst: 0, sgst: 0, igst: 0 }
const nada = {
  productId: 'prd-nada',
  slug: 'nada',
  name: 'Nada',
  imageUrl: '/nada.webp',
  sku: 'NAD-BLK',
  hsn: '85183000',
  gstRate: 18,
  variantIndex: 0,
  variantName: 'Black',
  quantity: 2,
  unitPrice: 149_900,
  mrp: 199_900,
  lineTotal: 299_800,
  discount: 0,
  tax,
}
const tips = { ...nada, productId: 'prd-tips', sku: 'TIP-M', name: 'Tips', variantName: 'Medium' }
const seen = { lines: [nada], discount: 0, shipping: 0, codFee: 0, total: 299_800 }
const sameChoices = { sameChoices: true }

describe('what changed since the shopper looked', () => {
  it('[CHK-1] is nothing where lines and charges are the same', () => {
    expect(quoteChanges(seen, { ...seen }, sameChoices)).toEqual([])
  })

  it('[CHK-1] is each price from old to new, and the total', () => {
    const now = { ...seen, lines: [{ ...nada, unitPrice: 139_900 }], total: 279_800 }
    expect(quoteChanges(seen, now, sameChoices)).toEqual([
      { key: 'NAD-BLK price', name: 'Nada, Black', unit: 'money', from: 149_900, to: 139_900 },
      { key: 'total', name: 'Total', unit: 'money', from: 299_800, to: 279_800 },
    ])
  })

  it('[CHK-1] is what was put into the cart or taken out of it elsewhere', () => {
    const now = { ...seen, lines: [tips] }
    expect(quoteChanges(seen, now, sameChoices)).toEqual([
      { key: 'NAD-BLK pieces', name: 'Nada, Black', unit: 'pieces', from: 2, to: null },
      { key: 'TIP-M pieces', name: 'Tips, Medium', unit: 'pieces', from: null, to: 2 },
    ])
  })

  it('[CHK-1] is a charge that nobody chose: a code that is used up, a fee that came', () => {
    const discounted = { ...seen, discount: 59_960, total: 239_840 }
    expect(quoteChanges(discounted, { ...seen, codFee: 3_000, total: 302_800 }, sameChoices)).toEqual([
      { key: 'discount', name: 'Discount', unit: 'money', from: 59_960, to: 0 },
      { key: 'codFee', name: 'Cash on delivery', unit: 'money', from: 0, to: 3_000 },
      { key: 'total', name: 'Total', unit: 'money', from: 239_840, to: 302_800 },
    ])
  })

  it('[CHK-1] is no charge that the shopper chose, such as express delivery', () => {
    const express = { ...seen, shipping: 19_900, total: 319_700 }
    expect(quoteChanges(seen, express, { sameChoices: false })).toEqual([])
  })
})

describe('what is no longer in stock', () => {
  const item = {
    id: 'line-1',
    productId: 'prd-nada',
    quantity: 2,
    variantIndex: 0,
    product: { name: 'Nada', imageUrl: '/nada.webp', slug: 'nada' },
    variantName: 'Black',
    unitPrice: 149_900,
    mrp: 199_900,
    lineTotal: 299_800,
    availableStock: 5,
  }

  it('[CHK-1] is named by line, with what is left', () => {
    const few = { ...item, id: 'line-2', availableStock: 1 }
    const gone = { ...item, id: 'line-3', notice: 'unavailable' as const }
    expect(stockChanges([item, few, gone])).toEqual([
      { key: 'line-2', name: 'Nada, Black', unit: 'pieces', from: 2, to: 1 },
      { key: 'line-3', name: 'Nada, Black', unit: 'pieces', from: 2, to: null },
    ])
  })
})
