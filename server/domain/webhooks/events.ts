import type { StockLevel, WebhookEventName } from '../../contract/index.ts'
import { stockLevelOf } from '../catalogue/product-indexes.ts'
import type { RefundRecord } from '../payments/records.ts'
import type { OrderRecord, ProductRecord } from '../records.ts'
import type { ReturnRecord } from '../returns/records.ts'

/** What a change of a record means to whoever listens. */
export interface ShopEvent {
  readonly type: WebhookEventName
  readonly subject: string
  readonly subjectVersion: number
  /** What is sent beside type and time: ids, numbers and versions, and nothing of a person. The API tells the rest. */
  readonly data: Readonly<Record<string, string | number>>
}

/** Whether waiting events about a subject are true no longer: `version` where it is those of one version alone. */
export interface Withdrawal {
  readonly subject: string
  readonly version?: number
}

export interface Consequences {
  readonly events: readonly ShopEvent[]
  readonly withdrawn: readonly Withdrawal[]
}

/** The collections whose changes are told, and what is told of them. */
export const toldCollections: Readonly<Record<string, readonly WebhookEventName[]>> = {
  orders: ['order.placed', 'order.paid', 'order.shipped', 'order.delivered', 'order.cancelled'],
  refunds: ['refund.processed'],
  returns: ['return.requested'],
  products: ['product.stock_low', 'product.stock_out'],
}

const eventOfStatus: Readonly<Partial<Record<OrderRecord['status'], WebhookEventName>>> = {
  placed: 'order.placed',
  shipped: 'order.shipped',
  delivered: 'order.delivered',
  cancelled: 'order.cancelled',
}

/** What becomes of an order. One that goes back is a step that was taken back: what waits to be told of it is not told. */
export function consequencesOfOrder(before: OrderRecord | undefined, after: OrderRecord): Consequences {
  const { id, number, version } = after
  const subject = `order:${id}`
  if (before && after.timeline.length < before.timeline.length)
    return { events: [], withdrawn: [{ subject, version: before.version }] }
  const statusEvent = before?.status === after.status ? undefined : eventOfStatus[after.status]
  const isPaid = after.paymentStatus === 'paid' && before?.paymentStatus !== 'paid' && !wasPaid(before)
  const types: WebhookEventName[] = [
    ...(statusEvent ? [statusEvent] : []),
    ...(isPaid ? (['order.paid'] as const) : []),
  ]
  return {
    events: types.map(type => ({
      type,
      subject,
      subjectVersion: version,
      data: { orderId: id, orderNumber: number, version },
    })),
    withdrawn: [],
  }
}

/** A refund that failed leaves the order paid: that is no news. */
const wasPaid = (order: OrderRecord | undefined): boolean =>
  order?.paymentStatus === 'refund_pending' ||
  order?.paymentStatus === 'partially_refunded' ||
  order?.paymentStatus === 'refunded'

export function consequencesOfRefund(
  before: RefundRecord | undefined,
  { id, orderId, status }: RefundRecord,
  order: Pick<OrderRecord, 'number'> | undefined,
): Consequences {
  if (status !== 'processed' || before?.status === 'processed') return { events: [], withdrawn: [] }
  const data = { refundId: id, orderId, ...(order && { orderNumber: order.number }) }
  return {
    events: [{ type: 'refund.processed', subject: `refund:${id}`, subjectVersion: 1, data }],
    withdrawn: [],
  }
}

export function consequencesOfReturn(
  before: ReturnRecord | undefined,
  { id, orderId, version, status }: ReturnRecord,
  order: Pick<OrderRecord, 'number'> | undefined,
): Consequences {
  if (before || status !== 'requested') return { events: [], withdrawn: [] }
  const data = { returnId: id, orderId, ...(order && { orderNumber: order.number }), version }
  return {
    events: [{ type: 'return.requested', subject: `return:${id}`, subjectVersion: version, data }],
    withdrawn: [],
  }
}

const rankOf = { in: 0, low: 1, out: 2 } as const satisfies Record<StockLevel, number>

/** Colours that became scarcer, of a product that is on sale. One that is in stock again is no longer told as scarce. */
export function consequencesOfProduct(before: ProductRecord | undefined, after: ProductRecord): Consequences {
  const events: ShopEvent[] = []
  const withdrawn: Withdrawal[] = []
  for (const variant of after.variants) {
    const { sku, stock } = variant
    const was = before?.variants.find(other => other.sku === sku)
    const level = stockLevelOf(variant)
    const earlier = was ? stockLevelOf(was) : 'in'
    const subject = `sku:${sku}`
    if (rankOf[level] < rankOf[earlier]) withdrawn.push({ subject })
    if (rankOf[level] <= rankOf[earlier] || after.status !== 'active') continue
    events.push({
      type: level === 'out' ? 'product.stock_out' : 'product.stock_low',
      subject,
      subjectVersion: after.version,
      data: { productId: after.id, sku, stock, version: after.version },
    })
  }
  return { events, withdrawn }
}
