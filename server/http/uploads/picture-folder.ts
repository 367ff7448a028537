import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { checkedPictureFile, StoreUnavailable, type Pictures, type PictureSize } from '../../domain/index.ts'
import { createPictureMaker, madePictureType } from './picture-maker.ts'

/**
 * Pictures in a folder, as WebP, each made anew.
 * @param folder made with the first picture, readable by its owner alone
 */
export function createPictureFolder(folder: string): Pictures {
  const make = createPictureMaker()
  const fileOf = (id: string, size: PictureSize) => path.join(folder, checkedPictureFile(id, size))

  return {
    async keep(id, bytes) {
      const { full, small, width, height } = await make(bytes)
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await writeWhole(fileOf(id, 'small'), small)
        await writeWhole(fileOf(id, 'full'), full)
      } catch (error) {
        throw new StoreUnavailable('The picture could not be written', { cause: error })
      }
      return { width, height }
    },
    async read(id, size) {
      const file = fileOf(id, size)
      try {
        return { bytes: new Uint8Array(await readFile(file)), type: madePictureType }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw new StoreUnavailable('The picture could not be read', { cause: error })
      }
    },
    async remove(id) {
      await rm(fileOf(id, 'full'), { force: true })
      await rm(fileOf(id, 'small'), { force: true })
    },
  }
}

/** A reader sees the whole file or none. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${file}.part`
  await writeFile(unfinished, bytes, { mode: 0o600, flush: true })
  await rename(unfinished, file)
}
