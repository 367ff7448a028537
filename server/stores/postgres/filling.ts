import type { Client } from 'pg'
import type { StoredRecord } from '../../domain/ports/store.ts'
import { silentLog, type StoreLog } from '../store-log.ts'
import { end, execute, run } from './connection.ts'
import { toStoreError } from './errors.ts'
import { collectionIn, layoutOf, type Layout } from './layout.ts'
import { connectToMove, recordsById, type MovingOptions } from './moving.ts'
import { makeUnfinishedTables, noteFinished, stateOfTables } from './prepare-tables.ts'
import { deleteManyStatement, insertManyStatement } from './writes.ts'
import type { Statement } from './queries.ts'

export interface FillingOptions extends MovingOptions {
  readonly log?: StoreLog
}

/** Records that are written or removed in one statement. */
const batchSize = 500

/**
 * Tables of PostgreSQL that are filled with the records of another store. No server opens them from `begin` to `finish`,
 * also when this process ends in between.
 */
export class PostgresFilling {
  readonly #client: Client
  readonly #options: Required<Omit<FillingOptions, 'url' | 'schema'>>
  readonly #layout: Layout

  private constructor(client: Client, layout: Layout, options: FillingOptions) {
    const { namespace = 'shruti', migrations = [], log = silentLog } = options
    this.#client = client
    this.#options = { namespace, migrations, log }
    this.#layout = layout
  }

  /** @throws StoreUnavailable when the database cannot be reached, refuses, or is in use by a server or another filling */
  static async open(options: FillingOptions): Promise<PostgresFilling> {
    const layout = layoutOf(options.namespace ?? 'shruti', options.schema)
    return new PostgresFilling(await connectToMove(options, layout), layout, options)
  }

  /** What is there before `begin`. */
  state(): Promise<'empty' | 'unfinished' | 'records'> {
    return this.#try(() => stateOfTables(this.#client, this.#options.namespace))
  }

  /** Puts empty tables in the place of all that is there. */
  begin(): Promise<void> {
    return this.#try(() => makeUnfinishedTables(this.#client, { ...this.#options, layout: this.#layout }))
  }

  /**
   * Puts records that are not there.
   * @returns after each statement how many it put
   * @throws UniqueViolation when two records have a value that only one may have
   */
  async *insert(
    collection: string,
    records: Iterable<StoredRecord>,
  ): AsyncGenerator<number, void, undefined> {
    const layout = collectionIn(this.#layout, collection)
    for (const batch of batchesOf(records)) {
      await this.#run(insertManyStatement(layout, batch))
      yield batch.length
    }
  }

  /** Removes those of the records that are there. */
  async remove(collection: string, ids: Iterable<string>): Promise<void> {
    const layout = collectionIn(this.#layout, collection)
    for (const batch of batchesOf(ids)) await this.#run(deleteManyStatement(layout, batch))
  }

  /** All records of a collection by id, as the store's `list` reads them. */
  records(collection: string): AsyncGenerator<StoredRecord, void, undefined> {
    return recordsById(this.#client, this.#layout, collection)
  }

  /** Has PostgreSQL look at the records: until then it guesses how to find them. */
  analyze(): Promise<void> {
    const tables = [...this.#layout.values()].flatMap(({ table, equal }) => [
      table,
      ...[...equal.values()].map(index => index.table),
    ])
    return this.#try(() =>
      execute(
        this.#client,
        tables.map(table => `analyze ${table}`),
      ),
    )
  }

  /** The tables are a whole shop now. */
  finish(): Promise<void> {
    const { namespace } = this.#options
    return this.#try(() => noteFinished(this.#client, { namespace, layout: this.#layout }))
  }

  close(): Promise<void> {
    return end(this.#client)
  }

  async #run(statement: Statement): Promise<void> {
    await this.#try(() => run(this.#client, statement))
  }

  async #try<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      throw toStoreError(error, this.#layout)
    }
  }
}

function* batchesOf<T>(items: Iterable<T>): Generator<T[], void, undefined> {
  let batch: T[] = []
  for (const item of items) {
    batch.push(item)
    if (batch.length < batchSize) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
