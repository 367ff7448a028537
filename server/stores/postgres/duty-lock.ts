import { Client } from 'pg'
import { end } from './connection.ts'
import { silentLog, type StoreLog } from '../store-log.ts'

export interface DutyLockOptions {
  readonly url: string
  /** PostgreSQL's schema of the shop. Default `shruti`. */
  readonly namespace?: string
  readonly log?: StoreLog
  /** How long a connection and an answer are waited for. Default 5000. */
  readonly timeoutMs?: number
}

/** The second half of the lock's key; the first is made of the namespace. */
export const dutyLockKey = 1

/** How often the holder shows that it lives, and the others look whether it still does. */
const lookEveryMs = 5_000

/**
 * After so long without a sign of the holder PostgreSQL ends its connection, and with it the lock: a machine that lost its
 * power closes nothing. Version 13 has no such setting, and finds it out by the network alone.
 */
const silenceMs = 30_000

/**
 * A lock that one process of a shop holds at a time, on a connection of its own: PostgreSQL gives it free when that
 * connection ends, however the process died.
 */
export class DutyLock {
  readonly #options: DutyLockOptions
  #client: Client | undefined
  #holding: AbortController | undefined
  #looking: Promise<void> | undefined
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(options: DutyLockOptions) {
    this.#options = options
  }

  /**
   * Takes the lock if nobody has it, and makes sure of it if it is here.
   * @returns a signal that is aborted when the lock is lost; undefined when another process has it, or the database is
   *   away
   */
  async hold(): Promise<AbortSignal | undefined> {
    if (this.#isClosed) return undefined
    this.#timer ??= setInterval(() => void this.#lookOnce(), lookEveryMs).unref()
    await this.#lookOnce()
    return this.#holding?.signal
  }

  /** Whether it was here when somebody looked last. */
  get isHeld(): boolean {
    return this.#holding !== undefined
  }

  /** Gives the lock free. */
  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#timer)
    await this.#looking
    const client = this.#client
    this.#lose(client)
    if (client !== undefined) await end(client)
  }

  #lookOnce(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined
    })
    return this.#looking
  }

  async #look(): Promise<void> {
    const { log = silentLog, namespace = 'shruti' } = this.#options
    const client = this.#client ?? (await this.#connect())
    if (client === undefined) return
    try {
      if (this.#holding !== undefined) {
        await client.query('select 1')
        return
      }
      const { rows } = await client.query<{ taken: boolean }>(
        'select pg_try_advisory_lock(hashtext($1), $2) taken',
        [`shruti ${namespace}`, dutyLockKey],
      )
      if (rows[0]?.taken !== true || this.#client !== client) return
      this.#holding = new AbortController()
      log.info({}, 'This process does the regular jobs of the shop now')
    } catch {
      this.#drop(client)
    }
  }

  async #connect(): Promise<Client | undefined> {
    const { url, timeoutMs = 5_000 } = this.#options
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
      keepAlive: true,
      application_name: 'shruti jobs',
    })
    client.on('error', () => this.#drop(client))
    try {
      await client.connect()
      await client.query(
        `select set_config(name, '${silenceMs}', false) from pg_settings where name = 'idle_session_timeout'`,
      )
      this.#client = client
      return client
    } catch {
      await end(client)
      return undefined
    }
  }

  #drop(client: Client): void {
    this.#lose(client)
    void end(client)
  }

  #lose(client: Client | undefined): void {
    if (this.#client !== client) return
    this.#client = undefined
    if (this.#holding !== undefined && !this.#isClosed) {
      this.#options.log?.warn({}, 'This process does the regular jobs of the shop no more')
    }
    this.#holding?.abort()
    this.#holding = undefined
  }
}
