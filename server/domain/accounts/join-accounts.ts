import { cartIdOfUser } from '../cart/cart-id.ts'
import { mergeCart } from '../cart/merge.ts'
import { joinFavorites } from '../catalogue/favorites.ts'
import { moveVotes } from '../catalogue/review-votes.ts'
import { moveAddresses } from '../checkout/addresses.ts'
import type { Dependencies } from '../context.ts'
import type { ShopTransaction, UserRecord } from '../records.ts'
import { moveUploads } from '../uploads/attach.ts'
import { joinConsents } from './consents.ts'
import { recountPurchases } from './purchases.ts'
import { endSessionsOf } from './session-list.ts'

/**
 * Whether codes sent to its phone number are all that opens an account: who receives them has the whole of it. A first
 * sign-in by code makes such an account.
 */
export function opensByItsNumberAlone(user: UserRecord): boolean {
  const hasOtherWay = user.passwordHash !== null || user.emailVerified === true
  return user.phoneNumberVerified && !hasOtherWay && !user.isAdmin && !user.blocked
}

/** What names the account that it belongs to, and nothing else of it. */
const joined = ['orders', 'returns', 'warrantyClaims', 'messages', 'supportTickets', 'productAlerts'] as const

/**
 * Makes `former` part of `user`, whose owner proved to have the number that alone opens it, or asked the shop to join them: orders, returns, messages, tickets, addresses,
 * reviews, pictures, votes, favourites, consents, notes and the cart move, its sessions end, and its record goes. `user` is written too: read it again. Otherwise whoever registered with a
 * password and once signed in by code elsewhere would have two accounts for good.
 */
export async function joinAccounts(
  dependencies: Dependencies,
  tx: ShopTransaction,
  user: UserRecord,
  former: UserRecord,
): Promise<void> {
  const ofFormer = { where: { userId: former.id } }
  for (const name of joined) {
    for (const record of await tx.list(name, ofFormer)) await tx.put(name, { ...record, userId: user.id })
  }
  await moveReviews(dependencies, tx, user, former)
  await moveUploads(tx, user.id, former.id, dependencies.clock.now())
  await moveVotes(tx, user.id, former.id)
  await moveAddresses(tx, user, former)
  await joinFavorites(tx, user, former)
  await joinConsents(tx, user.id, former.id)
  await mergeCart(dependencies, tx, cartIdOfUser(former.id), user.id)
  for (const { id } of await tx.list('quotes', ofFormer)) await tx.delete('quotes', id)
  await endSessionsOf(tx, former.id)
  await tx.delete('secondFactors', former.id)
  await tx.delete('users', former.id)
  await joinNotes(tx, user.id, former)
  await recountPurchases(tx, user.id)
}

async function joinNotes(
  tx: ShopTransaction,
  userId: string,
  { staffNotes }: Pick<UserRecord, 'staffNotes'>,
): Promise<void> {
  const user = await tx.get('users', userId)
  if (!user || !staffNotes) return
  const notes = [...staffNotes, ...(user.staffNotes ?? [])]
  const inOrder = notes.toSorted((left, right) => left.at.localeCompare(right.at))
  await tx.put('users', { ...user, staffNotes: inOrder })
}

/** Nobody reviews a product twice: where both accounts did, the other one's words stay, under an author of their own. */
async function moveReviews(
  { ids }: Dependencies,
  tx: ShopTransaction,
  user: UserRecord,
  former: UserRecord,
): Promise<void> {
  const own = await tx.list('reviews', { where: { userId: user.id } })
  const reviewed = new Set(own.map(({ productId }) => productId))
  for (const review of await tx.list('reviews', { where: { userId: former.id } })) {
    const userId = reviewed.has(review.productId) ? `joined:${ids.id()}` : user.id
    await tx.put('reviews', { ...review, userId })
  }
}
