import type { AdminPaymentLink } from '../../../contract/index.ts'
import type { Dependencies } from '../../context.ts'
import { shopError } from '../../errors.ts'
import { statusInWords } from '../../orders/state-machine.ts'
import { canStillBePaid } from '../../payments/can-be-paid.ts'
import { openLinkOf } from '../../payments/link-tokens.ts'
import { sendLink } from '../../payments/payment-links.ts'
import { countEvent, dayMs, minuteMs, type RateLimit } from '../../rates.ts'
import type { OrderRecord, ShopReader } from '../../records.ts'
import { changeAsAdministrator, type Administrator } from '../audit.ts'
import { requireOrder } from './orders.ts'

/** Each costs the shop money and the customer a look. */
const sends: readonly RateLimit[] = [
  { count: 1, windowMs: minuteMs },
  { count: 5, windowMs: dayMs },
]

/** The link by which an order is paid (ADM-3). @throws order_not_found */
export async function adminGetPaymentLink(
  dependencies: Dependencies,
  { id }: { readonly id: string },
): Promise<AdminPaymentLink> {
  const { store } = dependencies
  return viewOf(dependencies, store, await requireOrder(store, id))
}

/**
 * Sends the link, which is made if there is none.
 * @throws order_not_found, payment_link_over, payment_method_unavailable without a provider, too_many_requests
 */
export function adminSendPaymentLink(
  dependencies: Dependencies,
  administrator: Administrator,
  { id }: { readonly id: string },
): Promise<AdminPaymentLink> {
  return changeAsAdministrator(dependencies, administrator, async tx => {
    const order = await requireOrder(tx, id)
    const nowMs = dependencies.clock.now()
    const payment = await tx.get('payments', id)
    const canBePaid = canStillBePaid(order) && payment && nowMs < Date.parse(payment.heldUntil)
    if (!canBePaid) throw shopError('payment_link_over', { status: statusOf(order) })
    if (!dependencies.payments) throw shopError('payment_method_unavailable')
    await countEvent(tx, [{ key: `send-payment-link:${id}`, limits: sends }], nowMs)
    const { link } = await sendLink(dependencies, tx, order, { payment, actorId: administrator.user.id })
    return {
      answer: await viewOf(dependencies, tx, order),
      action: 'order.payment_link',
      subject: `order:${id}`,
      detail: `${order.number}: payment link ${link.sends === 1 ? 'made' : 'sent again'}`,
      // What the log shows of a link is what the page does: never the token, nor what it follows from.
      before: payment.link ? { paymentLinkSentAt: payment.link.sentAt } : null,
      after: { paymentLinkUntil: link.expiresAt, paymentLinkSentAt: link.sentAt },
    }
  })
}

/** An order that waits, and whose time ran out, is cancelled within a minute. */
const statusOf = ({ status }: OrderRecord) =>
  canStillBePaid({ status }) ? 'about to be cancelled, unpaid' : statusInWords(status)

async function viewOf(
  dependencies: Dependencies,
  reader: ShopReader,
  order: OrderRecord,
): Promise<AdminPaymentLink> {
  const payment = await reader.get('payments', order.id)
  const isWaiting =
    canStillBePaid(order) && payment && dependencies.clock.now() < Date.parse(payment.heldUntil)
  const open = await openLinkOf(dependencies, reader, order)
  const link = payment?.link
  return {
    state: open ? 'open' : link ? 'over' : 'none',
    path: open?.path ?? null,
    validUntil: open?.validUntil ?? link?.expiresAt ?? null,
    sentAt: link?.sentAt ?? null,
    sentBy: [...(link?.sentBy ?? [])],
    canSend: isWaiting === true && dependencies.payments !== null,
  }
}
