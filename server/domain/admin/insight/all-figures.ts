import type { CounterRecord, OrderRecord } from '../../records.ts'
import type { ReturnRecord } from '../../returns/records.ts'
import { allCounted } from './count-again.ts'
import { entriesOfOrder, entriesOfReturn } from './entries.ts'
import { FigureChanges } from './figures.ts'
import type { FigureRecord, SalesEntryRecord } from './records.ts'

/**
 * The rows and sums of all orders and returns at once, as `keepingFigures` makes them one by one: for a shop that is made
 * with its past.
 * @returns also the counter that says that nothing is left to count
 */
export function figuresOf(
  orders: readonly OrderRecord[],
  returns: readonly ReturnRecord[],
): { salesEntries: SalesEntryRecord[]; figures: FigureRecord[]; counters: CounterRecord[] } {
  const returnsOf = new Map<string, ReturnRecord[]>()
  for (const record of returns)
    returnsOf.set(record.orderId, [...(returnsOf.get(record.orderId) ?? []), record])
  const salesEntries = orders.flatMap(order => [
    ...entriesOfOrder(order),
    ...(returnsOf.get(order.id) ?? []).flatMap(record => entriesOfReturn(record, order)),
  ])
  const changes = new FigureChanges()
  const salesOf = new Map<string, SalesEntryRecord[]>()
  for (const entry of salesEntries) {
    changes.addEntry(entry, 1)
    if (entry.kind !== 'sale' || entry.userId === null) continue
    const sales = salesOf.get(entry.userId)
    if (sales) sales.push(entry)
    else salesOf.set(entry.userId, [entry])
  }
  for (const sales of salesOf.values()) changes.addCustomer(sales, 1)
  return { salesEntries, figures: changes.records(), counters: [allCounted] }
}
