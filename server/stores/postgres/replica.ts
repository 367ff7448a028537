import type { Pool } from 'pg'
import { silentLog, type StoreLog } from '../store-log.ts'
import { end } from './connection.ts'
import { openPool } from './pools.ts'
import { areSame, readNotes, type Notes } from './prepare-tables.ts'
import { defaultTimeouts, type DatabaseTimeouts } from './timeouts.ts'

export interface ReplicaSettings {
  /** The replica's address, as that of the database. */
  readonly url: string
  /** Connections for reading from it. Default 10. */
  readonly connections?: number
  /** Older than so many ms, what it has is not read. Default 10,000. */
  readonly maximumLagMs?: number
  /** How often the lag is measured, in ms. Default 1000. */
  readonly lookEveryMs?: number
  /** How long it is left alone after a read that it failed, in ms. Default 10,000. */
  readonly restMs?: number
}

export interface OpenReplicaOptions extends ReplicaSettings {
  readonly primaryUrl: string
  /** PostgreSQL's schema of the shop. */
  readonly namespace: string
  /** Those that a database of this program has. */
  readonly notes: Notes
  readonly log: StoreLog
}

/** How a replica is right now. */
export interface ReplicaFigures {
  readonly isUsed: boolean
  /** How old what it has is at most, in ms; where that is not known, how old at least. */
  readonly lagMs: number
}

/** Shorter than the database's: it answers what the replica does not, and a shopper waits for both. */
const replicaTimeouts: DatabaseTimeouts = { ...defaultTimeouts, connectMs: 1_000, statementMs: 2_000 }
const replicaSilenceMs = 500

/** Positions that are remembered, from the one that the replica has reached on; of more, every other one is forgotten. */
const maximumPositions = 120

/** Which database of which cluster a server has. A streaming replica has both from its primary. */
const identity =
  "(select system_identifier from pg_control_system()) || '/' || (select oid from pg_database where datname = current_database())"

/** How far the database's log of changes was, and when it was asked: what had been written before is in it. */
interface Position {
  readonly bytes: number
  readonly atMs: number
}

/**
 * A streaming replica, and whether it may be read. Once in a while the database is asked how far its log of changes is, and
 * the replica how far it has got: what it has is as old as the newest of those positions that it has reached. So a database
 * without writes has no lag, and the clocks of machines do not matter. Without the database the lag grows.
 */
export class Replica {
  readonly #options: OpenReplicaOptions
  readonly #primary: Pool
  readonly #pool: Pool
  readonly #openedAtMs = performance.now()
  /** Oldest first. */
  #positions: Position[] = []
  #database: string | undefined
  /** Why the database does not say how far it is. */
  #silence: unknown
  #upToDateAtMs: number | undefined
  /** Why it is not fit, whatever its lag. */
  #fault: unknown
  #restsUntilMs = 0
  #wasUsed: boolean | undefined
  #looking: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(options: OpenReplicaOptions) {
    this.#options = options
    const { url, primaryUrl, connections = 10, log } = options
    const timeouts = replicaTimeouts
    const silenceMs = replicaSilenceMs
    // That it is not read any more says enough of its connections.
    this.#pool = openPool({ url, connections, timeouts, silenceMs, log: silentLog })
    // A connection of its own: a database with no connection left is one that the replica has to spare.
    this.#primary = openPool({ url: primaryUrl, connections: 1, timeouts, silenceMs, log })
  }

  /** Looks for the first time, and regularly from then on. */
  async start(): Promise<void> {
    await this.#look()
    this.#timer = setInterval(() => void this.#lookOnce(), this.#options.lookEveryMs ?? 1_000).unref()
  }

  figures(): ReplicaFigures {
    const sinceMs = this.#upToDateAtMs ?? this.#positions[0]?.atMs ?? this.#openedAtMs
    const lagMs = performance.now() - sinceMs
    const { maximumLagMs = 10_000 } = this.#options
    const isUsed = this.#fault === undefined && this.#upToDateAtMs !== undefined && lagMs <= maximumLagMs
    return { isUsed, lagMs }
  }

  /** Reads from it while it is fit. @param otherwise reads from the database, also when the replica fails */
  async read<T>(work: (replica: Pool) => Promise<T>, otherwise: () => Promise<T>): Promise<T> {
    if (this.figures().isUsed) {
      try {
        return await work(this.#pool)
      } catch (error) {
        this.#fault = error
        this.#restsUntilMs = performance.now() + (this.#options.restMs ?? 10_000)
        this.#tell()
      }
    }
    return otherwise()
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#looking
    await end(this.#pool, this.#primary)
  }

  #lookOnce(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined
    })
    return this.#looking
  }

  async #look(): Promise<void> {
    this.#silence = await this.#lookAtPrimary().catch((error: unknown) => error)
    const fault = await this.#lookAtReplica().catch((error: unknown) => error)
    if (performance.now() >= this.#restsUntilMs) this.#fault = fault
    this.#tell()
  }

  async #lookAtPrimary(): Promise<void> {
    const atMs = performance.now()
    const { rows } = await this.#primary.query<{ database: string; bytes: number }>(
      `select ${identity} database, pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::float8 bytes`,
    )
    for (const { database, bytes } of rows) {
      this.#database = database
      this.#positions.push({ bytes, atMs })
    }
    if (this.#positions.length > maximumPositions) {
      this.#positions = this.#positions.filter((_, index) => index % 2 === 0)
    }
  }

  /** @returns why it is not fit */
  async #lookAtReplica(): Promise<unknown> {
    const { rows } = await this.#pool.query<{ isReplica: boolean; database: string; bytes: number | null }>(
      `select pg_is_in_recovery() "isReplica", ${identity} database, pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 bytes`,
    )
    const [found] = rows
    if (found?.isReplica !== true) return new Error('It is no replica')
    // Nothing is known of the database yet: neither is the lag.
    if (this.#database === undefined) return undefined
    if (found.database !== this.#database) return new Error('It is a replica of another database')
    const { namespace, notes } = this.#options
    if (!areSame(await readNotes(this.#pool, namespace), notes)) {
      return new Error('Its tables are of another version')
    }
    const reached = this.#positions.findLastIndex(({ bytes }) => bytes <= (found.bytes ?? 0))
    // None: another replica has taken the place of one that was further.
    this.#upToDateAtMs = this.#positions[reached]?.atMs
    this.#positions = this.#positions.slice(Math.max(reached, 0))
    return undefined
  }

  /** Says in the log when it is used from now on, or no more. */
  #tell(): void {
    const { isUsed, lagMs } = this.figures()
    if (isUsed === this.#wasUsed) return
    this.#wasUsed = isUsed
    const facts = { lagSeconds: Math.round(lagMs / 1000) }
    if (isUsed) this.#options.log.info(facts, 'The replica is read for what is public')
    else {
      const err = this.#fault ?? new Error('It lags behind', { cause: this.#silence })
      this.#options.log.warn({ ...facts, err }, 'The replica is not read: the database answers instead')
    }
  }
}

/** Opens a replica. One that is not fit, or not there, is no error: it is read when it is. */
export async function openReplica(options: OpenReplicaOptions): Promise<Replica> {
  const replica = new Replica(options)
  await replica.start()
  return replica
}
