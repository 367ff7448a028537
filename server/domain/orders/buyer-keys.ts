import type { OrderStatus, PaymentMethodId, PostalAddress } from '../../contract/index.ts'
import { canStillBePaid } from '../payments/can-be-paid.ts'

/** In place of the id of who is no longer known. */
export const deletedUserId = 'deleted'

/** What an order tells of its buyer. */
interface BuyersOrder {
  readonly userId: string
  readonly status: OrderStatus
  readonly paymentMethod: PaymentMethodId
  readonly shippingAddress: PostalAddress
}

/**
 * A delivery address as it counts: flat, building and street in any case, spacing and punctuation, with the PIN code.
 * Name, landmark and city are left out, since a parcel arrives without them. Whoever writes the same door in other words
 * ("1st" for "first") is not recognised.
 */
export function deliveryAddressKey({ line1, line2, pincode }: PostalAddress): string {
  const door = `${line1}${line2 ?? ''}`.normalize('NFKC').toLowerCase()
  return `${pincode} ${door.replace(/[^\p{Letter}\p{Mark}\p{Number}]/gu, '')}`
}

/** Who buys, however they call themselves: the account, the phone number and the door that a parcel goes to. */
export function buyerKeys(userId: string, address: PostalAddress | null): string[] {
  const account = `account:${userId}`
  if (!address) return [account]
  return [account, `phone:${address.phoneNumber}`, `address:${deliveryAddressKey(address)}`]
}

/** The buyer of an order that counts as one: neither cancelled nor left unpaid, nor of a deleted account. */
export function buyerKeysOfOrder(order: BuyersOrder): string[] | undefined {
  if (order.status === 'cancelled' || order.status === 'payment_failed') return undefined
  if (order.userId === deletedUserId) return undefined
  return buyerKeys(order.userId, order.shippingAddress)
}

const ended: ReadonlySet<OrderStatus> = new Set([
  'delivered',
  'cancelled',
  'payment_failed',
  'returned_to_origin',
])

/** The buyer of an order that holds stock and waits for its money. */
export function unpaidBuyerKeysOfOrder(order: BuyersOrder): string[] | undefined {
  return canStillBePaid(order) ? buyerKeys(order.userId, order.shippingAddress) : undefined
}

/** The buyer of an order that is still to be paid in cash. */
export function openCashBuyerKeysOfOrder(order: BuyersOrder): string[] | undefined {
  if (order.paymentMethod !== 'cod' || ended.has(order.status)) return undefined
  return buyerKeys(order.userId, order.shippingAddress)
}
