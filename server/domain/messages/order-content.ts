import { deliveryChargeRule, orderNews, trackingUrl } from '../../contract/index.ts'
import { dayInWords } from '../calendar.ts'
import { formatRupees } from '../money.ts'
import { paymentPagePath } from '../payments/can-be-paid.ts'
import type { MessageContent, MessageFact } from '../ports/message-content.ts'
import type { OrderRecord, SettingsRecord } from '../records.ts'
import type { ReturnRecord } from '../returns/records.ts'
import type { OrderTopic } from './records.ts'

/** A message as both channels say it. */
export interface ComposedMessage {
  readonly mail: MessageContent
  /** In one SMS or a few: what happened, and the page that tells the rest. */
  readonly text: string
}

/** What a message about an order is made of. */
export interface OrderFacts {
  readonly order: OrderRecord
  readonly orderReturn: ReturnRecord | null
  readonly store: SettingsRecord['store']
  /** The one origin of links. */
  readonly publicOrigin: string
}

type Parts = Omit<MessageContent, 'reason' | 'sender' | 'preheader'> & {
  /** What an SMS says beyond the heading. */
  readonly short: string
}

/** What a message about an order says, in the words that notifications use and with the amounts of the order. */
export function composeOrderMessage(topic: OrderTopic, facts: OrderFacts): ComposedMessage {
  const { order, store, publicOrigin } = facts
  const { short, ...parts } = partsOf(topic, facts)
  const link = parts.action?.url ?? `${publicOrigin}/orders/${order.id}`
  return {
    mail: {
      ...parts,
      preheader: short,
      reason: `You get this message because you ordered from ${store.name}. Order ${order.number}.`,
      sender: senderOf(store),
    },
    text: `${store.name}: ${parts.heading}. ${short} ${link}`,
  }
}

/** Who sends a message, as its foot says. */
export function senderOf(store: SettingsRecord['store']): NonNullable<MessageContent['sender']> {
  return {
    legalName: store.legalName,
    address: store.addressLines.join(', '),
    supportEmail: store.supportEmail,
    supportPhone: store.supportPhone,
  }
}

function partsOf(topic: OrderTopic, facts: OrderFacts): Parts {
  const { order, orderReturn, publicOrigin } = facts
  const orderPage = { label: 'View order', url: `${publicOrigin}/orders/${order.id}` }
  const total = formatRupees(order.total)
  switch (topic.kind) {
    case 'order_placed':
    case 'order_paid': {
      const { title, message } = orderNews.placed
      const isPaid = topic.kind === 'order_paid'
      const money = isPaid ? `We have received your payment of ${total}.` : `Pay ${total} on delivery.`
      return {
        subject: isPaid ? `Payment received for order ${order.number}` : title(order.number),
        heading: isPaid ? `Payment received for order ${order.number}` : title(order.number),
        short: `${money} ${arrival(order)}`,
        paragraphs: [isPaid ? money : `${message} ${money}`, arrival(order)],
        ...contentsOf(order),
        action: orderPage,
      }
    }
    case 'payment_failed': {
      const { title, message } = orderNews.payment_failed
      return {
        subject: title(order.number),
        heading: title(order.number),
        short: message,
        paragraphs: [
          `${message} Your order is kept for a short time: pay again, in another way if you like.`,
        ],
        ...contentsOf(order),
        action: { label: 'Pay again', url: `${publicOrigin}${paymentPagePath(order.id)}` },
      }
    }
    case 'order_shipped': {
      const { title, message } = orderNews.shipped
      const url = trackingUrl(order.carrier, order.trackingNumber)
      return {
        subject: title(order.number),
        heading: title(order.number),
        short: [message, courierInWords(order)].filter(Boolean).join(' '),
        paragraphs: [message, arrival(order)],
        facts: courierFacts(order),
        ...contentsOf(order),
        action: url === null ? orderPage : { label: 'Track parcel', url },
      }
    }
    case 'order_out_for_delivery': {
      const { title, message } = orderNews.out_for_delivery
      const due = order.paymentStatus === 'cod_due' ? `Please keep ${total} ready.` : ''
      return {
        subject: title(order.number),
        heading: title(order.number),
        short: [message, due].filter(Boolean).join(' '),
        paragraphs: [message, due].filter(Boolean),
        facts: courierFacts(order),
        action: orderPage,
      }
    }
    case 'order_delivered': {
      const { title, message } = orderNews.delivered
      const slug = order.lines[0]?.slug
      return {
        subject: title(order.number),
        heading: title(order.number),
        short: message,
        paragraphs: [message, 'How do you like what you bought? A review helps others choose.'],
        lines: linesOf(order),
        action: slug
          ? { label: 'Write a review', url: `${publicOrigin}/product/${encodeURIComponent(slug)}/reviews` }
          : orderPage,
      }
    }
    case 'order_cancelled':
    case 'order_returned_to_origin': {
      const { title, message } =
        orderNews[topic.kind === 'order_cancelled' ? 'cancelled' : 'returned_to_origin']
      const money = moneyAfterEnd(order)
      return {
        subject: title(order.number),
        heading: title(order.number),
        short: `${message} ${money}`,
        paragraphs: [message, money],
        ...contentsOf(order),
        action: orderPage,
      }
    }
    case 'order_refunded': {
      const amount = formatRupees(topic.amount)
      const where = topic.to === 'upi' ? 'to your UPI ID' : 'to the original payment method'
      const heading = `Refund of ${amount} for order ${order.number}`
      const short = `We have sent ${amount} ${where}.`
      return {
        subject: heading,
        heading,
        short,
        paragraphs: [short, 'The bank shows it within 5 to 7 business days.'],
        action: orderPage,
      }
    }
    case 'return_requested':
    case 'return_received':
    case 'return_rejected':
    case 'return_replaced': {
      const isReplacement = orderReturn?.resolution === 'replacement'
      const { carrier = null, trackingNumber = null } = orderReturn?.replacement ?? {}
      const parcel = trackingUrl(carrier, trackingNumber)
      const { title, message } = returnNews(isReplacement)[topic.kind]
      const heading = `${title} for order ${order.number}`
      const note = orderReturn?.timeline.findLast(({ status }) => status === 'rejected')?.note
      return {
        subject: heading,
        heading,
        short: message,
        paragraphs: [
          message,
          ...(topic.kind === 'return_rejected' && note ? [note] : []),
          ...(topic.kind === 'return_requested' && !isReplacement ? [deliveryChargeRule] : []),
        ],
        ...(orderReturn ? { facts: returnFacts(order, orderReturn) } : {}),
        action: parcel === null ? orderPage : { label: 'Track parcel', url: parcel },
      }
    }
  }
}

const returnNews = (isReplacement: boolean) => ({
  return_requested: {
    title: isReplacement ? 'Replacement requested' : 'Return requested',
    message: 'We have your request. The courier picks the parcel up at the delivery address.',
  },
  return_received: {
    title: 'Return received',
    message: isReplacement
      ? 'Your parcel has reached us. We check it and send the replacement next.'
      : 'Your parcel has reached us. We check it and refund you next.',
  },
  return_rejected: { title: 'Return not accepted', message: 'We could not accept your return.' },
  return_replaced: { title: 'Replacement sent', message: 'Your replacement is with the courier.' },
})

/** "It arrives between 24 November 2026 and 26 November 2026." */
function arrival({ estimate: { from, to } }: OrderRecord): string {
  const day = (date: string) => dayInWords(Date.parse(`${date}T00:00:00+05:30`))
  return from === to ? `It arrives on ${day(from)}.` : `It arrives between ${day(from)} and ${day(to)}.`
}

function linesOf({ lines }: OrderRecord): NonNullable<MessageContent['lines']> {
  return lines.map(({ name, variantName, quantity, lineTotal }) => ({
    name,
    detail: `${variantName} × ${quantity}`,
    amount: formatRupees(lineTotal),
  }))
}

/** Lines and amounts, in the rows and words of the order's page. */
function contentsOf(order: OrderRecord): Pick<MessageContent, 'lines' | 'totals'> {
  const { subtotal, discount, promotionCode, shipping, codFee, total, shippingMethod } = order
  const totals: MessageFact[] = [{ label: 'Subtotal', value: formatRupees(subtotal) }]
  if (discount > 0) {
    totals.push({
      label: promotionCode ? `Code ${promotionCode}` : 'Discount',
      value: `−${formatRupees(discount)}`,
    })
  }
  totals.push({
    label: shippingMethod === 'express' ? 'Express delivery' : 'Standard delivery',
    value: shipping === 0 ? 'Free' : formatRupees(shipping),
  })
  if (codFee > 0) totals.push({ label: 'Cash on delivery', value: formatRupees(codFee) })
  totals.push({ label: 'Total', value: formatRupees(total) })
  return { lines: linesOf(order), totals }
}

function courierFacts({ carrier, trackingNumber }: OrderRecord): MessageFact[] {
  return [
    ...(carrier === null ? [] : [{ label: 'Courier', value: carrier }]),
    ...(trackingNumber === null ? [] : [{ label: 'Tracking number', value: trackingNumber }]),
  ]
}

function courierInWords(order: OrderRecord): string {
  const words = courierFacts(order).map(({ value }) => value)
  return words.length === 0 ? '' : `${words.join(', ')}.`
}

function moneyAfterEnd({ paymentStatus, total }: OrderRecord): string {
  const isOwed = paymentStatus === 'refund_pending' || paymentStatus === 'partially_refunded'
  if (isOwed) {
    return `${formatRupees(total)} goes back to the original payment method within 5 to 7 business days.`
  }
  if (paymentStatus === 'refunded') return `We have refunded ${formatRupees(total)}.`
  return 'You have nothing to pay.'
}

function returnFacts(
  order: OrderRecord,
  { items, amount, status, resolution, replacement }: ReturnRecord,
): MessageFact[] {
  const pieces = items.flatMap(({ lineIndex, quantity }) => {
    const line = order.lines[lineIndex]
    return line ? [{ label: line.name, value: `${line.variantName} × ${quantity}` }] : []
  })
  if (replacement) {
    const { carrier, trackingNumber } = replacement
    return [
      ...pieces,
      ...(carrier === null ? [] : [{ label: 'Courier', value: carrier }]),
      { label: 'Tracking number', value: trackingNumber },
    ]
  }
  if (status === 'rejected' || resolution === 'replacement') return pieces
  return [...pieces, { label: 'Refund', value: formatRupees(amount) }]
}
