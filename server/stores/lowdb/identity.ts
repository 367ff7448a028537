import { join } from 'node:path'
import { writeFully, type StoreFileSystem } from './file-system.ts'
import { encodeFrame, readFrames } from './frames.ts'
import { identityName, unfinishedPath } from './layout.ts'
import { withFile } from './store-file.ts'

/**
 * The proof that a store was made in a folder, with the id that its files carry. It is durable before the first
 * change is acknowledged: where it is and the data is not, the data has been lost.
 */
export interface Identity {
  /** Of 128 random bits, as text. */
  readonly storeId: string
}

/** Undefined when the file cannot be read as an identity. */
export async function readIdentity(
  fileSystem: StoreFileSystem,
  directory: string,
): Promise<Identity | undefined> {
  let identity: Partial<Identity> | undefined
  const end = await withFile(fileSystem, join(directory, identityName), file =>
    readFrames(file, ({ value }) => (identity ??= value as Partial<Identity>)),
  )
  const { storeId } = identity ?? {}
  return end.kind === 'complete' && typeof storeId === 'string' ? { storeId } : undefined
}

/** Resolves when the identity is on the disk, under its name. */
export async function writeIdentity(
  fileSystem: StoreFileSystem,
  directory: string,
  { storeId }: Identity,
): Promise<void> {
  const path = join(directory, identityName)
  const unfinished = unfinishedPath(path)
  const file = await fileSystem.open(unfinished, 'create')
  try {
    await writeFully(file, encodeFrame(JSON.stringify({ storeId } satisfies Identity), 0), 0)
    await file.datasync()
  } finally {
    await file.close()
  }
  await fileSystem.rename(unfinished, path)
  await fileSystem.syncDirectory(directory)
}
