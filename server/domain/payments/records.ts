import type { OrderStatus, PaymentStatus } from '../../contract/index.ts'
import type {
  OnlinePaymentMethod,
  PaymentProviderName,
  ProviderPayment,
  ProviderRefund,
} from '../ports/payments.ts'
import type { MessageChannel } from '../messages/records.ts'
import { paymentEventExpiry } from '../expiry.ts'
import { collection } from '../ports/store.ts'

/** Instants are ISO 8601 in UTC; amounts are paise. */

/** How an order is paid through the provider: one a shop's order, however often the shopper tries. */
export interface PaymentRecord {
  /** The order's id. */
  id: string
  /** The order's number, which the provider keeps as its receipt. */
  receipt: string
  provider: PaymentProviderName
  /** Null until the provider has opened its order. */
  providerOrderId: string | null
  amount: number
  /** What the shopper chose last. */
  method: OnlinePaymentMethod
  /** `closed`: the order ended without this payment, though money may still arrive and is then given back. */
  status: 'open' | 'paid' | 'closed'
  /** The captured payment that the order was paid with. */
  paymentId: string | null
  /** The last tries, the newest last. */
  tries: readonly PaymentTry[]
  /** The stock is kept for the shopper until then. */
  heldUntil: string
  /** When the provider was asked last; null before the first time. */
  askedAt: string | null
  /** When the provider is asked next; `never` when nothing is open. */
  nextQuestionAt: string
  createdAt: string
  updatedAt: string
  /** The link by which it can be paid without signing in; absent where none was made. */
  link?: PaymentLinkRecord
}

/** A payment link: the store alone opens none, since the token follows from the salt and from a key that is not in it. */
export interface PaymentLinkRecord {
  readonly salt: string
  /** Keyed hash of the token. */
  readonly hash: string
  readonly expiresAt: string
  readonly createdAt: string
  /** The administrator who made it. */
  readonly actorId: string
  /** How often it was sent, when last, and by which ways then. */
  readonly sends: number
  readonly sentAt: string | null
  readonly sentBy: readonly MessageChannel[]
}

export interface PaymentTry {
  readonly paymentId: string
  readonly status: ProviderPayment['status']
  readonly method: OnlinePaymentMethod | null
  readonly failure: string | null
  readonly at: string
}

/**
 * Why money goes back. The first four end the sale, or part of it, or are what the shop gives back of its own accord; the
 * others right what came in beside it.
 */
export type RefundReason =
  'cancelled' | 'returned' | 'by_shop' | 'late_payment' | 'duplicate_payment' | 'wrong_amount'

export interface RefundRecord {
  /** Also the provider's idempotency key, until a failed refund is made again. */
  id: string
  orderId: string
  provider: PaymentProviderName
  paymentId: string
  amount: number
  reason: RefundReason
  /** `requested` has not reached the provider, `pending` is on its way, `failed` needs a person. */
  status: 'requested' | 'pending' | 'processed' | 'failed'
  providerRefundId: string | null
  /** Times that the provider was asked. */
  attempts: number
  nextAttemptAt: string
  failure: string | null
  /** The provider's idempotency key once a failed refund is made again; absent before: the refund's id. */
  key?: string
  /** The provider's refunds that failed before the one that counts now. Absent where there are none. */
  failedRefundIds?: readonly string[]
  createdAt: string
  updatedAt: string
}

/** An event that was acted on: the provider sends it again until it is acknowledged, and later too. */
export interface PaymentEventRecord {
  /** Provider and its id of the event. */
  id: string
  name: string
  receivedAt: string
  /** What it was about. Absent in events of older shops, and in those that the shop does not act on. */
  about?: PaymentEventSubject
  /** What it changed; absent in events of older shops. */
  effect?: PaymentEventEffect
}

/** What an event said, field by field: neither card nor account is among it. Amounts are paise. */
export interface PaymentEventSubject {
  readonly paymentId: string
  readonly refundId: string | null
  readonly amount: number
  readonly currency: string
  readonly status: ProviderPayment['status'] | ProviderRefund['status']
  readonly failure: string | null
}

/** The order and its payment after an event, where it changed them; null where they stayed. */
export interface PaymentEventEffect {
  readonly orderStatus: OrderStatus | null
  readonly paymentStatus: PaymentStatus | null
  /** How many refunds the shop asked for because of it. */
  readonly refundsRequested: number
}

/**
 * One try of a shopper to pay, as the books of the shop have it: all tries stay, however many, as long as their order.
 * It names nobody; whose it is tells the order.
 */
export interface TransactionRecord {
  /** The provider's id of the payment. */
  id: string
  orderId: string
  orderNumber: string
  provider: PaymentProviderName
  providerOrderId: string
  /** Paise of `currency`, as the provider told it. */
  amount: number
  currency: string
  /** What the shopper used; null where the provider names a way that the shop does not offer by itself. */
  method: OnlinePaymentMethod | null
  status: ProviderPayment['status']
  failure: string | null
  /** When the try began, by the provider's clock where it says so. */
  at: string
  updatedAt: string
}

/** How a try ends, as whoever tests the shop chooses on the sandbox's page. */
export type SandboxOutcome = 'success' | 'failure' | 'pending' | 'late' | 'too_late'

/** What the sandbox provider keeps in the shop's store, where a real one has its own. */
export interface SandboxPaymentRecord {
  /** The provider's order id. */
  id: string
  receipt: string
  amount: number
  currency: 'INR'
  createdAt: string
  tries: readonly SandboxTry[]
  refunds: readonly SandboxRefund[]
}

export interface SandboxRefund extends ProviderRefund {
  /** Absent in refunds of older shops. */
  readonly createdAt?: string
}

export interface SandboxTry {
  readonly id: string
  readonly method: OnlinePaymentMethod
  readonly outcome: SandboxOutcome
  /** From when on it counts as captured; null when it never does. */
  readonly capturedAt: string | null
  /** When it began; absent in tries of older shops. */
  readonly createdAt?: string
}

export const paymentCollections = {
  payments: collection<PaymentRecord>({
    equal: {
      providerOrderId: { of: payment => payment.providerOrderId ?? undefined, unique: true },
      linkHash: { of: payment => payment.link?.hash, unique: true },
    },
    sorted: { nextQuestionAt: payment => payment.nextQuestionAt },
  }),
  refunds: collection<RefundRecord>({
    equal: {
      orderId: { of: refund => refund.orderId },
      status: { of: refund => refund.status },
      reason: { of: refund => refund.reason },
      paymentId: { of: refund => refund.paymentId },
      providerRefundId: { of: refund => refund.providerRefundId ?? undefined, unique: true },
    },
    sorted: {
      nextAttemptAt: refund => refund.nextAttemptAt,
      createdAt: refund => refund.createdAt,
      amount: refund => refund.amount,
    },
    within: { status: ['createdAt', 'amount'] },
    text: {
      search: ({ id, orderId, paymentId, providerRefundId }) =>
        [id, orderId, paymentId, providerRefundId ?? ''].join('\n'),
    },
  }),
  transactions: collection<TransactionRecord>({
    equal: {
      orderId: { of: transaction => transaction.orderId },
      status: { of: transaction => transaction.status },
      method: { of: transaction => transaction.method ?? undefined },
    },
    sorted: { at: transaction => transaction.at, amount: transaction => transaction.amount },
    within: { status: ['at', 'amount'] },
    text: {
      search: ({ id, orderId, orderNumber, providerOrderId }) =>
        [id, orderId, orderNumber, providerOrderId].join('\n'),
    },
  }),
  paymentEvents: collection<PaymentEventRecord>({
    equal: { paymentId: { of: event => event.about?.paymentId } },
    sorted: { expiresAt: paymentEventExpiry },
  }),
  sandboxPayments: collection<SandboxPaymentRecord>({
    equal: {
      receipt: { of: payment => payment.receipt, unique: true },
      paymentId: { of: payment => payment.tries.map(({ id }) => id), unique: true },
    },
    sorted: { createdAt: payment => payment.createdAt },
  }),
} as const
