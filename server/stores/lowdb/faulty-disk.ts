import { basename } from 'node:path'
import { nodeFileSystem, type StoreFile, type StoreFileSystem } from './file-system.ts'

export type DiskOperation =
  'create' | 'open' | 'write' | 'truncate' | 'datasync' | 'rename' | 'remove' | 'syncDirectory'

export interface DiskCall {
  readonly operation: DiskOperation
  /** The file's name, or the new name of a rename; empty for a directory. */
  readonly file: string
}

/** What a fault makes of a call: an error by its code, or a write that takes only so many bytes. */
export type Fault = { readonly code: string } | { readonly takesBytes: number }

/** The real file system with every change recorded, and failing where a test says so. */
export interface FaultyDisk {
  readonly fileSystem: StoreFileSystem
  readonly calls: DiskCall[]
  /** Asked before each call; undefined lets it through. */
  fault: (call: DiskCall) => Fault | undefined
}

export function faultyDisk(): FaultyDisk {
  const calls: DiskCall[] = []
  const disk: FaultyDisk = { fileSystem: wrap(), calls, fault: () => undefined }
  return disk

  /** @returns how many bytes a short write takes, undefined for all */
  function enter(operation: DiskOperation, file: string): number | undefined {
    calls.push({ operation, file })
    const fault = disk.fault({ operation, file })
    if (fault === undefined) return undefined
    if ('takesBytes' in fault) return fault.takesBytes
    throw Object.assign(new Error(`${fault.code}: ${operation} ${file}`), { code: fault.code })
  }

  function wrap(): StoreFileSystem {
    return {
      async open(path, mode) {
        const name = basename(path)
        if (mode !== 'read') enter(mode === 'create' ? 'create' : 'open', name)
        return wrapFile(await nodeFileSystem.open(path, mode), name)
      },
      async rename(from, to) {
        enter('rename', basename(to))
        await nodeFileSystem.rename(from, to)
      },
      async remove(path) {
        enter('remove', basename(path))
        await nodeFileSystem.remove(path)
      },
      list: directory => nodeFileSystem.list(directory),
      async syncDirectory(directory) {
        enter('syncDirectory', '')
        await nodeFileSystem.syncDirectory(directory)
      },
    }
  }

  function wrapFile(file: StoreFile, name: string): StoreFile {
    return {
      read: (buffer, position) => file.read(buffer, position),
      async write(bytes, position) {
        const takesBytes = enter('write', name)
        return file.write(takesBytes === undefined ? bytes : bytes.subarray(0, takesBytes), position)
      },
      async truncate(length) {
        enter('truncate', name)
        await file.truncate(length)
      },
      async datasync() {
        enter('datasync', name)
        await file.datasync()
      },
      close: () => file.close(),
    }
  }
}
