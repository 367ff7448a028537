import { randomBytes } from 'node:crypto'
import type { StoreData } from '../change-adapter.ts'
import { Acknowledged } from './acknowledged.ts'
import type { StoreFileSystem } from './file-system.ts'
import { writeIdentity } from './identity.ts'
import { Journal } from './journal.ts'
import { firstGeneration, journalPath } from './layout.ts'
import { writeSnapshot } from './snapshot.ts'
import { silentLog } from '../store-log.ts'

export function newStoreId(): string {
  return randomBytes(16).toString('base64url')
}

/**
 * Writes records as a store of its own, with a new id, into an empty folder. It is durable when this resolves; until
 * then a start refuses or finds nothing.
 * @param options.lastNumber the number that its first change follows
 */
export async function writeNewStore(
  fileSystem: StoreFileSystem,
  options: {
    readonly directory: string
    readonly data: StoreData
    readonly schemaVersion: number
    readonly lastNumber: number
  },
): Promise<void> {
  const { directory, data, schemaVersion, lastNumber } = options
  const storeId = newStoreId()
  // Not the first: from a first journal a start without any snapshot would be possible.
  const generation = firstGeneration + 1
  const header = { generation, schemaVersion, storeId }
  const journal = await Journal.create(fileSystem, {
    directory,
    path: journalPath(directory, generation),
    header,
    lastNumber,
  })
  await journal.close()
  const { signal } = new AbortController()
  await writeSnapshot(fileSystem, { directory, data, header, lastNumber, signal })
  const noted = { storeId, number: lastNumber, noted: undefined, log: silentLog }
  await (await Acknowledged.open(fileSystem, directory, noted)).close()
  await writeIdentity(fileSystem, directory, { storeId })
}
