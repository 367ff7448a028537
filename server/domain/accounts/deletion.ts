import { cartIdOfUser } from '../cart/cart-id.ts'
import { withdrawVotes } from '../catalogue/review-votes.ts'
import type { Dependencies, SessionTransport } from '../context.ts'
import { shopError } from '../errors.ts'
import { notifyOwner } from '../mail/notify.ts'
import { eraseMessages } from '../messages/outbox.ts'
import { withoutPersonalData } from '../orders/erase.ts'
import { isOpen } from '../orders/state-machine.ts'
import { eraseClaims } from '../warranty/warranty.ts'
import { eraseSupportTickets } from '../support-tickets/support-tickets.ts'
import { eraseProductAlerts } from '../product-alerts/product-alerts.ts'
import { rememberFormerBuyer } from '../promotions/former-buyers.ts'
import { eraseReturns } from '../returns/erase.ts'
import type { ShopTransaction, UserRecord } from '../records.ts'
import { eraseUploads } from '../uploads/attach.ts'
import { requireConfirmation } from './confirmation.ts'
import { endSessionsOf } from './session-list.ts'
import { signedIn, type Caller } from './sessions.ts'

/**
 * Deletes the caller's account, at once and for good: past orders keep what tax law asks for, reviews keep their words,
 * a hash tells for some years that the number has ordered, everything else goes.
 * @throws reauthentication_required, administrator_account, open_orders
 */
export async function deleteAccount(
  dependencies: Dependencies,
  transport: SessionTransport,
  caller: Caller,
): Promise<void> {
  requireConfirmation(dependencies, caller)
  const user = signedIn(caller)
  if (user.isAdmin) throw shopError('administrator_account')
  await dependencies.store.transaction(tx => eraseAccount(dependencies, tx, user))
  transport.clear()
  notifyOwner(dependencies, user, { kind: 'account_deleted' })
}

/**
 * Removes an account with all that is stored on its owner, in the caller's transaction.
 * @throws open_orders
 */
export async function eraseAccount(
  dependencies: Dependencies,
  tx: ShopTransaction,
  user: UserRecord,
): Promise<void> {
  await eraseOrders(dependencies, tx, user.id)
  await eraseReturns(tx, user.id)
  await eraseClaims(tx, user.id)
  await eraseMessages(tx, user.id)
  await eraseProductAlerts(tx, user)
  await eraseSupportTickets(tx, user.id)
  await loseAuthor(dependencies, tx, user.id)
  await withdrawVotes(tx, user.id)
  await eraseUploads(tx, user.id, dependencies.clock.now())
  for (const { id } of await tx.list('addresses', { where: { userId: user.id } })) {
    await tx.delete('addresses', id)
  }
  for (const { id } of await tx.list('quotes', { where: { userId: user.id } })) await tx.delete('quotes', id)
  await tx.delete('carts', cartIdOfUser(user.id))
  for (const own of ['favorites', 'consents', 'secondFactors', 'users'] as const)
    await tx.delete(own, user.id)
  await endSessionsOf(tx, user.id)
}

async function eraseOrders(dependencies: Dependencies, tx: ShopTransaction, userId: string): Promise<void> {
  const orders = await tx.list('orders', { where: { userId } })
  if (orders.some(order => isOpen(order.status))) throw shopError('open_orders')
  await rememberFormerBuyer(dependencies, tx, orders)
  for (const order of orders) await tx.put('orders', withoutPersonalData(order))
}

/** A review helps others without its author. Each gets an author of its own, since nobody reviews a product twice. */
async function loseAuthor({ ids }: Dependencies, tx: ShopTransaction, userId: string): Promise<void> {
  for (const review of await tx.list('reviews', { where: { userId } })) {
    await tx.put('reviews', {
      ...review,
      userId: `deleted:${ids.id()}`,
      authorName: 'A customer',
      photos: [],
    })
  }
}
