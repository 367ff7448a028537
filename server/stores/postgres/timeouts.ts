/** After how many ms each kind of waiting ends, with `StoreUnavailable`. */
export interface DatabaseTimeouts {
  /** For a connection, a new one or one of the pool. */
  readonly connectMs: number
  /** For a statement; PostgreSQL ends it then. */
  readonly statementMs: number
  /** Of a statement, for what another transaction has locked. */
  readonly lockMs: number
  /** Of PostgreSQL, for the next statement of a transaction. */
  readonly idleTransactionMs: number
}

/** A shopper has gone by then, and PostgreSQL is not left with work that nobody waits for. */
export const defaultTimeouts: DatabaseTimeouts = {
  connectMs: 5_000,
  statementMs: 15_000,
  lockMs: 5_000,
  idleTransactionMs: 30_000,
}
