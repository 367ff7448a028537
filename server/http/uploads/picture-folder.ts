import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { keptPictureSide, maximumPicturePixels, smallPictureSide } from '../../contract/index.ts'
import { PicturesBusy, StoreUnavailable, UnreadablePicture, type Pictures } from '../../domain/index.ts'
import { createSlots, QueueFull } from '../slots.ts'

/**
 * Making the largest picture anew takes a second and a half of one core: one at a time leaves the rest to the shop.
 * Those who would wait longer than about 15 seconds are told to come again (decision 0013).
 */
const limits = { running: 1, waiting: 10 }

const quality = 82

/**
 * Pictures in a folder, as WebP. Each is decoded and encoded anew, so that nothing but its pixels stays: no place or time
 * that a camera wrote, no file that is a script too.
 * @param folder made with the first picture, readable by its owner alone
 */
export function createPictureFolder(folder: string): Pictures {
  const slots = createSlots(limits)
  const fileOf = (id: string, size: 'full' | 'small') =>
    path.join(folder, size === 'full' ? `${id}.webp` : `${id}.small.webp`)

  return {
    async keep(id, bytes) {
      const { full, small, width, height } = await slots
        .run(() => makeAnew(bytes))
        .catch((error: unknown) => {
          throw error instanceof QueueFull
            ? new PicturesBusy('Too many pictures wait', { cause: error })
            : error
        })
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
      try {
        return { bytes: new Uint8Array(await readFile(fileOf(id, size))), type: 'image/webp' }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
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

/** @throws UnreadablePicture */
async function makeAnew(bytes: Uint8Array) {
  const sharp = await loadSharp()
  try {
    const { data: full, info } = await sharp(bytes, {
      limitInputPixels: maximumPicturePixels,
      failOn: 'error',
    })
      .autoOrient()
      .resize(inside(keptPictureSide))
      .webp({ quality })
      .toBuffer({ resolveWithObject: true })
    const small = await sharp(full).resize(inside(smallPictureSide)).webp({ quality }).toBuffer()
    return { full, small, width: info.width, height: info.height }
  } catch (error) {
    throw new UnreadablePicture('The picture cannot be decoded', { cause: error })
  }
}

const inside = (side: number) =>
  ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const

let loaded: Promise<typeof import('sharp').default> | undefined

/** Loaded with the first picture. It opens the three formats that are taken, whatever a file says that it is. */
function loadSharp() {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false)
    sharp.concurrency(1)
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({
      operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
    })
    return sharp
  })
  return loaded
}
