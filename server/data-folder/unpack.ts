import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { OperatorError } from '../http/operator-errors.ts'
import { nodeFileSystem } from '../stores/lowdb/file-system.ts'
import { manifestName, parseManifest, type BackedUpFile, type BackupManifest } from './backup-manifest.ts'
import { isDataPath } from './data-folder.ts'
import { allOf, readTar, TarDamaged, type TarEntry } from './tar.ts'

/** A backup that does not hold what was put into it. */
export class BackupDamaged extends OperatorError {
  override name = 'BackupDamaged'
}

/**
 * Unpacks a backup into a folder and checks every file of it against its checksum. Everything is durable when this
 * resolves. When it throws, what is in the folder is worth nothing.
 * @throws BackupDamaged naming the file inside the backup that is damaged or missing
 */
export async function unpack(file: string, folder: string): Promise<BackupManifest> {
  const found: BackedUpFile[] = []
  let manifest: BackupManifest | undefined
  let current = 'its beginning'
  const take = async (entry: TarEntry): Promise<void> => {
    current = entry.path
    if (entry.path === manifestName) {
      manifest = parseManifest((await allOf(entry.content)).toString('utf8'))
      if (manifest === undefined) {
        throw new BackupDamaged(
          `${file} is damaged in ${manifestName}, or a newer version made it. ${useAnother}`,
        )
      }
      expectSame(file, manifest, found)
    } else if (isDataPath(entry.path) && !found.some(({ path: earlier }) => earlier === entry.path)) {
      found.push(await writeEntry(entry, path.join(folder, entry.path)))
    } else {
      throw new BackupDamaged(`${file} holds "${entry.path}", which no backup does. ${useAnother}`)
    }
  }
  let taking = Promise.resolve()
  const takeAll = async (chunks: AsyncIterable<Buffer>): Promise<void> => {
    for await (const entry of readTar(chunks)) await take(entry)
  }
  try {
    await pipeline(createReadStream(file), createGunzip(), chunks => (taking = takeAll(chunks)))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' && (error as NodeJS.ErrnoException).path === file) {
      throw new OperatorError(`There is no file ${file}.`)
    }
    if (code === 'EISDIR') throw new OperatorError(`${file} is a folder, not a backup.`)
    if (!(error instanceof TarDamaged) && !code?.startsWith('Z_')) throw error
    throw new BackupDamaged(`${file} is damaged at ${current} or behind it: ${message}. ${useAnother}`)
  } finally {
    // When reading fails, pipeline does not wait for what is being written.
    await taking.catch(() => undefined)
  }
  if (manifest === undefined)
    throw new BackupDamaged(`${file} is cut short: it has no ${manifestName}. ${useAnother}`)
  await syncFolders(folder, found)
  return manifest
}

const useAnother = 'Use another backup.'

async function writeEntry({ path: name, content }: TarEntry, target: string): Promise<BackedUpFile> {
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
  const hash = createHash('sha256')
  const handle = await open(target, 'wx', 0o600)
  let bytes = 0
  try {
    for await (const chunk of content) {
      hash.update(chunk)
      bytes += chunk.length
      await handle.writeFile(chunk)
    }
    await handle.sync()
  } finally {
    await handle.close()
  }
  return { path: name, bytes, sha256: hash.digest('hex') }
}

function expectSame(file: string, { files }: BackupManifest, found: readonly BackedUpFile[]): void {
  const problems = files.flatMap(({ path: name, sha256 }) => {
    const inside = found.find(candidate => candidate.path === name)
    if (inside === undefined) return [`${name} is missing`]
    return inside.sha256 === sha256 ? [] : [`${name} does not match its checksum`]
  })
  const extra = found.filter(({ path: name }) => !files.some(listed => listed.path === name))
  problems.push(...extra.map(({ path: name }) => `${name} is not in the list of its files`))
  if (problems.length > 0)
    throw new BackupDamaged(`${file} is damaged: ${problems.join('; ')}. ${useAnother}`)
}

async function syncFolders(folder: string, files: readonly BackedUpFile[]): Promise<void> {
  const folders = new Set([folder, ...files.map(({ path: name }) => path.dirname(path.join(folder, name)))])
  for (const each of folders) await nodeFileSystem.syncDirectory(each)
}
