import { commonSchemas, type TrackedOrder } from '../../contract/index.ts'
import type { Dependencies, RequestContext } from '../context.ts'
import { shopError } from '../errors.ts'
import { networkOf } from '../network-address.ts'
import { countEvent, minuteMs, takeBackEvent, type RateCounter, type RateLimit } from '../rates.ts'
import type { OrderRecord } from '../records.ts'
import { toTrackedOrder } from './mappers.ts'
import { normaliseOrderNumber } from './numbers.ts'

/** Wrong guesses that one address may make: an order's number and contact must not be found by trying. */
const wrongGuesses: readonly RateLimit[] = [{ count: 10, windowMs: 10 * minuteMs }]

/**
 * Follows an order by its number and the phone number or email on it, without signing in (ORD-2).
 * @throws order_not_tracked whichever part is wrong, too_many_requests after ten wrong guesses in ten minutes
 */
export async function trackOrder(
  { store, clock }: Dependencies,
  context: RequestContext,
  input: { orderNumber: string; contact: string },
): Promise<TrackedOrder> {
  const guess: RateCounter = { key: `track:${networkOf(context.clientAddress)}`, limits: wrongGuesses }
  const atMs = clock.now()
  // Counted before it is looked at, so that guesses sent at the same moment count as well.
  await store.transaction(tx => countEvent(tx, [guess], atMs))
  const [order] = await store.list('orders', {
    where: { number: normaliseOrderNumber(input.orderNumber) },
    limit: 1,
  })
  if (!order || !isOn(order, input.contact)) throw shopError('order_not_tracked')
  await store.transaction(tx => takeBackEvent(tx, [guess], atMs))
  return toTrackedOrder(order)
}

function isOn(order: OrderRecord, contact: string): boolean {
  if (contact.includes('@')) return order.email?.toLowerCase() === contact.toLowerCase()
  const phoneNumber = commonSchemas.normalisePhoneNumber(contact)
  return order.shippingAddress.phoneNumber === phoneNumber || order.billingAddress.phoneNumber === phoneNumber
}
