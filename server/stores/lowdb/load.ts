import { schemaVersionAfter } from '../../domain/migrations/migration.ts'
import { emptyStoreData, type StoreData } from '../change-adapter.ts'
import { Acknowledged } from './acknowledged.ts'
import { StoreMissing } from '../store-missing.ts'
import type { StoreFileSystem } from './file-system.ts'
import { writeIdentity } from './identity.ts'
import { Journal } from './journal.ts'
import { firstGeneration, format1SnapshotPath, formatVersion, journalPath, snapshotPath } from './layout.ts'
import { newStoreId } from './new-store.ts'
import { isOutdated, readStore, type ReadStoreOptions, type StoreReading } from './read-store.ts'
import type { StoreLog } from '../store-log.ts'
import { copyBeforeUpgrade } from './upgrade.ts'

/** What to do where no store was ever made. */
export type IfMissing = 'create' | 'refuse'

export interface LoadOptions extends ReadStoreOptions {
  readonly ifMissing: IfMissing
  readonly log: StoreLog
}

export interface Loaded {
  readonly data: StoreData
  readonly storeId: string
  /** The last journal, open for appending. */
  readonly journal: Journal
  readonly generation: number
  readonly acknowledged: Acknowledged
  /** The snapshot that the data came from; undefined when it came from journals alone. */
  readonly snapshot: { readonly generation: number; readonly bytes: number } | undefined
  /** Whether a snapshot should be written at once: the last one is damaged or of an earlier version. */
  readonly isSnapshotDue: boolean
}

/**
 * Opens the data folder. Cuts off a write that never finished, removes what an interrupted compaction left, and
 * begins a journal of this program's version where an earlier one wrote the folder.
 * @throws StoreMissing when there is no store and none may be made, or there was one and its data is gone
 * @throws StoreCorrupt when anything that was acknowledged is missing or damaged
 * @throws StoreVersionMismatch when a newer version wrote the folder
 */
export async function loadStore(options: LoadOptions): Promise<Loaded> {
  const { directory } = options
  const reading = await readStore(options)
  if (reading !== undefined) return openExisting(options, reading)
  if (options.ifMissing === 'refuse') throw new StoreMissing(directory, null)
  return createStore(options)
}

/** The identity comes last: from then on, a start that does not find the rest refuses. */
async function createStore({ fileSystem, directory, schema, migrations, log }: LoadOptions): Promise<Loaded> {
  const storeId = newStoreId()
  const generation = firstGeneration
  const journal = await beginJournal(fileSystem, {
    directory,
    generation,
    storeId,
    schemaVersion: schemaVersionAfter(migrations),
    lastNumber: 0,
  })
  let acknowledged: Acknowledged | undefined
  try {
    acknowledged = await Acknowledged.open(fileSystem, directory, {
      storeId,
      number: 0,
      noted: undefined,
      log,
    })
    await writeIdentity(fileSystem, directory, { storeId })
  } catch (error) {
    await acknowledged?.close()
    await journal.close()
    throw error
  }
  return {
    data: emptyStoreData(schema),
    storeId,
    journal,
    generation,
    acknowledged,
    snapshot: undefined,
    isSnapshotDue: false,
  }
}

async function openExisting(options: LoadOptions, reading: StoreReading): Promise<Loaded> {
  const { fileSystem, directory, migrations, log } = options
  const { data, lastNumber, snapshot } = reading
  const schemaVersion = schemaVersionAfter(migrations)
  for (const error of reading.damaged) {
    log.error(
      { file: error.file, offset: error.offset },
      'The newest snapshot is damaged. Nothing is lost: the older one and the journals since were read. Check the disk',
    )
  }
  const isUpgrade = isOutdated(reading, schemaVersion)
  if (isUpgrade) await keepFormer(options, reading)
  for (const path of reading.leftovers) await fileSystem.remove(path)

  const storeId = reading.storeId ?? newStoreId()
  if (!reading.hasIdentity) {
    if (reading.storeId !== undefined) {
      log.warn({ directory }, 'The identity of the store was lost and is written again')
    }
    await writeIdentity(fileSystem, directory, { storeId })
  }
  const last = await openLastJournal(options, reading)
  const next = { directory, generation: last.generation + 1, storeId, schemaVersion, lastNumber }
  if (isUpgrade) await last.journal.close()
  const journal = isUpgrade ? await beginJournal(fileSystem, next) : last.journal
  const noted = { storeId, number: lastNumber, noted: reading.acknowledged, log }
  return {
    data,
    storeId,
    journal,
    generation: isUpgrade ? next.generation : last.generation,
    acknowledged: await Acknowledged.open(fileSystem, directory, noted).catch(async (error: unknown) => {
      await journal.close()
      throw error
    }),
    snapshot: snapshot && { generation: snapshot.header.generation, bytes: snapshot.length },
    isSnapshotDue: isUpgrade || reading.damaged.length > 0 || isOfEarlierVersion(snapshot, schemaVersion),
  }
}

function isOfEarlierVersion(snapshot: StoreReading['snapshot'], schemaVersion: number): boolean {
  if (snapshot === undefined) return false
  return snapshot.header.format < formatVersion || snapshot.header.schemaVersion < schemaVersion
}

/** Copies what an earlier version wrote, and gives its one snapshot the name that snapshots have now. */
async function keepFormer(
  { fileSystem, directory, migrations, log }: LoadOptions,
  { snapshot, migrated }: StoreReading,
): Promise<void> {
  const schemaVersion = schemaVersionAfter(migrations)
  const copy = await copyBeforeUpgrade(directory, schemaVersion)
  log.info(
    { copy, schemaVersion, formatVersion, migrated },
    'An earlier version wrote the store: it is brought to this one, and what was there is copied',
  )
  if (snapshot?.path !== format1SnapshotPath(directory)) return
  await fileSystem.rename(snapshot.path, snapshotPath(directory, snapshot.header.generation))
  await fileSystem.syncDirectory(directory)
}

async function openLastJournal(
  { fileSystem, log }: LoadOptions,
  { journals, lastNumber }: StoreReading,
): Promise<{ journal: Journal; generation: number }> {
  const last = journals.at(-1)
  if (last === undefined) throw new TypeError('A store has a journal')
  const { path, end, generation } = last
  const file = await fileSystem.open(path, 'update')
  if (end.kind === 'torn') {
    await file.truncate(end.offset)
    await file.datasync()
    log.warn(
      { file: path, offset: end.offset, droppedBytes: end.bytes },
      'The last write was cut short before it was acknowledged; its remains were dropped',
    )
  }
  return {
    journal: new Journal(file, { length: end.offset, lastNumber, hasChanges: last.frames > 0 }),
    generation,
  }
}

function beginJournal(
  fileSystem: StoreFileSystem,
  options: {
    readonly directory: string
    readonly generation: number
    readonly storeId: string
    readonly schemaVersion: number
    readonly lastNumber: number
  },
): Promise<Journal> {
  const { directory, lastNumber, ...header } = options
  const path = journalPath(directory, header.generation)
  return Journal.create(fileSystem, { directory, path, header, lastNumber })
}
