import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { Low } from 'lowdb'
import type { Migration } from '../../domain/migrations/migration.ts'
import type { StoreSchema } from '../../domain/ports/store.ts'
import { emptyStoreData, type StoreData } from '../change-adapter.ts'
import { LowStore } from '../low-store.ts'
import { JournalAdapter, type Compaction } from './adapter.ts'
import { StoreMissing } from '../store-missing.ts'
import { nodeFileSystem, type StoreFileSystem } from './file-system.ts'
import type { IfMissing } from './load.ts'
import { lockDirectory } from './lock.ts'
import { expectNotMoved } from './moved.ts'
import { silentLog, type StoreLog } from '../store-log.ts'

export interface OpenLowdbStoreOptions<S extends StoreSchema> {
  /** Must be on a local disk. */
  readonly directory: string
  readonly schema: S
  /**
   * `refuse` opens only a store that is there. Default `create`: where none was ever made, an empty one is, in a
   * folder readable by its owner alone. Neither makes an empty store of one whose files were lost.
   */
  readonly ifMissing?: IfMissing
  /** The steps from earlier versions of the records, all of them. Default none. */
  readonly migrations?: readonly Migration[]
  readonly log?: StoreLog
  /** Told of every try to write a new snapshot. */
  readonly onCompaction?: (compaction: Compaction) => void
  /** Default: Node's. */
  readonly fileSystem?: StoreFileSystem
  /** Bytes of journal after which a snapshot is written, at least; the first comes earlier. Default 8 MiB. */
  readonly compactAfterBytes?: number
}

const defaultCompactAfterBytes = 8 * 1024 * 1024

/** `Low` with its adapter's own type, which lowdb widens to `Adapter`. */
class JournalLow extends Low<StoreData> {
  declare adapter: JournalAdapter
}

/**
 * Opens the embedded store. One that an earlier version wrote is brought to this version, after a copy of its files.
 * @throws StoreLocked when another process has the folder, or this one opened it before
 * @throws StoreMoved when its records have moved to PostgreSQL
 * @throws StoreMissing when there is none and none may be made, or when there was one and its data is gone
 * @throws StoreCorrupt when a file is damaged or missing; it names the file and the offset
 * @throws StoreVersionMismatch when a newer version of the program wrote the folder
 */
export async function openLowdbStore<S extends StoreSchema>(
  options: OpenLowdbStoreOptions<S>,
): Promise<LowStore<S>> {
  const { schema, migrations = [], log = silentLog, fileSystem = nodeFileSystem } = options
  const { compactAfterBytes = defaultCompactAfterBytes, ifMissing = 'create' } = options
  const { onCompaction = () => undefined } = options
  const directory = resolve(options.directory)
  if (ifMissing === 'create') await makeDirectory(directory, fileSystem)
  else if (!existsSync(directory)) throw new StoreMissing(directory, null)
  const lock = await lockDirectory(directory)
  const adapter = new JournalAdapter({
    directory,
    schema,
    migrations,
    ifMissing,
    fileSystem,
    log,
    lock,
    compactAfterBytes,
    onCompaction,
  })
  const low = new JournalLow(adapter, emptyStoreData(schema))
  try {
    expectNotMoved(directory)
    const startedAt = performance.now()
    await low.read()
    log.info({ directory, durationMs: Math.round(performance.now() - startedAt) }, 'The store is open')
    return new LowStore(low, schema)
  } catch (error) {
    await adapter.close()
    throw error
  }
}

/** Makes the folder and those above it that are missing, durably. */
async function makeDirectory(directory: string, fileSystem: StoreFileSystem): Promise<void> {
  const topmost = await mkdir(directory, { recursive: true, mode: 0o700 })
  if (topmost === undefined) return
  for (let parent = dirname(directory); parent.length >= dirname(topmost).length; parent = dirname(parent)) {
    await fileSystem.syncDirectory(parent)
    if (parent === dirname(parent)) return
  }
}
