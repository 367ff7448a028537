import { otherWork } from './other-work.ts'
import { toInstant } from './calendar.ts'
import { cartIdOfSession } from './cart/cart-id.ts'
import { createConfirmedTime, type ConfirmedTime } from './confirmed-time.ts'
import type { Dependencies } from './context.ts'
import { never } from './expiry.ts'
import type { StoredRecord } from './ports/index.ts'
import { minuteMs } from './rates.ts'
import type { ShopSchema, ShopStore, ShopTransaction } from './records.ts'
import { auditKeptSince, endAuditEntry, endOrder, ordersKeptSince } from './retention.ts'
import { isShownByProduct } from './uploads/shown.ts'

/** Each has an ordering `expiresAt` (`expiry.ts`). */
const expiring = [
  'sessions',
  'carts',
  'quotes',
  'idempotency',
  'otps',
  'rates',
  'paymentEvents',
  'formerBuyers',
  'messages',
  'productAlerts',
  'supportTickets',
  'uploads',
  'undos',
  'webhookDeliveries',
] as const

interface Ending {
  readonly collection: keyof ShopSchema
  /** The ordering to find it by. */
  readonly index: string
  /** What lies before this goes. */
  readonly below: (nowMs: number) => string
  readonly remove: (tx: ShopTransaction, id: string, dependencies: Dependencies) => Promise<void>
}

const endings: readonly Ending[] = [
  ...expiring.map((collection): Ending => ({
    collection,
    index: 'expiresAt',
    below: toInstant,
    remove: async (tx, id, { pictures }) => {
      // Files first: what is cut short in between is found again by its record.
      if (collection === 'uploads') {
        const upload = await tx.get('uploads', id)
        if (upload && (await isShownByProduct(tx, upload))) {
          await tx.put('uploads', { ...upload, expiresAt: never })
          return
        }
        await pictures.remove(id)
      }
      await tx.delete(collection, id)
      if (collection === 'sessions') await tx.delete('carts', cartIdOfSession(id))
    },
  })),
  { collection: 'orders', index: 'createdAt', below: ordersKeptSince, remove: endOrder },
  { collection: 'audit', index: 'at', below: auditKeptSince, remove: endAuditEntry },
  {
    collection: 'stockAdjustments',
    index: 'at',
    below: auditKeptSince,
    remove: (tx, id) => tx.delete('stockAdjustments', id),
  },
]

/** Records removed in one transaction, at most: few enough that a shopper who comes in between does not notice. */
const sliceSize = 10
/** On a slow machine a transaction ends sooner. To take what it removed out of the indexes takes about as long again. */
const sliceMs = 1

/** The counter that keeps the confirmed time over a restart, and how far it may lag behind. */
const timeId = 'confirmed-time'
const timePrecisionMs = 10 * minuteMs

/** Removes what has run out. Made once for a shop, since it watches how the clock goes. */
export interface Housekeeping {
  /**
   * Removes all that has run out, found by its time alone, in slices with other work between them: sessions, guests'
   * carts, quotes, one-time codes, Idempotency-Keys, rate counters and the payment provider's events; after years,
   * orders with their payments, and the audit log (`retention.ts`).
   * @param signal ends it after the slice that it is at; the next run goes on from there
   * @returns how many records went
   * @throws StoreUnavailable when the store refuses a write; what went before is gone
   */
  run(signal?: AbortSignal): Promise<number>
}

export function createHousekeeping(dependencies: Dependencies): Housekeeping {
  const { clock, log, store } = dependencies
  let time: Promise<ConfirmedTime> | undefined
  let isWarned = false

  async function confirmedNow(): Promise<number> {
    time ??= store.get('counters', timeId).then(kept => createConfirmedTime(kept?.value))
    const { confirmedMs, aheadMs } = (await time).at({ nowMs: clock.now(), elapsedMs: clock.elapsed() })
    if (aheadMs > 0 && !isWarned) {
      log.warn(
        { aheadMs },
        'The clock has jumped ahead: nothing is removed by it until it has stayed so for a day',
      )
    }
    isWarned = aheadMs > 0
    await keepTime(store, confirmedMs)
    return confirmedMs
  }

  return {
    async run(signal) {
      const nowMs = await confirmedNow()
      let removed = 0
      for (const ending of endings) {
        let slice = { removed: 0, isLast: false }
        while (!slice.isLast) {
          if (signal?.aborted === true) return removed
          slice = await removeSlice(dependencies, ending, nowMs)
          removed += slice.removed
          await otherWork()
        }
      }
      return removed
    },
  }
}

async function keepTime(store: ShopStore, confirmedMs: number): Promise<void> {
  const kept = (await store.get('counters', timeId))?.value
  if (kept !== undefined && Math.abs(confirmedMs - kept) < timePrecisionMs) return
  await store.transaction(tx => tx.put('counters', { id: timeId, value: confirmedMs }))
}

function removeSlice(
  dependencies: Dependencies,
  { collection, index, below, remove }: Ending,
  nowMs: number,
): Promise<{ removed: number; isLast: boolean }> {
  const { clock, store } = dependencies
  return store.transaction(async tx => {
    const startMs = clock.elapsed()
    const over: readonly StoredRecord[] = await tx.list(collection, {
      range: { index, below: below(nowMs) },
      orderBy: { index, direction: 'asc' },
      limit: sliceSize,
    })
    let removed = 0
    for (const { id } of over) {
      if (removed > 0 && clock.elapsed() - startMs >= sliceMs) break
      await remove(tx, id, dependencies)
      removed += 1
    }
    return { removed, isLast: removed === over.length && over.length < sliceSize }
  })
}
