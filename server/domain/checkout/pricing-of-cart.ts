import type { PaymentMethodId, Quote, ShippingMethodId } from '../../contract/index.ts'
import { productsOf, requireStock } from '../cart/lines.ts'
import { zoneOf } from '../catalogue/delivery-areas.ts'
import { readSettings } from '../content/settings.ts'
import { shopError } from '../errors.ts'
import { formatRupees } from '../money.ts'
import {
  discountOf,
  paymentFeeOf,
  priceOrder,
  shippingPriceOf,
  subtotalOf,
  type LineToPrice,
} from '../pricing.ts'
import { findPromotion, isShippingFreeForAll, reasonNotToApply } from '../promotions/promotions.ts'
import type {
  AddressRecord,
  CartLineRecord,
  ProductRecord,
  PromotionRecord,
  SettingsRecord,
  ShippingZoneRecord,
  ShopReader,
} from '../records.ts'

/** What decides what a cart costs, delivered. */
export interface CartToPrice {
  readonly userId: string
  readonly lines: readonly CartLineRecord[]
  readonly address: AddressRecord | null
  readonly shippingMethod: ShippingMethodId
  readonly paymentMethod: PaymentMethodId | null
  readonly promotionCode: string | null
  readonly nowMs: number
}

/** A cart with its price, and all that the price was worked out from. */
export interface PricedCart {
  readonly priced: ReturnType<typeof priceOrder>
  readonly products: ReadonlyMap<string, ProductRecord>
  readonly settings: SettingsRecord
  readonly zone: ShippingZoneRecord | undefined
  /** The promotion whose code applies; null without a code and for a code that does not apply. */
  readonly applied: PromotionRecord | null
  readonly promotion: Quote['promotion']
  /** Standard delivery costs nothing because of a promotion. */
  readonly standardIsFree: boolean
}

/**
 * Prices a cart as it is now. The quote and the order both come from here, so that they cannot differ by rule.
 * @throws cart_empty, out_of_stock, insufficient_stock
 */
export async function priceCart(reader: ShopReader, cart: CartToPrice): Promise<PricedCart> {
  if (cart.lines.length === 0) throw shopError('cart_empty')
  const [settings, products, zone, freeForAll] = await Promise.all([
    readSettings(reader),
    productsOf(reader, cart.lines),
    cart.address ? zoneOf(reader, cart.address.pincode) : undefined,
    isShippingFreeForAll(reader, cart.nowMs),
  ])
  const lines = cart.lines.map(line => toLineToPrice(line, products))
  const subtotal = subtotalOf(lines)
  const { applied, promotion } = await applyCode(reader, cart, subtotal)
  const standardIsFree = freeForAll || applied?.kind === 'free_shipping'
  const priced = priceOrder({
    lines,
    discount: applied ? discountOf(applied, subtotal) : 0,
    shipping: shippingPriceOf(cart.shippingMethod, subtotal, settings.shipping, standardIsFree),
    codFee: paymentFeeOf(cart.paymentMethod, settings.payments),
    // Before an address is known the tax is shown as for the shop's own state; the total is the same either way.
    sameState: cart.address === null || cart.address.state === settings.store.state,
  })
  return { priced, products, settings, zone, applied, promotion, standardIsFree }
}

function toLineToPrice(line: CartLineRecord, products: ReadonlyMap<string, ProductRecord>): LineToPrice {
  const product = products.get(line.productId)
  if (!product) throw shopError('out_of_stock')
  requireStock(product, line.variantIndex, line.quantity)
  return { product, variantIndex: line.variantIndex, quantity: line.quantity }
}

async function applyCode(
  reader: ShopReader,
  { promotionCode, userId, nowMs }: CartToPrice,
  subtotal: number,
): Promise<Pick<PricedCart, 'applied' | 'promotion'>> {
  if (!promotionCode) return { applied: null, promotion: null }
  const code = promotionCode.toUpperCase()
  const found = await findPromotion(reader, code)
  const reason = await reasonNotToApply(reader, found, { userId, subtotal, nowMs })
  if (!found || reason !== null) {
    return { applied: null, promotion: { code, applied: false, message: reason ?? 'This code is not valid' } }
  }
  return { applied: found, promotion: { code, applied: true, message: appliedMessage(found, subtotal) } }
}

function appliedMessage(promotion: PromotionRecord, subtotal: number): string {
  if (promotion.kind === 'free_shipping') return 'Code applied: standard delivery is free'
  return `Code applied: you save ${formatRupees(discountOf(promotion, subtotal))}`
}
