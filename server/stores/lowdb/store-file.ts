import type { StoredRecord } from '../../domain/ports/store.ts'
import { StoreCorrupt } from './errors.ts'
import type { StoreFile, StoreFileSystem } from './file-system.ts'
import { readFrames, type FramesEnd } from './frames.ts'
import { readHeader, type Header } from './layout.ts'

/** The records of a collection by id. `offset` is where in the file it is named, in bytes. */
export type RecordsOf = (collection: string, offset: number) => Map<string, StoredRecord>

/** What a snapshot or a journal turned out to be. One that has frames has a header too. */
export interface FileReading {
  readonly end: FramesEnd
  readonly header: Header | undefined
  /** The number of the last good frame; undefined in format 1. */
  readonly lastNumber: number | undefined
  /** Frames after the header. */
  readonly frames: number
}

/**
 * Reads a snapshot or a journal up to its first bad frame.
 * @param onValue called with what each frame after the header holds
 * @throws StoreCorrupt when a frame is missing between two good ones, or the file is not what it should be
 * @throws StoreVersionMismatch when a newer version wrote it
 */
export async function readStoreFile(
  file: StoreFile,
  path: string,
  expected: Parameters<typeof readHeader>[2],
  on: {
    readonly header: (header: Header, number: number | undefined) => void
    readonly value: (value: unknown, offset: number) => void
  },
): Promise<FileReading> {
  let header: Header | undefined
  let lastNumber: number | undefined
  let frames = 0
  const end = await readFrames(file, ({ value, number, offset }) => {
    if (header === undefined) {
      header = readHeader(value, path, expected)
      on.header(header, number)
    } else {
      if (lastNumber !== undefined && number !== lastNumber + 1) {
        throw new StoreCorrupt(
          path,
          offset,
          `after ${lastNumber} comes ${number}: what was between is missing`,
        )
      }
      frames += 1
      on.value(value, offset)
    }
    lastNumber = number
  })
  return { end, header, lastNumber, frames }
}

export async function withFile<T>(
  fileSystem: StoreFileSystem,
  path: string,
  use: (file: StoreFile) => Promise<T>,
): Promise<T> {
  const file = await fileSystem.open(path, 'read')
  try {
    return await use(file)
  } finally {
    await file.close()
  }
}
