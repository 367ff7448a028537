import { join } from 'node:path'
import {
  firstSchemaVersion,
  migrateRecords,
  schemaVersionAfter,
  type MigratedCollection,
  type Migration,
} from '../../domain/migrations/migration.ts'
import type { StoredRecord } from '../../domain/ports/store.ts'
import { emptyStoreData, type StoreData } from '../change-adapter.ts'
import { freezeParsed } from '../frozen-copy.ts'
import { SharedParts } from '../shared-parts.ts'
import { PartedMap } from '../parted-map.ts'
import { readAcknowledged } from './acknowledged.ts'
import { StoreMissing } from '../store-missing.ts'
import { StoreCorrupt } from './errors.ts'
import type { StoreFileSystem } from './file-system.ts'
import { readIdentity } from './identity.ts'
import { applyChanges } from './journal.ts'
import {
  acknowledgedName,
  firstGeneration,
  format1SnapshotPath,
  formatVersion,
  generationsOf,
  hasFormat1Snapshot,
  identityName,
  isUnfinished,
  journalPath,
  snapshotPath,
} from './layout.ts'
import { readSnapshot, type SnapshotReading } from './snapshot.ts'
import { readStoreFile, withFile, type FileReading, type RecordsOf } from './store-file.ts'

export interface ReadStoreOptions {
  readonly fileSystem: StoreFileSystem
  readonly directory: string
  /** Its collections may hold records; what a step of the migrations leaves elsewhere is refused. */
  readonly schema: object
  readonly migrations: readonly Migration[]
}

export interface JournalReading extends FileReading {
  readonly generation: number
  readonly path: string
}

/** What a folder holds, as a start finds it. */
export interface StoreReading {
  /** In the newest version of the schema. */
  readonly data: StoreData
  /** Undefined in format 1. */
  readonly storeId: string | undefined
  /** The number of the last change. */
  readonly lastNumber: number
  /** What the migrations did to the records in memory; nothing of it is on the disk. */
  readonly migrated: readonly MigratedCollection[]
  /** The snapshot that was read; undefined when all that there is comes from the journals. */
  readonly snapshot: (SnapshotReading & { readonly path: string }) | undefined
  /** The journals that were read over it, ascending, at least one. Only the last may end in a torn write. */
  readonly journals: readonly JournalReading[]
  /** Newer snapshots that could not be read. What they held is in `data`, from older files. */
  readonly damaged: readonly StoreCorrupt[]
  /** Paths of files that hold nothing which was acknowledged: what a crash left of work in the background. */
  readonly leftovers: readonly string[]
  readonly hasIdentity: boolean
  /** The number of the last change that was acknowledged, as far as it was noted. */
  readonly acknowledged: number | undefined
}

/**
 * Reads a store's folder without changing anything in it and without the lock: the newest snapshot that is whole,
 * then the journals over it, then the migrations on the records in memory. Of a store in use it may see a write that
 * is not finished (`journals.at(-1).end` is torn then), or meet a file that compaction removes, and fail.
 * @returns undefined when no store was ever made here, or its making was cut short before anything was acknowledged
 * @throws StoreMissing when there was a store and nothing of it is left
 * @throws StoreCorrupt when anything that was acknowledged is missing or damaged; it names the file and the offset
 * @throws StoreVersionMismatch when a newer version of the program wrote the folder
 */
export async function readStore(options: ReadStoreOptions): Promise<StoreReading | undefined> {
  const { fileSystem, directory } = options
  const names = await fileSystem.list(directory)
  const hasIdentity = names.includes(identityName)
  const identity = hasIdentity ? await readIdentity(fileSystem, directory) : undefined
  const hasAcknowledged = names.includes(acknowledgedName)
  const acknowledged = hasAcknowledged
    ? await readAcknowledged(fileSystem, directory, identity?.storeId)
    : undefined

  const starts = possibleStarts(directory, names)
  if (starts.length === 0) {
    const journals = generationsOf(names, 'journal')
    if (journals[0] !== undefined) throw missing(snapshotPath(directory, journals[0]))
    if (!hasIdentity && !hasAcknowledged) return undefined
    throw new StoreMissing(directory, join(directory, hasIdentity ? identityName : acknowledgedName))
  }
  const damaged: StoreCorrupt[] = []
  for (const start of starts) {
    const reading = new Reading(options, identity?.storeId)
    try {
      const snapshot =
        start.path === undefined ? undefined : await reading.snapshot(start.path, start.generation)
      const generation = snapshot?.header.generation ?? firstGeneration
      const found = await reading.journals(generationsOf(names, 'journal'), generation)
      const journals = withoutLeftovers(found, snapshot)
      const isUnmade = snapshot === undefined && found.length === 1 && found.every(isWithoutChanges)
      if (isUnmade && !hasIdentity && (acknowledged ?? 0) === 0) return undefined
      expectWhole(journals, { directory, generation, snapshot, acknowledged: acknowledged ?? 0 })
      return {
        data: reading.finish(),
        storeId: reading.storeId,
        lastNumber: journals.at(-1)?.lastNumber ?? 0,
        migrated: reading.migrated,
        snapshot: snapshot === undefined ? undefined : { ...snapshot, path: start.path ?? '' },
        journals,
        damaged,
        leftovers: [
          ...names.filter(isUnfinished).map(name => join(directory, name)),
          ...found.filter(journal => !journals.includes(journal)).map(({ path }) => path),
        ],
        hasIdentity: identity !== undefined,
        acknowledged,
      }
    } catch (error) {
      // An older snapshot helps where this one is damaged. The first damage found is what an operator has to know.
      if (!(error instanceof StoreCorrupt)) throw error
      if (error.file !== start.path) throw damaged[0] ?? error
      damaged.push(error)
    }
  }
  throw damaged[0] ?? missing(directory)
}

/** What a start may build on, the best first: the snapshots from the newest on, then the first journal. */
function possibleStarts(
  directory: string,
  names: readonly string[],
): Array<{ path?: string; generation?: number }> {
  return [
    ...generationsOf(names, 'snapshot')
      .toReversed()
      .map(generation => ({ path: snapshotPath(directory, generation), generation })),
    ...(hasFormat1Snapshot(names) ? [{ path: format1SnapshotPath(directory) }] : []),
    ...(generationsOf(names, 'journal').includes(firstGeneration) ? [{}] : []),
  ]
}

/** One try at reading a folder: the records as they come, and the version that they have. */
class Reading {
  readonly #parts = new SharedParts()
  readonly #options: ReadStoreOptions
  readonly #schemaVersion: number
  readonly #data: StoreData
  /** Collections that the schema lacks, by where they were met first. */
  readonly #unknown = new Map<string, StoreCorrupt>()
  readonly #migrated: MigratedCollection[] = []
  #version: number | undefined
  #storeId: string | undefined

  constructor(options: ReadStoreOptions, storeId: string | undefined) {
    this.#options = options
    this.#schemaVersion = schemaVersionAfter(options.migrations)
    this.#data = emptyStoreData(options.schema)
    this.#storeId = storeId
  }

  get storeId(): string | undefined {
    return this.#storeId
  }

  get migrated(): readonly MigratedCollection[] {
    return this.#migrated
  }

  async snapshot(path: string, generation: number | undefined): Promise<SnapshotReading> {
    const expected = {
      schemaVersion: this.#schemaVersion,
      storeId: this.#storeId,
      ...(generation !== undefined && { generation }),
    }
    const snapshot = await withFile(this.#options.fileSystem, path, file =>
      readSnapshot(file, path, this.#recordsIn(path), expected, this.#parts),
    )
    this.#storeId ??= snapshot.header.storeId
    this.#version = snapshot.header.schemaVersion
    return snapshot
  }

  /** Replays the journals from `first` on. */
  async journals(generations: readonly number[], first: number): Promise<JournalReading[]> {
    const { fileSystem, directory } = this.#options
    const readings: JournalReading[] = []
    for (const generation of generations.filter(candidate => candidate >= first)) {
      const next = first + readings.length
      if (generation !== next) throw missing(journalPath(directory, next))
      const path = journalPath(directory, generation)
      const expected = { kind: 'journal', schemaVersion: this.#schemaVersion, generation } as const
      const recordsOf = this.#recordsIn(path)
      const reading = await withFile(fileSystem, path, file =>
        readStoreFile(
          file,
          path,
          { ...expected, storeId: this.#storeId },
          {
            header: header => {
              this.#storeId ??= header.storeId
              this.#migrateTo(header.schemaVersion)
            },
            value: (value, offset) => applyChanges(value, offset, recordsOf, this.#parts),
          },
        ),
      )
      readings.push({ generation, path, ...reading })
    }
    return readings
  }

  /**
   * The records in the newest version.
   * @throws StoreCorrupt when a collection is left that the schema lacks
   */
  finish(): StoreData {
    this.#migrateTo(this.#schemaVersion)
    for (const [collection, error] of this.#unknown) {
      if ((this.#data[collection]?.size ?? 0) > 0) throw error
      delete this.#data[collection]
    }
    return this.#data
  }

  /** A file's records are in its header's version: those before it are brought there first. */
  #migrateTo(version: number): void {
    const from = this.#version ?? version
    this.#version = Math.max(from, version)
    const done = migrateRecords(this.#data, this.#options.migrations, { from, to: version })
    for (const { collection, changed } of done) {
      if (changed > 0) for (const record of this.#data[collection]?.values() ?? []) freezeParsed(record)
    }
    this.#migrated.push(...done)
  }

  #recordsIn(path: string): RecordsOf {
    return (collection, offset) => {
      const known = this.#data[collection]
      if (known !== undefined) return known
      const problem = `it holds records of "${collection}", which the schema lacks`
      this.#unknown.set(collection, new StoreCorrupt(path, offset, problem))
      return (this.#data[collection] = new PartedMap<StoredRecord>())
    }
  }
}

/**
 * The journals without those that a failure left while they were begun, behind the one that went on being used: they
 * hold no change, and either their header is not whole or it says to follow fewer changes than the one before has.
 */
function withoutLeftovers(
  found: readonly JournalReading[],
  snapshot: SnapshotReading | undefined,
): readonly JournalReading[] {
  const journals = [...found]
  for (;;) {
    const last = journals.at(-1)
    const previous = journals.at(-2)
    if (last === undefined || previous === undefined || !isWithoutChanges(last)) return journals
    const isContinued = (last.lastNumber ?? 0) >= (previous.lastNumber ?? snapshot?.lastNumber ?? 0)
    if (last.header !== undefined && previous.end.kind === 'complete' && isContinued) return journals
    journals.pop()
  }
}

/** Whether a journal has nothing but a header, or not even that. */
function isWithoutChanges({ frames, header, end }: JournalReading): boolean {
  return frames === 0 && (header === undefined ? end.kind !== 'corrupt' : end.kind === 'complete')
}

/** @throws StoreCorrupt when something that was acknowledged is damaged or missing in the journals */
function expectWhole(
  journals: readonly JournalReading[],
  expected: {
    readonly directory: string
    readonly generation: number
    readonly snapshot: SnapshotReading | undefined
    readonly acknowledged: number
  },
): void {
  const { directory, generation, snapshot, acknowledged } = expected
  const last = journals.at(-1)
  if (last === undefined) throw missing(journalPath(directory, generation))
  let before = snapshot?.lastNumber
  for (const { path, end, header, lastNumber, frames } of journals) {
    if (end.kind === 'corrupt' || (end.kind === 'torn' && path !== last.path)) {
      throw new StoreCorrupt(path, end.offset, 'the checksum does not match')
    }
    if (header === undefined) throw new StoreCorrupt(path, 0, 'its beginning is missing')
    const follows = (lastNumber ?? 0) - frames
    if (header.format > 1 && before !== undefined && follows !== before) {
      throw new StoreCorrupt(
        path,
        0,
        `it follows change ${follows}, and what is before it ends with ${before}`,
      )
    }
    before = lastNumber
  }
  const lastNumber = last.lastNumber ?? 0
  if (lastNumber >= acknowledged) return
  const missingEnd = `it ends with change ${lastNumber}, but change ${acknowledged} was acknowledged`
  throw new StoreCorrupt(
    last.path,
    last.end.offset,
    `${missingEnd}: its end or a journal after it is missing`,
  )
}

/** Whether a start has to bring the folder to this program's format and version. */
export function isOutdated(reading: StoreReading, schemaVersion: number): boolean {
  const header = reading.journals.at(-1)?.header
  return (
    (header?.format ?? 0) < formatVersion || (header?.schemaVersion ?? firstSchemaVersion) < schemaVersion
  )
}

function missing(path: string): StoreCorrupt {
  return new StoreCorrupt(path, 0, 'the file is missing')
}
