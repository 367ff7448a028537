import type { CartOffer } from '../../contract/index.ts'
import type { Caller } from '../accounts/sessions.ts'
import { toInstant } from '../calendar.ts'
import { readSettings } from '../content/settings.ts'
import type { ClientContext, Dependencies } from '../context.ts'
import { shopError } from '../errors.ts'
import { readLimits } from '../limits.ts'
import { subtotalOf } from '../pricing.ts'
import { discountableLines, pricesWith, type CartLineToPrice } from '../promotions/discounts.ts'
import {
  appliedMessage,
  findPromotion,
  isShippingFreeForAll,
  notValid,
  promotionInWords,
  publicCodes,
  reasonNotToApply,
  reasonOfWrongCode,
} from '../promotions/promotions.ts'
import {
  recordWrongCode,
  secondsUntilCodeIsRead,
  waitInWords,
  type CodeTry,
} from '../promotions/wrong-codes.ts'
import type {
  AddressRecord,
  CartRecord,
  PromotionRecord,
  ShopReader,
  ShopTransaction,
  UserRecord,
} from '../records.ts'
import { availableStockOf, productsOf, readCart, requireCartId } from './lines.ts'

/**
 * What the chosen code takes off the caller's cart, and the public code that saves most. Its amounts are those of a quote
 * with standard delivery to the address that checkout begins with (BEY-12).
 */
export async function getCartOffer(dependencies: Dependencies, caller: Caller): Promise<CartOffer> {
  const { store } = dependencies
  return offerOf(dependencies, store, await readCart(store, requireCartId(caller)), caller.user)
}

/**
 * Chooses the code of the cart; one that does not apply yet is kept and applies once it does. A wrong one is refused and
 * counted, as at checkout, and the chosen one stays.
 * @throws promotion_refused
 */
export async function setCartOffer(
  dependencies: Dependencies,
  { clientAddress }: Pick<ClientContext, 'clientAddress'>,
  caller: Caller,
  { code }: { readonly code: string | null },
): Promise<CartOffer> {
  const cartId = requireCartId(caller)
  const nowMs = dependencies.clock.now()
  const visitor = { id: caller.session?.id ?? cartId, phoneNumberVerified: false }
  const attempt: CodeTry = { user: caller.user ?? visitor, clientAddress, nowMs }
  const answer = await dependencies.store.transaction(async tx => {
    const refusal = code === null ? null : await refusalOf(tx, attempt, code.toUpperCase())
    if (refusal !== null) return refusal
    const { promotionCode: _former, ...cart } = await readCart(tx, cartId)
    const chosen: CartRecord = {
      ...cart,
      ...(code !== null && { promotionCode: code.toUpperCase() }),
      updatedAt: toInstant(nowMs),
    }
    await tx.put('carts', chosen)
    return offerOf(dependencies, tx, chosen, caller.user)
  })
  if (typeof answer === 'string') throw shopError('promotion_refused', { reason: answer }, 'code')
  return answer
}

/** Why the shop takes the code from nobody, or looks at none now; it counts as a try. */
async function refusalOf(tx: ShopTransaction, attempt: CodeTry, code: string): Promise<string | null> {
  const limits = await readLimits(tx)
  const seconds = await secondsUntilCodeIsRead(tx, limits, attempt)
  if (seconds > 0) return waitInWords(seconds)
  const wrong = reasonOfWrongCode(await findPromotion(tx, code), attempt.nowMs)
  if (wrong !== null) await recordWrongCode(tx, limits, attempt, code)
  return wrong
}

async function offerOf(
  dependencies: Dependencies,
  reader: ShopReader,
  cart: CartRecord,
  user: UserRecord | null,
): Promise<CartOffer> {
  const nowMs = dependencies.clock.now()
  const [{ shipping }, freeForAll, categories, lines, address] = await Promise.all([
    readSettings(reader),
    isShippingFreeForAll(reader, nowMs),
    reader.list('categories'),
    linesToPrice(reader, cart),
    user ? firstAddressOf(reader, user) : null,
  ])
  const subtotal = subtotalOf(lines)
  const linesFor = (promotion: PromotionRecord) => discountableLines(promotion, lines, categories)
  const reasonAgainst = (promotion: PromotionRecord) =>
    reasonNotToApply(dependencies, reader, promotion, {
      userId: user?.id ?? null,
      address,
      lines: linesFor(promotion),
      subtotal,
    })
  const pricesOf = (promotion: PromotionRecord | null) =>
    pricesWith(promotion, { lines, categories, subtotal, shippingMethod: 'standard', shipping, freeForAll })
  const costOf = (promotion: PromotionRecord | null) => {
    const { discount, shipping: delivery } = pricesOf(promotion)
    return subtotal - discount + delivery
  }

  const code = cart.promotionCode ?? null
  const chosen = code === null ? undefined : await findPromotion(reader, code)
  const reason = chosen ? (reasonOfWrongCode(chosen, nowMs) ?? (await reasonAgainst(chosen))) : notValid
  const applied = chosen && reason === null ? chosen : null
  const message = applied ? appliedMessage(applied, linesFor(applied)) : reason

  let best: { readonly code: string; readonly promotion: PromotionRecord } | null = null
  for (const promotion of lines.length === 0 ? [] : await publicCodes(reader, nowMs)) {
    if (costOf(promotion) >= costOf(best?.promotion ?? applied)) continue
    if ((await reasonAgainst(promotion)) === null) best = { code: promotion.code, promotion }
  }
  const { discount, shipping: delivery } = pricesOf(applied)
  return {
    code,
    applied: applied !== null,
    message: code === null ? null : message,
    subtotal,
    discount,
    shipping: delivery,
    total: costOf(applied),
    best: best && {
      code: best.code,
      saving: costOf(null) - costOf(best.promotion),
      reason: promotionInWords(best.promotion),
    },
  }
}

/** The lines that can be bought, as the cart's subtotal counts them. */
async function linesToPrice(reader: ShopReader, { lines }: CartRecord): Promise<CartLineToPrice[]> {
  const products = await productsOf(reader, lines)
  return lines.flatMap(({ productId, variantIndex, quantity }) => {
    const product = products.get(productId)
    if (!product || availableStockOf(product, variantIndex) === 0) return []
    return [{ product, variantIndex, quantity }]
  })
}

/** Where checkout would send the parcel if nothing else is chosen. */
async function firstAddressOf(reader: ShopReader, user: UserRecord): Promise<AddressRecord | null> {
  const addresses = await reader.list('addresses', { where: { userId: user.id } })
  return addresses.find(address => address.isDefault) ?? addresses[0] ?? null
}
