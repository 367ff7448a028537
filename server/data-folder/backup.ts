import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, open, rename, rm, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { shopSchema } from '../domain/index.ts'
import { migrations } from '../domain/migrations/index.ts'
import { OperatorError } from '../http/operator-errors.ts'
import { acknowledgedFrame } from '../stores/lowdb/acknowledged.ts'
import { nodeFileSystem, type StoreFile, type StoreFileSystem } from '../stores/lowdb/file-system.ts'
import { acknowledgedName, identityName } from '../stores/lowdb/layout.ts'
import { readStore, type StoreReading } from '../stores/lowdb/read-store.ts'
import { openStillView } from '../stores/lowdb/still-view.ts'
import { backupFormat, manifestName, type BackedUpFile, type BackupManifest } from './backup-manifest.ts'
import { expectStore, filesBesideStore, storeName } from './data-folder.ts'
import { tarEnd, tarHeader, tarPadding } from './tar.ts'

const chunkBytes = 1024 * 1024
/** Journals and snapshots are text that repeats itself: the quickest level makes a tenth of them. */
const compressionLevel = 1

interface Content {
  readonly path: string
  readonly bytes: number
  readonly read: StoreFile['read']
}

/**
 * Backs a shop up into one new file, readable by its owner alone: a tar archive under gzip, with the SHA-256 of each
 * file in it. The shop may be running: every change acknowledged before this was called is in the backup. What is
 * backed up was read as a start reads it, so that no backup is made of damaged data.
 * @throws OperatorError when the file is there already or is inside the data folder, or there is no shop
 * @throws StoreCorrupt when the store is damaged
 */
export async function backUp(options: {
  readonly dataFolder: string
  readonly file: string
  readonly now: Date
}): Promise<BackupManifest & { readonly bytes: number }> {
  const { dataFolder, file, now } = options
  expectStore(dataFolder)
  expectNewFile(file, dataFolder)
  const directory = path.join(dataFolder, storeName)
  const view = await openStillView(directory)
  const unfinished = `${file}.${process.pid}.new`
  try {
    const { fileSystem } = view
    const reading = await readStore({ fileSystem, directory, schema: shopSchema, migrations })
    if (reading === undefined)
      throw new OperatorError(`There is no shop in ${dataFolder}: its store is empty.`)
    const { storeId = null, lastNumber } = reading
    const described = { format: backupFormat, createdAt: now.toISOString(), storeId, lastNumber } as const
    const records = Object.fromEntries(Object.entries(reading.data).map(([name, map]) => [name, map.size]))
    const output = await open(unfinished, 'wx', 0o600)
    let manifest: BackupManifest | undefined
    try {
      const packed = pack(
        [storeContents(reading, directory, fileSystem), otherContents(dataFolder)],
        now,
        files => (manifest = { ...described, records, files }),
      )
      await pipeline(packed, createGzip({ level: compressionLevel }), async chunks => {
        for await (const chunk of chunks) await writeAll(output, chunk as Buffer)
      })
      await output.sync()
    } finally {
      await output.close()
    }
    if (manifest === undefined) throw new TypeError('A backup ends with its manifest')
    const bytes = await publish(unfinished, file)
    return { ...manifest, bytes }
  } finally {
    await rm(unfinished, { force: true })
    await view.close()
  }
}

function expectNewFile(file: string, dataFolder: string): void {
  if (existsSync(file)) throw alreadyThere(file)
  if (!existsSync(path.dirname(file))) throw new OperatorError(`There is no folder ${path.dirname(file)}.`)
  if (!path.relative(dataFolder, file).startsWith('..')) {
    throw new OperatorError(
      `${file} is inside the data folder: what destroys the data would destroy its backup too. Name a file elsewhere, best on another disk.`,
    )
  }
}

function alreadyThere(file: string): OperatorError {
  return new OperatorError(`${file} is there already and was not changed. Name a new file.`)
}

/** A link, unlike a rename, never replaces what another process has put there meanwhile. Not every disk has links. */
async function publish(unfinished: string, file: string): Promise<number> {
  await link(unfinished, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST' || existsSync(file)) throw alreadyThere(file)
    return rename(unfinished, file)
  })
  await nodeFileSystem.syncDirectory(path.dirname(file))
  const handle = await open(file, 'r')
  try {
    return (await handle.stat()).size
  } finally {
    await handle.close()
  }
}

/** The files that a start would read, each up to its last whole frame. */
async function* storeContents(
  reading: StoreReading,
  directory: string,
  fileSystem: StoreFileSystem,
): AsyncGenerator<Content, void, undefined> {
  const { snapshot, journals, storeId, lastNumber, hasIdentity } = reading
  const inStore = (name: string) => `${storeName}/${path.basename(name)}`
  if (storeId !== undefined) {
    yield textContent(inStore(acknowledgedName), acknowledgedFrame({ storeId, number: lastNumber }))
  }
  const files = [
    ...(snapshot === undefined ? [] : [{ file: snapshot.path, bytes: snapshot.length }]),
    ...journals.map(journal => ({ file: journal.path, bytes: journal.end.offset })),
  ]
  for (const { file, bytes } of files) {
    const opened = await fileSystem.open(file, 'read')
    yield { path: inStore(file), bytes, read: (buffer, position) => opened.read(buffer, position) }
  }
  if (!hasIdentity) return
  const identity = await readWhole(await fileSystem.open(path.join(directory, identityName), 'read'))
  yield textContent(inStore(identityName), identity)
}

async function* otherContents(dataFolder: string): AsyncGenerator<Content, void, undefined> {
  for (const file of await filesBesideStore(dataFolder)) {
    // A picture that the shop removed in the meantime is not missed.
    const handle = await open(path.join(dataFolder, file), 'r').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })
    if (handle === undefined) continue
    try {
      const { size } = await handle.stat()
      const read: StoreFile['read'] = async (buffer, position) =>
        (await handle.read(buffer, 0, buffer.length, position)).bytesRead
      yield { path: file, bytes: size, read }
    } finally {
      await handle.close()
    }
  }
}

async function* pack(
  sources: ReadonlyArray<AsyncIterable<Content>>,
  modifiedAt: Date,
  manifestOf: (files: BackedUpFile[]) => BackupManifest,
): AsyncGenerator<Buffer, void, undefined> {
  const files: BackedUpFile[] = []
  for (const source of sources) {
    for await (const content of source) {
      const hash = createHash('sha256')
      yield tarHeader({ ...content, modifiedAt })
      for await (const chunk of chunksOf(content)) {
        hash.update(chunk)
        yield chunk
      }
      yield tarPadding(content.bytes)
      files.push({ path: content.path, bytes: content.bytes, sha256: hash.digest('hex') })
    }
  }
  const manifest = Buffer.from(`${JSON.stringify(manifestOf(files), null, 2)}\n`)
  yield tarHeader({ path: manifestName, bytes: manifest.length, modifiedAt })
  yield manifest
  yield tarPadding(manifest.length)
  yield tarEnd
}

async function* chunksOf({ path: name, bytes, read }: Content): AsyncGenerator<Buffer, void, undefined> {
  for (let position = 0; position < bytes;) {
    const chunk = Buffer.allocUnsafe(Math.min(chunkBytes, bytes - position))
    const length = await read(chunk, position)
    if (length === 0) throw new OperatorError(`${name} became shorter while it was backed up. Try again.`)
    position += length
    yield chunk.subarray(0, length)
  }
}

function textContent(name: string, bytes: Buffer): Content {
  return {
    path: name,
    bytes: bytes.length,
    read: async (buffer, position) => bytes.copy(buffer, 0, position),
  }
}

async function readWhole(file: StoreFile): Promise<Buffer> {
  const buffer = Buffer.alloc(chunkBytes)
  return buffer.subarray(0, await file.read(buffer, 0))
}

async function writeAll(handle: FileHandle, bytes: Buffer): Promise<void> {
  for (let written = 0; written < bytes.length;) {
    written += (await handle.write(bytes, written)).bytesWritten
  }
}
