import type { AdminCustomerDetail } from '../../../contract/index.ts'
import { listConsents } from '../../accounts/consents.ts'
import { endSessionsOf, listSessions } from '../../accounts/session-list.ts'
import { countEarlierPurchases } from '../../accounts/purchases.ts'
import { toInstant } from '../../calendar.ts'
import { listAddresses } from '../../checkout/addresses.ts'
import type { Dependencies } from '../../context.ts'
import { shopError } from '../../errors.ts'
import { toAdminOrderSummary } from '../../orders/mappers.ts'
import type { ShopReader, UserRecord } from '../../records.ts'
import { changeAsAdministrator, type Administrator } from '../audit.ts'
import { toAdminCustomer } from './list.ts'

/** Orders that the page of a customer shows; the list of orders has the rest. */
const ordersShown = 20
const notesKept = 100

/** @throws customer_not_found for administrators too: they are no customers */
export async function requireCustomer(reader: ShopReader, id: string): Promise<UserRecord> {
  const user = await reader.get('users', id)
  if (!user || user.isAdmin) throw shopError('customer_not_found')
  return user
}

/** @throws customer_not_found, stale_version when somebody changed the account since the administrator read it */
export async function requireCustomerAsRead(
  reader: ShopReader,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<UserRecord> {
  const user = await requireCustomer(reader, id)
  if (user.version !== version) throw shopError('stale_version')
  return user
}

async function reviewsOf(reader: ShopReader, userId: string): Promise<AdminCustomerDetail['reviews']> {
  const reviews = await reader.list('reviews', { where: { userId } })
  return Promise.all(
    reviews
      .toSorted((left, right) => right.createdAt.localeCompare(left.createdAt))
      .map(async ({ id, productId, rating, title, status, createdAt }) => {
        const product = await reader.get('products', productId)
        return {
          id,
          productName: product?.name ?? productId,
          productSlug: product?.slug ?? productId,
          rating,
          title,
          status,
          createdAt,
        }
      }),
  )
}

/**
 * One customer, with all that somebody who helps them needs.
 * @throws customer_not_found
 */
export async function adminGetCustomer(dependencies: Dependencies, id: string): Promise<AdminCustomerDetail> {
  const { store } = dependencies
  await countEarlierPurchases(store)
  const user = await requireCustomer(store, id)
  const [orders, addresses, reviews, consents, sessions] = await Promise.all([
    store.list('orders', {
      where: { userId: id },
      orderBy: { index: 'createdAt', direction: 'desc' },
      limit: ordersShown,
    }),
    listAddresses(dependencies, user),
    reviewsOf(store, id),
    listConsents(store, user),
    listSessions(dependencies, { session: null, user }),
  ])
  return {
    ...toAdminCustomer(user),
    emailVerified: user.emailVerified ?? false,
    phoneNumberVerified: user.phoneNumberVerified,
    hasPassword: user.passwordHash !== null,
    latestOrders: orders.map(toAdminOrderSummary),
    addresses,
    reviews,
    notes: (user.staffNotes ?? [])
      .toReversed()
      .map(({ id: noteId, text, at, author }) => ({ id: noteId, text, at, author })),
    consents,
    sessions: sessions.map(({ current: _current, ...device }) => device),
  }
}

interface NewNote {
  readonly id: string
  readonly version: number
  readonly text: string
}

/**
 * Adds a note. The audit log says that there is one, not what it says: its words go with the account.
 * @throws customer_not_found, stale_version, note_limit
 */
export async function adminAddCustomerNote(
  dependencies: Dependencies,
  administrator: Administrator,
  { id, version, text }: NewNote,
): Promise<AdminCustomerDetail> {
  const { clock, ids } = dependencies
  await changeAsAdministrator(dependencies, administrator, async tx => {
    const user = await requireCustomerAsRead(tx, { id, version })
    const notes = user.staffNotes ?? []
    if (notes.length >= notesKept) throw shopError('note_limit', { n: notesKept })
    const { id: authorId, name, username } = administrator.user
    const note = {
      id: ids.id(),
      text,
      at: toInstant(clock.now()),
      authorId,
      author: name ?? username ?? 'An administrator',
    }
    await tx.put('users', { ...user, staffNotes: [...notes, note], version: version + 1 })
    return {
      answer: null,
      action: 'customer.note',
      subject: `customer:${id}`,
      detail: 'Note added',
      before: { notes: notes.length },
      after: { notes: notes.length + 1 },
    }
  })
  return adminGetCustomer(dependencies, id)
}

/**
 * Ends all sessions of a customer: what somebody asks for who lost their phone.
 * @throws customer_not_found
 */
export async function adminEndCustomerSessions(
  dependencies: Dependencies,
  administrator: Administrator,
  id: string,
): Promise<AdminCustomerDetail> {
  await changeAsAdministrator(dependencies, administrator, async tx => {
    await requireCustomer(tx, id)
    const sessions = await tx.count('sessions', { where: { userId: id } })
    await endSessionsOf(tx, id)
    return {
      answer: null,
      action: 'customer.sessions',
      subject: `customer:${id}`,
      detail: 'Signed out on all devices',
      before: { sessions },
      after: { sessions: 0 },
    }
  })
  return adminGetCustomer(dependencies, id)
}
