import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { shopSchema } from '../domain/index.ts'
import { migrations } from '../domain/migrations/index.ts'
import { nodeFileSystem } from '../stores/lowdb/file-system.ts'
import { readStore } from '../stores/lowdb/read-store.ts'
import type { BackupManifest } from './backup-manifest.ts'
import { claimEmptyFolder, storeName } from './data-folder.ts'
import { BackupDamaged, unpack } from './unpack.ts'

const unfinishedName = 'restore-unfinished'

/**
 * Puts a backup into a folder that is empty or not there yet. Everything is checked, and the store read as a start
 * reads it, before anything gets its place; when it throws, the folder is as it was.
 * @throws OperatorError when the folder is not empty
 * @throws BackupDamaged when anything in the backup is not what was put there; it names the file
 * @throws StoreVersionMismatch when a newer version of the program made the backup
 */
export async function restore(options: {
  readonly file: string
  readonly dataFolder: string
}): Promise<BackupManifest> {
  const { file, dataFolder } = options
  const undo = await claimEmptyFolder(dataFolder)
  try {
    const unfinished = path.join(dataFolder, unfinishedName)
    await mkdir(unfinished, { mode: 0o700 })
    const manifest = await unpack(file, unfinished)
    const directory = path.join(unfinished, storeName)
    const reading = await readStore({
      fileSystem: nodeFileSystem,
      directory,
      schema: shopSchema,
      migrations,
    })
    if (reading === undefined) throw new BackupDamaged(`${file} holds no shop. Use another backup.`)
    // The store comes last: until it is there, a start finds keys without data and refuses.
    const names = (await readdir(unfinished)).filter(name => name !== storeName)
    for (const name of [...names, storeName]) {
      await rename(path.join(unfinished, name), path.join(dataFolder, name))
    }
    await rm(unfinished, { recursive: true })
    await nodeFileSystem.syncDirectory(dataFolder)
    return manifest
  } catch (error) {
    await undo()
    throw error
  }
}
