import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { categories, products, settings } from '../../contract-suite/shop/catalogue.ts'
import { priceOrder, subtotalOf } from '../pricing.ts'
import { discountOf, discountsOf, pricesWith, type DiscountableLine } from './discounts.ts'
import type { PromotionRule } from './records.ts'

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

const scope = fc.option(
  fc.record({
    productIds: fc.subarray(products.map(({ id }) => id)),
    categories: fc.subarray(categories.map(({ slug }) => slug)),
  }),
  { nil: undefined },
)

const rule = fc
  .tuple(
    fc.oneof(
      fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ kind: fc.constant('amount' as const), value: fc.integer({ min: 1, max: 5_000_000 }) }),
      fc.record({ kind: fc.constant('free_shipping' as const), value: fc.constant(0) }),
      fc.record({
        kind: fc.constant('buy_x_get_y' as const),
        value: fc.integer({ min: 1, max: 100 }),
        buyQuantity: fc.integer({ min: 1, max: 5 }),
        getQuantity: fc.integer({ min: 1, max: 5 }),
      }),
    ),
    scope,
  )
  .map(([kind, where]): PromotionRule => ({ ...kind, ...(where && { scope: where }) }))

const line = (unitPrice: number, quantity = 1, inScope = true): DiscountableLine => ({
  unitPrice,
  quantity,
  inScope,
})

describe('what a promotion takes off', () => {
  it('[ADM-6] leaves lines, tax and total that add up to the paisa, whatever the rule and the cart', () => {
    fc.assert(
      fc.property(
        rule,
        fc.array(
          fc.record({ product: fc.constantFrom(...products), quantity: fc.integer({ min: 1, max: 10 }) }),
          { minLength: 1, maxLength: 8 },
        ),
        fc.boolean(),
        fc.boolean(),
        (promotion, chosen, sameState, freeForAll) => {
          const lines = chosen.map(({ product, quantity }) => ({ product, quantity, variantIndex: 0 }))
          const { discounts, discount, shipping } = pricesWith(promotion, {
            lines,
            categories,
            subtotal: subtotalOf(lines),
            shippingMethod: 'standard',
            shipping: settings.shipping,
            freeForAll,
          })
          const order = priceOrder({ lines, discount: discounts, shipping, codFee: 0, sameState })
          expect(order.discount).toBe(discount)
          expect(sumOf(order.lines.map(({ discount: share }) => share))).toBe(discount)
          expect(order.subtotal - discount + shipping).toBe(order.total)
          const { taxable, cgst, sgst, igst } = order.tax
          expect(taxable + cgst + sgst + igst).toBe(order.total)
          for (const { lineTotal, discount: share, tax } of order.lines) {
            expect(share).toBeGreaterThanOrEqual(0)
            expect(share).toBeLessThanOrEqual(lineTotal)
            expect(tax.taxable + tax.cgst + tax.sgst + tax.igst).toBe(lineTotal - share)
          }
        },
      ),
    )
  })

  it('[ADM-6] takes nothing off a product that it is not for', () => {
    fc.assert(
      fc.property(
        rule,
        fc.array(
          fc.record({
            unitPrice: fc.integer({ min: 1, max: 50_000_000 }),
            quantity: fc.integer({ min: 1, max: 10 }),
            inScope: fc.boolean(),
          }),
          { maxLength: 12 },
        ),
        (promotion, lines) => {
          const discounts = discountsOf(promotion, lines)
          expect(discounts).toHaveLength(lines.length)
          const others = discounts.filter((_share, index) => !lines[index]?.inScope)
          expect(others.every(share => share === 0)).toBe(true)
        },
      ),
    )
  })

  it('[ADM-6] is a percentage, an amount up to what it is for, or nothing off the lines', () => {
    expect(discountOf({ kind: 'percent', value: 20 }, [line(299_900)])).toBe(59_980)
    expect(discountOf({ kind: 'percent', value: 15 }, [line(33)])).toBe(5)
    expect(discountOf({ kind: 'amount', value: 50_000 }, [line(30_000)])).toBe(30_000)
    expect(discountOf({ kind: 'free_shipping', value: 0 }, [line(30_000)])).toBe(0)
    const other = line(100_000, 1, false)
    expect(discountsOf({ kind: 'percent', value: 50 }, [line(9_999), other])).toEqual([5_000, 0])
    expect(discountsOf({ kind: 'amount', value: 50_000 }, [other, line(10_000, 3)])).toEqual([0, 30_000])
  })

  it('[ADM-6] of buy X get Y is the cheapest pieces of each group, the last as far as it goes', () => {
    const buyTwo = { kind: 'buy_x_get_y', value: 100, buyQuantity: 2, getQuantity: 1 } as const
    expect(discountsOf(buyTwo, [line(50_000), line(30_000)])).toEqual([0, 0])
    expect(discountsOf(buyTwo, [line(50_000), line(30_000), line(40_000)])).toEqual([0, 30_000, 0])
    expect(discountsOf(buyTwo, [line(10_000, 6)])).toEqual([20_000])
    // Dearest first: 500, 500, 500 | 500, 300, 300.
    expect(discountsOf(buyTwo, [line(30_000, 2), line(50_000, 4)])).toEqual([30_000, 50_000])
    expect(discountsOf(buyTwo, [line(50_000, 2, false), line(30_000, 2)])).toEqual([0, 0])
    const halfPrice = { kind: 'buy_x_get_y', value: 50, buyQuantity: 1, getQuantity: 2 } as const
    expect(discountsOf(halfPrice, [line(9_999, 2)])).toEqual([5_000])
    expect(discountsOf(halfPrice, [line(9_999, 3)])).toEqual([10_000])
  })
})
