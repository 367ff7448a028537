import type { StoredRecord } from '../../domain/ports/store.ts'
import type { Change, StoreData } from '../change-adapter.ts'
import { freezeParsed } from '../frozen-copy.ts'
import { StoreCorrupt } from './errors.ts'
import { writeFully, type StoreFile, type StoreFileSystem } from './file-system.ts'
import { encodeFrame, readFrames, type FramesEnd } from './frames.ts'
import { headerJson, readHeader } from './layout.ts'

/** A change as a journal keeps it: the collection and the record, or the id of a deleted one. */
type EncodedChange = readonly [collection: string, recordOrId: StoredRecord | string]

/** Everything that one write makes durable goes into one frame: after a crash it is there whole or not at all. */
export function encodeChanges(changes: readonly Change[]): Buffer {
  return encodeFrame(
    JSON.stringify(changes.map(({ collection, id, record }): EncodedChange => [collection, record ?? id])),
  )
}

/** A journal file that frames are appended to. Appends must not overlap. */
export class Journal {
  readonly #file: StoreFile
  #length: number
  /** The file may hold part of a frame that was refused, after its good length. */
  #isDirty = false

  constructor(file: StoreFile, length: number) {
    this.#file = file
    this.#length = length
  }

  /** Makes a new, durable journal that holds no changes. */
  static async create(
    fileSystem: StoreFileSystem,
    {
      directory,
      path,
      ...header
    }: { directory: string; path: string; schemaVersion: number; generation: number },
  ): Promise<Journal> {
    const file = await fileSystem.open(path, 'create')
    const journal = new Journal(file, 0)
    try {
      await journal.append(encodeFrame(headerJson('journal', header.schemaVersion, header.generation)))
      await fileSystem.syncDirectory(directory)
    } catch (error) {
      await file.close()
      // If it cannot be removed either, the next start removes it: it holds no changes.
      await fileSystem.remove(path).catch(() => undefined)
      throw error
    }
    return journal
  }

  /** Bytes that are durable. */
  get length(): number {
    return this.#length
  }

  /** Whether a failed append could not be cut off yet. */
  get isDirty(): boolean {
    return this.#isDirty
  }

  /**
   * Appends one frame and resolves when it is on the disk. When that fails, the file is cut back to what it was;
   * if not even that works, the next append tries again before it writes.
   */
  async append(frame: Uint8Array): Promise<void> {
    if (this.#isDirty) await this.#cutBack()
    this.#isDirty = true
    try {
      await writeFully(this.#file, frame, this.#length)
      await this.#file.datasync()
    } catch (error) {
      // The first error says what is wrong with the disk; the next append meets a failure to cut back again.
      await this.#cutBack().catch(() => undefined)
      throw error
    }
    this.#isDirty = false
    this.#length += frame.length
  }

  async close(): Promise<void> {
    try {
      if (this.#isDirty) await this.#cutBack()
    } finally {
      await this.#file.close()
    }
  }

  async #cutBack(): Promise<void> {
    await this.#file.truncate(this.#length)
    await this.#file.datasync()
    this.#isDirty = false
  }
}

/** What a journal file turned out to be. One that has changes has a header too. */
export interface Replay {
  readonly end: FramesEnd
  readonly hasHeader: boolean
  readonly hasChanges: boolean
}

/** Applies a journal to the data in memory, up to the first bad frame. */
export async function replayJournal(
  file: StoreFile,
  path: string,
  data: StoreData,
  expected: { schemaVersion: number; generation: number },
): Promise<Replay> {
  let hasHeader = false
  let hasChanges = false
  const end = await readFrames(file, (value, offset) => {
    if (!hasHeader) {
      readHeader(value, path, { kind: 'journal', ...expected })
      hasHeader = true
      return
    }
    hasChanges = true
    for (const [collection, recordOrId] of value as EncodedChange[]) {
      const records = data[collection]
      if (records === undefined) throw unknownCollection(path, offset, collection)
      if (typeof recordOrId === 'string') records.delete(recordOrId)
      else records.set(recordOrId.id, freezeParsed(recordOrId))
    }
  })
  return { end, hasHeader, hasChanges }
}

export function unknownCollection(path: string, offset: number, collection: string): StoreCorrupt {
  return new StoreCorrupt(path, offset, `it holds records of "${collection}", which the schema lacks`)
}
