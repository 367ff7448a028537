import { addCartItem } from '../../domain/cart/cart.ts'
import type { Dependencies } from '../../domain/context.ts'
import type { UserRecord } from '../../domain/records.ts'
import { newRequestContext } from './request-context.ts'

/** A customer made just now, known to nobody, with one thing in the cart. */
export async function newCustomer(
  dependencies: Dependencies,
  number: number,
  item: { productId: string; quantity: number; variantIndex: number },
): Promise<UserRecord> {
  const user: UserRecord = {
    id: `usr-${number}`,
    username: `customer.${number}`,
    name: null,
    email: null,
    phoneNumber: null,
    phoneNumberVerified: false,
    isAdmin: false,
    passwordHash: null,
    blocked: false,
    createdAt: '2026-11-20T06:00:00.000Z',
    version: 1,
  }
  await dependencies.store.transaction(tx => tx.put('users', user))
  await addCartItem(dependencies, newRequestContext(), { session: null, user }, item)
  return user
}
