import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { shopSchema } from '../domain/index.ts'
import { migrations, schemaVersion } from '../domain/migrations/index.ts'
import type { ShopKeys } from '../http/env.ts'
import { OperatorError } from '../http/operator-errors.ts'
import { keepHashKey } from '../http/secrets.ts'
import { emptyStoreData, type StoreData } from '../stores/change-adapter.ts'
import { nodeFileSystem } from '../stores/lowdb/file-system.ts'
import { writeNewStore } from '../stores/lowdb/new-store.ts'
import { PostgresLeaving } from '../stores/postgres/leaving.ts'
import { differencesBetween, type Moved } from './compare.ts'
import { claimEmptyFolder, storeName } from './data-folder.ts'
import { recordsIn, type CopiedStep } from './move.ts'
import { countsOf } from './verify.ts'

export interface MoveBackOptions {
  /** Empty, or not there yet. */
  readonly dataFolder: string
  /** Of the database. */
  readonly url: string
  /** Of the shop in the database. */
  readonly keys: ShopKeys
  /** Told of how far the move is. */
  readonly onStep: (step: MoveBackStep) => void
}

export type MoveBackStep = CopiedStep | { readonly kind: 'copy written' }

/** The store is written in it, and gets its place when the database has let go of the shop. */
const unfinishedName = 'move-unfinished'

/**
 * Copies the shop of a PostgreSQL database, which no server has open, into a data folder, and compares every record. Only
 * when all are the same is the folder one that a server opens, and the database one that none opens.
 * @throws OperatorError when the folder is not empty, or the last step fails
 * @throws StoreUnavailable when the database cannot be reached, does not answer, or is in use
 * @throws StoreMissing, StoreUnfinished, StoreMoved, StoreVersionMismatch when no whole shop of this version is in it
 */
export async function moveFromPostgres(options: MoveBackOptions): Promise<Moved> {
  const { dataFolder, url, keys, onStep } = options
  const leaving = await PostgresLeaving.open({ url, schema: shopSchema, migrations })
  try {
    const undo = await claimEmptyFolder(dataFolder)
    const unfinished = path.join(dataFolder, unfinishedName)
    const directory = path.join(unfinished, storeName)
    const copyAndLeave = async (): Promise<Moved> => {
      // First: with a key and without a store, no start takes the folder for a shop, nor for a new one.
      await keepHashKey(dataFolder, keys)
      await mkdir(directory, { recursive: true, mode: 0o700 })
      await writeCopy(leaving, directory, onStep)
      for (const folder of [unfinished, dataFolder]) await nodeFileSystem.syncDirectory(folder)
      onStep({ kind: 'copy written' })
      const data = await recordsIn(nodeFileSystem, directory)
      const differences = await differencesBetween(data, leaving)
      if (differences.length > 0) await undo()
      else await leave(leaving)
      return { records: countsOf(data), differences }
    }
    const moved = await copyAndLeave().catch(async (error: unknown) => {
      await undo()
      throw error
    })
    if (moved.differences.length === 0) await takePlace(dataFolder)
    return moved
  } finally {
    await leaving.close()
  }
}

/** Writes the records as they are at one moment. They are in memory until this resolves. */
async function writeCopy(
  leaving: PostgresLeaving,
  directory: string,
  onStep: MoveBackOptions['onStep'],
): Promise<void> {
  const data = await leaving.still(() => readAll(leaving, onStep))
  await writeNewStore(nodeFileSystem, { directory, data, schemaVersion, lastNumber: 0 })
}

async function readAll(leaving: PostgresLeaving, onStep: MoveBackOptions['onStep']): Promise<StoreData> {
  const data = emptyStoreData(shopSchema)
  const counts = new Map<string, number>()
  for (const collection of Object.keys(data)) counts.set(collection, await leaving.count(collection))
  const all = { records: 0, of: [...counts.values()].reduce((sum, count) => sum + count, 0) }
  for (const [collection, held] of Object.entries(data)) {
    for await (const record of leaving.records(collection)) held.set(record.id, record)
    all.records += held.size
    onStep({
      kind: 'copied',
      collection,
      records: held.size,
      of: counts.get(collection) ?? 0,
      all: { ...all },
    })
  }
  return data
}

/** Before the folder's store has its place: at no moment can both be served. */
async function leave(leaving: PostgresLeaving): Promise<void> {
  await leaving.expectNoServer()
  await leaving.finish().catch((error: unknown) => {
    throw new OperatorError(
      'Every record is the same, but the database did not confirm the last step. Nothing was left in DATA_DIR. Start the servers on the database again. Should they say that the shop has moved, do what they say, and run npm run move -- --back again.',
      { cause: error },
    )
  })
}

async function takePlace(dataFolder: string): Promise<void> {
  const unfinished = path.join(dataFolder, unfinishedName)
  const from = path.join(unfinished, storeName)
  const to = path.join(dataFolder, storeName)
  try {
    await rename(from, to)
    await rm(unfinished, { recursive: true })
    await nodeFileSystem.syncDirectory(dataFolder)
  } catch (error) {
    throw new OperatorError(
      `Every record is the same, and no server opens the database any more, but ${from} could not be renamed to ${to}. Do that, and start the server with this DATA_DIR.`,
      { cause: error },
    )
  }
}
