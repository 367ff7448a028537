import { existsSync } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { shopSchema } from '../domain/index.ts'
import { migrations } from '../domain/migrations/index.ts'
import { OperatorError } from '../http/operator-errors.ts'
import { StoreMissing } from '../stores/store-missing.ts'
import { StoreCorrupt } from '../stores/lowdb/errors.ts'
import { inspectStore, type FileInspection } from '../stores/lowdb/inspect.ts'
import { readStore, type StoreReading } from '../stores/lowdb/read-store.ts'
import { openStillView } from '../stores/lowdb/still-view.ts'
import type { BackupManifest } from './backup-manifest.ts'
import { expectStore, storeName } from './data-folder.ts'
import { recordProblems } from './record-problems.ts'
import { BackupDamaged, unpack } from './unpack.ts'

export interface Verification {
  /** How many records there are, by collection; undefined when a start would refuse the store. */
  readonly records: Readonly<Record<string, number>> | undefined
  /** The number of the last change. */
  readonly lastNumber: number | undefined
  readonly files: number
  /** Frames of all files, the headers among them. */
  readonly frames: number
  /** Bytes of all files of the store. */
  readonly bytes: number
  /** Of a backup only. */
  readonly manifest?: BackupManifest
  /** Lines for whoever runs the shop, worst first; empty when nothing is wrong. */
  readonly problems: readonly string[]
  /** What is worth knowing and is nothing wrong. */
  readonly notes: readonly string[]
}

/**
 * Reads all that a data folder or a backup holds and says what is wrong with it. Changes nothing; the shop may be
 * running. A backup is unpacked into the system's folder for temporary files meanwhile.
 * @throws OperatorError when there is neither
 */
export async function verify(target: string): Promise<Verification> {
  const stats = await stat(target).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new OperatorError(`There is no ${target}.`) : error
  })
  return stats.isDirectory() ? verifyDataFolder(target) : verifyBackup(target)
}

async function verifyBackup(file: string): Promise<Verification> {
  const folder = await mkdtemp(path.join(tmpdir(), 'verify-'))
  try {
    const manifest = await unpack(file, folder)
    const { problems, ...verified } = await verifyDataFolder(folder)
    return {
      ...verified,
      manifest,
      problems: [...problems, ...differences(manifest, verified.records)].map(line =>
        line.replaceAll(`${folder}${path.sep}`, `${file}: `),
      ),
    }
  } catch (error) {
    if (!(error instanceof BackupDamaged)) throw error
    const nothing = { records: undefined, lastNumber: undefined, files: 0, frames: 0, bytes: 0, notes: [] }
    return { ...nothing, problems: [error.message] }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Migrations may remove records of an earlier version: more than were packed is always wrong, fewer is not. */
function differences(manifest: BackupManifest, records: Verification['records']): string[] {
  return Object.entries(records ?? {}).flatMap(([collection, count]) => {
    const packed = manifest.records[collection] ?? 0
    return count > packed ? [`${collection}: ${count} records, but ${packed} were packed`] : []
  })
}

async function verifyDataFolder(dataFolder: string): Promise<Verification> {
  expectStore(dataFolder)
  const directory = path.join(dataFolder, storeName)
  const view = await openStillView(directory)
  try {
    const { fileSystem } = view
    const inspections = await inspectStore({ fileSystem, directory })
    const problems: string[] = []
    const notes: string[] = []
    let reading: StoreReading | undefined
    try {
      reading = await readStore({ fileSystem, directory, schema: shopSchema, migrations })
      if (reading === undefined)
        problems.push(`There is no shop in ${directory}: it was not made to the end.`)
    } catch (error) {
      if (!(error instanceof StoreCorrupt || error instanceof StoreMissing)) throw error
      problems.push(`The shop does not start: ${error.message}`)
    }
    for (const inspection of inspections) {
      for (const { offset, bytes, problem } of inspection.damages) {
        const isUnfinished = offset === unfinishedWriteOf(inspection, reading)
        const where = `${inspection.path}, byte ${offset}${bytes > 0 ? `, ${bytes} bytes` : ''}`
        if (isUnfinished) notes.push(`${where}: a write that is not finished and was not acknowledged`)
        else problems.push(`${where}: ${problem}`)
      }
    }
    if (reading !== undefined) problems.push(...recordProblems(reading.data))
    if (!existsSync(path.join(dataFolder, 'hash-key'))) {
      problems.push(
        `${path.join(dataFolder, 'hash-key')} is missing: without it the shop does not start. Restore the file from a backup.`,
      )
    }
    return {
      records: reading && countsOf(reading.data),
      lastNumber: reading?.lastNumber,
      files: inspections.length,
      frames: sum(inspections.map(({ frames }) => frames)),
      bytes: sum(inspections.map(lengthOf)),
      problems,
      notes,
    }
  } finally {
    await view.close()
  }
}

/** Where the last journal has a write that never finished, provided that the rest is whole. */
function unfinishedWriteOf(
  { path: file }: FileInspection,
  reading: StoreReading | undefined,
): number | undefined {
  const last = reading?.journals.at(-1)
  return last?.path === file && last.end.kind === 'torn' ? last.end.offset : undefined
}

function lengthOf({ end, damages }: FileInspection): number {
  return Math.max(end.offset, ...damages.map(({ offset, bytes }) => offset + bytes))
}

export function countsOf(data: StoreReading['data']): Record<string, number> {
  return Object.fromEntries(Object.entries(data).map(([collection, records]) => [collection, records.size]))
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
