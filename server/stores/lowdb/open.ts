import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Low } from 'lowdb'
import type { StoreSchema } from '../../domain/ports/store.ts'
import { emptyStoreData, type StoreData } from '../change-adapter.ts'
import { LowStore } from '../low-store.ts'
import { JournalAdapter } from './adapter.ts'
import { nodeFileSystem, type StoreFileSystem } from './file-system.ts'
import { lockDirectory } from './lock.ts'
import { silentLog, type StoreLog } from './store-log.ts'

export interface OpenLowdbStoreOptions<S extends StoreSchema> {
  /** Made, readable by its owner alone, if it is missing. Must be on a local disk. */
  readonly directory: string
  readonly schema: S
  /** The version of the records. A folder written with another version is refused. Default 1. */
  readonly schemaVersion?: number
  readonly log?: StoreLog
  /** Default: Node's. */
  readonly fileSystem?: StoreFileSystem
  /** Bytes of journal after which a snapshot is written, at least. Default 8 MiB. */
  readonly compactAfterBytes?: number
}

const defaultCompactAfterBytes = 8 * 1024 * 1024

/** `Low` with its adapter's own type, which lowdb widens to `Adapter`. */
class JournalLow extends Low<StoreData> {
  declare adapter: JournalAdapter
}

/**
 * Opens the embedded store, empty if the folder is new.
 * @throws StoreLocked when another process has the folder, or this one opened it before
 * @throws StoreCorrupt when a file is damaged; it names the file and the offset
 * @throws StoreVersionMismatch when another version of the program wrote the folder
 */
export async function openLowdbStore<S extends StoreSchema>(
  options: OpenLowdbStoreOptions<S>,
): Promise<LowStore<S>> {
  const { schema, schemaVersion = 1, log = silentLog, fileSystem = nodeFileSystem } = options
  const { compactAfterBytes = defaultCompactAfterBytes } = options
  const directory = resolve(options.directory)
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const lock = await lockDirectory(directory)
  const adapter = new JournalAdapter({
    directory,
    schema,
    schemaVersion,
    fileSystem,
    log,
    lock,
    compactAfterBytes,
  })
  const low = new JournalLow(adapter, emptyStoreData(schema))
  try {
    const startedAt = performance.now()
    await low.read()
    log.info({ directory, durationMs: Math.round(performance.now() - startedAt) }, 'The store is open')
    return new LowStore(low, schema)
  } catch (error) {
    await adapter.close()
    throw error
  }
}
