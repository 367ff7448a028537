import { collection } from '../../ports/store.ts'

/** A record that a bulk action changed: as it was before, null where it was not there, and what it became. */
export interface UndoableWrite {
  readonly collection: string
  readonly id: string
  readonly before: object | null
  /** Null: it was removed. */
  readonly after: object | null
}

/** One thing that a bulk action did to one of its records, with all that followed from it. */
export interface UndoableChange {
  readonly id: string
  /** What people call the record: "SHR-24118". */
  readonly label: string
  readonly subject: string
  readonly writes: readonly UndoableWrite[]
}

/** A call of a bulk action that can still be taken back. */
export interface UndoRecord {
  id: string
  /** Calls that are taken back together. */
  batchId: string
  /** Who did it: nobody else takes it back. */
  userId: string
  action: string
  changes: readonly UndoableChange[]
  /** After it the call stands, and housekeeping removes the record. */
  expiresAt: string
}

export const undoCollections = {
  undos: collection<UndoRecord>({
    equal: { batchId: { of: ({ batchId }) => batchId }, userId: { of: ({ userId }) => userId } },
    sorted: { expiresAt: ({ expiresAt }) => expiresAt },
  }),
} as const
