import type { StoredRecord } from '../../domain/ports/store.ts'
import type { StoreData } from '../change-adapter.ts'
import type { SharedParts } from '../shared-parts.ts'
import { StoreCorrupt } from './errors.ts'
import { writeFully, type StoreFile, type StoreFileSystem } from './file-system.ts'
import { FrameBlock } from './frames.ts'
import { headerJson, snapshotPath, unfinishedPath, type Header } from './layout.ts'
import { readStoreFile, type RecordsOf } from './store-file.ts'

type RecordsFrame = readonly [collection: string, records: readonly StoredRecord[]]
/** The last frame. Without it the snapshot is not whole. */
interface Footer {
  readonly records: number
}

/** How long the event loop may be held for one slice of a snapshot, in milliseconds. */
const sliceMs = 2
/** How long a snapshot rests between slices, in milliseconds, so that requests get most of the processor. */
const restMs = 2
/** Records between two looks at the clock, and in one frame. */
const recordsPerFrame = 16
/** Bytes between syncs. A sync of everything at the end would hold up the journal's own syncs for long. */
const bytesPerSync = 4 * 1024 * 1024

/** Thrown when the store closes while a snapshot is being written; nothing is wrong. */
export class SnapshotAbandoned extends Error {
  override name = 'SnapshotAbandoned'
}

/**
 * Writes all records to a new snapshot in slices, while the maps go on changing. A record that changes meanwhile may
 * be in it in either state: the journal of the same generation, which was begun before, holds its last state and is
 * replayed over the snapshot.
 * @param options.lastNumber the number of the last change before that journal
 * @returns the snapshot's length in bytes
 * @throws SnapshotAbandoned when the signal fires before the snapshot is complete
 */
export async function writeSnapshot(
  fileSystem: StoreFileSystem,
  options: {
    readonly directory: string
    readonly data: StoreData
    readonly header: Omit<Header, 'format' | 'kind'>
    readonly lastNumber: number
    readonly signal: AbortSignal
  },
): Promise<number> {
  const { directory, data, header, signal } = options
  const path = snapshotPath(directory, header.generation)
  const file = await fileSystem.open(unfinishedPath(path), 'create')
  let length = 0
  try {
    let number = options.lastNumber
    let unsynced = 0
    const slice = new FrameBlock()
    slice.put(headerJson({ kind: 'snapshot', ...header }), number)
    let records = 0
    const add = (value: RecordsFrame | Footer): void => {
      number += 1
      slice.put(JSON.stringify(value), number)
    }
    const flush = async (): Promise<void> => {
      const { bytes } = slice
      await writeFully(file, bytes, length)
      slice.empty()
      length += bytes.length
      unsynced += bytes.length
      if (unsynced >= bytesPerSync) {
        unsynced = 0
        await file.datasync()
      }
    }
    let sliceStart = performance.now()
    for (const frame of recordFrames(data)) {
      add(frame)
      records += frame[1].length
      if (performance.now() - sliceStart < sliceMs) continue
      await flush()
      await rest(restMs)
      if (signal.aborted) throw new SnapshotAbandoned()
      sliceStart = performance.now()
    }
    add({ records })
    await flush()
    await file.datasync()
  } finally {
    await file.close()
  }
  await fileSystem.rename(unfinishedPath(path), path)
  await fileSystem.syncDirectory(directory)
  return length
}

/**
 * Applies what a frame of a snapshot holds, which is an array for all frames between the header and the footer.
 * @param parts of all records that are read
 * @returns how many records it had
 */
export function applyRecords(
  value: unknown,
  offset: number,
  recordsOf: RecordsOf,
  parts: SharedParts,
): number {
  const [collection, part] = value as RecordsFrame
  const target = recordsOf(collection, offset)
  for (const record of part) target.set(record.id, parts.freeze(record))
  return part.length
}

/** A snapshot that was read to its end. */
export interface SnapshotReading {
  readonly header: Header
  /** The number of the last change before the journal of its generation; undefined in format 1. */
  readonly lastNumber: number | undefined
  /** Bytes. */
  readonly length: number
}

/**
 * Reads the records of a snapshot.
 * @param recordsOf where to put those of a collection, by id; told where in the file they are
 * @throws StoreCorrupt when any of it is missing or changed
 * @throws StoreVersionMismatch when a newer version wrote it
 */
export async function readSnapshot(
  file: StoreFile,
  path: string,
  recordsOf: RecordsOf,
  expected: {
    readonly schemaVersion: number
    readonly generation?: number
    readonly storeId?: string | undefined
  },
  parts: SharedParts,
): Promise<SnapshotReading> {
  let lastNumber: number | undefined
  let footer: Footer | undefined
  let records = 0
  const { end, header } = await readStoreFile(
    file,
    path,
    { kind: 'snapshot', ...expected },
    {
      header: (_header, number) => (lastNumber = number),
      value: (value, offset) => {
        if (Array.isArray(value)) records += applyRecords(value, offset, recordsOf, parts)
        else footer = value as Footer
      },
    },
  )
  if (end.kind !== 'complete') throw new StoreCorrupt(path, end.offset, 'the checksum does not match')
  if (header === undefined || footer?.records !== records) {
    throw new StoreCorrupt(path, end.offset, 'the snapshot is not complete')
  }
  return { header, lastNumber, length: end.offset }
}

function* recordFrames(data: StoreData): Generator<RecordsFrame, void, undefined> {
  for (const [collection, map] of Object.entries(data)) {
    let part: StoredRecord[] = []
    for (const record of map.values()) {
      part.push(record)
      if (part.length < recordsPerFrame) continue
      yield [collection, part]
      part = []
    }
    if (part.length > 0) yield [collection, part]
  }
}

function rest(durationMs: number): Promise<void> {
  return new Promise(resolve => {
    setTimeout(resolve, durationMs)
  })
}
