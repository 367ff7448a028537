import { Client } from 'pg'
import type { Migration } from '../../domain/migrations/migration.ts'
import { StoreUnavailable, type StoredRecord, type StoreSchema } from '../../domain/ports/store.ts'
import { end } from './connection.ts'
import { dutyLockKey } from './duty-lock.ts'
import { toOpeningError, toStoreError } from './errors.ts'
import { collectionIn, type Layout } from './layout.ts'
import { listRecords } from './reads.ts'
import { defaultTimeouts } from './timeouts.ts'

/** Of tables whose records come from another store, or go to one. */
export interface MovingOptions {
  /** As for `openPostgresStore`. */
  readonly url: string
  readonly schema: StoreSchema
  /** Default `shruti`. */
  readonly namespace?: string
  readonly migrations?: readonly Migration[]
}

/** The other side may take long; what stands between must not forget the connection meanwhile. */
const keepAliveMs = 30_000

/** Records that are read in one statement. */
const batchSize = 500

/**
 * A connection that has a shop's database for itself, but for servers without the regular jobs.
 * @throws StoreUnavailable when the database cannot be reached, refuses, or is in use by a server or another move
 */
export async function connectToMove(options: MovingOptions, layout: Layout): Promise<Client> {
  const client = new Client({
    connectionString: options.url,
    connectionTimeoutMillis: defaultTimeouts.connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
    application_name: 'shruti move',
  })
  // The statement that needs the connection fails too.
  client.on('error', () => undefined)
  try {
    await client.connect()
    // To copy takes as long as it takes, and so does waiting for the other side.
    await client.query(
      "select set_config(name, '0', false) from pg_settings where name in ('statement_timeout', 'lock_timeout', 'idle_session_timeout', 'idle_in_transaction_session_timeout')",
    )
    // The lock of a server that does the regular jobs: while it is ours, none of them begins.
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock(hashtext($1), $2) taken',
      [`shruti ${options.namespace ?? 'shruti'}`, dutyLockKey],
    )
    if (rows[0]?.taken !== true) {
      throw new StoreUnavailable(
        'A server has the shop in this database open, or another npm run move is at work. Stop all its servers first',
      )
    }
    return client
  } catch (error) {
    await end(client)
    throw toOpeningError(error, layout)
  }
}

/** All records of a collection by id, as the store's `list` reads them. */
export async function* recordsById(
  client: Client,
  layout: Layout,
  name: string,
): AsyncGenerator<StoredRecord, void, undefined> {
  const collection = collectionIn(layout, name)
  let last: string | undefined
  for (;;) {
    const after = last === undefined ? {} : { after: { key: last, id: last } }
    const page = await listRecords(client, collection, { limit: batchSize, ...after }).catch(
      (error: unknown) => {
        throw toStoreError(error, layout)
      },
    )
    yield* page
    last = page.at(-1)?.id
    if (last === undefined) return
  }
}
