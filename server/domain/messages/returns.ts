import type { OrderRecord, ShopTransaction } from '../records.ts'
import type { ReturnRecord } from '../returns/records.ts'
import { tellCustomer, type Teller } from './outbox.ts'
import type { OrderTopic } from './records.ts'

const topicOfStatus = {
  requested: 'return_requested',
  received: 'return_received',
  rejected: 'return_rejected',
  replaced: 'return_replaced',
} as const

/** Tells the customer what a return has come to. What goes back through the provider is told when it says so. */
export async function tellOfReturn(
  dependencies: Teller,
  tx: ShopTransaction,
  order: OrderRecord,
  record: ReturnRecord,
): Promise<void> {
  const topic = topicOf(record)
  if (topic) await tellCustomer(dependencies, tx, order, `${record.id}.${topic.kind}`, topic)
}

function topicOf({ id, orderId, status, amount, refundTo }: ReturnRecord): OrderTopic | null {
  if (status === 'refunded' && refundTo === 'upi' && amount > 0) {
    return { kind: 'order_refunded', orderId, amount, to: 'upi' }
  }
  if (!(status in topicOfStatus)) return null
  return { kind: topicOfStatus[status as keyof typeof topicOfStatus], orderId, returnId: id }
}
