import type { OrderRecord, ShopStore, ShopTransaction } from '../../records.ts'
import type { ReturnRecord } from '../../returns/records.ts'
import { entriesOfOrder, entriesOfReturn } from './entries.ts'
import { FigureChanges } from './figures.ts'
import type { SalesEntryRecord } from './records.ts'

/**
 * The shop's store, which keeps the figures: whatever writes an order or a return, also one that is taken back, changes
 * its rows and their sums in the same transaction. So no operation has to think of them, and none can forget.
 */
export function keepingFigures(store: ShopStore): ShopStore {
  return {
    get: (collection, id) => store.get(collection, id),
    list: (collection, query) => store.list(collection, query),
    count: (collection, query) => store.count(collection, query),
    assertWritable: () => store.assertWritable(),
    close: () => store.close(),
    transaction: work => store.transaction(tx => work(counting(tx))),
  }
}

function counting(tx: ShopTransaction): ShopTransaction {
  return {
    get: (collection, id) => tx.get(collection, id),
    list: (collection, query) => tx.list(collection, query),
    count: (collection, query) => tx.count(collection, query),
    async put(collection, record) {
      await tx.put(collection, record)
      if (collection === 'orders') await countOrder(tx, (record as unknown as OrderRecord).id)
      if (collection === 'returns') await countOrder(tx, (record as unknown as ReturnRecord).orderId)
    },
    async delete(collection, id) {
      const orderId = collection === 'returns' ? (await tx.get('returns', id))?.orderId : id
      await tx.delete(collection, id)
      if ((collection === 'orders' || collection === 'returns') && orderId !== undefined)
        await countOrder(tx, orderId)
    },
  }
}

/** Brings the rows of an order and its returns up to date, and their sums. It may be done again at any time. */
export async function countOrder(tx: ShopTransaction, orderId: string): Promise<void> {
  const order = await tx.get('orders', orderId)
  const kept = await tx.list('salesEntries', { where: { orderId } })
  if (!order) return setEntries(tx, kept, [])
  const returns = await tx.list('returns', { where: { orderId } })
  await setEntries(tx, kept, [
    ...entriesOfOrder(order),
    ...returns.flatMap(record => entriesOfReturn(record, order)),
  ])
}

/** Puts rows in the place of others, and changes the sums by what differs: often nothing. */
async function setEntries(
  tx: ShopTransaction,
  kept: readonly SalesEntryRecord[],
  wanted: readonly SalesEntryRecord[],
): Promise<void> {
  const texts = (entries: readonly SalesEntryRecord[]) => new Set(entries.map(entry => textOf(entry)))
  const [keptTexts, wantedTexts] = [texts(kept), texts(wanted)]
  const gone = kept.filter(entry => !wantedTexts.has(textOf(entry)))
  const come = wanted.filter(entry => !keptTexts.has(textOf(entry)))
  if (gone.length === 0 && come.length === 0) return
  const changes = new FigureChanges()
  const customers = new Set(
    [...gone, ...come].flatMap(({ kind, userId }) => (kind === 'sale' && userId !== null ? [userId] : [])),
  )
  const countCustomers = async (sign: 1 | -1) => {
    for (const userId of customers) {
      // A transaction runs one statement at a time, here and below.
      // oxlint-disable-next-line no-await-in-loop
      changes.addCustomer(await tx.list('salesEntries', { where: { userId } }), sign)
    }
  }
  await countCustomers(-1)
  for (const entry of gone) {
    changes.addEntry(entry, -1)
    // oxlint-disable-next-line no-await-in-loop -- as above
    await tx.delete('salesEntries', entry.id)
  }
  for (const entry of come) {
    changes.addEntry(entry, 1)
    // oxlint-disable-next-line no-await-in-loop -- as above
    await tx.put('salesEntries', entry)
  }
  await countCustomers(1)
  await changes.write(tx)
}

/** A row as a text to compare it by: a database may give its fields back in another order. */
function textOf({ lines, ...entry }: SalesEntryRecord): string {
  const fields = Object.entries(entry).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([fields, lines.map(({ productId, units, amount }) => [productId, units, amount])])
}
