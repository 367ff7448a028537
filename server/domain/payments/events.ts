import { toInstant } from '../calendar.ts'
import type { Dependencies } from '../context.ts'
import type { PaymentEvent } from '../ports/payments.ts'
import type { OrderRecord, ShopReader } from '../records.ts'
import { applyPayment } from './apply.ts'
import type { PaymentEventEffect, PaymentEventSubject } from './records.ts'
import { settleRefundEvent } from './refunds.ts'

/** What became of an event that the provider sent. */
export type EventOutcome = 'accepted' | 'repeated' | 'bad_signature' | 'no_provider'

/**
 * Acts on an event of the provider, once however often it is sent (CHK-2). The body is taken as it arrived, since its
 * signature is over these bytes.
 * @throws PaymentProviderUnavailable when the provider did not answer a call that the event asks for; it sends it again
 * @throws SyntaxError when a signed body is not JSON
 */
export async function receivePaymentEvent(
  dependencies: Dependencies,
  rawBody: Uint8Array,
  headers: Headers,
): Promise<EventOutcome> {
  const { clock, log, payments: provider, store } = dependencies
  if (!provider) return 'no_provider'
  const event = await provider.readEvent(rawBody, headers)
  if (event === null) {
    log.warn({}, 'A payment event with a wrong signature was refused')
    return 'bad_signature'
  }
  const id = `${provider.name}:${event.id}`
  if (await store.get('paymentEvents', id)) return 'repeated'
  const about = subjectOf(event)
  const before = about && (await stateOf(store, event))
  if (event.kind === 'payment') await applyPayment(dependencies, provider, event.payment)
  // Settling is safe to repeat, so the event is noted after it: one that failed half-way is acted on when it comes again.
  await store.transaction(async tx => {
    if (event.kind === 'refund') await settleRefundEvent(dependencies, tx, event.refund)
    const known = { id, name: event.name, receivedAt: toInstant(clock.now()) }
    const after = about && (await stateOf(tx, event))
    await tx.put('paymentEvents', {
      ...known,
      ...(about && after && { about, effect: effectOf(before, after) }),
    })
  })
  return 'accepted'
}

/** What the shop keeps of an event, so that somebody can read it later (ADM-7). */
function subjectOf(event: PaymentEvent): PaymentEventSubject | undefined {
  switch (event.kind) {
    case 'payment': {
      const { id: paymentId, amount, currency, status, failure } = event.payment
      return { paymentId, refundId: null, amount, currency, status, failure }
    }
    case 'refund': {
      const { id: refundId, paymentId, amount, currency, status } = event.refund
      return { paymentId, refundId, amount, currency, status, failure: null }
    }
    case 'other':
      return undefined
  }
}

interface PaymentState {
  readonly order: Pick<OrderRecord, 'status' | 'paymentStatus'> | undefined
  readonly refunds: number
}

async function stateOf(reader: ShopReader, event: PaymentEvent): Promise<PaymentState> {
  const orderId = await orderIdOf(reader, event)
  return {
    order: orderId === undefined ? undefined : await reader.get('orders', orderId),
    refunds: orderId === undefined ? 0 : await reader.count('refunds', { where: { orderId } }),
  }
}

async function orderIdOf(reader: ShopReader, event: PaymentEvent): Promise<string | undefined> {
  if (event.kind === 'other') return undefined
  if (event.kind === 'refund') return (await reader.get('transactions', event.refund.paymentId))?.orderId
  const { providerOrderId } = event.payment
  return (await reader.list('payments', { where: { providerOrderId }, limit: 1 }))[0]?.id
}

function effectOf(before: PaymentState | undefined, after: PaymentState): PaymentEventEffect {
  const { order } = after
  return {
    orderStatus: order && order.status !== before?.order?.status ? order.status : null,
    paymentStatus: order && order.paymentStatus !== before?.order?.paymentStatus ? order.paymentStatus : null,
    refundsRequested: after.refunds - (before?.refunds ?? 0),
  }
}
