import type { StoredRecord } from '../../domain/ports/store.ts'
import type { StoreData } from '../change-adapter.ts'
import { freezeParsed } from '../frozen-copy.ts'
import { StoreCorrupt } from './errors.ts'
import { writeFully, type StoreFile, type StoreFileSystem } from './file-system.ts'
import { encodeFrame, readFrames } from './frames.ts'
import { headerJson, readHeader, snapshotPath, unfinishedSnapshotPath } from './layout.ts'
import { unknownCollection } from './journal.ts'

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
 * Writes all records to a new snapshot in slices, while the maps go on changing, and puts it in the old one's
 * place. A record that changes meanwhile may be in it in either state: the journal of `generation`, which was
 * begun before, holds its last state and is replayed over the snapshot.
 * @returns the snapshot's length in bytes
 * @throws SnapshotAbandoned when the signal fires before the snapshot is complete
 */
export async function writeSnapshot(
  fileSystem: StoreFileSystem,
  options: {
    directory: string
    data: StoreData
    schemaVersion: number
    generation: number
    signal: AbortSignal
  },
): Promise<number> {
  const { directory, data, schemaVersion, generation, signal } = options
  const unfinished = unfinishedSnapshotPath(directory)
  const file = await fileSystem.open(unfinished, 'create')
  let length = 0
  try {
    let unsynced = 0
    let slice = [encodeFrame(headerJson('snapshot', schemaVersion, generation))]
    let records = 0
    const flush = async (): Promise<void> => {
      const bytes = Buffer.concat(slice)
      slice = []
      await writeFully(file, bytes, length)
      length += bytes.length
      unsynced += bytes.length
      if (unsynced >= bytesPerSync) {
        unsynced = 0
        await file.datasync()
      }
    }
    let sliceStart = performance.now()
    for (const frame of recordFrames(data)) {
      slice.push(encodeFrame(JSON.stringify(frame)))
      records += frame[1].length
      if (performance.now() - sliceStart < sliceMs) continue
      await flush()
      await rest(restMs)
      if (signal.aborted) throw new SnapshotAbandoned()
      sliceStart = performance.now()
    }
    slice.push(encodeFrame(JSON.stringify({ records } satisfies Footer)))
    await flush()
    await file.datasync()
  } finally {
    await file.close()
  }
  await fileSystem.rename(unfinished, snapshotPath(directory))
  await fileSystem.syncDirectory(directory)
  return length
}

/**
 * Reads a snapshot into the data.
 * @returns the generation of the first journal to replay over it, and its length in bytes
 * @throws StoreCorrupt when any of it is missing or changed
 */
export async function readSnapshot(
  file: StoreFile,
  path: string,
  data: StoreData,
  schemaVersion: number,
): Promise<{ generation: number; length: number }> {
  let generation: number | undefined
  let footer: Footer | undefined
  let records = 0
  const end = await readFrames(file, (value, offset) => {
    if (generation === undefined) {
      generation = readHeader(value, path, { kind: 'snapshot', schemaVersion }).generation
    } else if (Array.isArray(value)) {
      const [collection, part] = value as unknown as RecordsFrame
      const target = data[collection]
      if (target === undefined) throw unknownCollection(path, offset, collection)
      for (const record of part) target.set(record.id, freezeParsed(record))
      records += part.length
    } else {
      footer = value as Footer
    }
  })
  if (end.kind !== 'complete') throw new StoreCorrupt(path, end.offset, 'the checksum does not match')
  if (generation === undefined || footer?.records !== records) {
    throw new StoreCorrupt(path, end.offset, 'the snapshot is not complete')
  }
  return { generation, length: end.offset }
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
