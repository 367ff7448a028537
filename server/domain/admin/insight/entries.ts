import { endsWithoutSale } from '../../../contract/order-endings.ts'
import { deletedUserId } from '../../orders/buyer-keys.ts'
import type { OrderRecord } from '../../records.ts'
import type { ReturnRecord } from '../../returns/records.ts'
import type { SalesEntryLine, SalesEntryRecord } from './records.ts'

/**
 * What revenue is, in one place. All of it in India's days.
 *
 * - An order counts from the day on which it was placed: with cash on delivery when it was sent, otherwise when it was
 *   paid. Before that, and when the payment fails, it is no sale.
 * - It counts with its total: after the discount, with delivery, fees and GST; what the customer pays.
 * - When it ends without a sale (cancelled, returned to origin), what is left of its total counts back on the day on which it
 *   ended. Days that are over do not change.
 * - What is refunded counts back on the day of the refund: of a return when it is refunded, and what the shop gives
 *   back of its own accord. A payment that came twice or too late was never counted, and counts back nothing.
 * - A product's share is its lines less their discount. Delivery, fees, and refunds that name no product belong to none, so
 *   that the products and that rest add up to the revenue, to the paisa.
 */

/** `refunds`: what the shop gave back of its own accord, where a shop has it. Amounts are paise. */
type SoldOrder = OrderRecord & {
  readonly refunds?: readonly { readonly amount: number; readonly at: string }[]
}

/** Where an order stands before it is a sale, or never was one. */
const notSold: ReadonlySet<string> = new Set(['pending_payment', 'payment_failed', 'cancelled'])

/** The rows that follow from an order alone. */
export function entriesOfOrder(order: SoldOrder): SalesEntryRecord[] {
  const sold = order.timeline.find(({ status }) => !notSold.has(status))
  if (!sold) return []
  const refunds = order.refunds ?? []
  const lines = linesOfOrder(order)
  const sale = entryOf(order, { id: `${order.id}:sale`, kind: 'sale', at: sold.at, lines })
  const given = refunds.map(({ amount, at }, index) =>
    entryOf(order, {
      id: `${order.id}:refund:${index}`,
      kind: 'refund',
      at,
      lines: [{ productId: null, units: 0, amount: -amount }],
    }),
  )
  if (!endsWithoutSale(order.status)) return [sale, ...given]
  const end = order.timeline.findLast(({ status }) => status === order.status)
  const alreadyGiven = refunds.reduce((sum, { amount }) => sum + amount, 0)
  const cancellation = entryOf(order, {
    id: `${order.id}:end`,
    kind: 'cancellation',
    at: end?.at ?? order.updatedAt,
    lines: merged([
      ...lines.map(line => ({ ...line, units: -line.units, amount: -line.amount })),
      { productId: null, units: 0, amount: alreadyGiven },
    ]),
  })
  return [sale, ...given, cancellation]
}

/** The rows that follow from a return and its order. */
export function entriesOfReturn(record: ReturnRecord, order: OrderRecord): SalesEntryRecord[] {
  const asked = entryOf(order, {
    id: `return:${record.id}:asked`,
    kind: 'return',
    at: record.createdAt,
    lines: merged(
      record.items.map(({ lineIndex }) => ({
        productId: order.lines[lineIndex]?.productId ?? null,
        units: 0,
        amount: 0,
      })),
    ),
    reason: record.reason,
  })
  const refunded = record.timeline.findLast(({ status }) => status === 'refunded')
  if (record.status !== 'refunded' || !refunded) return [asked]
  const refund = entryOf(order, {
    id: `return:${record.id}:refund`,
    kind: 'refund',
    at: refunded.at,
    lines: merged(refundedLines(record, order)),
    reason: record.reason,
  })
  return [asked, refund]
}

/** The amount of a return by the value of its pieces; the last takes the rounding. */
function refundedLines({ items, amount }: ReturnRecord, order: OrderRecord): SalesEntryLine[] {
  const worth = items.map(({ lineIndex, quantity }) => {
    const line = order.lines[lineIndex]
    return line ? ((line.lineTotal - line.discount) * quantity) / line.quantity : 0
  })
  const whole = worth.reduce((sum, value) => sum + value, 0)
  let left = amount
  return items.map(({ lineIndex, quantity }, index) => {
    const share =
      index === items.length - 1 ? left : Math.round(whole === 0 ? 0 : (amount * (worth[index] ?? 0)) / whole)
    left -= share
    return { productId: order.lines[lineIndex]?.productId ?? null, units: -quantity, amount: -share }
  })
}

function linesOfOrder(order: OrderRecord): SalesEntryLine[] {
  const goods = order.lines.map(({ productId, quantity, lineTotal, discount }) => ({
    productId,
    units: quantity,
    amount: lineTotal - discount,
  }))
  const amount = order.total - goods.reduce((sum, line) => sum + line.amount, 0)
  return merged([...goods, { productId: null, units: 0, amount }])
}

/** One line a product; of what is none, only where it is worth something. */
function merged(lines: readonly SalesEntryLine[]): SalesEntryLine[] {
  const byProduct = new Map<string | null, SalesEntryLine>()
  for (const line of lines) {
    const { units, amount } = byProduct.get(line.productId) ?? { units: 0, amount: 0 }
    byProduct.set(line.productId, { ...line, units: units + line.units, amount: amount + line.amount })
  }
  return [...byProduct.values()].filter(({ productId, amount }) => productId !== null || amount !== 0)
}

function entryOf(
  order: OrderRecord,
  {
    lines,
    reason = null,
    ...own
  }: Pick<SalesEntryRecord, 'id' | 'kind' | 'at' | 'lines'> & Partial<Pick<SalesEntryRecord, 'reason'>>,
): SalesEntryRecord {
  return {
    ...own,
    orderId: order.id,
    orderNumber: order.number,
    userId: order.userId === deletedUserId ? null : order.userId,
    amount: lines.reduce((sum, line) => sum + line.amount, 0),
    units: lines.reduce((sum, line) => sum + line.units, 0),
    lines,
    state: order.shippingAddress.state,
    method: order.paymentMethod,
    promotion: order.promotionCode,
    reason,
  }
}
