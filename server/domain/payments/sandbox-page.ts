import type { OnlinePaymentMethodId, SandboxPayment } from '../../contract/index.ts'
import type { Dependencies } from '../context.ts'
import { shopError } from '../errors.ts'
import { PaymentProviderRefusal } from '../ports/index.ts'
import { receivePaymentEvent } from './events.ts'
import type { SandboxOutcome } from './records.ts'
import { isSandbox, type SandboxProvider } from './sandbox.ts'

/** The calls of the sandbox's own page. With any other provider there is no such page. */

/** @throws not_found */
export async function getSandboxPayment(dependencies: Dependencies, id: string): Promise<SandboxPayment> {
  const sandbox = requireSandbox(dependencies)
  const order = await sandbox.get(id)
  const [payment] = await dependencies.store.list('payments', { where: { providerOrderId: id }, limit: 1 })
  if (!order || !payment) throw shopError('not_found')
  const payments = await sandbox.listPayments(id)
  return {
    id,
    orderId: payment.id,
    orderNumber: order.receipt,
    amount: order.amount,
    paid: payments.some(({ status }) => status === 'captured'),
  }
}

/**
 * Ends a try as the page's visitor chose, and tells the shop as a real provider would: by a signed event.
 * @throws not_found for an order that is unknown or paid already
 */
export async function paySandbox(
  dependencies: Dependencies,
  input: {
    readonly id: string
    readonly method: OnlinePaymentMethodId
    readonly outcome: SandboxOutcome
  },
): Promise<SandboxPayment> {
  const sandbox = requireSandbox(dependencies)
  const event = await sandbox.pay(input.id, input).catch((error: unknown) => {
    if (error instanceof PaymentProviderRefusal) throw shopError('not_found')
    throw error
  })
  if (event) await receivePaymentEvent(dependencies, event.rawBody, event.headers)
  return getSandboxPayment(dependencies, input.id)
}

function requireSandbox({ payments }: Dependencies): SandboxProvider {
  if (!isSandbox(payments)) throw shopError('not_found')
  return payments
}
