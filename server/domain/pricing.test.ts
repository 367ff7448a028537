import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceOrder, shippingPriceOf, spreadDiscount, taxWithin } from './pricing.ts'

/** Paise up to ₹5,00,000. */
const amount = fc.integer({ min: 1, max: 50_000_000 })
const gstRate = fc.constantFrom(0, 5, 12, 18, 28)

function productOf(price: number, rate: number) {
  const variants = [{ name: 'Black', colorHex: '#000000', sku: 'SKU', stock: 10, imageUrls: ['/black.webp'] }]
  const legal = {
    hsn: '85183000',
    gstRate: rate,
    countryOfOrigin: 'India',
    manufacturer: 'Shruti',
    importer: null,
    netQuantity: '1 N',
    genericName: 'Wireless earphones',
    batchMonth: '2026-01',
    dimensions: null,
  }
  return { id: 'p', slug: 'p', name: 'P', imageUrls: ['/p.webp'], price, mrp: price + 100, variants, legal }
}

const order = fc
  .record({
    lines: fc.array(fc.record({ price: amount, rate: gstRate, quantity: fc.integer({ min: 1, max: 10 }) }), {
      minLength: 1,
      maxLength: 40,
    }),
    discountShare: fc.double({ min: 0, max: 1, noNaN: true }),
    shipping: fc.constantFrom(0, 4_900, 19_900),
    codFee: fc.constantFrom(0, 5_000),
    sameState: fc.boolean(),
  })
  .map(({ lines, discountShare, ...rest }) => {
    const subtotal = lines.reduce((sum, line) => sum + line.price * line.quantity, 0)
    return {
      ...rest,
      discount: Math.floor(subtotal * discountShare),
      lines: lines.map(({ price, rate, quantity }) => ({
        product: productOf(price, rate),
        variantIndex: 0,
        quantity,
      })),
    }
  })

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

describe('the price of an order', () => {
  it('[CHK-1] adds up to the paisa, whatever is in it', () => {
    fc.assert(
      fc.property(order, input => {
        const priced = priceOrder(input)
        const { lines, subtotal, discount, shipping, codFee, total, tax } = priced
        expect(sumOf(lines.map(line => line.lineTotal))).toBe(subtotal)
        expect(sumOf(lines.map(line => line.discount))).toBe(discount)
        expect(subtotal - discount + shipping + codFee).toBe(total)
        expect(tax.taxable + tax.cgst + tax.sgst + tax.igst).toBe(total)
        for (const line of lines) {
          const { taxable, cgst, sgst, igst } = line.tax
          expect(taxable + cgst + sgst + igst).toBe(line.lineTotal - line.discount)
          expect(line.discount).toBeGreaterThanOrEqual(0)
          expect(line.discount).toBeLessThanOrEqual(line.lineTotal)
        }
      }),
    )
  })

  it('[CHK-1] halves the tax into CGST and SGST in the own state, and makes it IGST elsewhere', () => {
    fc.assert(
      fc.property(order, input => {
        const here = priceOrder({ ...input, sameState: true })
        const elsewhere = priceOrder({ ...input, sameState: false })
        expect(here.tax.cgst).toBe(here.tax.sgst)
        for (const [index, { tax }] of here.lines.entries()) {
          const igst = elsewhere.lines[index]?.tax.igst ?? 0
          expect(tax.igst).toBe(0)
          expect(tax.cgst).toBe(tax.sgst)
          expect(Math.abs(tax.cgst + tax.sgst - igst)).toBeLessThanOrEqual(1)
        }
      }),
    )
  })

  it('[ADM-7] taxes delivery and the fee for cash as the goods that weigh most', () => {
    const lineOf = (price: number, rate: number) => ({
      product: productOf(price, rate),
      variantIndex: 0,
      quantity: 1,
    })
    const { tax } = priceOrder({
      lines: [lineOf(10_000, 18), lineOf(90_000, 5)],
      discount: 0,
      shipping: 10_500,
      codFee: 0,
      sameState: false,
    })
    // 18% within 100 rupees, 5% within 900 and within the 105 of the delivery.
    expect(tax.igst).toBe(1_525 + 4_286 + 500)
  })

  it('refuses a variant that the product does not have', () => {
    const line = { product: productOf(100, 18), variantIndex: 3, quantity: 1 }
    const input = { lines: [line], discount: 0, shipping: 0, codFee: 0, sameState: true }
    expect(() => priceOrder(input)).toThrow(new RangeError('p has no variant 3'))
  })
})

describe('the GST within an amount', () => {
  it('[CHK-1] is what 18% of the taxable value makes', () => {
    expect(taxWithin(11_800, 18, false)).toEqual({ taxable: 10_000, cgst: 0, sgst: 0, igst: 1_800 })
    expect(taxWithin(299_900, 18, true)).toEqual({ taxable: 254_152, cgst: 22_874, sgst: 22_874, igst: 0 })
    expect(taxWithin(1, 18, true)).toEqual({ taxable: 1, cgst: 0, sgst: 0, igst: 0 })
    expect(taxWithin(0, 18, false)).toEqual({ taxable: 0, cgst: 0, sgst: 0, igst: 0 })
  })
})

describe('a discount', () => {
  it('[CHK-1] is spread pro rata, the last line takes the rounding', () => {
    expect(spreadDiscount([10_000, 10_000, 10_000], 10_000)).toEqual([3_333, 3_333, 3_334])
    expect(spreadDiscount([29_900, 149_900], 35_960)).toEqual([5_980, 29_980])
  })

  it('[CHK-1] never takes more off a line than it costs', () => {
    expect(spreadDiscount([3, 3, 1], 6)).toEqual([2, 3, 1])
    expect(spreadDiscount([], 0)).toEqual([])
  })

  it('[CHK-1] stays exact where the product of the amounts is past 2^53', () => {
    const lines = [4_999_999_999, 4_999_999_999, 1]
    expect(sumOf(spreadDiscount(lines, 4_999_999_999))).toBe(4_999_999_999)
  })
})

describe('the price of delivery', () => {
  const shipping = { freeFrom: 99_900, standardPrice: 4_900, expressPrice: 19_900 }

  it('[CHAT-9] is free from ₹999 for standard delivery, and ₹199 for express', () => {
    expect(shippingPriceOf('standard', 99_899, shipping, false)).toBe(4_900)
    expect(shippingPriceOf('standard', 99_900, shipping, false)).toBe(0)
    expect(shippingPriceOf('express', 500_000, shipping, false)).toBe(19_900)
  })

  it('[POP-3] is free for all while a promotion makes standard delivery free', () => {
    expect(shippingPriceOf('standard', 100, shipping, true)).toBe(0)
    expect(shippingPriceOf('express', 100, shipping, true)).toBe(19_900)
  })
})
