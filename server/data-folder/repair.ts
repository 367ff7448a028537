import { copyFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { shopSchema } from '../domain/index.ts'
import { migrations, schemaVersion } from '../domain/migrations/index.ts'
import { OperatorError } from '../http/operator-errors.ts'
import { nodeFileSystem } from '../stores/lowdb/file-system.ts'
import { writeNewStore } from '../stores/lowdb/new-store.ts'
import { salvageStore, type Salvage } from '../stores/lowdb/salvage.ts'
import { openStillView } from '../stores/lowdb/still-view.ts'
import { claimEmptyFolder, expectStore, filesBesideStore, storeName } from './data-folder.ts'
import { recordProblems } from './record-problems.ts'
import { countsOf } from './verify.ts'

export interface Repair extends Pick<Salvage, 'losses' | 'missing' | 'lastNumber'> {
  /** How many records were kept, by collection. */
  readonly records: Readonly<Record<string, number>>
  /** What does not fit together among them. */
  readonly problems: readonly string[]
}

/**
 * Writes a new data folder with every whole record of a damaged one, its keys and its uploads. The damaged one is not
 * changed. It should not be in use: what a running shop writes meanwhile is not in the new one.
 * @throws OperatorError when there is no store, nothing in it can be kept, or the new folder is not empty
 */
export async function repair(options: {
  readonly dataFolder: string
  readonly newFolder: string
}): Promise<Repair> {
  const { dataFolder, newFolder } = options
  expectStore(dataFolder)
  if (!path.relative(dataFolder, newFolder).startsWith('..')) {
    throw new OperatorError(
      `${newFolder} is inside ${dataFolder}, which is left as it is. Name another folder.`,
    )
  }
  const directory = path.join(dataFolder, storeName)
  const view = await openStillView(directory)
  try {
    const { fileSystem } = view
    const salvage = await salvageStore({ fileSystem, directory, schema: shopSchema, migrations })
    const { data, losses, missing, lastNumber } = salvage
    const records = countsOf(data)
    if (Object.values(records).every(count => count === 0)) {
      throw new OperatorError(`No whole record is left in ${directory}: restore it from a backup.`)
    }
    const undo = await claimEmptyFolder(newFolder)
    try {
      for (const file of await filesBesideStore(dataFolder)) {
        await mkdir(path.dirname(path.join(newFolder, file)), { recursive: true, mode: 0o700 })
        await copyFile(path.join(dataFolder, file), path.join(newFolder, file))
      }
      const newStore = path.join(newFolder, storeName)
      await mkdir(newStore, { mode: 0o700 })
      await writeNewStore(nodeFileSystem, { directory: newStore, data, schemaVersion, lastNumber })
      await nodeFileSystem.syncDirectory(newFolder)
    } catch (error) {
      await undo()
      throw error
    }
    return { records, losses, missing, lastNumber, problems: recordProblems(data) }
  } finally {
    await view.close()
  }
}
