import type {
  OnlinePaymentMethod,
  PaymentProviderName,
  ProviderPayment,
  ProviderRefund,
} from '../ports/payments.ts'
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
}

export interface PaymentTry {
  readonly paymentId: string
  readonly status: ProviderPayment['status']
  readonly method: OnlinePaymentMethod | null
  readonly failure: string | null
  readonly at: string
}

/** Why money goes back. The first three end the sale, or part of it; the others right what came in beside it. */
export type RefundReason = 'cancelled' | 'returned' | 'late_payment' | 'duplicate_payment' | 'wrong_amount'

export interface RefundRecord {
  /** Also the provider's idempotency key. */
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
  createdAt: string
  updatedAt: string
}

/** An event that was acted on: the provider sends it again until it is acknowledged, and later too. */
export interface PaymentEventRecord {
  /** Provider and its id of the event. */
  id: string
  name: string
  receivedAt: string
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
  refunds: readonly ProviderRefund[]
}

export interface SandboxTry {
  readonly id: string
  readonly method: OnlinePaymentMethod
  readonly outcome: SandboxOutcome
  /** From when on it counts as captured; null when it never does. */
  readonly capturedAt: string | null
}

export const paymentCollections = {
  payments: collection<PaymentRecord>({
    equal: { providerOrderId: { of: payment => payment.providerOrderId ?? undefined, unique: true } },
    sorted: { nextQuestionAt: payment => payment.nextQuestionAt },
  }),
  refunds: collection<RefundRecord>({
    equal: {
      orderId: { of: refund => refund.orderId },
      paymentId: { of: refund => refund.paymentId },
      providerRefundId: { of: refund => refund.providerRefundId ?? undefined, unique: true },
    },
    sorted: { nextAttemptAt: refund => refund.nextAttemptAt },
  }),
  paymentEvents: collection<PaymentEventRecord>({ sorted: { expiresAt: paymentEventExpiry } }),
  sandboxPayments: collection<SandboxPaymentRecord>({
    equal: {
      receipt: { of: payment => payment.receipt, unique: true },
      paymentId: { of: payment => payment.tries.map(({ id }) => id), unique: true },
    },
  }),
} as const
