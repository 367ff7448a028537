import { Pool } from 'pg'
import { end } from './connection.ts'
import { escapeIdentifier } from './identifiers.ts'

/** A sequence: it is counted on by any number of transactions at once, and none waits for another. */
const sequence = (namespace: string) => `${escapeIdentifier(namespace)}.public_version`

/** The statement that makes the sequence where it is missing. */
export const versionStatement = (namespace: string) => `create sequence if not exists ${sequence(namespace)}`

export interface PostgresVersionOptions {
  readonly url: string
  /** PostgreSQL's schema of the shop. Default `shruti`. */
  readonly namespace?: string
  /** Default 1000: a busy database must not make pages wait that could be rendered. */
  readonly timeoutMs?: number
}

/** The version of what public pages show, shared by all processes of a shop. */
export class PostgresVersion {
  readonly #pool: Pool
  readonly #read: string
  readonly #count: string
  /** A question that is on its way, and one that is asked when it is answered. */
  #asking: Promise<number> | undefined
  #next: Promise<number> | undefined

  constructor({ url, namespace = 'shruti', timeoutMs = 1_000 }: PostgresVersionOptions) {
    this.#pool = new Pool({
      connectionString: url,
      max: 1,
      connectionTimeoutMillis: timeoutMs,
      statement_timeout: timeoutMs,
      query_timeout: timeoutMs,
      keepAlive: true,
      application_name: 'shruti pages',
    })
    this.#pool.on('error', () => undefined)
    // A new sequence has the same last value before its first number as after it.
    this.#read = `select (case when is_called then last_value else 0 end)::float8 version from ${sequence(namespace)}`
    this.#count = `select nextval('${sequence(namespace)}')`
  }

  /**
   * The number of changes, as the database has it when this is called or later. All who ask while a question is on its
   * way share the next one: an answer to a question from before may lack a change that the caller knows of.
   * @throws what the database says
   */
  current(): Promise<number> {
    if (this.#asking === undefined) return this.#ask()
    this.#next ??= this.#asking.then(
      () => this.#ask(),
      () => this.#ask(),
    )
    return this.#next
  }

  /** @throws what the database says; nothing is counted then */
  async changed(): Promise<void> {
    await this.#pool.query(this.#count)
  }

  async close(): Promise<void> {
    await end(this.#pool)
  }

  #ask(): Promise<number> {
    this.#next = undefined
    const asking = this.#query().finally(() => {
      if (this.#asking === asking) this.#asking = undefined
    })
    this.#asking = asking
    return asking
  }

  async #query(): Promise<number> {
    const { rows } = await this.#pool.query<{ version: number }>({ name: 'version', text: this.#read })
    const [row] = rows
    if (row === undefined) throw new Error('The database has no version')
    return row.version
  }
}
