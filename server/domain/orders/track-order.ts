import { commonSchemas, type TrackedOrder } from '../../contract/index.ts'
import type { Dependencies, RequestContext } from '../context.ts'
import { shopError } from '../errors.ts'
import { minuteMs, recordEvent, secondsUntilAllowed, type RateLimit } from '../rates.ts'
import type { OrderRecord } from '../records.ts'
import { toTrackedOrder } from './mappers.ts'
import { normaliseOrderNumber } from './numbers.ts'

/** Wrong guesses that one address may make: an order's number and contact must not be found by trying. */
const wrongGuesses: readonly RateLimit[] = [{ count: 10, windowMs: 10 * minuteMs }]
const windowMs = 10 * minuteMs

/**
 * Follows an order by its number and the phone number or email on it, without signing in (ORD-2).
 * @throws order_not_tracked whichever part is wrong, too_many_requests after ten wrong guesses in ten minutes
 */
export async function trackOrder(
  { store, clock }: Dependencies,
  context: RequestContext,
  input: { orderNumber: string; contact: string },
): Promise<TrackedOrder> {
  const rateKey = `track:${context.clientAddress}`
  const seconds = await secondsUntilAllowed(store, rateKey, wrongGuesses, clock.now())
  if (seconds > 0) throw shopError('too_many_requests', { seconds })
  const [order] = await store.list('orders', {
    where: { number: normaliseOrderNumber(input.orderNumber) },
    limit: 1,
  })
  if (!order || !isOn(order, input.contact)) {
    await store.transaction(tx => recordEvent(tx, rateKey, windowMs, clock.now()))
    throw shopError('order_not_tracked')
  }
  return toTrackedOrder(order)
}

function isOn(order: OrderRecord, contact: string): boolean {
  if (contact.includes('@')) return order.email?.toLowerCase() === contact.toLowerCase()
  const phoneNumber = commonSchemas.normalisePhoneNumber(contact)
  return order.shippingAddress.phoneNumber === phoneNumber || order.billingAddress.phoneNumber === phoneNumber
}
