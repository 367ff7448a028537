import type { Dependencies } from '../context.ts'
import {
  PaymentProviderRefusal,
  PaymentProviderUnavailable,
  type PaymentProvider,
  type ProviderPayment,
} from '../ports/payments.ts'
import { settle } from './settle.ts'

/**
 * Settles what the provider says of a payment, and takes the money where it was only reserved. The provider is called
 * outside the transaction: everything else would wait for it.
 * @throws PaymentProviderUnavailable when the money could not be taken now; the state is stored, and it is asked again
 */
export async function applyPayment(
  dependencies: Dependencies,
  provider: PaymentProvider,
  payment: ProviderPayment,
): Promise<void> {
  const { log, store } = dependencies
  const next = await store.transaction(tx => settle(dependencies, tx, payment))
  if (next !== 'capture') return
  const captured = await captureOnce(provider, payment)
  if (captured === null) {
    log.error({ paymentId: payment.id }, 'The provider refused to capture a payment')
    return
  }
  await store.transaction(tx => settle(dependencies, tx, captured))
}

/** Null when it was refused: because it is captured already, which the question after it shows, or for good. */
async function captureOnce(
  provider: PaymentProvider,
  payment: ProviderPayment,
): Promise<ProviderPayment | null> {
  try {
    return await provider.capture(payment)
  } catch (error) {
    if (!(error instanceof PaymentProviderRefusal)) throw error
    const payments = await provider.listPayments(payment.providerOrderId)
    return payments.find(({ id, status }) => id === payment.id && status === 'captured') ?? null
  }
}

/**
 * Asks the provider about an order and settles each try that it names, the captured one first: a failed try beside it
 * changes nothing then.
 * @returns whether the provider answered
 */
export async function askProvider(
  dependencies: Dependencies,
  provider: PaymentProvider,
  providerOrderId: string,
): Promise<boolean> {
  try {
    const payments = await provider.listPayments(providerOrderId)
    const capturedFirst = payments.toSorted(
      (left, right) => Number(right.status === 'captured') - Number(left.status === 'captured'),
    )
    for (const payment of capturedFirst) await applyPayment(dependencies, provider, payment)
    return true
  } catch (error) {
    if (!(error instanceof PaymentProviderUnavailable)) throw error
    dependencies.log.warn({ err: error }, 'The payment provider could not be asked')
    return false
  }
}
