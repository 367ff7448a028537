import { open, readdir, readFile, type FileHandle } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { StoreFile, StoreFileSystem } from './file-system.ts'
import { readFrames } from './frames.ts'
import { acknowledgedName, storeFileNames } from './layout.ts'

/** A store's files as they were at one moment, for reading. */
export interface StillView {
  /** Lists and reads those files; throws on anything else. */
  readonly fileSystem: StoreFileSystem
  close(): Promise<void>
}

/** A compaction moves files at most every few seconds: more tries than a few mean something else is wrong. */
const mostTries = 100

/**
 * Opens all files of a store that may be in use, without its lock and without disturbing it. What is written later is
 * not seen; what compaction removes meanwhile is still read. The last journal may end in the middle of a write.
 */
export async function openStillView(directory: string): Promise<StillView> {
  for (let tries = 1; ; tries += 1) {
    // Before the journals, which are then at least as long as it says.
    const acknowledged = await readAcknowledgedFile(directory)
    const files = new Map<string, { readonly handle: FileHandle; readonly length: number }>()
    const close = async (): Promise<void> => {
      for (const { handle } of files.values()) await handle.close()
      files.clear()
    }
    try {
      for (const name of storeFileNames(await readdir(directory))) {
        if (name === acknowledgedName) continue
        const handle = await open(join(directory, name), 'r')
        files.set(name, { handle, length: 0 })
        files.set(name, { handle, length: (await handle.stat()).size })
      }
    } catch (error) {
      await close()
      const hasMoved = (error as NodeJS.ErrnoException).code === 'ENOENT' && tries < mostTries
      if (hasMoved && (await readdir(directory)).length > 0) continue
      throw error
    }
    const names = [...files.keys(), ...(acknowledged === undefined ? [] : [acknowledgedName])]
    const openForReading = (path: string): StoreFile => {
      const name = basename(path)
      const file = files.get(name)
      if (file !== undefined) return readOnly((buffer, position) => readUpTo(file, buffer, position))
      if (name !== acknowledgedName || acknowledged === undefined)
        throw new Error(`${path} is not in the view`)
      return readOnly(async (buffer, position) => {
        const part = acknowledged.subarray(position, position + buffer.length)
        buffer.set(part)
        return part.length
      })
    }
    return {
      fileSystem: {
        open: async (path, mode) => (mode === 'read' ? openForReading(path) : refuse()),
        list: async () => names,
        rename: refuse,
        remove: refuse,
        syncDirectory: refuse,
      },
      close,
    }
  }
}

/** The file is overwritten in place, so one look may see half of a write. */
async function readAcknowledgedFile(directory: string): Promise<Buffer | undefined> {
  for (let tries = 1; ; tries += 1) {
    try {
      const bytes = await readFile(join(directory, acknowledgedName))
      const file = readOnly(async (buffer, position) => bytes.copy(buffer, 0, position))
      const end = await readFrames(file, () => undefined)
      if (end.kind === 'complete' || tries === mostTries) return bytes
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw error
    }
  }
}

async function readUpTo(
  { handle, length }: { readonly handle: FileHandle; readonly length: number },
  buffer: Uint8Array,
  position: number,
): Promise<number> {
  const wanted = Math.min(buffer.length, length - position)
  return wanted <= 0 ? 0 : (await handle.read(buffer, 0, wanted, position)).bytesRead
}

function readOnly(read: StoreFile['read']): StoreFile {
  return { read, write: refuse, truncate: refuse, datasync: refuse, close: async () => undefined }
}

function refuse(): Promise<never> {
  return Promise.reject(new Error('A still view is for reading'))
}
