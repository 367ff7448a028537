import type { AccountExport, OrderReturn } from '../../contract/index.ts'
import { toInstant } from '../calendar.ts'
import { getCart } from '../cart/cart.ts'
import { toReview } from '../catalogue/to-review.ts'
import { listAddresses } from '../checkout/addresses.ts'
import type { Dependencies } from '../context.ts'
import { toOrder } from '../orders/mappers.ts'
import { messagesTo } from '../messages/outbox.ts'
import { pageBounds } from '../paging.ts'
import { claimsOf } from '../warranty/warranty.ts'
import { ticketsOf } from '../support-tickets/support-tickets.ts'
import { listProductAlerts } from '../product-alerts/product-alerts.ts'
import { returnsOf } from '../returns/returns.ts'
import { isOver } from '../uploads/attach.ts'
import { toPicture } from '../uploads/picture.ts'
import { toAccount } from './account.ts'
import { requireConfirmation } from './confirmation.ts'
import { consentEntriesOf } from './consents.ts'
import { listSessions } from './session-list.ts'
import { signedIn, type Caller } from './sessions.ts'

/** Orders on one page. To check and write out more of them at once would keep others waiting. */
const ordersPerPage = 50

/**
 * Everything that is stored on the caller, and on nobody else (DPDP Act 2023, s. 11).
 * @throws reauthentication_required
 */
export async function exportAccount(
  dependencies: Dependencies,
  caller: Caller,
  input: { readonly page?: number | undefined },
): Promise<AccountExport> {
  requireConfirmation(dependencies, caller)
  return storedOn(dependencies, caller, input)
}

/**
 * Everything that is stored on the caller's user, whose session may be missing. Orders and their returns come in pages:
 * somebody may have thousands.
 */
export async function storedOn(
  dependencies: Dependencies,
  caller: Caller,
  { page = 1 }: { readonly page?: number | undefined },
): Promise<AccountExport> {
  const { clock, store } = dependencies
  const user = signedIn(caller)
  const where = { userId: user.id }
  const orders = await store.list('orders', {
    where,
    orderBy: { index: 'createdAt', direction: 'desc' },
    ...pageBounds({ page }, ordersPerPage),
  })
  const orderCount = await store.count('orders', { where })
  const returns: OrderReturn[] = []
  for (const order of orders) returns.push(...(await returnsOf(store, order)))
  const reviews = await store.list('reviews', { where })
  const sent = await store.list('uploads', { where })
  const uploads = sent.filter(upload => upload.width > 0 && !isOver(upload, clock.now()))
  const votes = await store.list('reviewVotes', { where })
  return {
    exportedAt: toInstant(clock.now()),
    page,
    pageCount: Math.max(1, Math.ceil(orderCount / ordersPerPage)),
    account: await toAccount(dependencies, store, user, caller.session),
    staffNotes: (user.staffNotes ?? []).map(({ at, text }) => ({ at, text })),
    consents: [...(await consentEntriesOf(store, user.id))],
    sessions: await listSessions(dependencies, caller),
    addresses: await listAddresses(dependencies, user),
    cart: await getCart(dependencies, caller),
    favoriteProductIds: [...((await store.get('favorites', user.id))?.productIds ?? [])],
    orders: orders.map(toOrder),
    returns,
    warrantyClaims: await claimsOf(store, orders),
    productAlerts: await listProductAlerts(dependencies, user),
    supportTickets: await ticketsOf(store, user.id),
    messages: await messagesTo(store, user.id),
    uploads: uploads.map(({ purpose, createdAt, ...upload }) => ({
      ...toPicture(upload),
      purpose,
      createdAt,
    })),
    reviews: reviews.map(review => {
      const { mine: _mine, helpfulToMe: _helpfulToMe, ...rest } = toReview(review, caller)
      return { productId: review.productId, ...rest }
    }),
    helpfulReviewIds: votes.map(({ reviewId }) => reviewId),
  }
}
