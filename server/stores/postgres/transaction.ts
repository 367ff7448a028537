import type { PoolClient } from 'pg'
import type {
  CollectionName,
  ListQuery,
  RecordOf,
  StoredRecord,
  StoreTransaction,
} from '../../domain/ports/store.ts'
import { frozenCopy } from '../frozen-copy.ts'
import { run } from './connection.ts'
import { isConflict, toStoreError } from './errors.ts'
import type { CollectionLayout, Layout } from './layout.ts'
import type { Statement } from './queries.ts'
import { countRecords, getRecord, listRecords } from './reads.ts'
import { collectionIn } from './layout.ts'
import { deleteStatement, putStatement } from './writes.ts'

/** One try of a transaction, on a connection of its own. */
export class PostgresTransaction<S> implements StoreTransaction<S> {
  readonly #client: PoolClient
  readonly #layout: Layout
  #isOver = false
  #hasWritten = false
  #failure: unknown
  /** Settles when the statements that were asked for so far have ended. */
  #turn: Promise<unknown> = Promise.resolve()

  constructor(client: PoolClient, layout: Layout) {
    this.#client = client
    this.#layout = layout
  }

  /** Whether there is something to commit that another might wait to see. */
  get hasWritten(): boolean {
    return this.#hasWritten
  }

  /**
   * The first error of a statement, even if it was caught: PostgreSQL takes no other afterwards, and what the function
   * made of it does not matter.
   */
  get failure(): unknown {
    return this.#failure
  }

  get<N extends CollectionName<S>>(collection: N, id: string): Promise<Readonly<RecordOf<S, N>> | undefined> {
    return this.#run(collection, layout => getRecord(this.#client, layout, id)) as Promise<
      RecordOf<S, N> | undefined
    >
  }

  list<N extends CollectionName<S>>(
    collection: N,
    query: ListQuery = {},
  ): Promise<ReadonlyArray<Readonly<RecordOf<S, N>>>> {
    return this.#run(collection, layout => listRecords(this.#client, layout, query)) as unknown as Promise<
      Array<RecordOf<S, N>>
    >
  }

  count<N extends CollectionName<S>>(collection: N, query: ListQuery = {}): Promise<number> {
    return this.#run(collection, layout => countRecords(this.#client, layout, query))
  }

  put<N extends CollectionName<S>>(collection: N, record: RecordOf<S, N>): Promise<void> {
    return this.#write(collection, layout => {
      const copy: StoredRecord = frozenCopy<StoredRecord>(record)
      if (typeof copy.id !== 'string' || copy.id === '') throw new TypeError('A record needs an id')
      return putStatement(layout, copy)
    })
  }

  delete<N extends CollectionName<S>>(collection: N, id: string): Promise<void> {
    return this.#write(collection, layout => deleteStatement(layout, id))
  }

  /** Ends the transaction: a call that comes later is a forgotten await, and would write to nowhere. */
  end(): void {
    this.#isOver = true
  }

  #write(collection: string, statementOf: (layout: CollectionLayout) => Statement): Promise<void> {
    return this.#run(collection, async layout => {
      const statement = statementOf(layout)
      this.#hasWritten = true
      await run(this.#client, statement)
    })
  }

  async #run<T>(collection: string, work: (layout: CollectionLayout) => Promise<T>): Promise<T> {
    if (this.#isOver) throw new Error('This transaction is over: await every call inside it')
    try {
      return await this.#inTurn(() => work(collectionIn(this.#layout, collection)))
    } catch (error) {
      const known = isConflict(error) ? error : toStoreError(error, this.#layout)
      this.#failure ??= known
      throw known
    }
  }

  /** A connection takes one statement at a time: those that are asked for together wait for each other. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(work)
    this.#turn = turn.catch(() => undefined)
    return turn
  }
}
