import { toInstant } from '../calendar.ts'
import type { Dependencies } from '../context.ts'
import { applyPayment } from './apply.ts'
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
  if (event.kind === 'payment') await applyPayment(dependencies, provider, event.payment)
  // Settling is safe to repeat, so the event is noted after it: one that failed half-way is acted on when it comes again.
  await store.transaction(async tx => {
    if (event.kind === 'refund') await settleRefundEvent(dependencies, tx, event.refund)
    await tx.put('paymentEvents', { id, name: event.name, receivedAt: toInstant(clock.now()) })
  })
  return 'accepted'
}
