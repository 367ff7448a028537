import { schemaVersionAfter } from '../../domain/migrations/migration.ts'
import type { Change, ChangeAdapter, StoreData } from '../change-adapter.ts'
import type { Acknowledged } from './acknowledged.ts'
import { encodeChanges, Journal } from './journal.ts'
import { firstGeneration, generationsOf, journalPath, snapshotPath, unfinishedPath } from './layout.ts'
import { loadStore, type LoadOptions } from './load.ts'
import type { StoreLock } from './lock.ts'
import { SnapshotAbandoned, writeSnapshot } from './snapshot.ts'

/** A try to write a new snapshot. */
export interface Compaction {
  readonly outcome: 'written' | 'failed'
  readonly durationMs: number
}

export interface JournalAdapterOptions extends LoadOptions {
  /** Held while the adapter is open; released by close. */
  readonly lock: StoreLock
  /** The journal's length in bytes from which on a new snapshot is written, at least. */
  readonly compactAfterBytes: number
  readonly onCompaction: (compaction: Compaction) => void
}

/** A snapshot is written again when the journal has grown to this part of it, which bounds the work of a start. */
const journalShareOfSnapshot = 1 / 4

/** The first snapshot comes at this length of the journal in bytes: until then the journal is the only copy. */
const firstSnapshotAfterBytes = 64 * 1024

/**
 * lowdb on a snapshot and a journal. A write appends its changes to the journal in one checksummed frame and syncs
 * it. When the journal has grown, a new one is begun and a snapshot written behind it in the background.
 */
export class JournalAdapter implements ChangeAdapter {
  readonly #options: JournalAdapterOptions
  #staged: Change[] = []
  #data: StoreData = {}
  #journal: Journal | undefined
  #generation = 0
  #storeId = ''
  #acknowledged: Acknowledged | undefined
  /** The newest good snapshot, which is kept beside the next one; undefined when there is none yet. */
  #snapshotGeneration: number | undefined
  #isSnapshotDue = false
  #compactAtBytes: number
  #compaction: Promise<void> | undefined
  /** Settles when the appends and changes of journal asked for so far are done: only one may run at a time. */
  #journalTurn: Promise<unknown> = Promise.resolve()
  readonly #abandon = new AbortController()

  constructor(options: JournalAdapterOptions) {
    this.#options = options
    this.#compactAtBytes = options.compactAfterBytes
  }

  async read(): Promise<StoreData> {
    const { data, journal, generation, snapshot, ...loaded } = await loadStore(this.#options)
    this.#data = data
    this.#journal = journal
    this.#generation = generation
    this.#storeId = loaded.storeId
    this.#acknowledged = loaded.acknowledged
    this.#isSnapshotDue = loaded.isSnapshotDue
    this.#snapshotGeneration = snapshot?.generation
    this.#planCompaction(snapshot?.bytes)
    this.#startCompaction()
    return data
  }

  stage(changes: readonly Change[]): void {
    this.#staged.push(...changes)
  }

  async write(data: StoreData): Promise<void> {
    const changes = this.#staged
    this.#staged = []
    this.#data = data
    const json = encodeChanges(changes)
    await this.#inTurn(async () => {
      if (this.#journal === undefined) throw new Error('Read before writing')
      this.#acknowledged?.advance(await this.#journal.append(json))
    })
    this.#startCompaction()
  }

  async close(): Promise<void> {
    const { lock, log } = this.#options
    this.#abandon.abort()
    await this.#compaction
    try {
      await this.#journal?.close()
    } catch (error) {
      // What could not be cut off was refused to whoever wrote it, and is cut off or refused at the next start.
      log.error({ err: error }, 'The journal could not be closed cleanly')
    }
    try {
      await this.#acknowledged?.close()
    } finally {
      await lock.release()
    }
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#journalTurn.then(work)
    this.#journalTurn = result.catch(() => undefined)
    return result
  }

  get #isCompactionDue(): boolean {
    const journal = this.#journal
    // A journal is left only whole: a refused frame at its end would read as damage once another follows.
    if (journal === undefined || journal.isDirty) return false
    return this.#isSnapshotDue || journal.state.length >= this.#compactAtBytes
  }

  #startCompaction(): void {
    if (this.#compaction !== undefined || !this.#isCompactionDue) return
    this.#compaction = this.#compactWhileDue().finally(() => {
      this.#compaction = undefined
    })
  }

  async #compactWhileDue(): Promise<void> {
    while (this.#isCompactionDue && !this.#abandon.signal.aborted) {
      this.#isSnapshotDue = false
      const begun = await this.#inTurn(() => this.#beginJournal())
      if (begun === undefined) return
      await this.#compact(this.#data, begun)
    }
  }

  /**
   * Goes over to a new journal. By the time its file is there, the store has put into the data all that the journals
   * before it hold, so a snapshot that begins now may stand for them.
   * @returns where the new journal begins; undefined when it could not be made and the old one stays in use
   */
  async #beginJournal(): Promise<{ generation: number; lastNumber: number } | undefined> {
    const { fileSystem, directory, log } = this.#options
    const previous = this.#journal
    if (previous === undefined || previous.isDirty) return undefined
    const { lastNumber, hasChanges } = previous.state
    const generation = this.#generation + 1
    if (!hasChanges) return { generation: this.#generation, lastNumber }
    try {
      const path = journalPath(directory, generation)
      const header = this.#header(generation)
      this.#journal = await Journal.create(fileSystem, { directory, path, header, lastNumber })
    } catch (error) {
      log.warn({ err: error }, 'No new journal could be begun; the store goes on with the one it has')
      this.#compactAtBytes = previous.state.length + this.#options.compactAfterBytes
      return undefined
    }
    this.#generation = generation
    // All of it is synced, so an error from closing loses nothing.
    await previous
      .close()
      .catch((error: unknown) => log.warn({ err: error }, 'A journal could not be closed'))
    return { generation, lastNumber }
  }

  /** Never rejects: without a new snapshot the store goes on from the old one and the journals since. */
  async #compact(data: StoreData, begun: { generation: number; lastNumber: number }): Promise<void> {
    const { fileSystem, directory, log, onCompaction } = this.#options
    const { generation, lastNumber } = begun
    const signal = this.#abandon.signal
    const startedAt = performance.now()
    try {
      const header = this.#header(generation)
      const bytes = await writeSnapshot(fileSystem, { directory, data, header, lastNumber, signal })
      const former = this.#snapshotGeneration ?? firstGeneration
      this.#snapshotGeneration = generation
      this.#planCompaction(bytes)
      await this.#acknowledged?.sync()
      await this.#removeOlderThan(former, generation)
      const durationMs = performance.now() - startedAt
      log.info({ bytes, durationMs: Math.round(durationMs) }, 'A new snapshot was written')
      onCompaction({ outcome: 'written', durationMs })
    } catch (error) {
      if (!(error instanceof SnapshotAbandoned)) {
        log.warn({ err: error }, 'No new snapshot could be written')
        onCompaction({ outcome: 'failed', durationMs: performance.now() - startedAt })
      }
      const unfinished = unfinishedPath(snapshotPath(directory, generation))
      await fileSystem.remove(unfinished).catch((removalError: unknown) => {
        log.warn({ err: removalError }, 'The unfinished snapshot could not be removed')
      })
    }
  }

  /** Keeps the new snapshot, the one before it with its journals, and nothing else. */
  async #removeOlderThan(former: number, newest: number): Promise<void> {
    const { fileSystem, directory } = this.#options
    const names = await fileSystem.list(directory)
    for (const generation of generationsOf(names, 'snapshot')) {
      const isKept = generation === former || generation === newest
      if (!isKept) await fileSystem.remove(snapshotPath(directory, generation))
    }
    for (const generation of generationsOf(names, 'journal')) {
      if (generation < former) await fileSystem.remove(journalPath(directory, generation))
    }
  }

  #header(generation: number): { generation: number; schemaVersion: number; storeId: string } {
    const schemaVersion = schemaVersionAfter(this.#options.migrations)
    return { generation, schemaVersion, storeId: this.#storeId }
  }

  #planCompaction(snapshotBytes: number | undefined): void {
    const { compactAfterBytes } = this.#options
    this.#compactAtBytes =
      snapshotBytes === undefined
        ? Math.min(compactAfterBytes, firstSnapshotAfterBytes)
        : Math.max(compactAfterBytes, snapshotBytes * journalShareOfSnapshot)
  }
}
