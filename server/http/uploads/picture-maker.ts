import { keptPictureSide, maximumPicturePixels, smallPictureSide } from '../../contract/index.ts'
import { PicturesBusy, UnreadablePicture } from '../../domain/index.ts'
import { createSlots, QueueFull } from '../slots.ts'

/**
 * Making the largest picture anew takes a second and a half of one core: one at a time leaves the rest to the shop.
 * Those who would wait longer than about 15 seconds are told to come again (decision 0013).
 */
const limits = { running: 1, waiting: 10 }

const quality = 82

/** A picture made anew, as WebP in two sizes. */
export interface MadePicture {
  readonly full: Uint8Array
  readonly small: Uint8Array
  readonly width: number
  readonly height: number
}

/** What every picture is once it was made anew. */
export const madePictureType = 'image/webp'

/**
 * Decodes and encodes pictures anew, so that nothing but their pixels stays: no place or time that a camera wrote, no
 * file that is a script too. The function throws UnreadablePicture and PicturesBusy.
 */
export function createPictureMaker(): (bytes: Uint8Array) => Promise<MadePicture> {
  const slots = createSlots(limits)
  return bytes =>
    slots
      .run(() => makeAnew(bytes))
      .catch((error: unknown) => {
        throw error instanceof QueueFull
          ? new PicturesBusy('Too many pictures wait', { cause: error })
          : error
      })
}

/** @throws UnreadablePicture */
async function makeAnew(bytes: Uint8Array): Promise<MadePicture> {
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
