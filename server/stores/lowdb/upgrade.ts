import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { nodeFileSystem } from './file-system.ts'
import { formatVersion, storeFileNames } from './layout.ts'

/**
 * Copies a store's files into a folder of their own beside them, before records or files are brought to another
 * version. Nothing reads the copy: it is for whoever has to go back, and may be removed. It is durable when this
 * resolves, and is made once: one that is there already stays.
 * @returns the copy's path
 */
export async function copyBeforeUpgrade(directory: string, schemaVersion: number): Promise<string> {
  const names = await readdir(directory)
  const name = `before-format-${formatVersion}-schema-${schemaVersion}`
  const copy = join(directory, name)
  if (names.includes(name)) return copy
  const unfinished = `${copy}.new`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { mode: 0o700 })
  for (const file of storeFileNames(names)) {
    await copyFile(join(directory, file), join(unfinished, file))
    const copied = await nodeFileSystem.open(join(unfinished, file), 'update')
    try {
      await copied.datasync()
    } finally {
      await copied.close()
    }
  }
  await nodeFileSystem.syncDirectory(unfinished)
  await rename(unfinished, copy)
  await nodeFileSystem.syncDirectory(directory)
  return copy
}
