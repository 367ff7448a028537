import type { Sharp } from 'sharp'
import { keptPictureSide, maximumPicturePixels, smallPictureSide } from '../../contract/index.ts'
import {
  PicturesBusy,
  shopSizes,
  UnreadablePicture,
  type PictureKind,
  type PictureSize,
} from '../../domain/index.ts'
import { createSlots, QueueFull } from '../slots.ts'

/**
 * Making the largest picture anew takes a second and a half of one core: one at a time leaves the rest to the shop.
 * Those who would wait longer than about 15 seconds are told to come again (decision 0013).
 */
const limits = { running: 1, waiting: 10 }

const quality = 82

/** Of the shop's own pictures, which pages show large: as good as those that come with the shop. */
const shopFormats = {
  avif: { quality: 58, effort: 2 },
  webp: { quality: 74, alphaQuality: 100, effort: 4 },
} as const

/** Open Graph's preferred size in pixels, on the ground of the light theme: a share has no alpha. */
const share = { width: 1200, height: 630, background: '#DFE2DA', quality: 80 }

const clear = { r: 0, g: 0, b: 0, alpha: 0 }

/** A picture made anew. */
export interface MadePicture {
  /** Of every size of its kind, the one last that the others are kept before. */
  readonly files: readonly { readonly size: PictureSize; readonly bytes: Uint8Array }[]
  /** Pixels of the full size, or of the one that is 1000 wide. */
  readonly width: number
  readonly height: number
}

/** The media type of a size. */
export function typeOf(size: PictureSize): string {
  const [, ending] = size.split('.')
  if (ending === 'jpg') return 'image/jpeg'
  return ending === 'avif' ? 'image/avif' : 'image/webp'
}

/**
 * Decodes and encodes pictures anew, so that nothing but their pixels stays: no place or time that a camera wrote, no
 * file that is a script too. The function throws UnreadablePicture and PicturesBusy.
 */
export function createPictureMaker(): (bytes: Uint8Array, kind?: PictureKind) => Promise<MadePicture> {
  const slots = createSlots(limits)
  return (bytes, kind = 'photo') =>
    slots
      .run(() => (kind === 'photo' ? makePhoto(bytes) : makeShopPicture(bytes, kind)))
      .catch((error: unknown) => {
        throw error instanceof QueueFull
          ? new PicturesBusy('Too many pictures wait', { cause: error })
          : error
      })
}

/** @throws UnreadablePicture */
async function decode(bytes: Uint8Array) {
  const sharp = await loadSharp()
  return {
    sharp,
    decoded: sharp(bytes, { limitInputPixels: maximumPicturePixels, failOn: 'error' }).autoOrient(),
  }
}

const unreadable = (error: unknown): never => {
  throw new UnreadablePicture('The picture cannot be decoded', { cause: error })
}

/** @throws UnreadablePicture */
async function makePhoto(bytes: Uint8Array): Promise<MadePicture> {
  try {
    const { sharp, decoded } = await decode(bytes)
    const { data: full, info } = await decoded
      .resize(inside(keptPictureSide))
      .webp({ quality })
      .toBuffer({ resolveWithObject: true })
    const small = await sharp(full).resize(inside(smallPictureSide)).webp({ quality }).toBuffer()
    const files = [
      { size: 'small', bytes: small },
      { size: 'full', bytes: full },
    ] as const
    return { files, width: info.width, height: info.height }
  } catch (error) {
    return unreadable(error)
  }
}

/**
 * A product's picture is a square, as pages lay them out: what is no square gets clear edges. A post's is as wide as its
 * name says, and at most twice as high.
 * @throws UnreadablePicture
 */
async function makeShopPicture(bytes: Uint8Array, kind: 'product' | 'post'): Promise<MadePicture> {
  const widest = 1000
  try {
    const { sharp, decoded } = await decode(bytes)
    const resized =
      kind === 'product'
        ? decoded.resize(widest, widest, { fit: 'contain', background: clear })
        : decoded.resize(widest, 2 * widest, { fit: 'inside' })
    const { data, info } = await resized.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    const whole = () => sharp(data, { raw: { width, height, channels } })
    const files: { size: PictureSize; bytes: Uint8Array }[] = []
    for (const size of shopSizes) {
      // One after the other, since one core is what pictures may take.
      // oxlint-disable-next-line no-await-in-loop
      files.push({ size, bytes: await encode(whole(), size, { kind, scale: width / widest }) })
    }
    return { files, width, height }
  } catch (error) {
    return unreadable(error)
  }
}

/** @param scale below 1 only for a post's picture that is higher than it may be */
function encode(
  picture: Sharp,
  size: (typeof shopSizes)[number],
  { kind, scale }: { readonly kind: 'product' | 'post'; readonly scale: number },
): Promise<Uint8Array> {
  if (size === 'share.jpg') {
    const fit = kind === 'product' ? 'contain' : 'cover'
    return picture
      .resize(share.width, share.height, { fit, background: clear })
      .flatten({ background: share.background })
      .jpeg({ quality: share.quality, mozjpeg: true })
      .toBuffer()
  }
  const format = size.endsWith('avif') ? 'avif' : 'webp'
  const width = Math.max(1, Math.round(Number.parseInt(size, 10) * scale))
  return picture.resize({ width }).toFormat(format, shopFormats[format]).toBuffer()
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
