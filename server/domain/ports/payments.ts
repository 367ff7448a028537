/**
 * The payment provider: who asks the shopper for money on the shop's behalf (CHK-2). Amounts are integer paise. A
 * provider keeps an order of its own for each order of the shop; however many times the shopper tries, one payment of
 * it at most is captured. What it reports is settled in `domain/payments`, whichever way it came: event, confirmation
 * or question.
 */

/** Ways of paying that go through a provider. Cash on delivery does not. */
export type OnlinePaymentMethod = 'upi' | 'card' | 'netbanking' | 'emi'

export type PaymentProviderName = 'sandbox' | 'razorpay'

/** One try of a shopper, as the provider tells it. */
export interface ProviderPayment {
  readonly id: string
  readonly providerOrderId: string
  /** Paise. */
  readonly amount: number
  /** ISO 4217, upper case. */
  readonly currency: string
  /** `authorized` money is reserved and not the shop's until it is captured. */
  readonly status: 'created' | 'authorized' | 'captured' | 'failed' | 'refunded'
  /** What the shopper used in the end; null when the provider names a way that the shop does not offer by itself. */
  readonly method: OnlinePaymentMethod | null
  /** Why it failed, in the provider's words for shoppers; null otherwise. */
  readonly failure: string | null
  /** When the try began, by the provider's clock: ISO 8601 in UTC. Null where the provider does not say. */
  readonly createdAt: string | null
}

/** A span of time, milliseconds since 1970. */
export interface ProviderPeriod {
  readonly fromMs: number
  /** Not included. */
  readonly belowMs: number
}

export interface ProviderRefund {
  readonly id: string
  readonly paymentId: string
  /** Paise. */
  readonly amount: number
  readonly currency: string
  readonly status: 'pending' | 'processed' | 'failed'
}

/** What a provider told on its own. `id` is the provider's, the same however often it is sent. */
export type PaymentEvent =
  | {
      readonly id: string
      readonly kind: 'payment'
      readonly name: string
      readonly payment: ProviderPayment
    }
  | { readonly id: string; readonly kind: 'refund'; readonly name: string; readonly refund: ProviderRefund }
  /** Something that the shop does not act on. */
  | { readonly id: string; readonly kind: 'other'; readonly name: string }

/** What a browser needs to pay a provider's order. Holds no secret. */
export type PaymentCheckout =
  /** A page to go to. */
  | { readonly kind: 'page'; readonly path: string }
  /** Razorpay's own dialog, opened by its script. */
  | {
      readonly kind: 'razorpay'
      readonly keyId: string
      readonly providerOrderId: string
      /** Where its script is loaded from. */
      readonly scriptUrl: string
    }

/** Other sites that a provider's checkout needs on the page that it opens on, for that page's security policy. */
export interface PaymentOrigins {
  readonly scripts: readonly string[]
  readonly frames: readonly string[]
  readonly connections: readonly string[]
}

export interface PaymentProvider {
  readonly name: PaymentProviderName
  /** Null: its checkout is no part of the shop's page. */
  readonly origins: PaymentOrigins | null
  readonly methods: readonly OnlinePaymentMethod[]
  /**
   * Opens an order that can be paid. `receipt` is the shop's own id of it, at most 40 characters: asked twice with one
   * receipt, after an answer was lost, the provider's first order is given again.
   */
  readonly openOrder: (order: {
    readonly receipt: string
    readonly amount: number
    readonly currency: 'INR'
  }) => Promise<{ readonly providerOrderId: string }>
  readonly checkoutFor: (providerOrderId: string, method: OnlinePaymentMethod) => PaymentCheckout
  /** Every try there was, for closing what a lost event left open. */
  readonly listPayments: (providerOrderId: string) => Promise<readonly ProviderPayment[]>
  /** Every try that began in a period, of whatever order: what the shop's books are held against (ADM-7). */
  readonly listPaymentsWithin: (period: ProviderPeriod) => Promise<readonly ProviderPayment[]>
  /** Every refund that began in a period. */
  readonly listRefundsWithin: (period: ProviderPeriod) => Promise<readonly ProviderRefund[]>
  /** Takes the money that a payment reserved. */
  readonly capture: (payment: ProviderPayment) => Promise<ProviderPayment>
  /** Gives money back to where it came from. One `key` (10 to 64 of [A-Za-z0-9_-]) makes one refund, however often it is asked for. */
  readonly refund: (request: {
    readonly key: string
    readonly paymentId: string
    readonly amount: number
    readonly currency: 'INR'
  }) => Promise<ProviderRefund>
  readonly listRefunds: (paymentId: string) => Promise<readonly ProviderRefund[]>
  /** Whether the browser's word that a payment succeeded bears the provider's signature over the order that the shop stored. */
  readonly isConfirmed: (confirmation: {
    readonly providerOrderId: string
    readonly paymentId: string
    readonly signature: string
  }) => Promise<boolean>
  /** An event as it arrived, byte by byte; null when its signature is wrong. */
  readonly readEvent: (rawBody: Uint8Array, headers: Headers) => Promise<PaymentEvent | null>
}

/** The provider did not answer, or not sensibly: nothing is known of what was asked, and it may be asked again. */
export class PaymentProviderUnavailable extends Error {
  override name = 'PaymentProviderUnavailable'
}

/** The provider understood and refused: asking again changes nothing. */
export class PaymentProviderRefusal extends Error {
  override name = 'PaymentProviderRefusal'
  constructor(
    /** The provider's code, such as BAD_REQUEST_ERROR. */
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}
