import type { Adapter } from 'lowdb'
import type { StoredRecord } from '../domain/ports/store.ts'
import { PartedMap } from './parted-map.ts'

/** What lowdb holds in `Low.data`: for each collection its records by id. Only durable records are in it. */
export type StoreData = Record<string, Map<string, StoredRecord>>

/** One record's new state in full, so that replaying a change twice does no harm. */
export interface Change {
  readonly collection: string
  readonly id: string
  /** Absent when the record is deleted. */
  readonly record?: StoredRecord
}

/**
 * A lowdb adapter that is told what a write changes, so that it need not write everything again.
 * `Low.write()` makes the staged changes durable before it resolves; when it rejects, none of them is kept and
 * nothing stays staged. `LowStore` never starts a write before the previous one has settled, and puts the changes
 * of a write into `Low.data` as soon as it resolves, before anything else happens.
 */
export interface ChangeAdapter extends Adapter<StoreData> {
  stage(changes: readonly Change[]): void
  /** Writes nothing new; waits for work in the background and lets go of files and locks. */
  close(): Promise<void>
}

/** An empty map for each collection of a schema. */
export function emptyStoreData(schema: object): StoreData {
  return Object.fromEntries(Object.keys(schema).map(name => [name, new PartedMap<StoredRecord>()]))
}
