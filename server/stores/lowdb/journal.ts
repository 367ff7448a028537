import type { StoredRecord } from '../../domain/ports/store.ts'
import type { Change } from '../change-adapter.ts'
import type { SharedParts } from '../shared-parts.ts'
import { writeFully, type StoreFile, type StoreFileSystem } from './file-system.ts'
import { encodeFrame } from './frames.ts'
import { headerJson, type Header } from './layout.ts'
import type { RecordsOf } from './store-file.ts'

/** A change as a journal keeps it: the collection and the record, or the id of a deleted one. */
type EncodedChange = readonly [collection: string, recordOrId: StoredRecord | string]

/** Everything that one write makes durable goes into one frame: after a crash it is there whole or not at all. */
export function encodeChanges(changes: readonly Change[]): string {
  return JSON.stringify(
    changes.map(({ collection, id, record }): EncodedChange => [collection, record ?? id]),
  )
}

/**
 * Applies what a frame of a journal holds.
 * @param parts of all records that are read
 */
export function applyChanges(value: unknown, offset: number, recordsOf: RecordsOf, parts: SharedParts): void {
  for (const [collection, recordOrId] of value as EncodedChange[]) {
    const records = recordsOf(collection, offset)
    if (typeof recordOrId === 'string') records.delete(recordOrId)
    else records.set(recordOrId.id, parts.freeze(recordOrId))
  }
}

/** How far a journal goes. */
export interface JournalState {
  /** Bytes. */
  readonly length: number
  /** The number of the last change in it, or before it when it has none. */
  readonly lastNumber: number
  readonly hasChanges: boolean
}

/** A journal file that frames are appended to. Appends must not overlap. */
export class Journal {
  readonly #file: StoreFile
  #state: JournalState
  /** The file may hold part of a frame that was refused, after its good length. */
  #isDirty = false

  constructor(file: StoreFile, state: JournalState) {
    this.#file = file
    this.#state = state
  }

  /**
   * Makes a new, durable journal that holds no changes.
   * @param options.lastNumber the number of the last change before it
   */
  static async create(
    fileSystem: StoreFileSystem,
    options: {
      readonly directory: string
      readonly path: string
      readonly header: Omit<Header, 'format' | 'kind'>
      readonly lastNumber: number
    },
  ): Promise<Journal> {
    const { directory, path, header, lastNumber } = options
    const file = await fileSystem.open(path, 'create')
    const frame = encodeFrame(headerJson({ kind: 'journal', ...header }), lastNumber)
    try {
      await writeFully(file, frame, 0)
      await file.datasync()
      await fileSystem.syncDirectory(directory)
    } catch (error) {
      await file.close()
      // If it cannot be removed either, the next start removes it: it holds no changes.
      await fileSystem.remove(path).catch(() => undefined)
      throw error
    }
    return new Journal(file, { length: frame.length, lastNumber, hasChanges: false })
  }

  /** What is durable. */
  get state(): JournalState {
    return this.#state
  }

  /** Whether a failed append could not be cut off yet. */
  get isDirty(): boolean {
    return this.#isDirty
  }

  /**
   * Appends one frame and resolves with its number when it is on the disk. When that fails, the file is cut back to
   * what it was; if not even that works, the next append tries again before it writes.
   */
  async append(json: string): Promise<number> {
    if (this.#isDirty) await this.#cutBack()
    const { length, lastNumber } = this.#state
    const frame = encodeFrame(json, lastNumber + 1)
    this.#isDirty = true
    try {
      await writeFully(this.#file, frame, length)
      await this.#file.datasync()
    } catch (error) {
      // The first error says what is wrong with the disk; the next append meets a failure to cut back again.
      await this.#cutBack().catch(() => undefined)
      throw error
    }
    this.#isDirty = false
    this.#state = { length: length + frame.length, lastNumber: lastNumber + 1, hasChanges: true }
    return lastNumber + 1
  }

  async close(): Promise<void> {
    try {
      if (this.#isDirty) await this.#cutBack()
    } finally {
      await this.#file.close()
    }
  }

  async #cutBack(): Promise<void> {
    await this.#file.truncate(this.#state.length)
    await this.#file.datasync()
    this.#isDirty = false
  }
}
