import type { OnlinePaymentMethodId, PaymentByLink } from '../../contract/index.ts'
import { toInstant } from '../calendar.ts'
import type { Dependencies, RequestContext } from '../context.ts'
import { shopError } from '../errors.ts'
import { tellCustomer } from '../messages/outbox.ts'
import { networkOf } from '../network-address.ts'
import { minuteMs, recordEvent, secondsUntilAllowed, type RateLimit } from '../rates.ts'
import type { OrderRecord, ShopTransaction, UserRecord } from '../records.ts'
import { canStillBePaid } from './can-be-paid.ts'
import { linkLivesMs, nextQuestion } from './hold.ts'
import { isSameHash, linkHash, linkToken } from './link-tokens.ts'
import { confirmPayment, getPayment, startPayment } from './payments.ts'
import type { PaymentLinkRecord, PaymentRecord } from './records.ts'

/** Wrong links that one network may try. */
const wrongLinks: readonly RateLimit[] = [{ count: 10, windowMs: 10 * minuteMs }]

/**
 * Sends the link by which an order that waits for its money is paid. It is made the first time, for a day, in which the
 * stock is kept; whoever sends it again sends the same one, which ends when it would have.
 * @returns the payment with the link, which is stored
 */
export async function sendLink(
  dependencies: Dependencies,
  tx: ShopTransaction,
  order: OrderRecord,
  { payment, actorId }: { readonly payment: PaymentRecord; readonly actorId: string },
): Promise<PaymentRecord & { readonly link: PaymentLinkRecord }> {
  const nowMs = dependencies.clock.now()
  const link = payment.link ?? (await newLink(dependencies, nowMs, actorId))
  const linked = {
    ...payment,
    heldUntil: toInstant(Math.max(Date.parse(payment.heldUntil), Date.parse(link.expiresAt))),
    link,
  }
  const sends = link.sends + 1
  const sentBy = await tellCustomer(dependencies, tx, order, `${order.id}.payment_link.${sends}`, {
    kind: 'payment_link',
    orderId: order.id,
  })
  const sent = {
    ...linked,
    nextQuestionAt: nextQuestion(linked, nowMs),
    updatedAt: toInstant(nowMs),
    link: { ...link, sends, sentBy, sentAt: sentBy.length > 0 ? toInstant(nowMs) : link.sentAt },
  }
  await tx.put('payments', sent)
  return sent
}

async function newLink(
  dependencies: Dependencies,
  nowMs: number,
  actorId: string,
): Promise<PaymentLinkRecord> {
  const salt = dependencies.ids.secret()
  return {
    salt,
    hash: await linkHash(dependencies, await linkToken(dependencies, salt)),
    expiresAt: toInstant(nowMs + linkLivesMs),
    createdAt: toInstant(nowMs),
    actorId,
    sends: 0,
    sentAt: null,
    sentBy: [],
  }
}

/** What a link is for, and how its payment stands. @throws payment_link_not_found, too_many_requests */
export async function openPaymentLink(
  dependencies: Dependencies,
  context: RequestContext,
  { token }: { readonly token: string },
): Promise<PaymentByLink> {
  return viewLink(dependencies, await requireLink(dependencies, context, token))
}

/**
 * Begins to pay by a link, or goes on. Cash is not among the ways: whoever has a link may pay, and not change what is
 * owed at the door.
 * @throws as openPaymentLink and startPayment
 */
export async function payByLink(
  dependencies: Dependencies,
  context: RequestContext,
  { token, method }: { readonly token: string; readonly method: OnlinePaymentMethodId },
): Promise<PaymentByLink> {
  const linked = await requireLink(dependencies, context, token)
  await startPayment(dependencies, linked.user, { id: linked.id, method })
  return viewLink(dependencies, linked)
}

/** Takes the word of a link's browser, as `confirmPayment` does. @throws as openPaymentLink, and payment_not_verified */
export async function confirmPaymentByLink(
  dependencies: Dependencies,
  context: RequestContext,
  {
    token,
    ...confirmation
  }: { readonly token: string; readonly paymentId: string; readonly signature: string },
): Promise<PaymentByLink> {
  const linked = await requireLink(dependencies, context, token)
  await confirmPayment(dependencies, linked.user, { id: linked.id, ...confirmation })
  return viewLink(dependencies, linked)
}

/** The order of a link, and whose it is. */
interface Linked {
  readonly id: string
  readonly user: UserRecord
}

/** While a network is at its limit, nothing is looked up for it: a guess that would be right is refused as the others. */
async function requireLink(
  dependencies: Dependencies,
  { clientAddress }: RequestContext,
  token: string,
): Promise<Linked> {
  const { clock, store } = dependencies
  const guesses = `payment-link:${networkOf(clientAddress)}`
  const seconds = await secondsUntilAllowed(store, guesses, wrongLinks, clock.now())
  if (seconds > 0) throw shopError('too_many_requests', { seconds })
  const hash = await linkHash(dependencies, token)
  const [payment] = await store.list('payments', { where: { linkHash: hash }, limit: 1 })
  const isRight = payment?.link !== undefined && isSameHash(payment.link.hash, hash)
  const order = isRight ? await store.get('orders', payment.id) : undefined
  const user = order && (await store.get('users', order.userId))
  if (!order || !user) {
    await store.transaction(tx => recordEvent(tx, guesses, 10 * minuteMs, clock.now()))
    throw shopError('payment_link_not_found')
  }
  return { id: order.id, user }
}

async function viewLink(dependencies: Dependencies, { id, user }: Linked): Promise<PaymentByLink> {
  const { clock, store } = dependencies
  const view = await getPayment(dependencies, user, id)
  const [order, payment] = await Promise.all([store.get('orders', id), store.get('payments', id)])
  if (!order || !payment?.link) throw shopError('payment_link_not_found')
  const isOpen = canStillBePaid(order) && clock.now() < Date.parse(payment.heldUntil)
  const { city, pincode } = order.shippingAddress
  const { subtotal, discount, shipping, codFee, total } = order
  return {
    orderNumber: order.number,
    state: isOpen ? 'open' : endOf(order, payment.heldUntil),
    lines: order.lines.map(({ name, variantName, imageUrl, quantity, lineTotal }) => ({
      name,
      variantName,
      imageUrl,
      quantity,
      lineTotal,
    })),
    subtotal,
    discount,
    shipping,
    codFee,
    total,
    city,
    pincode,
    validUntil: payment.heldUntil,
    method: payment.method,
    isTryPending: isOpen && view.isTryPending,
    hasFailed: isOpen && order.status === 'payment_failed',
    failure: isOpen ? view.failure : null,
    checkout: isOpen ? view.checkout : null,
    paymentMethods: isOpen ? view.paymentMethods.filter(method => method.id !== 'cod') : [],
    returned: view.refunds.reduce((sum, { amount }) => sum + amount, 0),
  }
}

/** What became of an order that can no longer be paid by its link. */
function endOf(
  { status, paymentStatus, timeline }: OrderRecord,
  heldUntil: string,
): Exclude<PaymentByLink['state'], 'open'> {
  if (canStillBePaid({ status })) return 'expired'
  if (status === 'cancelled') {
    const end = timeline.at(-1)
    return end?.by === 'system' && end.at >= heldUntil ? 'expired' : 'cancelled'
  }
  return paymentStatus === 'cod_due' ? 'in_cash' : 'paid'
}
