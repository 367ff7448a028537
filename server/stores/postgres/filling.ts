import { Client } from 'pg'
import type { Migration } from '../../domain/migrations/migration.ts'
import { StoreUnavailable, type StoredRecord, type StoreSchema } from '../../domain/ports/store.ts'
import { silentLog, type StoreLog } from '../store-log.ts'
import { end, execute, run } from './connection.ts'
import { dutyLockKey } from './duty-lock.ts'
import { toOpeningError, toStoreError } from './errors.ts'
import { collectionIn, layoutOf, type Layout } from './layout.ts'
import { makeUnfinishedTables, noteFinished, stateOfTables } from './prepare-tables.ts'
import { listRecords } from './reads.ts'
import { defaultTimeouts } from './timeouts.ts'
import { deleteManyStatement, insertManyStatement } from './writes.ts'
import type { Statement } from './queries.ts'

export interface FillingOptions {
  /** As for `openPostgresStore`. */
  readonly url: string
  readonly schema: StoreSchema
  /** Default `shruti`. */
  readonly namespace?: string
  readonly migrations?: readonly Migration[]
  readonly log?: StoreLog
}

/** While the old server goes on nothing is asked; what stands between must not forget the connection meanwhile. */
const keepAliveMs = 30_000

/** Records that are written, removed or read in one statement. */
const batchSize = 500

/**
 * Tables of PostgreSQL that are filled with the records of another store. No server opens them from `begin` to `finish`,
 * also when this process ends in between.
 */
export class PostgresFilling {
  readonly #client: Client
  readonly #options: Required<Omit<FillingOptions, 'url' | 'schema'>>
  readonly #layout: Layout

  private constructor(client: Client, options: FillingOptions) {
    const { namespace = 'shruti', migrations = [], log = silentLog } = options
    this.#client = client
    this.#options = { namespace, migrations, log }
    this.#layout = layoutOf(namespace, options.schema)
  }

  /** @throws StoreUnavailable when the database cannot be reached, refuses, or is in use by a server or another filling */
  static async open(options: FillingOptions): Promise<PostgresFilling> {
    const client = new Client({
      connectionString: options.url,
      connectionTimeoutMillis: defaultTimeouts.connectMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveMs,
      application_name: 'shruti move',
    })
    // The statement that needs the connection fails too.
    client.on('error', () => undefined)
    const filling = new PostgresFilling(client, options)
    try {
      await client.connect()
      // To fill it takes as long as it takes, and so does waiting for the end of the old server.
      await client.query(
        "select set_config(name, '0', false) from pg_settings where name in ('statement_timeout', 'lock_timeout', 'idle_session_timeout')",
      )
      // The lock of a server that does the regular jobs: while it is ours, none of them begins.
      const { rows } = await client.query<{ taken: boolean }>(
        'select pg_try_advisory_lock(hashtext($1), $2) taken',
        [`shruti ${filling.#options.namespace}`, dutyLockKey],
      )
      if (rows[0]?.taken !== true) {
        throw new StoreUnavailable(
          'A server has the shop in this database open, or another npm run move fills it',
        )
      }
      return filling
    } catch (error) {
      await end(client)
      throw toOpeningError(error, filling.#layout)
    }
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
  async *records(collection: string): AsyncGenerator<StoredRecord, void, undefined> {
    const layout = collectionIn(this.#layout, collection)
    let last: string | undefined
    for (;;) {
      const after = last === undefined ? {} : { after: { key: last, id: last } }
      const page = await this.#try(() => listRecords(this.#client, layout, { limit: batchSize, ...after }))
      yield* page
      last = page.at(-1)?.id
      if (last === undefined) return
    }
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
