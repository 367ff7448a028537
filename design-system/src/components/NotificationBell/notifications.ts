import type { OrderStatus } from '../../records/order-status.ts'
import { t } from '../../texts/t.ts'

export type NotificationType = 'order' | 'payment' | 'shipping' | 'offer'

/** One entry (NOTE-1). `read` comes from the marks, everything else from what really happened. */
export interface ShopNotification {
  /** The same for the same event at every visit, so that its marks find it again. */
  id: string
  title: string
  message: string
  type: NotificationType
  /** ISO 8601, UTC. */
  timestamp: string
  read: boolean
  /** The order that it is about; none for an offer. */
  orderId?: string
}

/** What is read of the customer's own orders. */
export interface NotifiedOrder {
  id: string
  /** As printed, such as "SHR-2041". */
  number: string
  timeline: readonly { status: OrderStatus; at: string; note?: string | undefined }[]
}

/** What is read of the active promotions. */
export interface NotifiedPromotions {
  popup: { id: string; code: string; title: string; body: string; firstOrderOnly?: boolean } | null
  banner: { id: string; text: string } | null
}

type NotificationDraft = Omit<ShopNotification, 'read'>

interface StatusText {
  type: NotificationType
  /** @param number the order's, as printed */
  title: (number: string) => string
  message: string
}

/** Worded so that each stays true once the order has moved on. */
const statusTexts = (): Readonly<Record<OrderStatus, StatusText>> => ({
  pending_payment: {
    type: 'payment',
    title: number => t('Payment due for order {number}', { number }),
    message: t('Complete the payment to place your order.'),
  },
  payment_failed: {
    type: 'payment',
    title: number => t('Payment failed for order {number}', { number }),
    message: t('You have not been charged.'),
  },
  placed: {
    type: 'order',
    title: number => t('Order {number} placed', { number }),
    message: t('We have received your order.'),
  },
  confirmed: {
    type: 'order',
    title: number => t('Order {number} confirmed', { number }),
    message: t('We will pack it next.'),
  },
  packed: {
    type: 'order',
    title: number => t('Order {number} packed', { number }),
    message: t('The courier will pick it up next.'),
  },
  shipped: {
    type: 'shipping',
    title: number => t('Order {number} shipped', { number }),
    message: t('Your parcel is with the courier.'),
  },
  out_for_delivery: {
    type: 'shipping',
    title: number => t('Order {number} out for delivery', { number }),
    message: t('The courier is on the way to you.'),
  },
  undelivered: {
    type: 'shipping',
    title: number => t('Order {number} not delivered', { number }),
    message: t('The courier could not deliver your parcel.'),
  },
  delivered: {
    type: 'shipping',
    title: number => t('Order {number} delivered', { number }),
    message: t('You can return products within 30 days of delivery.'),
  },
  cancelled: {
    type: 'order',
    title: number => t('Order {number} cancelled', { number }),
    message: t('This order will not be shipped.'),
  },
  returned_to_origin: {
    type: 'shipping',
    title: number => t('Order {number} returned to us', { number }),
    message: t('The courier could not deliver your parcel.'),
  },
})

function fromOrder({ id, number, timeline }: NotifiedOrder): NotificationDraft[] {
  // A payment that has been made, or given up, is no longer due.
  const told = timeline.filter(({ status }, index) => status !== 'pending_payment' || !timeline[index + 1])
  return told.map(({ status, at, note }) => {
    const { type, title, message } = statusTexts()[status]
    return {
      id: `order:${id}:${status}:${at}`,
      title: title(number),
      // What the shop adds for the customer stands beside what happened, not in its place.
      message: note ? `${message} ${note}` : message,
      type,
      timestamp: at,
      orderId: id,
    }
  })
}

function fromPromotions(
  { popup, banner }: NotifiedPromotions,
  firstSeenAt: (id: string) => string,
): NotificationDraft[] {
  const entry = (id: string, title: string, message: string): NotificationDraft => ({
    id: `offer:${id}`,
    title,
    message,
    type: 'offer',
    timestamp: firstSeenAt(`offer:${id}`),
  })
  return [
    ...(popup
      ? [
          entry(
            popup.id,
            popup.title,
            t('{body} The code is {code}.', { body: popup.body, code: popup.code }),
          ),
        ]
      : []),
    ...(banner ? [entry(banner.id, banner.text, t('Applied automatically. No code needed.'))] : []),
  ]
}

/** Letter by letter: to compare as a language does, the browser first loads its rules, 8 ms while a page starts. */
function newestFirst(a: NotificationDraft, b: NotificationDraft): number {
  if (a.timestamp !== b.timestamp) return a.timestamp < b.timestamp ? 1 : -1
  return a.id < b.id ? -1 : 1
}

/**
 * The notifications of a customer, newest first: each step of each of their orders, and the promotions that are
 * active now and theirs to use (NOTE-1). Nothing is invented, so each of them is true.
 *
 * @param firstSeenAt when a promotion was first seen here (ISO 8601), since the shop does not say when it began
 */
export function makeNotifications(
  orders: readonly NotifiedOrder[],
  promotions: NotifiedPromotions | null,
  firstSeenAt: (id: string) => string,
): NotificationDraft[] {
  const hasOrdered = orders.length > 0
  // Checkout would refuse its code.
  const popup = hasOrdered && promotions?.popup?.firstOrderOnly ? null : promotions?.popup
  const offers = promotions ? fromPromotions({ ...promotions, popup: popup ?? null }, firstSeenAt) : []
  return [...orders.flatMap(fromOrder), ...offers].toSorted(newestFirst)
}
