import type { AccountExport } from '../../contract/index.ts'
import { toInstant } from '../calendar.ts'
import type { Dependencies } from '../context.ts'
import { deletedUserId } from '../orders/buyer-keys.ts'
import type { OrderRecord, ShopReader, ShopTransaction, UserRecord } from '../records.ts'
import type { MessageChannel, MessageKind, MessageRecord, OrderTopic, WarrantyTopic } from './records.ts'

/** What telling asks of the shop. */
export type Teller = Pick<Dependencies, 'clock' | 'mailer'>

/**
 * What a customer waits for with the phone in hand goes by SMS too; the rest goes there when no e-mail address is known.
 * Each costs the shop money and the customer a look.
 */
const alsoBySms: ReadonlySet<MessageKind> = new Set([
  'order_placed',
  'order_paid',
  'payment_failed',
  'payment_link',
  'order_shipped',
  'order_out_for_delivery',
  'order_delivered',
  'order_cancelled',
  'parcel_lost',
  'order_refunded',
])

/**
 * Where a message to a customer goes: to verified addresses alone, since another may be a stranger's. A payment link goes
 * to where the shop was told to send it: it names nobody, and who orders by phone has verified nothing.
 * @param isOfLink it is the link, or says that the link is over
 */
function recipientsOf(
  { email, emailVerified, phoneNumber, phoneNumberVerified }: UserRecord,
  kind: MessageKind,
  { canMail, isOfLink }: { readonly canMail: boolean; readonly isOfLink: boolean },
): { readonly channel: MessageChannel; readonly to: string }[] {
  const byMail = canMail && email !== null && (emailVerified === true || isOfLink)
  const bySms = phoneNumber !== null && (phoneNumberVerified || isOfLink) && (alsoBySms.has(kind) || !byMail)
  return [
    ...(byMail ? [{ channel: 'email', to: email } as const] : []),
    ...(bySms ? [{ channel: 'sms', to: phoneNumber } as const] : []),
  ]
}

/**
 * Writes messages to an order's customer into the outbox, in the transaction of the event that causes them, so that
 * neither is kept without the other. The job hands them over (`deliver.ts`).
 * @param event what happened, as a key that the same event has whenever it is told
 * @param isOfLink it goes to where a payment link goes
 * @returns by which ways it goes
 */
export async function tellCustomer(
  { clock, mailer }: Teller,
  tx: ShopTransaction,
  order: Pick<OrderRecord, 'userId'>,
  event: string,
  topic: OrderTopic | WarrantyTopic,
  isOfLink = topic.kind === 'payment_link',
): Promise<MessageChannel[]> {
  const user = order.userId === deletedUserId ? undefined : await tx.get('users', order.userId)
  if (!user) return []
  const at = toInstant(clock.now())
  const recipients = recipientsOf(user, topic.kind, { canMail: mailer.available, isOfLink })
  for (const { channel, to } of recipients) {
    await queueMessage(tx, event, { channel, to, userId: user.id, topic, createdAt: at })
  }
  return recipients.map(({ channel }) => channel)
}

/** Writes one message into the outbox, unless the same event wrote it before. */
export async function queueMessage(
  tx: ShopTransaction,
  event: string,
  message: Pick<MessageRecord, 'channel' | 'to' | 'userId' | 'topic' | 'createdAt'>,
): Promise<void> {
  const id = `${event}.${message.channel}`
  if (await tx.get('messages', id)) return
  await tx.put('messages', {
    ...message,
    id,
    status: 'waiting',
    attempts: 0,
    nextAttemptAt: message.createdAt,
    sentAt: null,
  })
}

/** What is told of an order's move, where something is. */
const topicOfMove = {
  payment_failed: 'payment_failed',
  shipped: 'order_shipped',
  out_for_delivery: 'order_out_for_delivery',
  delivered: 'order_delivered',
  cancelled: 'order_cancelled',
  returned_to_origin: 'order_returned_to_origin',
} as const

/** Tells the customer what an order has come to. Steps that ask nothing of them and change nothing for them are not told. */
export async function tellOfOrder(
  dependencies: Teller,
  tx: ShopTransaction,
  order: OrderRecord,
): Promise<void> {
  const { id, status, paymentStatus, version } = order
  const kind =
    status === 'placed'
      ? paymentStatus === 'paid'
        ? 'order_paid'
        : 'order_placed'
      : status in topicOfMove
        ? topicOfMove[status as keyof typeof topicOfMove]
        : null
  if (!kind) return
  const topic = { kind, orderId: id } as const
  const event = `${id}.${version}.${kind}`
  await tellCustomer(dependencies, tx, order, event, topic, await endsLink(tx, order))
}

/** Whether the shop ends an order that waited for its money by a link: whoever was sent that is told. */
async function endsLink(
  tx: ShopTransaction,
  { id, status, paymentStatus, timeline }: OrderRecord,
): Promise<boolean> {
  const isEndedByShop = status === 'cancelled' && timeline.at(-1)?.by === 'administrator'
  if (!isEndedByShop || paymentStatus !== 'failed') return false
  return (await tx.get('payments', id))?.link !== undefined
}

/** Tells the customer where a parcel is, of an order that goes in several. */
export async function tellOfParcel(
  dependencies: Teller,
  tx: ShopTransaction,
  order: OrderRecord,
  parcelId: string,
): Promise<void> {
  const { status, lost } = order.parcels?.find(({ id }) => id === parcelId) ?? {}
  if (lost) {
    const topic = { kind: 'parcel_lost', orderId: order.id, parcelId } as const
    await tellCustomer(dependencies, tx, order, `${order.id}.${parcelId}.parcel_lost`, topic)
    return
  }
  if (status !== 'shipped' && status !== 'out_for_delivery' && status !== 'delivered') return
  const kind = topicOfMove[status]
  const event = `${order.id}.${order.version}.${parcelId}.${kind}`
  await tellCustomer(dependencies, tx, order, event, { kind, orderId: order.id, parcelId })
}

/** What the outbox knows of someone, oldest first, for the export of their data. */
export async function messagesTo(reader: ShopReader, userId: string): Promise<AccountExport['messages']> {
  const messages = await reader.list('messages', { where: { userId } })
  return messages
    .toSorted(
      (left, right) => left.createdAt.localeCompare(right.createdAt) || left.id.localeCompare(right.id),
    )
    .map(({ topic, channel, to, status, createdAt, sentAt }) => ({
      about: topic.kind,
      orderId: 'orderId' in topic ? topic.orderId : null,
      channel,
      to,
      status,
      createdAt,
      sentAt,
    }))
}

/** Removes what the outbox knows of someone whose account is deleted. */
export async function eraseMessages(tx: ShopTransaction, userId: string): Promise<void> {
  for (const { id } of await tx.list('messages', { where: { userId } })) await tx.delete('messages', id)
}
