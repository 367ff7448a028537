import type { PromotionFields, PromotionTrial } from '../../../contract/index.ts'
import { toInstant } from '../../calendar.ts'
import type { Dependencies } from '../../context.ts'
import { discountOf, isInScope, type DiscountableLine } from '../../promotions/discounts.ts'
import { reasonOfLines } from '../../promotions/promotions.ts'
import { buyerKeysOfOrder } from '../../orders/buyer-keys.ts'
import { dayMs } from '../../rates.ts'
import type {
  CategoryRecord,
  OrderRecord,
  ProductRecord,
  PromotionRecord,
  ShopReader,
} from '../../records.ts'
import { isSale } from './performance.ts'
import { toRecord } from './promotions.ts'

/** Orders that are looked at, the latest first: enough to judge by, and the shop does not wait for it. */
const mostOrders = 2000
const shownExamples = 10

/**
 * What a promotion would have done had it run these days: the orders that it would have applied to, in the order in which
 * they were placed, within its limits. Its window and whether it is on do not matter; an order with a code stays out.
 * No order and no promotion changes.
 */
export async function adminTryPromotion(
  { store, clock }: Dependencies,
  { days, ...fields }: PromotionFields & { readonly days: number },
): Promise<PromotionTrial> {
  const promotion = toRecord(fields, { id: '', usedCount: 0, version: 1 })
  const from = toInstant(clock.now() - days * dayMs)
  const [latestFirst, products, categories] = await Promise.all([
    store.list('orders', {
      range: { index: 'createdAt', from },
      orderBy: { index: 'createdAt', direction: 'desc' },
      limit: mostOrders,
    }),
    store.list('products'),
    store.list('categories'),
  ])
  const catalogue = { products: new Map(products.map(product => [product.id, product])), categories }
  const oldestFirst = latestFirst.toReversed()
  const sales = oldestFirst.filter(isSale)
  const uses = new Map<string, number>()
  const applied: { readonly order: OrderRecord; readonly discount: number; readonly delivery: number }[] = []
  for (const order of sales) {
    const used = uses.get(order.userId) ?? 0
    if (order.promotionCode !== null) continue
    if (promotion.usageLimit !== null && applied.length >= promotion.usageLimit) break
    if (promotion.perCustomerLimit !== undefined && used >= promotion.perCustomerLimit) continue
    const saving = savingOf(promotion, order, catalogue)
    if (!saving) continue
    // One after the other: limits count what came before.
    // oxlint-disable-next-line no-await-in-loop
    if (promotion.firstOrderOnly && !(await isFirstOrder(store, order))) continue
    uses.set(order.userId, used + 1)
    applied.push({ order, ...saving })
  }
  const [earliest] = latestFirst.length === mostOrders ? oldestFirst : []
  return {
    orders: sales.length,
    since: earliest?.createdAt ?? from,
    withAnotherCode: sales.filter(({ promotionCode }) => promotionCode !== null).length,
    applied: applied.length,
    discount: sumOf(applied.map(({ discount }) => discount)),
    delivery: sumOf(applied.map(({ delivery }) => delivery)),
    revenue: sumOf(applied.map(({ order }) => order.total)),
    examples: applied
      .slice(-shownExamples)
      .toReversed()
      .map(({ order: { id, number, createdAt, total }, discount, delivery }) => ({
        id,
        number,
        createdAt,
        total,
        saving: discount + delivery,
      })),
  }
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** Paise that it would have taken off; null where it would not have applied. */
function savingOf(
  promotion: PromotionRecord,
  order: OrderRecord,
  catalogue: {
    readonly products: ReadonlyMap<string, ProductRecord>
    readonly categories: readonly CategoryRecord[]
  },
): { discount: number; delivery: number } | null {
  const lines: DiscountableLine[] = order.lines.map(({ productId, unitPrice, quantity }) => {
    const product = catalogue.products.get(productId)
    const inScope = product ? isInScope(promotion, product, catalogue.categories) : !promotion.scope
    return { unitPrice, quantity, inScope }
  })
  if (reasonOfLines(promotion, lines, order.subtotal) !== null) return null
  const isDelivery = promotion.kind === 'free_shipping' && order.shippingMethod === 'standard'
  const saving = { discount: discountOf(promotion, lines), delivery: isDelivery ? order.shipping : 0 }
  return saving.discount + saving.delivery > 0 ? saving : null
}

/** Whether its buyer had no order before it; of a deleted account nobody knows. */
async function isFirstOrder(reader: ShopReader, order: OrderRecord): Promise<boolean> {
  const keys = buyerKeysOfOrder(order)
  if (!keys) return false
  const counts = await Promise.all(
    keys.map(buyer =>
      reader.count('orders', { where: { buyer }, range: { index: 'createdAt', below: order.createdAt } }),
    ),
  )
  return counts.every(count => count === 0)
}
