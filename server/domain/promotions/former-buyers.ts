import type { Dependencies } from '../context.ts'
import { buyerKeys, buyerKeysOfOrder } from '../orders/buyer-keys.ts'
import type { OrderRecord, ShopReader, ShopTransaction } from '../records.ts'
import { formerBuyerKeptUntil } from '../retention.ts'
import type { PostalAddress } from '../../contract/index.ts'

/**
 * What is left of buyers who deleted their account: that their phone number and their door have ordered. Otherwise
 * deleting the account after each order would make every order a first one.
 */

type Hashing = Pick<Dependencies, 'hasher'>

/** A phone number has so few digits that a plain hash of it could be looked up: the shop's key makes it unreadable. */
const idOf = ({ hasher }: Hashing, buyerKey: string) => hasher.keyedHash(`former-buyer:${buyerKey}`)

const isAccount = (buyerKey: string) => buyerKey.startsWith('account:')

/** Notes who placed these orders, before they lose their personal data. */
export async function rememberFormerBuyer(
  dependencies: Hashing & Pick<Dependencies, 'clock'>,
  tx: ShopTransaction,
  orders: readonly OrderRecord[],
): Promise<void> {
  const expiresAt = formerBuyerKeptUntil(dependencies.clock.now())
  const keys = new Set(orders.flatMap(order => buyerKeysOfOrder(order) ?? []))
  for (const key of keys) {
    if (!isAccount(key)) await tx.put('formerBuyers', { id: await idOf(dependencies, key), expiresAt })
  }
}

/** Whether the number or the door of this address belonged to a buyer whose account is deleted. */
export async function isFormerBuyer(
  hashing: Hashing,
  reader: ShopReader,
  userId: string,
  address: PostalAddress | null,
): Promise<boolean> {
  for (const key of buyerKeys(userId, address)) {
    if (!isAccount(key) && (await reader.get('formerBuyers', await idOf(hashing, key)))) return true
  }
  return false
}
