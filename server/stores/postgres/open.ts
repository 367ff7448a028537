import { Pool, type PoolConfig } from 'pg'
import type { Migration } from '../../domain/migrations/migration.ts'
import type { StoreSchema } from '../../domain/ports/store.ts'
import { silentLog, type StoreLog } from '../store-log.ts'
import { end } from './connection.ts'
import { toOpeningError } from './errors.ts'
import { layoutOf } from './layout.ts'
import { prepareTables } from './prepare-tables.ts'
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
}

/** PostgreSQL ends what takes too long; where the network swallows its answer, the connection is given up so much later. */
const silenceMs = 5_000

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
  const basic: PoolConfig = {
    connectionString: options.url,
    connectionTimeoutMillis: timeouts.connectMs,
    keepAlive: true,
    application_name: 'shruti',
  }
  // What the types of pg do not name yet, its connections do take.
  const poolOptions: PoolConfig & { lock_timeout: number } = {
    ...basic,
    max: connections,
    statement_timeout: timeouts.statementMs,
    query_timeout: timeouts.statementMs + silenceMs,
    lock_timeout: timeouts.lockMs,
    idle_in_transaction_session_timeout: timeouts.idleTransactionMs,
  }
  const open = (config: PoolConfig) => {
    const pool = new Pool(config)
    // One that breaks while it is used fails its statement too; the pool opens another.
    pool.on('connect', client =>
      client.on('error', error => log.warn({ err: error }, 'A connection to the database was lost')),
    )
    // The pool reports one that nobody uses once more.
    pool.on('error', () => undefined)
    return pool
  }
  // To bring a large shop over takes as long as it takes.
  const preparing = open({ ...basic, max: 1 })
  try {
    await prepareTables(preparing, { namespace, layout, migrations, ifMissing, log })
  } catch (error) {
    throw toOpeningError(error, layout)
  } finally {
    await end(preparing)
  }
  const pools = { transactions: open(poolOptions), readers: open(poolOptions) }
  return new PostgresStore<S>(pools, layout, { namespace, ...(onRetry && { onRetry }) })
}
