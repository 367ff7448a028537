import type { Environment } from './env.ts'
import type { ServerLog } from './observability/log.ts'
import type { SharedCounts } from './rate-limits.ts'
import { createPublicVersion, type PublicVersion } from './shared-pages/public-version.ts'

/** What the server processes of one shop have in common beside the store. */
export interface Peers {
  /**
   * Whether the shop's regular jobs are this process's: one process at a time does them.
   * @returns a signal that is aborted when they are its no more; undefined while they are another's
   */
  holdDuty(): Promise<AbortSignal | undefined>
  /** Whether they were this process's when it looked last. */
  hasDuty(): boolean
  /** Leaves the jobs to another process, for good. */
  releaseDuty(): Promise<void>
  /** Counts that all processes add to; undefined where there is but one. */
  readonly counts: SharedCounts | undefined
  /** Of what public pages show, for all processes. */
  readonly publicVersion: PublicVersion
  close(): Promise<void>
}

const always = new AbortController().signal

/** Of a process that has the shop for itself: a data folder takes one. */
const noPeers = (): Peers => ({
  holdDuty: async () => always,
  hasDuty: () => true,
  releaseDuty: async () => undefined,
  counts: undefined,
  publicVersion: createPublicVersion(),
  close: async () => undefined,
})

/** Connects to the others by DATABASE_URL. Does not wait for the database: each call finds out how it is. */
export async function openPeers({ DATABASE_URL: url }: Environment, log: ServerLog): Promise<Peers> {
  if (url === undefined) return noPeers()
  const { DutyLock } = await import('../stores/postgres/duty-lock.ts')
  const { PostgresCounts } = await import('../stores/postgres/shared-counts.ts')
  const { PostgresVersion } = await import('../stores/postgres/public-version.ts')
  const duty = new DutyLock({ url, log })
  const publicVersion = new PostgresVersion({ url })
  const counts = new PostgresCounts({ url })
  return {
    holdDuty: () => duty.hold(),
    hasDuty: () => duty.isHeld,
    releaseDuty: () => duty.close(),
    counts,
    publicVersion,
    async close() {
      await Promise.all([duty.close(), counts.close(), publicVersion.close()])
    },
  }
}

/** Runs what only one process of a shop may do at a time: the others wait for it. */
export async function aloneInShop<T>({ DATABASE_URL: url }: Environment, work: () => Promise<T>): Promise<T> {
  if (url === undefined) return work()
  const { alone } = await import('../stores/postgres/alone.ts')
  return alone({ url }, work)
}
