import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import {
  checkedPictureFile,
  sizesOf,
  StoreUnavailable,
  type Pictures,
  type PictureSize,
} from '../../domain/index.ts'
import { createPictureMaker, typeOf } from './picture-maker.ts'

/**
 * Pictures in a folder, each made anew.
 * @param folder made with the first picture, readable by its owner alone
 */
export function createPictureFolder(folder: string): Pictures {
  const make = createPictureMaker()
  const fileOf = (id: string, size: PictureSize) => path.join(folder, checkedPictureFile(id, size))

  return {
    async keep(id, bytes, kind) {
      const { files, width, height } = await make(bytes, kind)
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        for (const { size, bytes: made } of files) {
          // oxlint-disable-next-line no-await-in-loop -- in their order: who finds the last one finds all
          await writeWhole(fileOf(id, size), made)
        }
      } catch (error) {
        throw new StoreUnavailable('The picture could not be written', { cause: error })
      }
      return { width, height }
    },
    async read(id, size) {
      const file = fileOf(id, size)
      try {
        return { bytes: new Uint8Array(await readFile(file)), type: typeOf(size) }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw new StoreUnavailable('The picture could not be read', { cause: error })
      }
    },
    async remove(id) {
      for (const size of sizesOf(id).toReversed()) {
        // oxlint-disable-next-line no-await-in-loop -- the reverse of how they were kept
        await rm(fileOf(id, size), { force: true })
      }
    },
  }
}

/** A reader sees the whole file or none. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${file}.part`
  await writeFile(unfinished, bytes, { mode: 0o600, flush: true })
  await rename(unfinished, file)
}
