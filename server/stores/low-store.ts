import type { Low } from 'lowdb'
import {
  StoreUnavailable,
  type CollectionName,
  type ListQuery,
  type RecordOf,
  type Store,
  type StoredRecord,
  type StoreSchema,
  type StoreTransaction,
} from '../domain/ports/store.ts'
import type { Change, ChangeAdapter, StoreData } from './change-adapter.ts'
import { CommitQueue } from './commit-queue.ts'
import { PartedMap } from './parted-map.ts'
import { Table, type Indexes } from './table.ts'
import { LowTransaction } from './transaction.ts'
import { Overlay, View } from './view.ts'

/** A lowdb database whose adapter takes changes. Read it before a store is made of it. */
export type ChangeLow = Low<StoreData> & { adapter: ChangeAdapter }

/**
 * The Store port on lowdb. `Low.data` holds what is durable and nothing else, so a reader never sees a record
 * that a crash could take back, and rolling back means dropping overlays. Transactions read through the overlays
 * of those before them that wait for the disk: the next one runs while the last one's sync is in flight.
 */
export class LowStore<S extends StoreSchema> implements Store<S> {
  readonly #low: ChangeLow
  readonly #indexes: ReadonlyMap<string, Indexes>
  #tables: Map<string, Table>
  /** What transactions changed and the disk does not hold yet. */
  readonly #pending = new Map<string, Overlay>()
  readonly #commits: CommitQueue
  /** Settles when the transactions started so far have run. */
  #turn: Promise<void> = Promise.resolve()
  /** Grows with each failed write: a transaction that runs across one may have read what was rolled back. */
  #failures = 0
  #closing: Promise<void> | undefined

  constructor(low: ChangeLow, schema: S) {
    this.#low = low
    this.#indexes = new Map(
      Object.entries(schema).map(([name, indexes]) => [name, indexes as unknown as Indexes]),
    )
    this.#tables = this.#readTables()
    this.#commits = new CommitQueue({
      write: changes => {
        this.#low.adapter.stage(changes)
        return this.#low.write()
      },
      landed: (changes, lastCommit) => this.#land(changes, lastCommit),
      failed: () => {
        this.#failures += 1
        this.#pending.clear()
      },
    })
  }

  async get<N extends CollectionName<S>>(
    collection: N,
    id: string,
  ): Promise<Readonly<RecordOf<S, N>> | undefined> {
    return this.#durableView(collection).get(id) as RecordOf<S, N> | undefined
  }

  async list<N extends CollectionName<S>>(
    collection: N,
    query: ListQuery = {},
  ): Promise<ReadonlyArray<Readonly<RecordOf<S, N>>>> {
    const view = this.#durableView(collection)
    const search = view.prepare(query, 'list')
    if (search !== undefined) await search
    const records = view.list(query)
    return records as unknown as Array<RecordOf<S, N>>
  }

  async count<N extends CollectionName<S>>(collection: N, query: ListQuery = {}): Promise<number> {
    const view = this.#durableView(collection)
    const search = view.prepare(query, 'count')
    if (search !== undefined) await search
    return view.count(query)
  }

  async transaction<T>(fn: (tx: StoreTransaction<S>) => Promise<T>): Promise<T> {
    this.#assertOpen()
    const { result, durable } = await this.#inTurn(() => this.#run(fn))
    await durable
    return result
  }

  async assertWritable(): Promise<void> {
    this.#assertOpen()
    await this.#commits.retry()
  }

  close(): Promise<void> {
    this.#closing ??= this.#inTurn(async () => {
      // A failed write has been reported to the transaction that made it.
      await this.#commits.add([]).catch(() => undefined)
      await this.#low.adapter.close()
    })
    return this.#closing
  }

  /** Builds the indexes anew after `Low.data` was replaced. No transaction may be running. */
  protected reload(): void {
    this.#tables = this.#readTables()
  }

  /** Runs `work` when all transactions and reloads started before are done. */
  protected exclusively<T>(work: () => Promise<T>): Promise<T> {
    this.#assertOpen()
    return this.#inTurn(async () => {
      await this.#commits.add([])
      return work()
    })
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const before = this.#turn
    const { promise, resolve } = withResolver()
    this.#turn = promise
    await before
    try {
      return await work()
    } finally {
      resolve()
    }
  }

  async #run<T>(fn: (tx: StoreTransaction<S>) => Promise<T>): Promise<{ result: T; durable: Promise<void> }> {
    const failuresBefore = this.#failures
    const transaction = new LowTransaction<S>({
      indexesOf: name => this.#indexesOf(name),
      viewUnder: (name, overlays) => this.#latestView(name, overlays),
    })
    try {
      const result = await fn(transaction)
      if (this.#failures !== failuresBefore) {
        throw new StoreUnavailable('An earlier change that this one may build on could not be written')
      }
      return { result, durable: this.#commit(transaction.changes()) }
    } finally {
      transaction.end()
    }
  }

  #commit(changes: readonly Change[]): Promise<void> {
    const number = this.#commits.nextNumber
    for (const { collection, id, record } of changes) {
      const overlay = this.#pendingOverlay(collection)
      if (record === undefined) overlay.delete(id, number)
      else overlay.put(record, number)
    }
    return this.#commits.add(changes)
  }

  #land(changes: readonly Change[], lastCommit: number): void {
    for (const { collection, id, record } of changes) {
      const table = this.#table(collection)
      if (record === undefined) table.delete(id)
      else table.put(record)
      this.#pending.get(collection)?.forget(id, lastCommit)
    }
  }

  #durableView(collection: string): View {
    this.#assertOpen()
    return new View(this.#table(collection))
  }

  #latestView(collection: string, overlays: readonly Overlay[]): View {
    const pending = this.#pending.get(collection)
    return new View(this.#table(collection), pending === undefined ? overlays : [...overlays, pending])
  }

  #pendingOverlay(collection: string): Overlay {
    const existing = this.#pending.get(collection)
    if (existing !== undefined) return existing
    const overlay = new Overlay(collection, this.#indexesOf(collection))
    this.#pending.set(collection, overlay)
    return overlay
  }

  #table(collection: string): Table {
    const table = this.#tables.get(collection)
    if (table === undefined) throw new TypeError(`The schema has no collection named ${collection}`)
    return table
  }

  #indexesOf(collection: string): Indexes {
    const indexes = this.#indexes.get(collection)
    if (indexes === undefined) throw new TypeError(`The schema has no collection named ${collection}`)
    return indexes
  }

  #readTables(): Map<string, Table> {
    const tables = new Map<string, Table>()
    for (const [name, indexes] of this.#indexes) {
      const records = (this.#low.data[name] ??= new PartedMap<StoredRecord>())
      tables.set(name, new Table(name, indexes, records))
    }
    return tables
  }

  #assertOpen(): void {
    if (this.#closing !== undefined) throw new StoreUnavailable('The store is closed')
  }
}

function withResolver(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {}
  const promise = new Promise<void>(settle => {
    resolve = settle
  })
  return { promise, resolve }
}
