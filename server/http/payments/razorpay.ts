import type * as z from 'zod'
import {
  isSignedBy,
  PaymentProviderUnavailable,
  type OnlinePaymentMethod,
  type PaymentEvent,
  type PaymentProvider,
  type ProviderPeriod,
} from '../../domain/index.ts'
import { createRazorpayClient, razorpayApiOrigin, type RazorpayAccount } from './razorpay-client.ts'
import {
  collectionOf,
  razorpayEvent,
  razorpayOrder,
  razorpayPayment,
  razorpayRefund,
  toProviderPayment,
  toProviderRefund,
} from './razorpay-entities.ts'

export interface RazorpayOptions extends RazorpayAccount {
  /**
   * The webhook's own secrets, which are not the key's; the newest first. Events that are sent again stay signed with
   * the secret of their first time, so a secret that was replaced is listed for another day.
   */
  readonly webhookSecrets: readonly string[]
  /** Where Checkout's script comes from. Default https://checkout.razorpay.com. */
  readonly checkoutOrigin?: string
}

export const razorpayCheckoutOrigin = 'https://checkout.razorpay.com'
/** Checkout reports its own failures there. */
const razorpayLogOrigin = 'https://lumberjack.razorpay.com'

const methods: readonly OnlinePaymentMethod[] = ['upi', 'card', 'netbanking', 'emi']

/** The most that a list of Razorpay's gives at once. */
const mostOfAList = 100

/**
 * Razorpay as the payment provider: its Orders API, Checkout, capture and refunds. It signs twice, with two secrets:
 * a webhook over its raw body with the webhook's secret, and a finished Checkout over `order_id|payment_id` with the
 * key's secret.
 */
export function createRazorpay(options: RazorpayOptions): PaymentProvider {
  const { keyId, keySecret, webhookSecrets, checkoutOrigin = razorpayCheckoutOrigin } = options
  const apiOrigin = options.origin ?? razorpayApiOrigin
  const scriptUrl = `${checkoutOrigin}/v1/checkout.js`
  const call = createRazorpayClient(options)

  /** All entities of a period, a hundred at a time: its seconds include both ends. */
  async function listWithin<T extends z.ZodType>(
    what: 'payments' | 'refunds',
    item: T,
    { fromMs, belowMs }: ProviderPeriod,
  ): Promise<z.output<T>[]> {
    const period = `from=${Math.floor(fromMs / 1000)}&to=${Math.ceil(belowMs / 1000) - 1}`
    const all: z.output<T>[] = []
    for (;;) {
      const path = `/${what}?${period}&count=${mostOfAList}&skip=${all.length}`
      // One page after the other: each begins where the one before it ended.
      // oxlint-disable-next-line no-await-in-loop
      const { items } = parse(collectionOf(item), await call('GET', path))
      all.push(...items)
      if (items.length < mostOfAList) return all
    }
  }

  return {
    name: 'razorpay',
    origins: {
      scripts: [checkoutOrigin],
      frames: [checkoutOrigin, apiOrigin],
      connections: [checkoutOrigin, apiOrigin, razorpayLogOrigin],
    },
    methods,
    async openOrder({ receipt, amount, currency }) {
      // Razorpay makes a second order for the same receipt, so the first is looked for.
      const known = parse(
        collectionOf(razorpayOrder),
        await call('GET', `/orders?receipt=${encodeURIComponent(receipt)}`),
      ).items.find(order => order.receipt === receipt && order.amount === amount)
      const order =
        known ??
        parse(
          razorpayOrder,
          await call('POST', '/orders', { body: { amount, currency, receipt, payment_capture: true } }),
        )
      return { providerOrderId: order.id }
    },
    checkoutFor: providerOrderId => ({ kind: 'razorpay', keyId, providerOrderId, scriptUrl }),
    async listPayments(providerOrderId) {
      const answer = await call('GET', `/orders/${encodeURIComponent(providerOrderId)}/payments`)
      return parse(collectionOf(razorpayPayment), answer).items.map(toProviderPayment)
    },
    listPaymentsWithin: async period =>
      (await listWithin('payments', razorpayPayment, period)).map(toProviderPayment),
    listRefundsWithin: async period =>
      (await listWithin('refunds', razorpayRefund, period)).map(toProviderRefund),
    async capture({ id, amount, currency }) {
      const answer = await call('POST', `/payments/${encodeURIComponent(id)}/capture`, {
        body: { amount, currency },
      })
      return toProviderPayment(parse(razorpayPayment, answer))
    },
    async refund({ key, paymentId, amount }) {
      const answer = await call('POST', `/payments/${encodeURIComponent(paymentId)}/refund`, {
        headers: { 'X-Refund-Idempotency': key },
        body: { amount, speed: 'normal', receipt: key },
      })
      return toProviderRefund(parse(razorpayRefund, answer))
    },
    async listRefunds(paymentId) {
      const answer = await call('GET', `/payments/${encodeURIComponent(paymentId)}/refunds`)
      return parse(collectionOf(razorpayRefund), answer).items.map(toProviderRefund)
    },
    isConfirmed: ({ providerOrderId, paymentId, signature }) =>
      isSignedBy(keySecret, `${providerOrderId}|${paymentId}`, signature),
    async readEvent(rawBody, headers) {
      const signature = headers.get('x-razorpay-signature') ?? ''
      const checks = webhookSecrets.map(secret => isSignedBy(secret, rawBody, signature))
      if (!(await Promise.all(checks)).includes(true)) return null
      const { event, payload } = parse(razorpayEvent, JSON.parse(new TextDecoder().decode(rawBody)))
      const entity = payload.refund?.entity ?? payload.payment?.entity
      // An event id is sent with every webhook; an event without one is told apart by what it signs.
      const id = headers.get('x-razorpay-event-id') ?? signature
      return toEvent(id, event, entity)
    },
  }
}

function toEvent(id: string, name: string, entity: unknown): PaymentEvent {
  if (name.startsWith('refund.')) {
    return { id, name, kind: 'refund', refund: toProviderRefund(parse(razorpayRefund, entity)) }
  }
  if (name === 'order.paid' || /^payment\.(authorized|captured|failed)$/.test(name)) {
    return { id, name, kind: 'payment', payment: toProviderPayment(parse(razorpayPayment, entity)) }
  }
  return { id, name, kind: 'other' }
}

function parse<T extends z.ZodType>(schema: T, answer: unknown): z.output<T> {
  const result = schema.safeParse(answer)
  if (result.success) return result.data
  throw new PaymentProviderUnavailable(`Razorpay sent something unexpected: ${result.error.message}`)
}
