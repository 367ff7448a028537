import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { StoreMoved } from '../store-moved.ts'
import { writeFully, type StoreFileSystem } from './file-system.ts'

const movedName = 'moved'

/** Whether a store's records have moved to another one. */
export function hasMoved(directory: string): boolean {
  return existsSync(join(directory, movedName))
}

/** @throws StoreMoved */
export function expectNotMoved(directory: string): void {
  if (!hasMoved(directory)) return
  throw new StoreMoved(
    `The shop in ${directory} has moved to PostgreSQL: start it with DATABASE_URL. To use this old one again, without what was changed since, remove ${join(directory, movedName)}`,
  )
}

/** Notes that the records have moved; durable when it resolves. Only for whoever has the store's lock. */
export async function noteMoved(
  fileSystem: StoreFileSystem,
  directory: string,
  { at }: { readonly at: Date },
): Promise<void> {
  const path = join(directory, movedName)
  const file = await fileSystem.open(path, 'create')
  try {
    await writeFully(file, Buffer.from(`Moved to PostgreSQL on ${at.toISOString()}\n`), 0)
    await file.datasync()
    await fileSystem.syncDirectory(directory)
  } catch (error) {
    // A disk that is full must not keep the old shop from going on.
    await fileSystem.remove(path)
    throw error
  } finally {
    await file.close()
  }
}
