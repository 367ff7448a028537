import { toInstant } from '../../calendar.ts'
import type { ShopSchema, ShopTransaction } from '../../records.ts'
import type { MessageRecord } from '../../messages/records.ts'
import type { CollectionName, StoredRecord } from '../../ports/store.ts'
import type { UndoableWrite } from './records.ts'

/**
 * What stays when a change is taken back. Books are never rewritten: an invoice that a packed order got stays its own, and
 * numbers are not given twice. The audit log tells both the change and its end.
 */
const keptCollections: ReadonlySet<string> = new Set([
  'audit',
  'counters',
  'taxDocuments',
  'rates',
  'paymentEvents',
] satisfies (keyof ShopSchema)[])

/** A transaction that remembers what it wrote. */
export interface Recorder {
  readonly tx: ShopTransaction
  /** What was written since the last call, one entry for each record. */
  take(): readonly UndoableWrite[]
}

/**
 * Wraps a transaction. Messages that it puts into the outbox wait until nothing can be taken back any more.
 * @param messagesFromMs when they may go at the earliest, milliseconds since 1970
 */
export function recordWrites(tx: ShopTransaction, messagesFromMs: number): Recorder {
  const nextAttemptAt = toInstant(messagesFromMs)
  let writes = new Map<string, UndoableWrite>()

  async function remember<N extends CollectionName<ShopSchema>>(name: N, id: string, after: object | null) {
    if (keptCollections.has(name)) return
    const key = `${name}/${id}`
    const first = writes.get(key)
    const before = first ? first.before : ((await tx.get(name, id)) ?? null)
    writes.set(key, { collection: name, id, before, after })
  }

  return {
    tx: {
      get: (name, id) => tx.get(name, id),
      list: (name, query) => tx.list(name, query),
      count: (name, query) => tx.count(name, query),
      async put(name, record) {
        const { id } = record as StoredRecord
        const isNewMessage = name === 'messages' && (await tx.get(name, id)) === undefined
        const written = isNewMessage ? { ...(record as MessageRecord), nextAttemptAt } : record
        await remember(name, id, written as StoredRecord)
        await tx.put(name, written as typeof record)
      },
      async delete(name, id) {
        await remember(name, id, null)
        await tx.delete(name, id)
      },
    },
    take() {
      const taken = [...writes.values()]
      writes = new Map()
      return taken
    },
  }
}
