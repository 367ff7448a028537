import { existsSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { OperatorError } from '../http/operator-errors.ts'
import { secretNames } from '../http/secrets.ts'
import { nodeFileSystem } from '../stores/lowdb/file-system.ts'

/** The store's folder inside a data folder. */
export const storeName = 'store'
const uploadsName = 'uploads'

/** The files of a data folder that are not the store's, as paths in it with slashes: keys and uploads. */
export async function filesBesideStore(dataFolder: string): Promise<string[]> {
  const uploads = path.join(dataFolder, uploadsName)
  const entries = existsSync(uploads) ? await readdir(uploads, { recursive: true, withFileTypes: true }) : []
  return [
    ...secretNames.filter(name => existsSync(path.join(dataFolder, name))),
    ...entries
      .filter(entry => entry.isFile())
      .map(entry => path.relative(dataFolder, path.join(entry.parentPath, entry.name)))
      .map(file => file.split(path.sep).join('/'))
      .toSorted(),
  ]
}

/** Whether a path in a backup may be written into a data folder. */
export function isDataPath(file: string): boolean {
  const [first = '', ...rest] = file.split('/')
  if (rest.length === 0) return secretNames.some(name => name === first)
  const isPlain = rest.every(part => part !== '' && part !== '.' && part !== '..' && !/[\\\0]/.test(part))
  return isPlain && (first === uploadsName || (first === storeName && rest.length === 1))
}

/**
 * Makes a folder for data, readable by its owner alone, or takes one that is empty.
 * @returns undoes it, whatever was put there
 * @throws OperatorError when there is something in it
 */
export async function claimEmptyFolder(folder: string): Promise<() => Promise<void>> {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST' || error.code === 'ENOTDIR')
      throw new OperatorError(`${folder} is not a folder.`)
    throw error
  })
  const names = await readdir(folder)
  if (names.length > 0) {
    throw new OperatorError(
      `${folder} is not empty: it holds ${names.slice(0, 3).join(', ')}${names.length > 3 ? ', …' : ''}. Nothing was changed. Name a folder that is empty or not there yet.`,
    )
  }
  if (made !== undefined) await nodeFileSystem.syncDirectory(path.dirname(made))
  return async () => {
    for (const name of await readdir(folder)) await rm(path.join(folder, name), { recursive: true })
    if (made !== undefined) await rm(made, { recursive: true })
  }
}

/** @throws OperatorError when there is no store in the data folder */
export function expectStore(dataFolder: string): void {
  if (existsSync(path.join(dataFolder, storeName))) return
  throw new OperatorError(
    `There is no shop in ${dataFolder}: it has no folder "${storeName}". Is the folder mounted, is the path right?`,
  )
}
