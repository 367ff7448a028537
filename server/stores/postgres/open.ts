import type { Migration } from '../../domain/migrations/migration.ts'
import type { StoreSchema } from '../../domain/ports/store.ts'
import { silentLog, type StoreLog } from '../store-log.ts'
import { end } from './connection.ts'
import { toOpeningError } from './errors.ts'
import { layoutOf } from './layout.ts'
import { openPatientPool, openPool } from './pools.ts'
import { notesOf, prepareTables } from './prepare-tables.ts'
import { openReplica, type ReplicaSettings } from './replica.ts'
import { PostgresStore } from './store.ts'
import { defaultTimeouts, type DatabaseTimeouts } from './timeouts.ts'

export interface OpenPostgresStoreOptions<S extends StoreSchema> {
  /** postgres://user:password@host:port/database, with `sslmode` where it is needed. */
  readonly url: string
  readonly schema: S
  /** PostgreSQL's schema that holds the tables; it is made. Default `shruti`. */
  readonly namespace?: string
  /** The steps from earlier versions of the records, all of them. Default none. */
  readonly migrations?: readonly Migration[]
  /** `create` makes tables where there are none, and is the default; `refuse` opens only those that are there. */
  readonly ifMissing?: 'create' | 'refuse'
  readonly log?: StoreLog
  /** Connections for transactions, and as many for reading, from 1. Default 10. */
  readonly connections?: number
  /** Default `defaultTimeouts`. */
  readonly timeouts?: DatabaseTimeouts
  /** Is told of each transaction that lost to another and is tried again. */
  readonly onRetry?: () => void
  /** A streaming replica of the database, for `publicReader`. Default none. */
  readonly replica?: ReplicaSettings
}

/**
 * Opens a store in a PostgreSQL database, version 13 or later. The first to open it makes its tables; one that an earlier
 * version wrote is brought to this version, in one transaction.
 * @throws StoreUnavailable when the database cannot be reached, or refuses
 * @throws StoreMissing when there are no tables and none may be made
 * @throws StoreVersionMismatch when a newer version of the program wrote it
 */
export async function openPostgresStore<S extends StoreSchema>(
  options: OpenPostgresStoreOptions<S>,
): Promise<PostgresStore<S>> {
  const { schema, namespace = 'shruti', migrations = [], ifMissing = 'create', onRetry } = options
  const { log = silentLog, connections = 10, timeouts = defaultTimeouts } = options
  const layout = layoutOf(namespace, schema)
  const notes = notesOf(layout, migrations)
  const poolOptions = { url: options.url, connections, timeouts, log }
  // To bring a large shop over takes as long as it takes.
  const preparing = openPatientPool({ ...poolOptions, connections: 1 })
  try {
    await prepareTables(preparing, { namespace, layout, notes, migrations, ifMissing, log })
  } catch (error) {
    throw toOpeningError(error, layout)
  } finally {
    await end(preparing)
  }
  const pools = { transactions: openPool(poolOptions), readers: openPool(poolOptions) }
  const replica =
    options.replica &&
    (await openReplica({ ...options.replica, primaryUrl: options.url, namespace, notes, log }))
  return new PostgresStore<S>(pools, layout, {
    namespace,
    ...(onRetry && { onRetry }),
    ...(replica && { replica }),
  })
}
