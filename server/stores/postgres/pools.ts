import { Pool, type PoolConfig } from 'pg'
import type { StoreLog } from '../store-log.ts'
import type { DatabaseTimeouts } from './timeouts.ts'

/** PostgreSQL ends what takes too long; where the network swallows its answer, the connection is given up so much later. */
const silenceMs = 5_000

export interface PoolOptions {
  readonly url: string
  /** Connections at most. */
  readonly connections: number
  readonly timeouts: DatabaseTimeouts
  /** Default: PostgreSQL's own end of a statement comes first, by some seconds. */
  readonly silenceMs?: number
  readonly log: StoreLog
}

/** Connections that wait as long as a statement takes. */
export function openPatientPool({ url, connections, timeouts, log }: PoolOptions): Pool {
  return open(basicConfig(url, connections, timeouts), log)
}

/** Connections for shoppers: each kind of waiting has an end. */
export function openPool(options: PoolOptions): Pool {
  const { url, connections, timeouts, log } = options
  // What the types of pg do not name yet, its connections do take.
  const config: PoolConfig & { lock_timeout: number } = {
    ...basicConfig(url, connections, timeouts),
    statement_timeout: timeouts.statementMs,
    query_timeout: timeouts.statementMs + (options.silenceMs ?? silenceMs),
    lock_timeout: timeouts.lockMs,
    idle_in_transaction_session_timeout: timeouts.idleTransactionMs,
  }
  return open(config, log)
}

function basicConfig(url: string, max: number, { connectMs }: DatabaseTimeouts): PoolConfig {
  return {
    connectionString: url,
    max,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    application_name: 'shruti',
  }
}

function open(config: PoolConfig, log: StoreLog): Pool {
  const pool = new Pool(config)
  // One that breaks while it is used fails its statement too; the pool opens another.
  pool.on('connect', client =>
    client.on('error', error => log.warn({ err: error }, 'A connection to the database was lost')),
  )
  // The pool reports one that nobody uses once more.
  pool.on('error', () => undefined)
  return pool
}
