import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import {
  StoreUnavailable,
  type CollectionName,
  type ListQuery,
  type RecordOf,
  type Store,
  type StoreReader,
  type StoreSchema,
  type StoreTransaction,
} from '../../domain/ports/store.ts'
import { end } from './connection.ts'
import { hasLostConnection, isConflict, toStoreError } from './errors.ts'
import { Gate } from './gate.ts'
import { beginIncarnation, currentIncarnation } from './incarnation.ts'
import { collectionIn, type CollectionLayout, type Layout } from './layout.ts'
import { countRecords, getRecord, listRecords } from './reads.ts'
import type { Replica, ReplicaFigures } from './replica.ts'
import { PostgresTransaction } from './transaction.ts'

/** Tries of a transaction that lost to others, the first included. */
const maximumTries = 12
/** Longest wait before the next try, in ms; the first waits are shorter. */
const longestWaitMs = 100

/** The connections of a store: readers never wait for transactions, which may themselves read beside their own. */
export interface Pools {
  readonly transactions: Pool
  readonly readers: Pool
}

export interface PostgresStoreOptions {
  /** PostgreSQL's schema that holds the tables. */
  readonly namespace: string
  /** Is told of each transaction that lost to another and is tried again. */
  readonly onRetry?: () => void
  /** Is closed with the store. */
  readonly replica?: Replica
}

/** Connections of a pool: those that are open, those of them that nobody uses, and the callers that wait for one. */
export interface PoolFigures {
  readonly pool: keyof Pools
  readonly total: number
  readonly idle: number
  readonly waiting: number
}

/** The Store port on PostgreSQL. Any number of processes may share one database. */
export class PostgresStore<S extends StoreSchema> implements Store<S> {
  readonly #pools: Pools
  readonly #layout: Layout
  readonly #options: PostgresStoreOptions
  readonly #gate = new Gate()
  readonly #started = new Set<Promise<unknown>>()
  #closing: Promise<void> | undefined

  constructor(pools: Pools, layout: Layout, options: PostgresStoreOptions) {
    this.#pools = pools
    this.#layout = layout
    this.#options = options
  }

  /** How the connections are used right now. */
  connections(): PoolFigures[] {
    return (['transactions', 'readers'] as const).map(pool => {
      const { totalCount: total, idleCount: idle, waitingCount: waiting } = this.#pools[pool]
      return { pool, total, idle, waiting }
    })
  }

  /** Bytes of the tables with their indexes. @throws StoreUnavailable */
  bytes(): Promise<number> {
    return this.#read(undefined, async () => {
      const { rows } = await this.#pools.readers.query<{ bytes: number }>(
        "select coalesce(sum(pg_total_relation_size(c.oid)), 0)::float8 bytes from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = $1 and c.relkind = 'r'",
        [this.#options.namespace],
      )
      return rows[0]?.bytes ?? 0
    })
  }

  get<N extends CollectionName<S>>(collection: N, id: string): Promise<Readonly<RecordOf<S, N>> | undefined> {
    return this.#read(collection, layout => getRecord(this.#pools.readers, layout, id)) as Promise<
      RecordOf<S, N> | undefined
    >
  }

  list<N extends CollectionName<S>>(
    collection: N,
    query: ListQuery = {},
  ): Promise<ReadonlyArray<Readonly<RecordOf<S, N>>>> {
    const records = this.#read(collection, layout => listRecords(this.#pools.readers, layout, query))
    return records as unknown as Promise<Array<RecordOf<S, N>>>
  }

  count<N extends CollectionName<S>>(collection: N, query: ListQuery = {}): Promise<number> {
    return this.#read(collection, layout => countRecords(this.#pools.readers, layout, query))
  }

  /**
   * The same records for whom they may be some seconds old: from the replica while it is fit, else from the database.
   * Undefined without a replica.
   */
  get publicReader(): StoreReader<S> | undefined {
    const { replica } = this.#options
    if (!replica) return undefined
    const layoutFor = (collection: string) => collectionIn(this.#layout, collection)
    return {
      get: (collection, id) => {
        type Found = Promise<RecordOf<S, typeof collection> | undefined>
        const read = (pool: Pool) => getRecord(pool, layoutFor(collection), id) as Found
        return replica.read(read, () => this.get(collection, id))
      },
      list: (collection, query = {}) => {
        type Found = Promise<ReadonlyArray<RecordOf<S, typeof collection>>>
        const read = (pool: Pool) => listRecords(pool, layoutFor(collection), query) as unknown as Found
        return replica.read(read, () => this.list(collection, query))
      },
      count: (collection, query = {}) =>
        replica.read(
          pool => countRecords(pool, layoutFor(collection), query),
          () => this.count(collection, query),
        ),
    }
  }

  /** How the replica is; undefined without one. */
  replicaFigures(): ReplicaFigures | undefined {
    return this.#options.replica?.figures()
  }

  async transaction<T>(fn: (tx: StoreTransaction<S>) => Promise<T>): Promise<T> {
    this.#assertOpen()
    return this.#track(this.#tryUntilItFits(fn))
  }

  async assertWritable(): Promise<void> {
    const isReadOnly = await this.#read(undefined, async () => {
      // By the connections that write: when all of them are taken, nothing can be written either.
      const { rows } = await this.#pools.transactions.query<{ replica: boolean }>(
        'select pg_is_in_recovery() replica',
      )
      return rows[0]?.replica
    })
    if (isReadOnly !== false) throw new StoreUnavailable('The database takes no writes: it is a replica')
  }

  close(): Promise<void> {
    this.#closing ??= this.#close()
    return this.#closing
  }

  async #close(): Promise<void> {
    while (this.#started.size > 0) await Promise.allSettled(this.#started)
    await this.#options.replica?.close()
    await end(this.#pools.transactions, this.#pools.readers)
  }

  #assertOpen(): void {
    if (this.#closing !== undefined) throw new StoreUnavailable('The store is closed')
  }

  async #read<T>(collection: string | undefined, work: (layout: CollectionLayout) => Promise<T>): Promise<T> {
    this.#assertOpen()
    const read = async () => {
      try {
        return await work(collectionIn(this.#layout, collection ?? [...this.#layout.keys()][0] ?? ''))
      } catch (error) {
        throw toStoreError(error, this.#layout)
      }
    }
    return this.#track(read())
  }

  async #track<T>(work: Promise<T>): Promise<T> {
    this.#started.add(work)
    try {
      return await work
    } finally {
      this.#started.delete(work)
    }
  }

  /** Tries again what lost to another transaction: PostgreSQL lets through only what could have run one after the other. */
  async #tryUntilItFits<T>(fn: (tx: StoreTransaction<S>) => Promise<T>): Promise<T> {
    let conflict: unknown
    for (let tries = 0; tries < maximumTries; tries += 1) {
      const attempt = () => this.#attempt(fn)
      try {
        return await (tries === 0 ? this.#gate.beside(attempt) : this.#gate.alone(attempt))
      } catch (error) {
        if (!isConflict(error)) throw error
        conflict = error
        this.#options.onRetry?.()
        // Processes that lost to each other come back at different times.
        await wait(randomInt(Math.min(longestWaitMs, 2 ** tries) + 1))
      }
    }
    throw new StoreUnavailable('Too many others changed the same records', { cause: conflict })
  }

  /** @throws what `isConflict` knows, when the same may go through another time */
  async #attempt<T>(fn: (tx: StoreTransaction<S>) => Promise<T>): Promise<T> {
    const client = await this.#connect()
    const tx = new PostgresTransaction<S>(client, this.#layout)
    let broken: unknown
    try {
      await client.query('begin isolation level serializable')
      const result = await fn(tx).finally(() => tx.end())
      if (tx.failure !== undefined) throw tx.failure
      await this.#commit(client, tx)
      return result
    } catch (error) {
      const cause = tx.failure ?? error
      const known = isConflict(cause) ? cause : toStoreError(cause, this.#layout)
      // PostgreSQL rolls back by itself what it hears no more of.
      broken = hasLostConnection(known) ? known : await rollBack(client)
      throw known
    } finally {
      client.release(broken !== undefined)
    }
  }

  async #connect(): Promise<PoolClient> {
    try {
      return await this.#pools.transactions.connect()
    } catch (error) {
      throw toStoreError(error, this.#layout)
    }
  }

  /**
   * Commits. When the connection is lost before the answer, PostgreSQL is asked what became of the transaction, so that
   * what was done is not called failed. What cannot be known is called failed.
   */
  async #commit(client: PoolClient, { hasWritten }: PostgresTransaction<S>): Promise<void> {
    if (!hasWritten) {
      await client.query('commit')
      return
    }
    const { namespace } = this.#options
    const { rows } = await client.query<TransactionName>(
      `select pg_current_xact_id()::text id, ${currentIncarnation(namespace)} incarnation`,
    )
    const [name] = rows
    try {
      await client.query('commit')
    } catch (error) {
      if (isConflict(error) || !(toStoreError(error, this.#layout) instanceof StoreUnavailable)) throw error
      if (!name || !(await this.#wasCommitted(name))) throw error
      return
    }
    if (name?.incarnation === null) await this.#beginIncarnation()
  }

  async #wasCommitted({ id, incarnation }: TransactionName): Promise<boolean> {
    if (incarnation === null) return false
    const text = `select pg_xact_status($1::xid8) status, ${currentIncarnation(this.#options.namespace)} incarnation`
    for (let tries = 0; tries < maximumTries; tries += 1) {
      try {
        const { rows } = await this.#pools.readers.query<{
          status: string | null
          incarnation: string | null
        }>(text, [id])
        const [now] = rows
        // Since a crash the number may be another's.
        if (now?.incarnation !== incarnation) return false
        if (now.status !== 'in progress') return now.status === 'committed'
      } catch {
        // The database is still away; what is not known to be done is reported as failed.
      }
      await wait(longestWaitMs)
    }
    return false
  }

  /** After a crash of the database. Until it succeeds, a commit without an answer is called failed. */
  async #beginIncarnation(): Promise<void> {
    try {
      await this.#pools.readers.query(beginIncarnation(this.#options.namespace))
    } catch {
      // The next commit tries again.
    }
  }
}

/** What finds a transaction again: its number, and the life of the database that gave it. */
interface TransactionName {
  readonly id: string
  /** Null when none is noted: then the number is worth nothing. */
  readonly incarnation: string | null
}

/** @returns the error of a connection that can no longer be used */
async function rollBack(client: PoolClient): Promise<unknown> {
  try {
    await client.query('rollback')
    return undefined
  } catch (error) {
    return error
  }
}
