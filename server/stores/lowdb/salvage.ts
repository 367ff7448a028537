import { basename } from 'node:path'
import { migrateRecords, schemaVersionAfter } from '../../domain/migrations/migration.ts'
import { emptyStoreData, type StoreData } from '../change-adapter.ts'
import { freezeParsed } from '../frozen-copy.ts'
import { SharedParts } from '../shared-parts.ts'
import { readAcknowledged } from './acknowledged.ts'
import { readIdentity } from './identity.ts'
import { framesWithin, readFrames, type Frame } from './frames.ts'
import { inspectStore, type Damage, type FileInspection } from './inspect.ts'
import { applyChanges } from './journal.ts'
import { acknowledgedName, generationOfPath, identityName } from './layout.ts'
import type { ReadStoreOptions } from './read-store.ts'
import { applyRecords } from './snapshot.ts'
import { withFile, type RecordsOf } from './store-file.ts'

export interface Loss extends Damage {
  /** Absolute path. */
  readonly path: string
}

export interface Salvage {
  /** In the newest version of the schema. */
  readonly data: StoreData
  /** The number of the last change known of, be it lost. */
  readonly lastNumber: number
  /** What could not be read, file by file. */
  readonly losses: readonly Loss[]
  /** The numbers of changes that are nowhere to be found, as ranges with both ends. */
  readonly missing: ReadonlyArray<{ readonly from: number; readonly to: number }>
}

type Source = FileInspection & { readonly generation: number; readonly isSnapshot: boolean }

/**
 * Gathers every whole record of a store, however damaged: the newest whole snapshot, or what there is of all of them,
 * and over it every whole frame of the journals since. A record whose last change was lost comes back as it was before;
 * one whose deletion was lost comes back.
 */
export async function salvageStore(options: ReadStoreOptions): Promise<Salvage> {
  const { fileSystem, directory } = options
  const inspections = await inspectStore(options)
  const names = await fileSystem.list(directory)
  const identity = names.includes(identityName) ? await readIdentity(fileSystem, directory) : undefined
  const storeId = identity?.storeId ?? inspections.find(({ header }) => header?.storeId)?.header?.storeId
  const isForeign = ({ header }: FileInspection): boolean =>
    header?.storeId !== undefined && header.storeId !== storeId
  const sources = inOrder(inspections.filter(inspection => !isForeign(inspection)))
  const base = sources.findLast(({ isSnapshot, damages }) => isSnapshot && damages.length === 0)
  const used = sources.filter(({ generation }) => generation >= (base?.generation ?? 0))
  const gathering = new Gathering(options)
  for (const source of used) await gathering.take(source, options)

  const noted = names.includes(acknowledgedName)
    ? await readAcknowledged(fileSystem, directory, undefined)
    : undefined
  const lastNumber = Math.max(noted ?? 0, gathering.lastNumber)
  return {
    data: gathering.finish(),
    lastNumber,
    losses: [
      ...inspections.flatMap(({ path, damages }) => damages.map(damage => ({ path, ...damage }))),
      ...inspections.filter(isForeign).map(({ path, end }) => ({
        path,
        offset: 0,
        bytes: end.offset,
        problem: 'it belongs to another store',
      })),
      ...gathering.unknown,
    ],
    missing: gathering.missingUpTo(lastNumber),
  }
}

/** Generation by generation, the snapshot before its journal, which is replayed over it. */
function inOrder(inspections: readonly FileInspection[]): Source[] {
  return inspections
    .flatMap(inspection => {
      const isSnapshot = basename(inspection.path).startsWith('snapshot')
      const generation =
        generationOfPath(inspection.path) ?? (isSnapshot ? (inspection.header?.generation ?? 0) : null)
      return generation === null ? [] : [{ ...inspection, generation, isSnapshot }]
    })
    .toSorted(
      (left, right) =>
        left.generation - right.generation || Number(right.isSnapshot) - Number(left.isSnapshot),
    )
}

/** The records and the numbers of changes as they come. */
class Gathering {
  readonly #parts = new SharedParts()
  readonly #options: ReadStoreOptions
  readonly #data: StoreData
  readonly #newestVersion: number
  readonly #changes: number[] = []
  /** Records of collections that the schema lacks. */
  readonly unknown: Loss[] = []
  #version: number | undefined
  /** The number that what is read first follows; undefined until a header says it. */
  #before: number | undefined
  lastNumber = 0

  constructor(options: ReadStoreOptions) {
    this.#options = options
    this.#data = emptyStoreData(options.schema)
    this.#newestVersion = schemaVersionAfter(options.migrations)
  }

  async take({ path, header, damages, isSnapshot }: Source, { fileSystem }: ReadStoreOptions): Promise<void> {
    if (header !== undefined) this.#migrateTo(header.schemaVersion)
    const recordsOf: RecordsOf = (collection, offset) => this.#recordsOf(collection, { path, offset })
    const apply = ({ value, number, offset }: Frame): void => {
      if (!Array.isArray(value)) {
        if (offset === 0) this.#begins(number)
        return
      }
      if (isSnapshot) applyRecords(value, offset, recordsOf, this.#parts)
      else {
        applyChanges(value, offset, recordsOf, this.#parts)
        if (number !== undefined) this.#changes.push(number)
      }
    }
    await withFile(fileSystem, path, async file => {
      const within = new Map<number, Frame[]>()
      for (const { offset, bytes } of damages) {
        if (bytes === 0) continue
        const stretch = Buffer.alloc(bytes)
        const length = await file.read(stretch, offset)
        within.set(offset, framesWithin(stretch.subarray(0, length), offset))
      }
      await readFrames(file, apply, ({ offset }) => within.get(offset)?.forEach(apply))
    })
  }

  finish(): StoreData {
    this.#migrateTo(this.#newestVersion)
    for (const name of Object.keys(this.#data)) if (!(name in this.#options.schema)) delete this.#data[name]
    return this.#data
  }

  missingUpTo(lastNumber: number): Array<{ from: number; to: number }> {
    const missing: Array<{ from: number; to: number }> = []
    let next = (this.#before ?? 0) + 1
    for (const number of this.#changes.toSorted((left, right) => left - right)) {
      if (number > next) missing.push({ from: next, to: number - 1 })
      next = Math.max(next, number + 1)
    }
    if (lastNumber >= next) missing.push({ from: next, to: lastNumber })
    return missing
  }

  #begins(number: number | undefined): void {
    this.#before ??= number
    this.lastNumber = Math.max(this.lastNumber, number ?? 0)
  }

  #migrateTo(version: number): void {
    const from = this.#version ?? version
    this.#version = Math.max(from, version)
    const done = migrateRecords(this.#data, this.#options.migrations, { from, to: version })
    for (const { collection, changed } of done) {
      if (changed > 0) for (const record of this.#data[collection]?.values() ?? []) freezeParsed(record)
    }
  }

  #recordsOf(collection: string, where: { path: string; offset: number }): StoreData[string] {
    const known = this.#data[collection]
    if (known !== undefined) return known
    const problem = `it holds records of "${collection}", which the schema lacks`
    this.unknown.push({ ...where, bytes: 0, problem })
    return (this.#data[collection] = new Map())
  }
}
