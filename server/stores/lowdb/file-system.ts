import { constants } from 'node:fs'
import { open, readdir, rename, rm } from 'node:fs/promises'

/** An open file. Positions and lengths are in bytes. */
export interface StoreFile {
  /** How many bytes were read; 0 at the end of the file. */
  read(buffer: Uint8Array, position: number): Promise<number>
  /** How many bytes were written, which may be fewer than given. */
  write(bytes: Uint8Array, position: number): Promise<number>
  truncate(length: number): Promise<void>
  /** Resolves when the file's content and length are on the disk. */
  datasync(): Promise<void>
  close(): Promise<void>
}

/** The part of the file system that the store uses, so that a test can make a disk that fills up or fails. */
export interface StoreFileSystem {
  /** `create` empties a file that exists. Files are readable by their owner alone. */
  open(path: string, mode: 'create' | 'read' | 'update'): Promise<StoreFile>
  rename(from: string, to: string): Promise<void>
  /** Removing what is not there is no error. */
  remove(path: string): Promise<void>
  list(directory: string): Promise<string[]>
  /** Makes creations, renames and removals in the directory durable. */
  syncDirectory(directory: string): Promise<void>
}

/** Writes all bytes at the position, however few the disk takes at a time. */
export async function writeFully(file: StoreFile, bytes: Uint8Array, position: number): Promise<void> {
  let written = 0
  while (written < bytes.length) {
    const count = await file.write(bytes.subarray(written), position + written)
    if (count === 0) throw new Error('The disk took no more bytes')
    written += count
  }
}

const flags = {
  create: constants.O_CREAT | constants.O_TRUNC | constants.O_RDWR,
  read: constants.O_RDONLY,
  update: constants.O_RDWR,
}

export const nodeFileSystem: StoreFileSystem = {
  async open(path, mode) {
    const handle = await open(path, flags[mode], 0o600)
    return {
      read: async (buffer, position) => (await handle.read(buffer, 0, buffer.length, position)).bytesRead,
      write: async (bytes, position) => (await handle.write(bytes, 0, bytes.length, position)).bytesWritten,
      truncate: length => handle.truncate(length),
      datasync: () => handle.datasync(),
      close: () => handle.close(),
    }
  },
  rename,
  remove: path => rm(path, { force: true }),
  list: directory => readdir(directory),
  async syncDirectory(directory) {
    // Windows has no way to sync a directory and refuses to open one.
    if (process.platform === 'win32') return
    const handle = await open(directory, constants.O_RDONLY)
    try {
      await handle.sync()
    } finally {
      await handle.close()
    }
  },
}
