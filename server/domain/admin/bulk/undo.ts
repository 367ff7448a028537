import type { UndoAnswer } from '../../../contract/index.ts'
import type { Dependencies } from '../../context.ts'
import { shopError } from '../../errors.ts'
import type { CollectionName } from '../../ports/store.ts'
import type { OrderRecord, ShopSchema, ShopTransaction } from '../../records.ts'
import { actorOf, recordAudit, type Administrator } from '../audit.ts'
import { putBack } from './bulk.ts'
import type { UndoableChange, UndoableWrite, UndoRecord } from './records.ts'

const changedSince = 'Somebody changed this in the meantime'

/**
 * Takes back a bulk action with all calls of its batch, the last first. A record that was changed in the meantime, or about
 * which a message has gone out, stays as it is. The audit log gets an entry for each that is taken back.
 * @throws undo_over when the time is over, it was taken back already, or somebody else did it
 */
export async function undo(
  dependencies: Dependencies,
  administrator: Administrator,
  batchId: string,
): Promise<UndoAnswer> {
  const { clock, store } = dependencies
  return store.transaction(async tx => {
    const calls = (await tx.list('undos', { where: { batchId, userId: administrator.user.id } })).filter(
      ({ expiresAt }) => Date.parse(expiresAt) > clock.now(),
    )
    if (calls.length === 0) throw shopError('undo_over')
    const skipped: UndoAnswer['skipped'] = []
    let changed = 0
    for (const call of calls.toSorted((left, right) => right.expiresAt.localeCompare(left.expiresAt))) {
      for (const change of call.changes.toReversed()) {
        const { id, label } = change
        if (await takeBack(dependencies, tx, administrator, call, change)) changed += 1
        else skipped.push({ id, label, message: changedSince })
      }
      await tx.delete('undos', call.id)
    }
    return { changed, skipped }
  })
}

async function takeBack(
  dependencies: Dependencies,
  tx: ShopTransaction,
  administrator: Administrator,
  { action }: UndoRecord,
  { subject, label, writes }: UndoableChange,
): Promise<boolean> {
  for (const { collection, id, after } of writes) {
    const current = (await tx.get(collection as CollectionName<ShopSchema>, id)) ?? null
    if (canonical(current) !== canonical(after)) return false
  }
  await putBack(tx, writes.map(restored))
  const own = writes.find(({ collection, id }) => subject.endsWith(`:${id}`) && collection !== 'messages')
  await recordAudit(dependencies, tx, {
    ...actorOf(administrator),
    action: `${action}.undo`,
    subject,
    detail: `${label}: taken back`,
    before: own?.after ?? null,
    after: own?.before ?? null,
  })
  return true
}

/** The record to write back: whoever read the change in between has an old version now. */
function restored(write: UndoableWrite): UndoableWrite {
  const { collection, before, after } = write
  if (!before || !after || !('version' in after) || typeof after.version !== 'number') return write
  const kept =
    collection === ('orders' satisfies keyof ShopSchema)
      ? { invoiceNumber: (after as OrderRecord).invoiceNumber }
      : {}
  return { ...write, before: { ...before, ...kept, version: after.version + 1 } }
}

/** JSON with its keys in order: adapters may give them back in another one. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([left], [right]) => (left < right ? -1 : 1)))
      : part,
  )
}
