import { join } from 'node:path'
import { StoreCorrupt } from './errors.ts'
import { writeFully, type StoreFile, type StoreFileSystem } from './file-system.ts'
import { encodeFrame, readFrames } from './frames.ts'
import { acknowledgedName } from './layout.ts'
import { withFile } from './store-file.ts'
import type { StoreLog } from '../store-log.ts'

/** All frames of the file have this length in bytes of text, so that one overwrites another in a single write. */
const textBytes = 110

/**
 * The number of the last change that was acknowledged, in a file of its own: journals that end before it have lost
 * their end, even if they end between two frames. It is written after the journal is synced and is itself synced only
 * with a snapshot and at the end. So it is never ahead of what was durable; after a power cut it may be behind, and
 * a loss of what came after it is not noticed then.
 */
export class Acknowledged {
  readonly #file: StoreFile
  readonly #storeId: string
  readonly #log: StoreLog
  #number: number
  #isWritten = true
  #isSynced = true
  #writing: Promise<void> | undefined
  #hasWarned = false

  private constructor(file: StoreFile, options: { storeId: string; number: number; log: StoreLog }) {
    this.#file = file
    this.#storeId = options.storeId
    this.#number = options.number
    this.#log = options.log
  }

  /**
   * Makes the file, or takes over the one that is there, and makes it durable with this number.
   * @param options.noted the number that the file holds; undefined when it is missing or cannot be read
   */
  static async open(
    fileSystem: StoreFileSystem,
    directory: string,
    options: { storeId: string; number: number; noted: number | undefined; log: StoreLog },
  ): Promise<Acknowledged> {
    const path = join(directory, acknowledgedName)
    const isReadable = options.noted !== undefined
    const file = await fileSystem.open(path, isReadable ? 'update' : 'create')
    const acknowledged = new Acknowledged(file, options)
    if (options.noted === options.number) return acknowledged
    try {
      await acknowledged.#writeOnce()
      await file.datasync()
      if (!isReadable) await fileSystem.syncDirectory(directory)
    } catch (error) {
      await file.close()
      throw error
    }
    return acknowledged
  }

  /** Notes the number in the background. A failure leaves the old one, which is true as well. */
  advance(number: number): void {
    this.#number = number
    this.#isWritten = false
    this.#isSynced = false
    this.#writing ??= this.#write().finally(() => {
      this.#writing = undefined
    })
  }

  /** Resolves when the last number is on the disk, or could not be written there. */
  async sync(): Promise<void> {
    await this.#writing
    if (this.#isSynced) return
    this.#isSynced = true
    try {
      await this.#file.datasync()
    } catch (error) {
      this.#warn(error)
    }
  }

  async close(): Promise<void> {
    await this.sync()
    await this.#file.close()
  }

  async #write(): Promise<void> {
    while (!this.#isWritten) {
      this.#isWritten = true
      try {
        await this.#writeOnce()
      } catch (error) {
        this.#warn(error)
        return
      }
    }
  }

  async #writeOnce(): Promise<void> {
    await writeFully(this.#file, acknowledgedFrame({ storeId: this.#storeId, number: this.#number }), 0)
  }

  #warn(error: unknown): void {
    if (this.#hasWarned) return
    this.#hasWarned = true
    this.#log.warn({ err: error }, 'What was acknowledged could not be noted beside the journal')
  }
}

/** What the file holds. */
export function acknowledgedFrame({ storeId, number }: { storeId: string; number: number }): Buffer {
  return encodeFrame(JSON.stringify({ storeId }).padEnd(textBytes - String(number).length), number)
}

/**
 * Reads the number of the last acknowledged change as far as it is known.
 * @returns undefined when the file does not hold one, as after a power cut before it was ever synced
 * @throws StoreCorrupt when it belongs to another store
 */
export async function readAcknowledged(
  fileSystem: StoreFileSystem,
  directory: string,
  storeId: string | undefined,
): Promise<number | undefined> {
  const path = join(directory, acknowledgedName)
  let found: { number: number | undefined; storeId?: string } | undefined
  await withFile(fileSystem, path, file =>
    readFrames(file, ({ value, number }) => (found ??= { ...(value as object), number })),
  )
  if (found !== undefined && storeId !== undefined && found.storeId !== storeId) {
    throw new StoreCorrupt(path, 0, 'it belongs to another store')
  }
  return found?.number
}
