import { deliveryChargeRule, orderNewsIn } from '../../contract/index.ts'
import { dayInWords, timeInWords } from '../calendar.ts'
import { formatRupees } from '../money.ts'
import { parcelLink } from '../orders/couriers.ts'
import { cashOfParcel, itemsOf } from '../orders/parcels.ts'
import type { ParcelRecord } from '../orders/records.ts'
import { sumOfRefunds } from '../orders/refundable.ts'
import { paymentPagePath } from '../payments/can-be-paid.ts'
import type { MessageContent, MessageFact } from '../ports/message-content.ts'
import type { OrderRecord, SettingsRecord } from '../records.ts'
import type { ReturnRecord } from '../returns/records.ts'
import type { OrderTopic } from './records.ts'
import { smsText, speechIn, type MessageText, type Speech } from './say.ts'

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
  /** The payment link, for the message that brings it. */
  readonly link?: { readonly path: string; readonly validUntil: string } | null
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
  const speech = speechIn(order.language, publicOrigin)
  const { short, ...parts } = partsOf(topic, facts, speech)
  const link = parts.action?.url ?? `${speech.pages}/orders/${order.id}`
  return {
    mail: {
      ...speech.lang,
      ...parts,
      preheader: short,
      reason: speech.say('You get this message because you ordered from {shop}. Order {number}.', {
        shop: store.name,
        number: order.number,
      }),
      sender: senderOf(store),
    },
    text: smsText(speech, { from: store.name, heading: parts.heading, more: short, link }),
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

function partsOf(topic: OrderTopic, { order, orderReturn, link = null }: OrderFacts, speech: Speech): Parts {
  const { say, sayOfContract, pages } = speech
  const orderNews = orderNewsIn[speech.language]
  const orderPage = { label: say('View order'), url: `${pages}/orders/${order.id}` }
  const total = formatRupees(order.total)
  const itsParcel = 'parcelId' in topic && order.parcels?.find(({ id }) => id === topic.parcelId)
  if (itsParcel && topic.kind === 'parcel_lost') return partsOfLost({ parcel: itsParcel, order }, speech)
  if (itsParcel) return partsOfParcel(topic.kind, { parcel: itsParcel, order }, speech)
  switch (topic.kind) {
    case 'order_placed':
    case 'order_paid': {
      const { title, message } = orderNews.placed
      const isPaid = topic.kind === 'order_paid'
      const money = isPaid
        ? say('We have received your payment of {total}.', { total })
        : say('Pay {total} on delivery.', { total })
      const heading = isPaid
        ? say('Payment received for order {number}', { number: order.number })
        : title(order.number)
      return {
        subject: heading,
        heading,
        short: `${money} ${arrival(order, speech)}`,
        paragraphs: [isPaid ? money : `${message} ${money}`, arrival(order, speech)],
        ...contentsOf(order, speech),
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
          `${message} ${say('Your order is kept for a short time: pay again, in another way if you like.')}`,
        ],
        ...contentsOf(order, speech),
        action: { label: say('Pay again'), url: `${pages}${paymentPagePath(order.id)}` },
      }
    }
    case 'payment_link': {
      const { title } = orderNews.pending_payment
      const untilMs = Date.parse(link?.validUntil ?? order.createdAt)
      const by = say('Pay {total} by {day}, {time}: your order is kept for you until then.', {
        total,
        day: dayInWords(untilMs, speech.language),
        time: timeInWords(untilMs),
      })
      return {
        subject: title(order.number),
        heading: title(order.number),
        short: by,
        paragraphs: [
          by,
          say(
            'The link needs no account. Whoever has it can pay this order, and sees nothing else of yours.',
          ),
        ],
        ...contentsOf(order, speech),
        action: { label: say('Pay {total}', { total }), url: `${pages}${link?.path ?? ''}` },
      }
    }
    case 'order_shipped': {
      const { title, message } = orderNews.shipped
      const url = parcelLink(order)
      return {
        subject: title(order.number),
        heading: title(order.number),
        short: [message, courierInWords(order, speech)].filter(Boolean).join(' '),
        paragraphs: [message, arrival(order, speech)],
        facts: courierFacts(order, speech),
        ...contentsOf(order, speech),
        action: url === null ? orderPage : { label: say('Track parcel'), url },
      }
    }
    case 'order_out_for_delivery': {
      const { title, message } = orderNews.out_for_delivery
      const due = order.paymentStatus === 'cod_due' ? say('Please keep {total} ready.', { total }) : ''
      return {
        subject: title(order.number),
        heading: title(order.number),
        short: [message, due].filter(Boolean).join(' '),
        paragraphs: [message, due].filter(Boolean),
        facts: courierFacts(order, speech),
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
        paragraphs: [message, say('How do you like what you bought? A review helps others choose.')],
        lines: linesOf(order),
        action: slug
          ? { label: say('Write a review'), url: `${pages}/product/${encodeURIComponent(slug)}/reviews` }
          : orderPage,
      }
    }
    case 'order_cancelled':
    case 'order_returned_to_origin': {
      const { title, message } =
        orderNews[topic.kind === 'order_cancelled' ? 'cancelled' : 'returned_to_origin']
      const money = moneyAfterEnd(order, speech)
      return {
        subject: title(order.number),
        heading: title(order.number),
        short: `${message} ${money}`,
        paragraphs: [message, money],
        ...contentsOf(order, speech),
        action: orderPage,
      }
    }
    // A parcel of an order is always there; without one there is nothing to tell but the order.
    case 'parcel_lost': {
      const heading = say('Part of order {number} lost on its way', { number: order.number })
      return { subject: heading, heading, short: '', paragraphs: [], action: orderPage }
    }
    case 'order_refunded': {
      const amount = formatRupees(topic.amount)
      const heading = say('Refund of {amount} for order {number}', { amount, number: order.number })
      const short =
        topic.to === 'upi'
          ? say('We have sent {amount} to your UPI ID.', { amount })
          : say('We have sent {amount} to the original payment method.', { amount })
      return {
        subject: heading,
        heading,
        short,
        paragraphs: [short, say('The bank shows it within 5 to 7 business days.')],
        action: orderPage,
      }
    }
    case 'return_requested':
    case 'return_received':
    case 'return_rejected':
    case 'return_replaced': {
      const isReplacement = orderReturn?.resolution === 'replacement'
      const parcel = orderReturn?.replacement ? parcelLink(orderReturn.replacement) : null
      const news = returnNews(isReplacement)[topic.kind]
      const message = say(news.message)
      const heading = say('{title} for order {number}', { title: say(news.title), number: order.number })
      const note = orderReturn?.timeline.findLast(({ status }) => status === 'rejected')?.note
      return {
        subject: heading,
        heading,
        short: message,
        paragraphs: [
          message,
          ...(topic.kind === 'return_rejected' && note ? [note] : []),
          ...(topic.kind === 'return_requested' && !isReplacement ? [sayOfContract(deliveryChargeRule)] : []),
        ],
        ...(orderReturn ? { facts: returnFacts(order, orderReturn, speech) } : {}),
        action: parcel === null ? orderPage : { label: say('Track parcel'), url: parcel },
      }
    }
  }
}

/** Of one parcel that was lost: what was in it, and what becomes of that. */
function partsOfLost(
  { parcel, order }: { parcel: ParcelRecord; order: OrderRecord },
  { say, pages }: Speech,
): Parts {
  const { number, paymentMethod, parcels = [], status } = order
  const heading = say('Part of order {number} lost on its way', { number })
  const { resolution, amount = 0 } = parcel.lost ?? {}
  const money = formatRupees(amount)
  const isOver = status === 'cancelled' && parcels.every(({ lost }) => lost)
  const next =
    resolution === 'resend'
      ? say('We are sorry. We send it again, at no cost to you.')
      : amount === 0
        ? say('Parcel {place} was lost on its way. You do not pay for what was in it.', { place: parcel.id })
        : paymentMethod === 'cod'
          ? say('We are sorry. You do not pay for it: {amount} less is due.', { amount: money })
          : say('We are sorry. {amount} goes back to you for it.', { amount: money })
  return {
    subject: heading,
    heading,
    short: next,
    paragraphs: [
      next,
      isOver ? say('Nothing of this order is on its way any more.') : '',
      say('What was in it:'),
    ].filter(Boolean),
    lines: linesOfParcel(order, parcel),
    facts: courierFacts(parcel, { say }),
    action: { label: say('View order'), url: `${pages}/orders/${order.id}` },
  }
}

/** Of one parcel of an order that goes in several: what is in it, and how to follow it. */
function partsOfParcel(
  kind: OrderTopic['kind'],
  { parcel, order }: { parcel: ParcelRecord; order: OrderRecord },
  speech: Speech,
): Parts {
  const { say, pages, language } = speech
  const isDelivered = kind === 'order_delivered'
  const isClose = kind === 'order_out_for_delivery'
  const heading = say(
    isDelivered
      ? 'Part of order {number} delivered'
      : isClose
        ? 'Part of order {number} out for delivery'
        : 'Part of order {number} shipped',
    { number: order.number },
  )
  const place = (order.parcels ?? []).indexOf(parcel)
  const cash = isDelivered ? 0 : cashOfParcel(order, parcel.lines, (order.parcels ?? []).slice(0, place))
  const due = cash > 0 ? say('Please keep {total} ready.', { total: formatRupees(cash) }) : ''
  const { message } = orderNewsIn[language][isClose ? 'out_for_delivery' : 'shipped']
  const news = isDelivered ? '' : message
  const url = parcelLink(parcel)
  return {
    subject: heading,
    heading,
    short: [news, due].filter(Boolean).join(' '),
    paragraphs: [news, due, say('Your order comes in several parcels. This one holds:')].filter(Boolean),
    lines: linesOfParcel(order, parcel),
    facts: courierFacts(parcel, speech),
    action:
      url === null || isDelivered
        ? { label: say('View order'), url: `${pages}/orders/${order.id}` }
        : { label: say('Track parcel'), url },
  }
}

const linesOfParcel = (order: OrderRecord, parcel: ParcelRecord): NonNullable<MessageContent['lines']> =>
  itemsOf(order, parcel.lines).map(({ lineIndex, name, variantName, quantity }) => ({
    name,
    detail: `${variantName} × ${quantity}`,
    amount: formatRupees((order.lines[lineIndex]?.unitPrice ?? 0) * quantity),
  }))

const returnNews = (isReplacement: boolean) =>
  ({
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
  }) as const satisfies Readonly<Record<string, Readonly<Record<'title' | 'message', MessageText>>>>

/** "It arrives between 24 November 2026 and 26 November 2026." */
function arrival({ estimate: { from, to } }: OrderRecord, { language, say }: Speech): string {
  const day = (date: string) => dayInWords(Date.parse(`${date}T00:00:00+05:30`), language)
  return from === to
    ? say('It arrives on {day}.', { day: day(from) })
    : say('It arrives between {from} and {to}.', { from: day(from), to: day(to) })
}

function linesOf({ lines }: OrderRecord): NonNullable<MessageContent['lines']> {
  return lines.map(({ name, variantName, quantity, lineTotal }) => ({
    name,
    detail: `${variantName} × ${quantity}`,
    amount: formatRupees(lineTotal),
  }))
}

/** Lines and amounts, in the rows and words of the order's page. */
function contentsOf(order: OrderRecord, { say }: Speech): Pick<MessageContent, 'lines' | 'totals'> {
  const { subtotal, discount, promotionCode, shipping, codFee, total, shippingMethod } = order
  const totals: MessageFact[] = [{ label: say('Subtotal'), value: formatRupees(subtotal) }]
  if (discount > 0) {
    totals.push({
      label: promotionCode ? say('Code {code}', { code: promotionCode }) : say('Discount'),
      value: `−${formatRupees(discount)}`,
    })
  }
  totals.push({
    label: shippingMethod === 'express' ? say('Express delivery') : say('Standard delivery'),
    value: shipping === 0 ? say('Free') : formatRupees(shipping),
  })
  if (codFee > 0) totals.push({ label: say('Cash on delivery'), value: formatRupees(codFee) })
  totals.push({ label: say('Total'), value: formatRupees(total) })
  return { lines: linesOf(order), totals }
}

export function courierFacts(
  { carrier, trackingNumber }: Pick<OrderRecord, 'carrier' | 'trackingNumber'>,
  { say }: Pick<Speech, 'say'>,
): MessageFact[] {
  return [
    ...(carrier === null ? [] : [{ label: say('Courier'), value: carrier }]),
    ...(trackingNumber === null ? [] : [{ label: say('Tracking number'), value: trackingNumber }]),
  ]
}

function courierInWords(order: OrderRecord, speech: Speech): string {
  const words = courierFacts(order, speech).map(({ value }) => value)
  return words.length === 0 ? '' : `${words.join(', ')}.`
}

function moneyAfterEnd(order: OrderRecord, { say }: Speech): string {
  const { paymentStatus, total } = order
  const amount = formatRupees(total - sumOfRefunds(order))
  const isOwed = paymentStatus === 'refund_pending' || paymentStatus === 'partially_refunded'
  if (isOwed) {
    return say('{amount} goes back to the original payment method within 5 to 7 business days.', { amount })
  }
  if (paymentStatus === 'refunded') return say('We have refunded {amount}.', { amount })
  return say('You have nothing to pay.')
}

function returnFacts(
  order: OrderRecord,
  { items, amount, status, resolution, replacement }: ReturnRecord,
  speech: Speech,
): MessageFact[] {
  const pieces = items.flatMap(({ lineIndex, quantity }) => {
    const line = order.lines[lineIndex]
    return line ? [{ label: line.name, value: `${line.variantName} × ${quantity}` }] : []
  })
  if (replacement) {
    return [...pieces, ...courierFacts(replacement, speech)]
  }
  if (status === 'rejected' || resolution === 'replacement') return pieces
  return [...pieces, { label: speech.say('Refund'), value: formatRupees(amount) }]
}
