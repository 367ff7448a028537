import type {
  CollectionName,
  ListQuery,
  RecordOf,
  StoredRecord,
  StoreTransaction,
} from '../domain/ports/store.ts'
import type { Change } from './change-adapter.ts'
import { frozenCopy } from './frozen-copy.ts'
import { assertSortable } from './sorted-index.ts'
import { valuesOf, type Indexes } from './table.ts'
import { Overlay, View } from './view.ts'

/** What a transaction asks of its store. */
export interface TransactionScope {
  indexesOf(collection: string): Indexes
  /** The collection with everything that earlier transactions changed, under the given overlays. */
  viewUnder(collection: string, overlays: readonly Overlay[]): View
}

/** The commit number of a running transaction's own overlay, which has not been committed. */
const uncommitted = 0

/** One running transaction: keeps its writes in overlays of its own until the store takes them over. */
export class LowTransaction<S> implements StoreTransaction<S> {
  readonly #scope: TransactionScope
  readonly #overlays = new Map<string, Overlay>()
  #isOver = false
  #refusal: unknown

  constructor(scope: TransactionScope) {
    this.#scope = scope
  }

  async get<N extends CollectionName<S>>(
    collection: N,
    id: string,
  ): Promise<Readonly<RecordOf<S, N>> | undefined> {
    return this.#view(collection).get(id) as RecordOf<S, N> | undefined
  }

  async list<N extends CollectionName<S>>(
    collection: N,
    query: ListQuery = {},
  ): Promise<ReadonlyArray<Readonly<RecordOf<S, N>>>> {
    await this.#view(collection).prepare(query, 'list')
    return this.#view(collection).list(query) as unknown as Array<RecordOf<S, N>>
  }

  async count<N extends CollectionName<S>>(collection: N, query: ListQuery = {}): Promise<number> {
    await this.#view(collection).prepare(query, 'count')
    return this.#view(collection).count(query)
  }

  async put<N extends CollectionName<S>>(collection: N, record: RecordOf<S, N>): Promise<void> {
    try {
      const copy: StoredRecord = frozenCopy<StoredRecord>(record)
      if (typeof copy.id !== 'string' || copy.id === '') throw new TypeError('A record needs an id')
      const indexes = this.#scope.indexesOf(collection)
      assertIndexable(indexes, copy)
      this.#view(collection).assertUnique(collection, indexes, copy)
      this.#overlay(collection).put(copy, uncommitted)
    } catch (error) {
      this.#refusal ??= error
      throw error
    }
  }

  async delete<N extends CollectionName<S>>(collection: N, id: string): Promise<void> {
    if (this.#view(collection).get(id) !== undefined) this.#overlay(collection).delete(id, uncommitted)
  }

  /** Ends the transaction: a call that comes later is a forgotten await, and would write to nowhere. */
  end(): void {
    this.#isOver = true
  }

  /**
   * The last state of every record that the transaction wrote.
   * @throws what a put threw, even if that was caught: as in an SQL database the transaction cannot go on
   */
  changes(): Change[] {
    if (this.#refusal !== undefined) throw this.#refusal
    return [...this.#overlays].flatMap(([collection, overlay]) =>
      [...overlay.entries()].map(([id, record]) => {
        return record === undefined ? { collection, id } : { collection, id, record }
      }),
    )
  }

  #view(collection: string): View {
    if (this.#isOver) throw new Error('This transaction is over: await every call inside it')
    const overlay = this.#overlays.get(collection)
    return this.#scope.viewUnder(collection, overlay === undefined ? [] : [overlay])
  }

  #overlay(collection: string): Overlay {
    const existing = this.#overlays.get(collection)
    if (existing !== undefined) return existing
    const overlay = new Overlay(collection, this.#scope.indexesOf(collection))
    this.#overlays.set(collection, overlay)
    return overlay
  }
}

/**
 * Asks for all that a record is indexed by, before anything of it is kept: once it is durable it has to land.
 * @throws what an index throws for a record that it cannot place
 */
function assertIndexable({ equal = {}, sorted = {} }: Indexes, record: StoredRecord): void {
  for (const { of } of Object.values(equal)) valuesOf(of, record)
  for (const keyOf of Object.values(sorted)) assertSortable(keyOf(record))
}
