import { Pool, type PoolConfig } from 'pg'
import type { Migration } from '../../domain/migrations/migration.ts'
import type { StoreSchema } from '../../domain/ports/store.ts'
import { silentLog, type StoreLog } from '../store-log.ts'
import { toStoreError } from './errors.ts'
import { layoutOf } from './layout.ts'
import { prepareTables } from './prepare-tables.ts'
import { PostgresStore } from './store.ts'

export interface OpenPostgresStoreOptions<S extends StoreSchema> {
  /** postgres://user:password@host:port/database, with `sslmode` where it is needed. */
  readonly url: string
  readonly schema: S
  /** PostgreSQL's schema that holds the tables; it is made. Default `shruti`. */
  readonly namespace?: string
  /** The steps from earlier versions of the records, all of them. Default none. */
  readonly migrations?: readonly Migration[]
  readonly log?: StoreLog
  /** Connections for transactions, and as many for reading, from 1. Default 10. */
  readonly connections?: number
}

/* In ms. A shopper has gone by then, and PostgreSQL is not left with work that nobody waits for. */
const connectionTimeoutMs = 5_000
const statementTimeoutMs = 15_000
const lockTimeoutMs = 5_000
const idleInTransactionMs = 30_000

/**
 * Opens a store in a PostgreSQL database, version 13 or later. The first to open it makes its tables; one that an earlier
 * version wrote is brought to this version, in one transaction.
 * @throws StoreUnavailable when the database cannot be reached
 * @throws StoreVersionMismatch when a newer version of the program wrote it
 */
export async function openPostgresStore<S extends StoreSchema>(
  options: OpenPostgresStoreOptions<S>,
): Promise<PostgresStore<S>> {
  const { url, schema, namespace = 'shruti', migrations = [], log = silentLog, connections = 10 } = options
  const layout = layoutOf(namespace, schema)
  // What the types of pg do not name yet, its connections do take.
  const poolOptions: PoolConfig & { lock_timeout: number } = {
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectionTimeoutMs,
    statement_timeout: statementTimeoutMs,
    lock_timeout: lockTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    application_name: 'shruti',
  }
  const pools = { transactions: new Pool(poolOptions), readers: new Pool(poolOptions) }
  const lost = (error: Error) => log.warn({ err: error }, 'A connection to the database was lost')
  for (const pool of Object.values(pools)) {
    // One that breaks while it is used fails its statement too; the pool opens another.
    pool.on('connect', client => client.on('error', lost))
    // The pool reports one that nobody uses once more.
    pool.on('error', () => undefined)
  }
  try {
    await prepareTables(pools.transactions, { namespace, layout, migrations, log })
    return new PostgresStore<S>(pools, layout)
  } catch (error) {
    await Promise.all([pools.transactions.end(), pools.readers.end()])
    throw toStoreError(error, layout)
  }
}
