import { Low, Memory } from 'lowdb'
import type { StoredRecord, StoreSchema } from '../domain/ports/store.ts'
import { emptyStoreData, type ChangeAdapter, type StoreData } from './change-adapter.ts'
import { LowStore, type ChangeLow } from './low-store.ts'
import { PartedMap } from './parted-map.ts'

/** A moment of a memory store. It shares the frozen records with the store, so taking one is cheap. */
export interface StoreSnapshot {
  readonly collections: ReadonlyMap<string, readonly StoredRecord[]>
}

/** lowdb's own memory adapter. It holds the data itself, so there is nothing to stage. */
class MemoryAdapter extends Memory<StoreData> implements ChangeAdapter {
  stage(): void {}

  async close(): Promise<void> {}
}

/** A store that lives as long as the page or process: for the mocks and for tests. Safe in a browser. */
export class MemoryStore<S extends StoreSchema> extends LowStore<S> {
  readonly #low: ChangeLow
  readonly #schema: S

  constructor(low: ChangeLow, schema: S) {
    super(low, schema)
    this.#low = low
    this.#schema = schema
  }

  /** All records after the transactions started so far. */
  snapshot(): Promise<StoreSnapshot> {
    return this.exclusively(async () => ({
      collections: new Map(
        Object.entries(this.#low.data).map(([name, records]) => [name, [...records.values()]]),
      ),
    }))
  }

  /** Replaces everything with a snapshot, after the transactions started so far. */
  restore(snapshot: StoreSnapshot): Promise<void> {
    return this.exclusively(async () => {
      this.#low.data = dataOf(this.#schema, snapshot)
      this.reload()
    })
  }
}

/** @param snapshot what the store holds at first; many stores may start from one snapshot. Empty without it */
export function createMemoryStore<S extends StoreSchema>(
  schema: S,
  snapshot?: StoreSnapshot,
): MemoryStore<S> {
  const data = snapshot === undefined ? emptyStoreData(schema) : dataOf(schema, snapshot)
  return new MemoryStore(new MemoryLow(new MemoryAdapter(), data), schema)
}

/** `Low` with its adapter's own type, which lowdb widens to `Adapter`. */
class MemoryLow extends Low<StoreData> {
  declare adapter: MemoryAdapter
}

function dataOf(schema: object, snapshot: StoreSnapshot): StoreData {
  const data = emptyStoreData(schema)
  for (const [name, records] of snapshot.collections) {
    const held = (data[name] = new PartedMap<StoredRecord>())
    for (const record of records) held.set(record.id, record)
  }
  return data
}
