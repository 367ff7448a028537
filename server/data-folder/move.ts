import { createHash } from 'node:crypto'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { shopSchema } from '../domain/index.ts'
import { migrations } from '../domain/migrations/index.ts'
import type { StoredRecord } from '../domain/ports/store.ts'
import { OperatorError } from '../http/operator-errors.ts'
import type { StoreData } from '../stores/change-adapter.ts'
import { StoreLocked } from '../stores/lowdb/errors.ts'
import { nodeFileSystem, type StoreFileSystem } from '../stores/lowdb/file-system.ts'
import { lockDirectory, type StoreLock } from '../stores/lowdb/lock.ts'
import { expectNotMoved, noteMoved } from '../stores/lowdb/moved.ts'
import { readStore } from '../stores/lowdb/read-store.ts'
import { openStillView } from '../stores/lowdb/still-view.ts'
import { PostgresFilling } from '../stores/postgres/filling.ts'
import { differencesBetween, type Moved } from './compare.ts'
import { expectStore, storeName } from './data-folder.ts'
import { countsOf } from './verify.ts'

export interface MoveOptions {
  readonly dataFolder: string
  /** Of the database. */
  readonly url: string
  /** Whatever the database has of a shop is removed first. */
  readonly replace: boolean
  readonly now: () => Date
  /** Told of how far the move is. */
  readonly onStep: (step: MoveStep) => void
}

/** So many records of a collection, and of all of them, are copied. */
export interface CopiedStep {
  readonly kind: 'copied'
  readonly collection: string
  readonly records: number
  readonly of: number
  readonly all: { readonly records: number; readonly of: number }
}

export type MoveStep =
  | CopiedStep
  /** The first copy is there. What follows needs the shop to be stopped; told whether somebody has it open. */
  | { readonly kind: 'first copy made'; readonly isServed: boolean }
  | { readonly kind: 'shop stopped' }
  | { readonly kind: 'changes copied'; readonly put: number; readonly removed: number }

/** How often is looked whether the old server has stopped. */
const lookEveryMs = 250

/**
 * Copies the shop of a data folder to PostgreSQL: all of it while it may be served, then, when nobody has it open, what
 * changed in between. Then every record is compared. Only when all are the same is the database one that a server
 * opens, and the folder one that none opens.
 * @throws OperatorError when there is no shop in the folder, or one in the database
 * @throws StoreMoved when the folder's shop has moved before
 * @throws StoreCorrupt when the folder's store is damaged
 * @throws StoreUnavailable when the database cannot be reached or does not answer
 */
export async function moveToPostgres(options: MoveOptions): Promise<Moved> {
  const { dataFolder, url, now, onStep } = options
  expectStore(dataFolder)
  const directory = path.join(dataFolder, storeName)
  const filling = await PostgresFilling.open({ url, schema: shopSchema, migrations })
  let lock: StoreLock | undefined
  try {
    await expectRoom(filling, directory, options)
    const copied = await copyServed(filling, directory, onStep)
    lock = await lockWhenFree(directory, onStep)
    onStep({ kind: 'shop stopped' })
    const data = await recordsIn(nodeFileSystem, directory)
    onStep({ kind: 'changes copied', ...(await copyChanges(filling, data, copied)) })
    const differences = await differencesBetween(data, filling)
    if (differences.length === 0) {
      // In this order: at no moment can both be served.
      await noteMoved(nodeFileSystem, directory, { at: now() })
      await filling.finish().catch((error: unknown) => {
        throw new OperatorError(
          'Every record is the same, but the database did not confirm the last step. Start the new server. Should it say that the database is being filled, run npm run move again with --replace.',
          { cause: error },
        )
      })
    }
    return { records: countsOf(data), differences }
  } finally {
    await lock?.release()
    await filling.close()
  }
}

/** @throws OperatorError, StoreMoved */
async function expectRoom(
  filling: PostgresFilling,
  directory: string,
  { replace }: Pick<MoveOptions, 'replace'>,
): Promise<void> {
  const state = await filling.state()
  // A move may have been cut short between its last two steps. No shop is in the database then, and it is made again.
  if (state !== 'unfinished') expectNotMoved(directory)
  if (state !== 'empty' && !replace) {
    throw new OperatorError(
      state === 'unfinished'
        ? 'The database has a move that was cut short. To begin it again: --replace. Nothing was changed.'
        : 'There is a shop in the database already. To put this one in its place, which removes it: --replace. Nothing was changed.',
    )
  }
}

/** What a store holds. @throws OperatorError when there is no shop */
export async function recordsIn(fileSystem: StoreFileSystem, directory: string): Promise<StoreData> {
  const reading = await readStore({ fileSystem, directory, schema: shopSchema, migrations })
  if (reading === undefined) throw new OperatorError(`There is no shop in ${directory}: it is empty.`)
  return reading.data
}

/** What was written of each record, by collection and id. */
type Copied = ReadonlyMap<string, ReadonlyMap<string, string>>

/** Copies the store as it is at one moment, whoever works with it. */
async function copyServed(
  filling: PostgresFilling,
  directory: string,
  onStep: MoveOptions['onStep'],
): Promise<Copied> {
  const view = await openStillView(directory)
  let data: StoreData
  try {
    data = await recordsIn(view.fileSystem, directory)
  } finally {
    await view.close()
  }
  await filling.begin()
  const all = { records: 0, of: Object.values(data).reduce((sum, { size }) => sum + size, 0) }
  const copied = new Map<string, Map<string, string>>()
  for (const [collection, held] of Object.entries(data)) {
    let records = 0
    for await (const count of filling.insert(collection, held.values())) {
      records += count
      all.records += count
      onStep({ kind: 'copied', collection, records, of: held.size, all: { ...all } })
    }
    copied.set(collection, new Map([...held].map(([id, record]) => [id, digestOf(record)])))
  }
  await filling.analyze()
  return copied
}

/** Short, so that what was copied need not stay in memory beside what is there now. */
function digestOf(record: StoredRecord): string {
  return createHash('sha256').update(JSON.stringify(record)).digest('base64')
}

/** Takes the store's lock, as soon as nobody else has it. */
async function lockWhenFree(directory: string, onStep: MoveOptions['onStep']): Promise<StoreLock> {
  for (let tries = 0; ; tries += 1) {
    try {
      const lock = await lockDirectory(directory)
      if (tries === 0) onStep({ kind: 'first copy made', isServed: false })
      return lock
    } catch (error) {
      if (!(error instanceof StoreLocked)) throw error
      if (tries === 0) onStep({ kind: 'first copy made', isServed: true })
      await wait(lookEveryMs)
    }
  }
}

/** Copies what has changed since. What goes is removed first: a new record may have a value that only one may have. */
async function copyChanges(
  filling: PostgresFilling,
  data: StoreData,
  copied: Copied,
): Promise<{ put: number; removed: number }> {
  const changes = Object.entries(data).map(([collection, held]) => {
    const before = copied.get(collection) ?? new Map<string, string>()
    const put = [...held.values()].filter(record => before.get(record.id) !== digestOf(record))
    const removed = [...before.keys()].filter(id => !held.has(id))
    return { collection, put, removed }
  })
  for (const { collection, put, removed } of changes) {
    await filling.remove(collection, [...removed, ...put.map(({ id }) => id)])
  }
  const sum = { put: 0, removed: 0 }
  for (const { collection, put, removed } of changes) {
    sum.removed += removed.length
    for await (const count of filling.insert(collection, put)) sum.put += count
  }
  return sum
}
