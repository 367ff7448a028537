import {
  composeAlertMessage,
  composeOrderMessage,
  composeTicketMessage,
  mailContent,
  type MailMessage,
  type MessageContent,
  type OrderRecord,
  type OrderTopic,
  type ProductAlertTopic,
  type SupportTicketTopic,
} from '@shruti/server/domain'
import { languageField, type Language, type SupportTicket } from '@shruti/server/contract'
import { createMockShop } from '../shop.ts'

const publicOrigin = 'https://shop.example'

/** Which of the demo shop's orders a message is shown of. */
const statusOf: Readonly<Record<OrderTopic['kind'], OrderRecord['status']>> = {
  order_placed: 'placed',
  order_paid: 'placed',
  payment_failed: 'placed',
  order_shipped: 'shipped',
  order_out_for_delivery: 'shipped',
  order_delivered: 'delivered',
  order_cancelled: 'cancelled',
  order_returned_to_origin: 'cancelled',
  order_refunded: 'cancelled',
  return_requested: 'delivered',
  return_received: 'delivered',
  return_replaced: 'delivered',
  return_rejected: 'delivered',
}

/** What a message about an order says, of an order of the demo shop. */
export async function sampleOrderMessage(
  kind: OrderTopic['kind'],
  language: Language = 'en',
): Promise<MessageContent> {
  return (await sampleOrderWords(kind, language)).mail
}

/** The same as an SMS says it. */
export async function sampleOrderSms(kind: OrderTopic['kind'], language: Language): Promise<string> {
  return (await sampleOrderWords(kind, language)).text
}

async function sampleOrderWords(kind: OrderTopic['kind'], language: Language) {
  const { store } = (await createMockShop()).dependencies
  const [order] = await store.list('orders', {
    where: { status: statusOf[kind] },
    orderBy: { index: 'createdAt', direction: 'asc' },
    limit: 1,
  })
  const settings = await store.get('settings', 'shop')
  if (!order || !settings) throw new Error(`The demo shop has no order for ${kind}`)
  const carried: OrderRecord = {
    ...order,
    ...languageField(language),
    ...(kind === 'order_shipped' && { carrier: 'Delhivery', trackingNumber: '1490815562034' }),
  }
  const topic = { kind, orderId: order.id, returnId: 'return', amount: order.total, to: 'source' } as const
  return composeOrderMessage(topic, {
    order: carried,
    orderReturn: kind.startsWith('return_') ? returnOf(order, kind) : null,
    store: settings.store,
    publicOrigin,
  })
}

const replacementSent = {
  resolution: 'replacement',
  replacement: { carrier: 'Delhivery', trackingNumber: '1490815562099' },
} as const

function returnOf(order: OrderRecord, kind: OrderTopic['kind']) {
  const status =
    kind === 'return_received'
      ? 'received'
      : kind === 'return_rejected'
        ? 'rejected'
        : kind === 'return_replaced'
          ? 'replaced'
          : 'requested'
  const isReplaced = status === 'replaced'
  const [line] = order.lines
  return {
    id: 'return',
    orderId: order.id,
    userId: order.userId,
    version: 1,
    status,
    reason: 'damaged',
    comment: null,
    items: [{ lineIndex: 0, quantity: 1 }],
    amount: line?.unitPrice ?? 0,
    refundTo: 'source',
    upiId: null,
    payoutReference: null,
    ...(isReplaced && replacementSent),
    restocked: null,
    timeline: [
      {
        status,
        at: order.updatedAt,
        by: 'administrator',
        actorId: null,
        note: 'The seal of the ear tips is broken.',
      },
    ],
    createdAt: order.updatedAt,
  } as const
}

/** What a message says to who asked to be told of a product of the demo shop. */
export async function sampleProductAlertMessage(
  kind: ProductAlertTopic['kind'],
  language: Language = 'en',
): Promise<MessageContent> {
  const { dependencies } = await createMockShop()
  const { store } = dependencies
  const [product] = await store.list('products', { where: { slug: 'tivra' } })
  const sku = product?.variants[0]?.sku
  if (!product || sku === undefined) throw new Error('The demo shop has no Tivra')
  await store.transaction(tx =>
    tx.put('productAlerts', {
      id: 'alert',
      kind: kind === 'price_drop' ? 'price_drop' : 'back_in_stock',
      productId: product.id,
      sku,
      email: 'asha@example.in',
      userId: null,
      status: 'waiting',
      priceWhenAsked: product.price + 100_000,
      createdAt: product.updatedAt,
      expiresAt: product.updatedAt,
      ...languageField(language),
    }),
  )
  const composed = await composeAlertMessage(dependencies, { kind, alertId: 'alert' }, publicOrigin)
  if (!composed) throw new Error(`There is nothing to say for ${kind}`)
  return composed.mail
}

/** What a message about something written with the contact form says. */
export async function sampleTicketMessage(
  kind: SupportTicketTopic['kind'],
  about: Pick<SupportTicket, 'topic'> = { topic: 'order' },
  language: Language = 'en',
): Promise<MessageContent> {
  const { dependencies } = await createMockShop()
  await dependencies.store.transaction(tx =>
    tx.put('supportTickets', {
      id: 'ticket',
      number: 'T-8KQ2M4XD',
      version: 1,
      topic: about.topic,
      name: 'Meera Nair',
      email: 'meera@example.in',
      phoneNumber: '+919812345678',
      orderNumber: 'SHR-7H3K9QWP',
      message: 'The parcel says delivered, and it is not here.\n\nPlease look.',
      userId: null,
      status: 'open',
      createdAt: '2026-11-20T06:00:00.000Z',
      answeredAt: null,
      ...languageField(language),
    }),
  )
  const composed = await composeTicketMessage(dependencies, { kind, ticketId: 'ticket' })
  if (!composed) throw new Error(`There is nothing to say for ${kind}`)
  return composed.mail
}

/** What a message about an account says. */
export function sampleAccountMessage(message: MailMessage): MessageContent {
  return mailContent(message)
}
