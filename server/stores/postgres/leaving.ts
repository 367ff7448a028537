import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'
import { StoreUnavailable, type StoredRecord } from '../../domain/ports/store.ts'
import { end } from './connection.ts'
import { toStoreError } from './errors.ts'
import { collectionIn, layoutOf, type Layout } from './layout.ts'
import { connectToMove, recordsById, type MovingOptions } from './moving.ts'
import { expectTables, noteMovedAway, openingLock } from './prepare-tables.ts'
import { countRecords } from './reads.ts'

/** How long a server that has just stopped may still be seen, and how often is looked, in ms. */
const goodbyeMs = 2_000
const lookEveryMs = 50

/** Tables of PostgreSQL whose records go to another store. No server opens them meanwhile, nor after `finish`. */
export class PostgresLeaving {
  readonly #client: Client
  readonly #layout: Layout
  readonly #namespace: string

  private constructor(client: Client, layout: Layout, namespace: string) {
    this.#client = client
    this.#layout = layout
    this.#namespace = namespace
  }

  /**
   * @throws StoreUnavailable when the database cannot be reached, refuses, or is in use by a server or another move
   * @throws StoreMissing, StoreUnfinished, StoreMoved, StoreVersionMismatch when no whole shop of this version is there
   */
  static async open(options: MovingOptions): Promise<PostgresLeaving> {
    const { namespace = 'shruti', migrations = [] } = options
    const layout = layoutOf(namespace, options.schema)
    const leaving = new PostgresLeaving(await connectToMove(options, layout), layout, namespace)
    try {
      await leaving.#expectNoOpening()
      await leaving.expectNoServer()
      await leaving.#try(() => expectTables(leaving.#client, { namespace, layout, migrations }))
      return leaving
    } catch (error) {
      await leaving.close()
      throw error
    }
  }

  /**
   * Makes sure that nobody works on the database. A server holds a connection as long as it runs; one that waits for the
   * lock of opening does not run yet.
   * @throws StoreUnavailable
   */
  async expectNoServer(): Promise<void> {
    const until = performance.now() + goodbyeMs
    for (;;) {
      const open = await this.#try(async () => {
        const { rows } = await this.#client.query<{ open: number }>(
          "select count(*)::integer open from pg_stat_activity where datname = current_database() and application_name like 'shruti%' and pid <> pg_backend_pid() and wait_event is distinct from 'advisory'",
        )
        return rows[0]?.open ?? 0
      })
      if (open === 0) return
      if (performance.now() > until) {
        throw new StoreUnavailable('Servers have the shop in this database open. Stop all of them first')
      }
      await wait(lookEveryMs)
    }
  }

  /** Runs what reads the records as they are at one moment. */
  async still<T>(work: () => Promise<T>): Promise<T> {
    await this.#try(() => this.#client.query('begin isolation level repeatable read read only'))
    try {
      return await work()
    } finally {
      await this.#try(() => this.#client.query('commit'))
    }
  }

  count(collection: string): Promise<number> {
    return this.#try(() => countRecords(this.#client, collectionIn(this.#layout, collection), {}))
  }

  /** All records of a collection by id. */
  records(collection: string): AsyncGenerator<StoredRecord, void, undefined> {
    return recordsById(this.#client, this.#layout, collection)
  }

  /** The records are in the other store: from now on no server opens the tables. */
  finish(): Promise<void> {
    return this.#try(() => noteMovedAway(this.#client, this.#namespace))
  }

  close(): Promise<void> {
    return end(this.#client)
  }

  /** A server that starts waits for this lock, and then finds what became of the tables. */
  async #expectNoOpening(): Promise<void> {
    const { rows } = await this.#try(() =>
      this.#client.query<{ taken: boolean }>('select pg_try_advisory_lock(hashtext($1)) taken', [
        openingLock(this.#namespace),
      ]),
    )
    if (rows[0]?.taken !== true) {
      throw new StoreUnavailable('A server is starting on this database. Stop all its servers first')
    }
  }

  async #try<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      throw toStoreError(error, this.#layout)
    }
  }
}
