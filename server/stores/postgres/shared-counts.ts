import { Pool } from 'pg'
import { end } from './connection.ts'
import { escapeIdentifier } from './identifiers.ts'

const connections = 2
/** How often a process removes what has run out. */
const tidyEveryMs = 60_000

/** The table of the counts. Unlogged: after a crash of the database they begin again, and cost no write to its log. */
export const countsName = 'request_counts'
const countsTable = (namespace: string) => `${escapeIdentifier(namespace)}.${escapeIdentifier(countsName)}`

/** The statement that makes the table where it is missing. */
export const countsTableStatement = (namespace: string) =>
  `create unlogged table if not exists ${countsTable(namespace)} (key text primary key, count integer not null, ends_at timestamptz not null)`

export interface PostgresCountsOptions {
  readonly url: string
  /** PostgreSQL's schema of the shop. Default `shruti`. */
  readonly namespace?: string
  /** Default 1000: a busy database must not make requests wait for being counted. */
  readonly timeoutMs?: number
}

export interface Count {
  /** Events of the window, this one included. */
  readonly count: number
  /** Until the window ends. */
  readonly remainingMs: number
}

/** Counts of events within windows, shared by all processes of a shop. */
export class PostgresCounts {
  readonly #pool: Pool
  readonly #add: string
  readonly #tidy: string
  #tidiedAtMs = performance.now()

  constructor({ url, namespace = 'shruti', timeoutMs = 1_000 }: PostgresCountsOptions) {
    const table = countsTable(namespace)
    this.#pool = new Pool({
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: timeoutMs,
      statement_timeout: timeoutMs,
      query_timeout: timeoutMs,
      keepAlive: true,
      application_name: 'shruti counts',
    })
    this.#pool.on('error', () => undefined)
    this.#add = `insert into ${table} as counted values ($1, 1, now() + $2 * interval '1 ms')
      on conflict (key) do update set
        count = case when counted.ends_at <= now() then 1 else counted.count + 1 end,
        ends_at = case when counted.ends_at <= now() then excluded.ends_at else counted.ends_at end
      returning count, (extract(epoch from ends_at - now()) * 1000)::float8 "remainingMs"`
    this.#tidy = `delete from ${table} where ends_at <= now()`
  }

  /**
   * Counts an event.
   * @param windowMs how long the window lasts that it opens, when none is open
   * @throws what the database says; nothing is counted then
   */
  async add(key: string, windowMs: number): Promise<Count> {
    const { rows } = await this.#pool.query<Count>({
      name: 'count',
      text: this.#add,
      values: [key, windowMs],
    })
    if (performance.now() - this.#tidiedAtMs >= tidyEveryMs) {
      this.#tidiedAtMs = performance.now()
      // What is left over is removed a minute later.
      this.#pool.query(this.#tidy).catch(() => undefined)
    }
    const [row] = rows
    if (row === undefined) throw new Error('The database counted nothing')
    return row
  }

  async close(): Promise<void> {
    await end(this.#pool)
  }
}
