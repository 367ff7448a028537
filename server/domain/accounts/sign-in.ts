import type { User } from '../../contract/index.ts'
import { mergeGuestCart } from '../cart/merge.ts'
import type { Dependencies, RequestContext } from '../context.ts'
import { shopError } from '../errors.ts'
import type { ShopTransaction, UserRecord } from '../records.ts'
import { deviceOf } from './device.ts'
import { newSession, type Caller } from './sessions.ts'
import { toUser } from './user.ts'

/** Does its part of a sign-in inside the transaction and answers with the user to sign in. */
export type FindUser = (tx: ShopTransaction) => Promise<UserRecord>

/**
 * Signs in whom `findUser` finds, in one transaction: the session gets a new id, so that an id planted before
 * sign-in is worth nothing, the old one ends, and a guest's cart becomes part of the user's (CART-1).
 * @throws account_blocked when the user is blocked
 */
export async function signIn(
  dependencies: Dependencies,
  context: RequestContext,
  caller: Caller,
  findUser: FindUser,
): Promise<User> {
  const { store } = dependencies
  const session = await newSession(dependencies, context.session, context.clientAddress)
  const user = await store.transaction(async tx => {
    const found = await findUser(tx)
    if (found.blocked) throw shopError('account_blocked')
    await tx.put('sessions', {
      ...session.record,
      userId: found.id,
      device: deviceOf(context.userAgent),
    })
    if (caller.session) {
      await mergeGuestCart(dependencies, tx, caller.session, found.id)
      await tx.delete('sessions', caller.session.id)
    }
    return found
  })
  session.handOver(user)
  return toUser(user)
}
