import type { ActivePromotions, PostalAddress } from '../../contract/index.ts'
import type { Dependencies, ReadingDependencies } from '../context.ts'
import { formatRupees } from '../money.ts'
import { buyerKeys } from '../orders/buyer-keys.ts'
import { discountOf, piecesInScope, type DiscountableLine } from './discounts.ts'
import { isFormerBuyer } from './former-buyers.ts'
import type { PromotionRecord, ShopReader } from '../records.ts'

/** Whether a promotion is on at an instant: switched on and within its window. */
export function isActive(promotion: PromotionRecord, nowMs: number): boolean {
  return promotion.active && nowMs >= Date.parse(promotion.startsAt) && !hasEnded(promotion, nowMs)
}

export function hasEnded(promotion: PromotionRecord, nowMs: number): boolean {
  return promotion.endsAt !== null && nowMs >= Date.parse(promotion.endsAt)
}

export function isUsedUp(promotion: PromotionRecord): boolean {
  return promotion.usageLimit !== null && promotion.usedCount >= promotion.usageLimit
}

/** Whether a promotion without a code makes standard delivery free for every order now (POP-3). */
export async function isShippingFreeForAll(reader: ShopReader, nowMs: number): Promise<boolean> {
  const promotions = await reader.list('promotions')
  return promotions.some(
    promotion => promotion.kind === 'free_shipping' && promotion.code === null && isActive(promotion, nowMs),
  )
}

/** What the active promotions put on the page: popup, banner, and the code of the newsletter (POP-2, POP-3, FOOT-1). */
export async function listActivePromotions({ store, clock }: ReadingDependencies): Promise<ActivePromotions> {
  const promotions = await store.list('promotions')
  // Of several for one place the latest begun shows.
  const active = promotions
    .filter(promotion => isActive(promotion, clock.now()) && !isUsedUp(promotion))
    .toSorted((left, right) => Date.parse(right.startsAt) - Date.parse(left.startsAt))
  const popup = active.find(({ placement, code }) => placement === 'popup' && code !== null)
  const banner = active.find(promotion => promotion.placement === 'banner')
  const newsletter = active.find(promotion => promotion.placement === 'newsletter')
  return {
    popup:
      popup && popup.code !== null
        ? {
            id: popup.id,
            code: popup.code,
            title: popup.title,
            body: popup.body,
            percentOff: popup.kind === 'percent' ? popup.value : null,
            firstOrderOnly: popup.firstOrderOnly,
          }
        : null,
    banner: banner ? { id: banner.id, text: banner.title } : null,
    newsletterCode: newsletter?.code ?? null,
  }
}

export async function findPromotion(reader: ShopReader, code: string): Promise<PromotionRecord | undefined> {
  const [promotion] = await reader.list('promotions', { where: { code: code.toUpperCase() }, limit: 1 })
  return promotion
}

/**
 * Whether this account, phone number or door has ordered before: cancelled ones and failed payments do not count. Of a
 * guest nothing is known yet.
 */
async function hasOrdered(
  hashing: Pick<Dependencies, 'hasher'>,
  reader: ShopReader,
  userId: string | null,
  address: PostalAddress | null,
): Promise<boolean> {
  if (userId === null) return false
  for (const buyer of buyerKeys(userId, address)) {
    if ((await reader.count('orders', { where: { buyer } })) > 0) return true
  }
  return isFormerBuyer(hashing, reader, userId, address)
}

export const notValid = 'This code is not valid'

/** Why the shop takes a code from nobody now, in the words of `server/docs/api.md`; null when it takes it. */
export function reasonOfWrongCode(promotion: PromotionRecord | undefined, nowMs: number): string | null {
  if (!promotion?.active || nowMs < Date.parse(promotion.startsAt)) return notValid
  if (hasEnded(promotion, nowMs)) return 'This code has expired'
  return isUsedUp(promotion) ? 'This code has reached its usage limit' : null
}

/** How often this account, phone number or door has used a code; cancelled orders and failed payments do not count. */
async function timesUsed(
  reader: ShopReader,
  code: string,
  userId: string,
  address: PostalAddress | null,
): Promise<number> {
  const uses = new Set<string>()
  for (const buyer of buyerKeys(userId, address)) {
    const orders = await reader.list('orders', { where: { buyer, promotionCode: code } })
    for (const { id } of orders) uses.add(id)
  }
  return uses.size
}

/** Why a promotion gives nothing for these lines; null when it does. `subtotal` in paise, of the whole order. */
export function reasonOfLines(
  promotion: PromotionRecord,
  lines: readonly DiscountableLine[],
  subtotal: number,
): string | null {
  const pieces = piecesInScope(lines)
  if (lines.length > 0 && pieces === 0) return 'This code is not for what is in your cart'
  if (subtotal < promotion.minimumSubtotal) {
    return `Add ${formatRupees(promotion.minimumSubtotal - subtotal)} more to use this code`
  }
  const { kind, buyQuantity = 1 } = promotion
  if (kind === 'buy_x_get_y' && pieces <= buyQuantity) {
    const needed = buyQuantity + 1
    return `This code works for ${needed} or more of the products it is for`
  }
  return null
}

/** Why a code does not apply to this order, in the words of `server/docs/api.md`; null when it does. */
export async function reasonNotToApply(
  hashing: Pick<Dependencies, 'hasher'>,
  reader: ShopReader,
  promotion: PromotionRecord,
  order: {
    readonly userId: string | null
    readonly address: PostalAddress | null
    readonly lines: readonly DiscountableLine[]
    /** Paise. */
    readonly subtotal: number
  },
): Promise<string | null> {
  const { userId, address, lines, subtotal } = order
  if (promotion.firstOrderOnly && (await hasOrdered(hashing, reader, userId, address))) {
    return 'This code is for your first order only'
  }
  const { code, perCustomerLimit } = promotion
  if (perCustomerLimit !== undefined && code !== null && userId !== null) {
    const used = await timesUsed(reader, code, userId, address)
    if (used >= perCustomerLimit) return 'You have used this code as often as one customer may'
  }
  return reasonOfLines(promotion, lines, subtotal)
}

/** What a code that applies does. */
export function appliedMessage(promotion: PromotionRecord, lines: readonly DiscountableLine[]): string {
  if (promotion.kind === 'free_shipping') return 'Code applied: standard delivery is free'
  return `Code applied: you save ${formatRupees(discountOf(promotion, lines))}`
}

/** "Buy 2, get 1 free", "Buy 1, get 1 at 50% off". */
function piecesInWords({ value, buyQuantity = 1, getQuantity = 1 }: PromotionRecord): string {
  return value === 100
    ? `Buy ${buyQuantity}, get ${getQuantity} free`
    : `Buy ${buyQuantity}, get ${getQuantity} at ${value}% off`
}

/** What a promotion gives and for which orders, by its own rule: "20% off your first order". */
export function promotionInWords(promotion: PromotionRecord): string {
  const { kind, value, scope, firstOrderOnly, minimumSubtotal } = promotion
  if (kind === 'buy_x_get_y') return piecesInWords(promotion)
  const gift =
    kind === 'free_shipping'
      ? 'Free standard delivery on'
      : `${kind === 'percent' ? `${value}%` : formatRupees(value)} off`
  if (scope) return `${gift} some products`
  const orders = firstOrderOnly ? 'your first order' : minimumSubtotal > 0 ? 'orders' : 'this order'
  return `${gift} ${orders}${minimumSubtotal > 0 ? ` from ${formatRupees(minimumSubtotal)}` : ''}`
}

/** The codes that the shop itself makes public, as popup, banner or for the newsletter, and that it takes now. */
export async function publicCodes(
  reader: ShopReader,
  nowMs: number,
): Promise<(PromotionRecord & { readonly code: string })[]> {
  const promotions = await reader.list('promotions')
  return promotions.flatMap(promotion => {
    const { code, placement } = promotion
    if (code === null || placement === null || reasonOfWrongCode(promotion, nowMs) !== null) return []
    return [{ ...promotion, code }]
  })
}
