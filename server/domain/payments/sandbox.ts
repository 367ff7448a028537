import { toInstant } from '../calendar.ts'
import type { Clock, Ids } from '../ports/index.ts'
import {
  PaymentProviderRefusal,
  type OnlinePaymentMethod,
  type PaymentEvent,
  type PaymentProvider,
  type ProviderPayment,
  type ProviderPeriod,
  type ProviderRefund,
} from '../ports/payments.ts'
import { dayMs, minuteMs, secondMs } from '../rates.ts'
import type { ShopStore } from '../records.ts'
import { heldMs } from './hold.ts'
import type { SandboxOutcome, SandboxPaymentRecord, SandboxRefund, SandboxTry } from './records.ts'
import { isSignedBy, sign } from './signature.ts'

/** Captured without telling the shop, so that only a question finds it. */
const lateMs = 30 * secondMs
/** Captured when the order has run out: the money goes back. */
const tooLateMs = heldMs + minuteMs

/** An event as the sandbox would post it: the body, byte by byte, and its headers. */
export interface SandboxEvent {
  readonly rawBody: Uint8Array
  readonly headers: Headers
}

/** The embedded provider of test mode: no money moves, and whoever pays decides how it ends. */
export interface SandboxProvider extends PaymentProvider {
  readonly name: 'sandbox'
  get(providerOrderId: string): Promise<SandboxPaymentRecord | undefined>
  /**
   * Ends a try. Gives the event that tells the shop of it, signed; null when the shop is not told.
   * @throws PaymentProviderRefusal when the order is unknown or paid
   */
  pay(
    providerOrderId: string,
    attempt: { readonly method: OnlinePaymentMethod; readonly outcome: SandboxOutcome },
  ): Promise<SandboxEvent | null>
}

const methods: readonly OnlinePaymentMethod[] = ['upi', 'card', 'netbanking', 'emi']
const signatureHeader = 'x-sandbox-signature'

const failures: Readonly<Record<OnlinePaymentMethod, string>> = {
  upi: 'The request was declined in the UPI app.',
  card: 'The bank declined the card.',
  netbanking: 'The bank did not approve the payment.',
  emi: 'The bank declined the card for EMI.',
}

export interface SandboxDependencies {
  readonly store: ShopStore
  readonly clock: Clock
  readonly ids: Ids
  /** Signs what the sandbox tells the shop, so that the shop verifies it as it would a real provider's word. */
  readonly secret: string
}

export function createSandbox({ store, clock, ids, secret }: SandboxDependencies): SandboxProvider {
  const requireOrder = async (id: string) => {
    const order = await store.get('sandboxPayments', id)
    if (!order) throw new PaymentProviderRefusal('NOT_FOUND', 'The sandbox has no such order')
    return order
  }
  const toPayment = (order: SandboxPaymentRecord, attempt: SandboxTry): ProviderPayment => {
    const { id, method, outcome, capturedAt } = attempt
    const isCaptured = capturedAt !== null && Date.parse(capturedAt) <= clock.now()
    return {
      id,
      providerOrderId: order.id,
      amount: order.amount,
      currency: order.currency,
      status: isCaptured ? 'captured' : outcome === 'failure' ? 'failed' : 'created',
      method,
      failure: outcome === 'failure' ? failures[method] : null,
      createdAt: attempt.createdAt ?? order.createdAt,
    }
  }
  /** A try begins while its order is open: not long after it was. */
  const ordersBefore = ({ fromMs, belowMs }: ProviderPeriod) =>
    store.list('sandboxPayments', {
      range: { index: 'createdAt', from: toInstant(fromMs - dayMs), below: toInstant(belowMs) },
    })
  const signedEvent = async (event: PaymentEvent): Promise<SandboxEvent> => {
    const rawBody = new TextEncoder().encode(JSON.stringify(event))
    return { rawBody, headers: new Headers({ [signatureHeader]: await sign(secret, rawBody) }) }
  }
  return {
    name: 'sandbox',
    origins: null,
    methods,
    openOrder: ({ receipt, amount, currency }) =>
      store.transaction(async tx => {
        const [known] = await tx.list('sandboxPayments', { where: { receipt }, limit: 1 })
        if (known) return { providerOrderId: known.id }
        const id = `sandbox_${ids.id()}`
        const createdAt = toInstant(clock.now())
        await tx.put('sandboxPayments', {
          id,
          receipt,
          amount,
          currency,
          createdAt,
          tries: [],
          refunds: [],
        })
        return { providerOrderId: id }
      }),
    checkoutFor: (providerOrderId, method) => ({
      kind: 'page',
      path: `/payment-sandbox/${providerOrderId}?method=${method}`,
    }),
    get: id => store.get('sandboxPayments', id),
    async listPayments(providerOrderId) {
      const order = await requireOrder(providerOrderId)
      return order.tries.map(attempt => toPayment(order, attempt))
    },
    async listPaymentsWithin(period) {
      const orders = await ordersBefore(period)
      return orders
        .flatMap(order => order.tries.map(attempt => toPayment(order, attempt)))
        .filter(({ createdAt }) => isWithin(period, createdAt))
    },
    async listRefundsWithin(period) {
      const orders = await store.list('sandboxPayments')
      return orders
        .flatMap(({ refunds }) => refunds)
        .filter(({ createdAt }) => isWithin(period, createdAt ?? null))
        .map(toRefund)
    },
    // What the sandbox takes is taken at once.
    capture: payment => Promise.resolve({ ...payment, status: 'captured' }),
    pay: (providerOrderId, { method, outcome }) =>
      store
        .transaction(async tx => {
          const order = await tx.get('sandboxPayments', providerOrderId)
          if (!order) throw new PaymentProviderRefusal('NOT_FOUND', 'The sandbox has no such order')
          const isPaid = order.tries.some(attempt => toPayment(order, attempt).status === 'captured')
          if (isPaid) throw new PaymentProviderRefusal('ALREADY_PAID', 'This order is paid already')
          const attempt: SandboxTry = {
            id: `pay_${ids.id()}`,
            method,
            outcome,
            capturedAt: captureTime(outcome, clock.now()),
            createdAt: toInstant(clock.now()),
          }
          await tx.put('sandboxPayments', { ...order, tries: [...order.tries, attempt] })
          return toPayment(order, attempt)
        })
        .then(payment => {
          if (outcome === 'late' || outcome === 'too_late' || outcome === 'pending') return null
          const name = payment.status === 'captured' ? 'payment.captured' : 'payment.failed'
          return signedEvent({ id: `event_${payment.id}`, kind: 'payment', name, payment })
        }),
    refund: ({ key, paymentId, amount, currency }) =>
      store.transaction(async tx => {
        const [order] = await tx.list('sandboxPayments', { where: { paymentId }, limit: 1 })
        if (!order) throw new PaymentProviderRefusal('NOT_FOUND', 'The sandbox has no such payment')
        const id = `refund_${key}`
        const known = order.refunds.find(refund => refund.id === id)
        if (known) return toRefund(known)
        const refunded = order.refunds
          .filter(refund => refund.paymentId === paymentId)
          .reduce((sum, refund) => sum + refund.amount, 0)
        if (refunded + amount > order.amount) {
          throw new PaymentProviderRefusal('BAD_REQUEST', 'A refund cannot exceed what was paid')
        }
        const refund: ProviderRefund = { id, paymentId, amount, currency, status: 'processed' }
        const kept = { ...refund, createdAt: toInstant(clock.now()) }
        await tx.put('sandboxPayments', { ...order, refunds: [...order.refunds, kept] })
        return refund
      }),
    async listRefunds(paymentId) {
      const [order] = await store.list('sandboxPayments', { where: { paymentId }, limit: 1 })
      return order?.refunds.filter(refund => refund.paymentId === paymentId).map(toRefund) ?? []
    },
    isConfirmed: ({ providerOrderId, paymentId, signature }) =>
      isSignedBy(secret, `${providerOrderId}|${paymentId}`, signature),
    async readEvent(rawBody, headers) {
      if (!(await isSignedBy(secret, rawBody, headers.get(signatureHeader) ?? ''))) return null
      return JSON.parse(new TextDecoder().decode(rawBody)) as PaymentEvent
    },
  }
}

function isWithin({ fromMs, belowMs }: ProviderPeriod, instant: string | null): boolean {
  const atMs = instant === null ? NaN : Date.parse(instant)
  return atMs >= fromMs && atMs < belowMs
}

/** As a provider tells it. */
function toRefund({ createdAt: _createdAt, ...refund }: SandboxRefund): ProviderRefund {
  return refund
}

function captureTime(outcome: SandboxOutcome, nowMs: number): string | null {
  switch (outcome) {
    case 'success':
      return toInstant(nowMs)
    case 'late':
      return toInstant(nowMs + lateMs)
    case 'too_late':
      return toInstant(nowMs + tooLateMs)
    case 'failure':
    case 'pending':
      return null
  }
}

/** Whether a provider is the sandbox, which has calls of its own. */
export function isSandbox(provider: PaymentProvider | null): provider is SandboxProvider {
  return provider?.name === 'sandbox'
}
