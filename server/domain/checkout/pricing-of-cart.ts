import type { PaymentMethodId, Quote, ShippingMethodId } from '../../contract/index.ts'
import { productsOf, requireStock } from '../cart/lines.ts'
import { zoneOf } from '../catalogue/delivery-areas.ts'
import { readSettings } from '../content/settings.ts'
import type { Dependencies } from '../context.ts'
import { shopError } from '../errors.ts'
import { limitsOf } from '../limits.ts'
import { paymentFeeOf, priceOrder, subtotalOf } from '../pricing.ts'
import { discountableLines, pricesWith, type CartLineToPrice } from '../promotions/discounts.ts'
import {
  appliedMessage,
  findPromotion,
  isShippingFreeForAll,
  notValid,
  reasonNotToApply,
  reasonOfWrongCode,
} from '../promotions/promotions.ts'
import { waitInWords } from '../promotions/wrong-codes.ts'
import type {
  AddressRecord,
  CartLineRecord,
  CategoryRecord,
  ProductRecord,
  PromotionRecord,
  SettingsRecord,
  ShippingZoneRecord,
  ShopReader,
  UserRecord,
} from '../records.ts'
import { cashRefusalOf, type CashRefusal } from './open-cash-orders.ts'

/** What decides what a cart costs, delivered. */
export interface CartToPrice {
  readonly user: Pick<UserRecord, 'id' | 'phoneNumberVerified'>
  readonly lines: readonly CartLineRecord[]
  readonly address: AddressRecord | null
  readonly shippingMethod: ShippingMethodId
  readonly paymentMethod: PaymentMethodId | null
  readonly promotionCode: string | null
  /** Seconds until a code is looked at, after too many wrong ones. */
  readonly secondsUntilCodeIsRead: number
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
  /** The code is none that the shop takes now: a guess, whatever the order is worth. */
  readonly isCodeWrong: boolean
  /** Why it cannot be paid in cash, for what else is on its way to the same buyer. */
  readonly cashRefusal: CashRefusal | null
  /** Standard delivery costs nothing because of a promotion. */
  readonly standardIsFree: boolean
}

/**
 * Prices a cart as it is now. The quote and the order both come from here, so that they cannot differ by rule.
 * @throws cart_empty, out_of_stock, insufficient_stock
 */
export async function priceCart(
  hashing: Pick<Dependencies, 'hasher'>,
  reader: ShopReader,
  cart: CartToPrice,
): Promise<PricedCart> {
  if (cart.lines.length === 0) throw shopError('cart_empty')
  const [settings, products, categories, zone, freeForAll] = await Promise.all([
    readSettings(reader),
    productsOf(reader, cart.lines),
    reader.list('categories'),
    cart.address ? zoneOf(reader, cart.address.pincode) : undefined,
    isShippingFreeForAll(reader, cart.nowMs),
  ])
  const lines = cart.lines.map(line => toLineToPrice(line, products))
  const subtotal = subtotalOf(lines)
  const { applied, promotion, isCodeWrong } = await applyCode(hashing, reader, cart, {
    lines,
    categories,
    subtotal,
  })
  const { discounts, shipping, standardIsFree } = pricesWith(applied, {
    lines,
    categories,
    subtotal,
    shippingMethod: cart.shippingMethod,
    shipping: settings.shipping,
    freeForAll,
  })
  const priced = priceOrder({
    lines,
    discount: discounts,
    shipping,
    codFee: paymentFeeOf(cart.paymentMethod, settings.payments),
    // Before an address is known the tax is shown as for the shop's own state; the total is the same either way.
    sameState: cart.address === null || cart.address.state === settings.store.state,
  })
  const cashRefusal = await cashRefusalOf(reader, limitsOf(settings), { ...cart, lines: priced.lines })
  return { priced, products, settings, zone, applied, promotion, isCodeWrong, standardIsFree, cashRefusal }
}

function toLineToPrice(line: CartLineRecord, products: ReadonlyMap<string, ProductRecord>): CartLineToPrice {
  const product = products.get(line.productId)
  if (!product) throw shopError('out_of_stock')
  requireStock(product, line.variantIndex, line.quantity)
  return { product, variantIndex: line.variantIndex, quantity: line.quantity }
}

async function applyCode(
  hashing: Pick<Dependencies, 'hasher'>,
  reader: ShopReader,
  { promotionCode, user, address, nowMs, secondsUntilCodeIsRead }: CartToPrice,
  order: {
    readonly lines: readonly CartLineToPrice[]
    readonly categories: readonly CategoryRecord[]
    readonly subtotal: number
  },
): Promise<Pick<PricedCart, 'applied' | 'promotion' | 'isCodeWrong'>> {
  if (!promotionCode) return { applied: null, promotion: null, isCodeWrong: false }
  const code = promotionCode.toUpperCase()
  const refused = (message: string, isCodeWrong: boolean) => {
    return { applied: null, promotion: { code, applied: false, message }, isCodeWrong }
  }
  if (secondsUntilCodeIsRead > 0) return refused(waitInWords(secondsUntilCodeIsRead), false)
  const found = await findPromotion(reader, code)
  const wrong = reasonOfWrongCode(found, nowMs)
  if (!found || wrong !== null) return refused(wrong ?? notValid, true)
  const lines = discountableLines(found, order.lines, order.categories)
  const { subtotal } = order
  const reason = await reasonNotToApply(hashing, reader, found, { userId: user.id, address, lines, subtotal })
  if (reason !== null) return refused(reason, false)
  const promotion = { code, applied: true, message: appliedMessage(found, lines) }
  return { applied: found, promotion, isCodeWrong: false }
}
