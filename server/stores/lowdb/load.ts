import { emptyStoreData, type StoreData } from '../change-adapter.ts'
import { StoreCorrupt } from './errors.ts'
import type { StoreFile, StoreFileSystem } from './file-system.ts'
import type { FramesEnd } from './frames.ts'
import { Journal, replayJournal, type Replay } from './journal.ts'
import {
  journalGenerations,
  journalPath,
  snapshotName,
  snapshotPath,
  unfinishedSnapshotName,
  unfinishedSnapshotPath,
} from './layout.ts'
import { readSnapshot } from './snapshot.ts'
import type { StoreLog } from './store-log.ts'

export interface Loaded {
  readonly data: StoreData
  /** The last journal, open for appending. */
  readonly journal: Journal
  readonly generation: number
  /** 0 when there is no snapshot yet. */
  readonly snapshotBytes: number
}

interface Replayed extends Replay {
  readonly generation: number
  readonly path: string
}

/** The generation of a new store's first journal. */
const firstGeneration = 1

/**
 * Reads the data folder: the snapshot, then the journals over it. Cuts off a write that never finished, and
 * removes what an interrupted compaction left.
 * @throws StoreCorrupt when anything else is missing or damaged
 * @throws StoreVersionMismatch when another version wrote the folder
 */
export async function loadStore(options: {
  fileSystem: StoreFileSystem
  directory: string
  schema: object
  schemaVersion: number
  log: StoreLog
}): Promise<Loaded> {
  const { fileSystem, directory, schemaVersion, log } = options
  const data = emptyStoreData(options.schema)
  const names = await fileSystem.list(directory)
  if (names.includes(unfinishedSnapshotName)) await fileSystem.remove(unfinishedSnapshotPath(directory))

  const path = snapshotPath(directory)
  const snapshot = names.includes(snapshotName)
    ? await withFile(fileSystem, path, file => readSnapshot(file, path, data, schemaVersion))
    : undefined
  const first = snapshot?.generation ?? firstGeneration
  const generations = journalGenerations(names)
  for (const generation of generations.filter(candidate => candidate < first)) {
    await fileSystem.remove(journalPath(directory, generation))
  }

  const replayed: Replayed[] = []
  for (const [index, generation] of generations.filter(candidate => candidate >= first).entries()) {
    const journal = journalPath(directory, generation)
    if (generation !== first + index) throw missing(journalPath(directory, first + index))
    const outcome = await withFile(fileSystem, journal, file =>
      replayJournal(file, journal, data, { schemaVersion, generation }),
    )
    replayed.push({ generation, path: journal, ...outcome })
  }

  const last = await lastJournal(fileSystem, replayed)
  if (last === undefined || (!last.hasHeader && snapshot === undefined && last.end.kind !== 'corrupt')) {
    if (snapshot !== undefined) throw missing(journalPath(directory, first))
    const created = { directory, path: journalPath(directory, first), schemaVersion, generation: first }
    return { data, journal: await Journal.create(fileSystem, created), generation: first, snapshotBytes: 0 }
  }
  for (const journal of replayed) {
    const isDamaged = journal.end.kind !== 'complete' && (journal.end.kind === 'corrupt' || journal !== last)
    if (isDamaged || !journal.hasHeader) {
      throw new StoreCorrupt(journal.path, journal.end.offset, 'the checksum does not match')
    }
  }
  const file = await fileSystem.open(last.path, 'update')
  if (last.end.kind === 'torn') await cutTornTail(file, last.path, last.end, log)
  return {
    data,
    journal: new Journal(file, last.end.offset),
    generation: last.generation,
    snapshotBytes: snapshot?.length ?? 0,
  }
}

/**
 * The journal that was being written. A failure while a new journal is begun can leave one without any change
 * behind the one that went on being used: such a journal is removed, also from the list.
 */
async function lastJournal(fileSystem: StoreFileSystem, replayed: Replayed[]): Promise<Replayed | undefined> {
  for (;;) {
    const last = replayed.at(-1)
    if (last === undefined || replayed.length === 1 || last.hasChanges) return last
    const wasUsed = last.hasHeader ? last.end.kind !== 'complete' : last.end.kind === 'corrupt'
    if (wasUsed) return last
    await fileSystem.remove(last.path)
    replayed.pop()
  }
}

async function cutTornTail(
  file: StoreFile,
  path: string,
  end: FramesEnd & { kind: 'torn' },
  log: StoreLog,
): Promise<void> {
  await file.truncate(end.offset)
  await file.datasync()
  log.warn(
    { file: path, offset: end.offset, droppedBytes: end.bytes },
    'The last write was cut short before it was acknowledged; its remains were dropped',
  )
}

async function withFile<T>(
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

function missing(path: string): StoreCorrupt {
  return new StoreCorrupt(path, 0, 'the file is missing')
}
