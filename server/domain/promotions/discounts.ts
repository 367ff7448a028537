import type { ShippingMethodId } from '../../contract/index.ts'
import { isInCategory } from '../catalogue/category-rule.ts'
import { shippingPriceOf, spreadDiscount, unitPriceOf, type LineToPrice } from '../pricing.ts'
import type { CategoryRecord, ProductRecord, SettingsRecord } from '../records.ts'
import type { PromotionRule } from './records.ts'

/** What promotions take off: pure, in integer paise. Cart, quote, order and the dry run all ask here (ADM-6). */

/** A line as a promotion sees it. */
export interface DiscountableLine {
  /** Paise. */
  readonly unitPrice: number
  readonly quantity: number
  /** Whether the promotion is for this product. */
  readonly inScope: boolean
}

type ScopedProduct = Pick<ProductRecord, 'id' | 'categories' | 'specs' | 'price'>

/** Whether a promotion is for a product: named itself, or in a category that is. */
export function isInScope(
  { scope }: Pick<PromotionRule, 'scope'>,
  product: ScopedProduct,
  categories: readonly Pick<CategoryRecord, 'slug' | 'rule'>[],
): boolean {
  if (!scope) return true
  if (scope.productIds.includes(product.id)) return true
  return categories.some(
    category => scope.categories.includes(category.slug) && isInCategory(product, category),
  )
}

/** A line of a cart whose product is known whole. */
export interface CartLineToPrice extends LineToPrice {
  readonly product: ProductRecord
}

/** The lines of a cart as a promotion sees them. */
export function discountableLines(
  rule: Pick<PromotionRule, 'scope'>,
  lines: readonly CartLineToPrice[],
  categories: readonly CategoryRecord[],
): DiscountableLine[] {
  return lines.map(({ product, variantIndex, quantity }) => ({
    unitPrice: unitPriceOf(product, variantIndex),
    quantity,
    inScope: isInScope(rule, product, categories),
  }))
}

/** Pieces that a promotion is for. */
export function piecesInScope(lines: readonly DiscountableLine[]): number {
  return lines.reduce((sum, { inScope, quantity }) => sum + (inScope ? quantity : 0), 0)
}

/** What a percentage of an amount is, rounded to the paisa. */
const percentOf = (amount: number, percent: number) => Math.round((amount * percent) / 100)

/**
 * Paise that a promotion takes off each line: never more than the line costs, and nothing off a line that it is not for.
 * A percentage or an amount is spread pro rata over the lines that it is for; of pieces that one gets, each line has its own.
 */
export function discountsOf(rule: PromotionRule, lines: readonly DiscountableLine[]): number[] {
  const eligible = lines.map(({ unitPrice, quantity, inScope }) => (inScope ? unitPrice * quantity : 0))
  const subtotal = eligible.reduce((sum, amount) => sum + amount, 0)
  switch (rule.kind) {
    case 'percent':
      return spreadDiscount(eligible, Math.min(subtotal, percentOf(subtotal, rule.value)))
    case 'amount':
      return spreadDiscount(eligible, Math.min(subtotal, rule.value))
    case 'buy_x_get_y':
      return discountsOfPieces(rule, lines)
    case 'free_shipping':
      return lines.map(() => 0)
  }
}

/**
 * The pieces in groups, the dearest first: in each group those after the bought ones are cheaper, so that what one gets never
 * costs more than what one bought for it. A group that is not full counts as far as it goes.
 */
function discountsOfPieces(
  { value, buyQuantity = 1, getQuantity = 1 }: PromotionRule,
  lines: readonly DiscountableLine[],
): number[] {
  const discounts = lines.map(() => 0)
  const pieces = lines.flatMap(({ unitPrice, quantity, inScope }, line) =>
    inScope ? Array.from({ length: quantity }, () => ({ unitPrice, line })) : [],
  )
  const dearestFirst = pieces.toSorted(
    (left, right) => right.unitPrice - left.unitPrice || left.line - right.line,
  )
  for (const [place, { unitPrice, line }] of dearestFirst.entries()) {
    if (place % (buyQuantity + getQuantity) < buyQuantity) continue
    discounts[line] = (discounts[line] ?? 0) + percentOf(unitPrice, value)
  }
  return discounts
}

/** Paise that a promotion takes off all lines together. */
export function discountOf(rule: PromotionRule, lines: readonly DiscountableLine[]): number {
  return discountsOf(rule, lines).reduce((sum, share) => sum + share, 0)
}

/** What a promotion, or none, makes of an order: paise off its lines, and what delivery costs. Cart and quote share it. */
export function pricesWith(
  rule: PromotionRule | null,
  order: {
    readonly lines: readonly CartLineToPrice[]
    readonly categories: readonly CategoryRecord[]
    /** Paise, of all lines. */
    readonly subtotal: number
    readonly shippingMethod: ShippingMethodId
    readonly shipping: SettingsRecord['shipping']
    readonly freeForAll: boolean
  },
): {
  readonly discounts: readonly number[]
  readonly discount: number
  readonly shipping: number
  readonly standardIsFree: boolean
} {
  const { lines, categories, subtotal, shippingMethod, shipping, freeForAll } = order
  const standardIsFree = freeForAll || rule?.kind === 'free_shipping'
  const discounts = rule ? discountsOf(rule, discountableLines(rule, lines, categories)) : lines.map(() => 0)
  return {
    discounts,
    discount: discounts.reduce((sum, share) => sum + share, 0),
    shipping: shippingPriceOf(shippingMethod, subtotal, shipping, standardIsFree),
    standardIsFree,
  }
}
