import {
  composeAlertMessage,
  composeClaimMessage,
  composeOrderMessage,
  composeTicketMessage,
  mailContent,
  type MailMessage,
  type MessageContent,
  type OrderRecord,
  type OrderTopic,
  type ProductAlertTopic,
  type SupportTicketTopic,
  type WarrantyTopic,
} from '@shruti/server/domain'
import { languageField, type Language, type SupportTicket } from '@shruti/server/contract'
import { createMockShop } from '../shop.ts'

const publicOrigin = 'https://shop.example'

/** Which of the demo shop's orders a message is shown of. */
const statusOf: Readonly<Record<OrderTopic['kind'], OrderRecord['status']>> = {
  order_placed: 'placed',
  order_paid: 'placed',
  payment_failed: 'placed',
  payment_link: 'placed',
  order_shipped: 'shipped',
  order_out_for_delivery: 'shipped',
  order_delivered: 'delivered',
  order_cancelled: 'cancelled',
  order_returned_to_origin: 'cancelled',
  order_refunded: 'cancelled',
  parcel_lost: 'shipped',
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

/** The first of the demo shop's orders that is in a state, and the shop as messages name it. */
async function orderThatIs(status: OrderRecord['status']) {
  const { store } = (await createMockShop()).dependencies
  const [order] = await store.list('orders', {
    where: { status },
    orderBy: { index: 'createdAt', direction: 'asc' },
    limit: 1,
  })
  const settings = await store.get('settings', 'shop')
  if (!order || !settings) throw new Error(`The demo shop has no order that is ${status}`)
  return { order, store: settings.store }
}

const sampleLink = {
  path: `/pay/link#${'0123456789abcdef'.repeat(2)}`,
  validUntil: '2026-11-21T06:00:00.000Z',
} as const

async function sampleOrderWords(kind: OrderTopic['kind'], language: Language) {
  const { order, store } = await orderThatIs(statusOf[kind])
  const carried: OrderRecord = {
    ...order,
    ...languageField(language),
    ...(kind === 'parcel_lost' && { parcels: [lostParcelOf(order)] }),
    ...(kind === 'order_shipped' && { carrier: 'Delhivery', trackingNumber: '1490815562034' }),
  }
  const topic = {
    kind,
    orderId: order.id,
    returnId: 'return',
    amount: order.total,
    to: 'source',
    ...(kind === 'parcel_lost' && { parcelId: '1' }),
  } as const
  return composeOrderMessage(topic, {
    order: carried,
    link: kind === 'payment_link' ? sampleLink : null,
    orderReturn: kind.startsWith('return_') ? returnOf(order, kind) : null,
    store,
    publicOrigin,
  })
}

/** A parcel with a piece of an order, which was lost and is sent again. */
const lostParcelOf = ({ updatedAt: at }: OrderRecord) =>
  ({
    id: '1',
    lines: [{ lineIndex: 0, quantity: 1 }],
    carrier: 'Delhivery',
    trackingNumber: '1490815562034',
    status: 'shipped',
    shippedAt: at,
    deliveredAt: null,
    lost: { at, reason: 'no_scan', note: null, resolution: 'resend', amount: 0, parcelsUntilThen: 1 },
  }) as const

/** Which state of a claim a message is sent for, and what the shop adds to it. */
const claimStates = {
  claim_requested: { status: 'requested' },
  claim_approved: { status: 'approved' },
  claim_declined: { status: 'declined', note: 'The case was opened with a screwdriver.' },
  claim_received: { status: 'received' },
  claim_repaired: { status: 'repaired' },
  claim_replaced: { status: 'replaced' },
} as const satisfies Readonly<Record<WarrantyTopic['kind'], object>>

/** What a message about a claim under the warranty says, of an order of the demo shop. */
export async function sampleClaimMessage(
  kind: WarrantyTopic['kind'],
  language: Language = 'en',
): Promise<MessageContent> {
  const { order, store } = await orderThatIs('delivered')
  const state = claimStates[kind]
  const isSentBack = state.status === 'repaired' || state.status === 'replaced'
  const claim = {
    id: 'claim',
    number: 'W-8KQ2M4XD',
    orderId: order.id,
    userId: order.userId,
    version: 1,
    lineIndex: 0,
    fault: 'no_sound',
    description: 'The left one has been silent since yesterday.',
    status: state.status,
    parcel: isSentBack ? replacementSent.replacement : null,
    timeline: [{ ...state, at: order.updatedAt, by: 'administrator', actorId: null }],
    createdAt: order.updatedAt,
  } as const
  return composeClaimMessage({ kind, orderId: order.id, claimId: claim.id }, claim, {
    order: { ...order, ...languageField(language) },
    store,
    publicOrigin,
  }).mail
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
