import { longestSessionMs } from './accounts/sessions.ts'
import type { Dependencies } from './context.ts'
import type { RecordOf, StoredRecord } from './ports/index.ts'
import { dayMs, hourMs } from './rates.ts'
import type { ShopSchema, ShopStore } from './records.ts'

/** A key must be remembered for a day at least; two leave room for a clock that was set wrong. */
const idempotencyKeptMs = 2 * dayMs
const oneTimeCodesKeptMs = hourMs
const quotesKeptMs = hourMs
/** The longest window of any limit. */
const ratesKeptMs = dayMs
/** Records removed in one transaction, so that shoppers do not wait behind housekeeping. */
const batchSize = 200

type Expiring = 'sessions' | 'carts' | 'quotes' | 'idempotency' | 'otps' | 'rates'

async function removeBatch<N extends Expiring>(
  store: ShopStore,
  collection: N,
  isOver: (record: Readonly<RecordOf<ShopSchema, N>>) => boolean,
): Promise<number> {
  return store.transaction(async tx => {
    const expired: readonly StoredRecord[] = await tx.list<Expiring>(collection, {
      filter: record => isOver(record as Readonly<RecordOf<ShopSchema, N>>),
      limit: batchSize,
    })
    for (const { id } of expired) await tx.delete(collection, id)
    return expired.length
  })
}

/**
 * Removes what has run out: sessions and guests' carts after 30 days, quotes, one-time codes, rate counters and
 * Idempotency-Keys. To be called every now and then; removes at most 200 records of a kind each time. Resolves to how
 * many went.
 */
export async function removeExpired({ store, clock }: Dependencies): Promise<number> {
  const isPast = (instant: string, keptMs: number) => Date.parse(instant) + keptMs < clock.now()
  const removed = [
    await removeBatch(store, 'sessions', session => isPast(session.lastSeenAt, longestSessionMs)),
    // A signed-in user's cart stays.
    await removeBatch(
      store,
      'carts',
      cart => cart.id.startsWith('session:') && isPast(cart.updatedAt, longestSessionMs),
    ),
    await removeBatch(store, 'quotes', quote => isPast(quote.expiresAt, quotesKeptMs)),
    await removeBatch(store, 'idempotency', entry => isPast(entry.createdAt, idempotencyKeptMs)),
    await removeBatch(store, 'otps', otp => isPast(otp.expiresAt, oneTimeCodesKeptMs)),
    await removeBatch(store, 'rates', rate => isPast(rate.events.at(-1) ?? '1970-01-01', ratesKeptMs)),
  ]
  return removed.reduce((sum, count) => sum + count, 0)
}
