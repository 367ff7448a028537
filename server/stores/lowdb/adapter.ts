import type { Change, ChangeAdapter, StoreData } from '../change-adapter.ts'
import type { StoreFileSystem } from './file-system.ts'
import { encodeChanges, Journal } from './journal.ts'
import { journalGenerations, journalPath, unfinishedSnapshotPath } from './layout.ts'
import { loadStore } from './load.ts'
import type { StoreLock } from './lock.ts'
import { SnapshotAbandoned, writeSnapshot } from './snapshot.ts'
import type { StoreLog } from './store-log.ts'

export interface JournalAdapterOptions {
  readonly directory: string
  readonly schema: object
  readonly schemaVersion: number
  readonly fileSystem: StoreFileSystem
  readonly log: StoreLog
  /** Held while the adapter is open; released by close. */
  readonly lock: StoreLock
  /** The journal's length in bytes from which on a new snapshot is written, at least. */
  readonly compactAfterBytes: number
}

/** A snapshot is written again when the journal has grown to this part of it, which bounds the work of a start. */
const journalShareOfSnapshot = 1 / 4

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
    const { data, journal, generation, snapshotBytes } = await loadStore(this.#options)
    this.#data = data
    this.#journal = journal
    this.#generation = generation
    this.#planCompaction(snapshotBytes)
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
    const frame = encodeChanges(changes)
    await this.#inTurn(async () => {
      if (this.#journal === undefined) throw new Error('Read before writing')
      await this.#journal.append(frame)
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
    return journal !== undefined && !journal.isDirty && journal.length >= this.#compactAtBytes
  }

  #startCompaction(): void {
    if (this.#compaction !== undefined || !this.#isCompactionDue) return
    this.#compaction = this.#compactWhileDue().finally(() => {
      this.#compaction = undefined
    })
  }

  async #compactWhileDue(): Promise<void> {
    while (this.#isCompactionDue && !this.#abandon.signal.aborted) {
      const generation = await this.#inTurn(() => this.#beginJournal())
      if (generation === undefined) return
      await this.#compact(this.#data, generation)
    }
  }

  /**
   * Goes over to a new journal. By the time its file is there, the store has put into the data all that the journals
   * before it hold, so a snapshot that begins now may stand for them.
   * @returns the new journal's generation; undefined when it could not be made and the old one stays in use
   */
  async #beginJournal(): Promise<number | undefined> {
    const { fileSystem, directory, schemaVersion, log } = this.#options
    const previous = this.#journal
    if (previous === undefined || previous.isDirty) return undefined
    const generation = this.#generation + 1
    try {
      const path = journalPath(directory, generation)
      this.#journal = await Journal.create(fileSystem, { directory, path, schemaVersion, generation })
    } catch (error) {
      log.warn({ err: error }, 'No new journal could be begun; the store goes on with the one it has')
      this.#compactAtBytes += this.#options.compactAfterBytes
      return undefined
    }
    this.#generation = generation
    // All of it is synced, so an error from closing loses nothing.
    await previous
      .close()
      .catch((error: unknown) => log.warn({ err: error }, 'A journal could not be closed'))
    return generation
  }

  /** Never rejects: without a new snapshot the store goes on from the old one and the journals since. */
  async #compact(data: StoreData, generation: number): Promise<void> {
    const { fileSystem, directory, schemaVersion, log } = this.#options
    const signal = this.#abandon.signal
    const startedAt = performance.now()
    try {
      const bytes = await writeSnapshot(fileSystem, { directory, data, schemaVersion, generation, signal })
      this.#planCompaction(bytes)
      for (const old of journalGenerations(await fileSystem.list(directory))) {
        if (old < generation) await fileSystem.remove(journalPath(directory, old))
      }
      log.info({ bytes, durationMs: Math.round(performance.now() - startedAt) }, 'A new snapshot was written')
    } catch (error) {
      if (!(error instanceof SnapshotAbandoned)) log.warn({ err: error }, 'No new snapshot could be written')
      await fileSystem.remove(unfinishedSnapshotPath(directory)).catch((removalError: unknown) => {
        log.warn({ err: removalError }, 'The unfinished snapshot could not be removed')
      })
    }
  }

  #planCompaction(snapshotBytes: number): void {
    this.#compactAtBytes = Math.max(this.#options.compactAfterBytes, snapshotBytes * journalShareOfSnapshot)
  }
}
