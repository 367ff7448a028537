import type { BulkAnswer } from '../../../contract/index.ts'
import { toInstant } from '../../calendar.ts'
import type { Dependencies } from '../../context.ts'
import { isShopError } from '../../errors.ts'
import type { CollectionName } from '../../ports/store.ts'
import type { ShopSchema, ShopTransaction } from '../../records.ts'
import { actorOf, recordAudit, type Administrator, type AuditedStates } from '../audit.ts'
import type { UndoableChange, UndoableWrite } from './records.ts'
import { recordWrites } from './recorder.ts'

/** For how long a bulk action is offered to be taken back. */
export const undoShownMs = 10_000
/** A press in the last moment still has to travel. */
export const undoKeptMs = undoShownMs + 5_000

/** What a bulk action does to one of its records. */
export interface BulkChange extends AuditedStates {
  /** What people call the record: "SHR-24118". */
  readonly label: string
  /** "order:<id>". */
  readonly subject: string
  /** In words, for whoever reads the audit log. */
  readonly detail: string
}

export interface BulkAction {
  /** As the audit log calls it: "order.status". */
  readonly action: string
  readonly ids: readonly string[]
  readonly batchId?: string | undefined
  /** False: what it does cannot be taken back, such as money that is paid out. Default true. */
  readonly undoable?: boolean
  /** What people call a record that stays as it is, also one that is not there. */
  readonly labelOf: (tx: ShopTransaction, id: string) => Promise<string>
  /** Changes one record; an error of the catalogue leaves it as it was and is told with it. */
  readonly change: (tx: ShopTransaction, id: string) => Promise<BulkChange>
}

/**
 * Does one thing to many records, in one transaction. Each record that changes has its own entry in the audit log; one
 * that cannot change stays whole, and the answer says why. For ten seconds `undo` takes it all back; until then no message
 * about it leaves the outbox. More records than a call takes are sent in several calls of one batch.
 */
export async function changeManyAsAdministrator(
  dependencies: Dependencies,
  administrator: Administrator,
  { action, ids, batchId: wanted, undoable = true, labelOf, change }: BulkAction,
): Promise<BulkAnswer> {
  const { clock, store } = dependencies
  const batchId = wanted ?? dependencies.ids.id()
  return store.transaction(async tx => {
    const nowMs = clock.now()
    const recorder = recordWrites(tx, undoable ? nowMs + undoKeptMs : nowMs)
    const changes: UndoableChange[] = []
    const skipped: BulkAnswer['skipped'] = []
    for (const id of new Set(ids)) {
      try {
        const { label, subject, detail, before, after } = await change(recorder.tx, id)
        await recordAudit(dependencies, tx, {
          ...actorOf(administrator),
          action,
          subject,
          detail,
          before,
          after,
        })
        changes.push({ id, label, subject, writes: recorder.take() })
      } catch (error) {
        if (!isShopError(error)) throw error
        await putBack(tx, recorder.take())
        skipped.push({ id, label: await labelOf(tx, id), message: error.message })
      }
    }
    if (changes.length === 0 || !undoable)
      return { changed: changes.length, skipped, undoId: null, undoUntil: null }
    const expiresAt = toInstant(nowMs + undoKeptMs)
    const id = dependencies.ids.id()
    await tx.put('undos', { id, batchId, userId: administrator.user.id, action, changes, expiresAt })
    return {
      changed: changes.length,
      skipped,
      undoId: batchId,
      undoUntil: toInstant(nowMs + undoShownMs),
    }
  })
}

/** Writes records back as they were, whatever they are now. */
export async function putBack(tx: ShopTransaction, writes: readonly UndoableWrite[]): Promise<void> {
  for (const { collection, id, before } of writes) {
    const name = collection as CollectionName<ShopSchema>
    if (before) await tx.put(name, before as never)
    else await tx.delete(name, id)
  }
}
