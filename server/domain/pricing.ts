import type { OrderLine, PaymentMethodId, ShippingMethodId, Tax, Totals } from '../contract/index.ts'
import type { ProductRecord, SettingsRecord } from './records.ts'

/**
 * What an order costs. Pure: no store, no clock. All amounts are integer paise and include GST; the parts always
 * add up to the whole to the paisa (CHK-1).
 */

/** Percent of GST on what was charged beside the goods, in orders that do not say. */
const formerChargesGstRate = 18

/**
 * The line that weighs most. What comes with the goods is one composite supply with them, and has its classification and
 * its rate (ss. 2(30) and 8(a) of the CGST Act).
 */
export const principalOf = <Line extends Pick<OrderLine, 'lineTotal'>>(
  lines: readonly Line[],
): Line | undefined => lines.toSorted((left, right) => right.lineTotal - left.lineTotal)[0]

/** `amount × part / whole`, rounded down, exact also where the product exceeds 2^53. */
function shareRoundedDown(amount: number, part: number, whole: number): number {
  return whole === 0 ? 0 : Number((BigInt(amount) * BigInt(part)) / BigInt(whole))
}

/** What one piece of a variant costs now. */
export function unitPriceOf(
  product: Pick<ProductRecord, 'price' | 'variants'>,
  variantIndex: number,
): number {
  return product.variants[variantIndex]?.price ?? product.price
}

export interface LineToPrice {
  readonly product: Pick<
    ProductRecord,
    'id' | 'slug' | 'name' | 'imageUrls' | 'price' | 'mrp' | 'variants' | 'legal'
  >
  readonly variantIndex: number
  readonly quantity: number
}

/**
 * The GST within an amount. Elsewhere it is IGST: taxable = round(amount × 100 / (100 + rate)), the rest is tax. In the
 * shop's own state CGST and SGST are two taxes at half the rate each on one value (CGST Act, s. 9, and each
 * state's Act), so that both are the same amount, rounded to the paisa; the taxable value takes what the rounding leaves.
 */
export function taxWithin(amount: number, gstRate: number, sameState: boolean): Tax {
  if (!sameState) {
    const taxable = Math.round((amount * 100) / (100 + gstRate))
    return { taxable, cgst: 0, sgst: 0, igst: amount - taxable }
  }
  const half = Math.round((amount * gstRate) / (2 * (100 + gstRate)))
  return { taxable: amount - 2 * half, cgst: half, sgst: half, igst: 0 }
}

export const noTax: Tax = { taxable: 0, cgst: 0, sgst: 0, igst: 0 }

export function addTax(left: Tax, right: Tax): Tax {
  return {
    taxable: left.taxable + right.taxable,
    cgst: left.cgst + right.cgst,
    sgst: left.sgst + right.sgst,
    igst: left.igst + right.igst,
  }
}

/**
 * Spreads a discount over lines pro rata. Shares are rounded down and the last line takes the rounding; where that is
 * more than the line costs, the lines before it take the rest.
 */
export function spreadDiscount(lineTotals: readonly number[], discount: number): number[] {
  const subtotal = lineTotals.reduce((sum, lineTotal) => sum + lineTotal, 0)
  const shares = lineTotals.map(lineTotal => shareRoundedDown(discount, lineTotal, subtotal))
  let rest = discount - shares.reduce((sum, share) => sum + share, 0)
  for (let index = shares.length - 1; index >= 0 && rest > 0; index -= 1) {
    const room = (lineTotals[index] ?? 0) - (shares[index] ?? 0)
    const extra = Math.min(rest, room)
    shares[index] = (shares[index] ?? 0) + extra
    rest -= extra
  }
  return shares
}

/**
 * What delivery costs. Standard is free from `freeFrom` of subtotal (before a discount, so that using a code never
 * adds a charge) or while a promotion makes it free; express always costs its price (CHAT-9, POP-3).
 */
export function shippingPriceOf(
  method: ShippingMethodId,
  subtotal: number,
  shipping: SettingsRecord['shipping'],
  standardIsFree: boolean,
): number {
  if (method === 'express') return shipping.expressPrice
  return standardIsFree || subtotal >= shipping.freeFrom ? 0 : shipping.standardPrice
}

/** The fee of the payment method: cash on delivery may have one. */
export function paymentFeeOf(
  method: PaymentMethodId | null | undefined,
  payments: SettingsRecord['payments'],
): number {
  return method === 'cod' ? payments.cod.fee : 0
}

/** The sum of the lines before any discount. */
export function subtotalOf(lines: readonly LineToPrice[]): number {
  return lines.reduce((sum, line) => sum + unitPriceOf(line.product, line.variantIndex) * line.quantity, 0)
}

export interface OrderToPrice {
  readonly lines: readonly LineToPrice[]
  /** Paise off the lines, at most their subtotal: in all, spread pro rata, or off each line. */
  readonly discount: number | readonly number[]
  readonly shipping: number
  readonly codFee: number
  /** The parcel goes to the state that the shop is registered in. */
  readonly sameState: boolean
}

/** What is charged beside the goods, with its tax; nothing that costs nothing. */
export function chargesOf(
  order: Pick<OrderToPrice, 'shipping' | 'codFee' | 'sameState'> & {
    readonly chargesGstRate?: number | undefined
  },
) {
  const { chargesGstRate: gstRate = formerChargesGstRate } = order
  return (['shipping', 'codFee'] as const)
    .map(kind => ({ kind, amount: order[kind] }))
    .filter(({ amount }) => amount > 0)
    .map(charge => ({
      ...charge,
      gstRate,
      tax: taxWithin(charge.amount, gstRate, order.sameState),
    }))
}

/**
 * Prices an order: lines with their share of the discount and their tax, and the totals.
 * Σ lineTotal = subtotal; subtotal − discount + shipping + codFee = total; taxable + taxes = total.
 * @throws RangeError when a line names a variant that its product does not have
 */
export function priceOrder(order: OrderToPrice): Totals & { lines: OrderLine[] } {
  const subtotal = subtotalOf(order.lines)
  const discounts =
    typeof order.discount === 'number'
      ? spreadDiscount(
          order.lines.map(line => unitPriceOf(line.product, line.variantIndex) * line.quantity),
          order.discount,
        )
      : order.discount
  const discount = discounts.reduce((sum, share) => sum + share, 0)
  const lines = order.lines.map((line, index) => priceLine(line, discounts[index] ?? 0, order.sameState))
  return {
    lines,
    mrpTotal: lines.reduce((sum, line) => sum + line.mrp * line.quantity, 0),
    subtotal,
    discount,
    shipping: order.shipping,
    codFee: order.codFee,
    tax: [...lines, ...chargesOf({ ...order, chargesGstRate: principalOf(lines)?.gstRate })]
      .map(({ tax }) => tax)
      .reduce(addTax, noTax),
    total: subtotal - discount + order.shipping + order.codFee,
  }
}

function priceLine(
  { product, variantIndex, quantity }: LineToPrice,
  discount: number,
  sameState: boolean,
): OrderLine {
  const variant = product.variants[variantIndex]
  if (!variant) throw new RangeError(`${product.id} has no variant ${variantIndex}`)
  const unitPrice = unitPriceOf(product, variantIndex)
  const lineTotal = unitPrice * quantity
  return {
    productId: product.id,
    slug: product.slug,
    name: product.name,
    imageUrl: variant.imageUrls[0] ?? product.imageUrls[0] ?? '',
    sku: variant.sku,
    hsn: product.legal.hsn,
    gstRate: product.legal.gstRate,
    variantIndex,
    variantName: variant.name,
    quantity,
    unitPrice,
    mrp: product.mrp,
    lineTotal,
    discount,
    tax: taxWithin(lineTotal - discount, product.legal.gstRate, sameState),
  }
}
