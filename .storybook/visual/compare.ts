import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import sharp from 'sharp'

/**
 * How much of a picture may differ before it counts: the anti-aliasing of a few glyphs moves between builds of
 * Chromium, a padding or a colour changes far more.
 */
const usualShare = 0.000_02
const aHandful = 12

/** How far apart two colours are before a pixel counts, as pixelmatch has it: 26 of 255 levels of grey. */
const visibleDistance = 0.1

/**
 * How far apart in one channel, in levels of 255, areas of one colour have to be before they count: a token's new value can
 * be nearer to its old one than what is visible of a letter's edge, and no build of Chromium fills an area otherwise.
 */
const areaDistance = 2

export type Comparison =
  | { readonly same: true }
  | {
      readonly same: false
      readonly reason: string
      /** So many pixels differ; infinitely many of pictures of two sizes. */
      readonly pixels: number
      /** Accepted, difference and actual side by side, as a PNG. */
      readonly panes: Buffer
      /** What differs in red, the rest of the accepted picture pale, as a PNG as large as both. */
      readonly difference: Buffer
    }

export interface ComparisonOptions {
  /** How far apart two colours are before a pixel counts, of 0 to 1. */
  readonly threshold?: number
  /** The part of its pixels that may differ, of 0 to 1. */
  readonly allowedShare?: number
  /** So many pixels may differ however small it is. */
  readonly allowedAtLeast?: number
}

/** A picture as its pixels: four bytes each, red, green, blue and alpha, row by row. */
export type Pixels = Pick<PNG, 'width' | 'height' | 'data'>

/** Whether two pictures are the same to the last bit. */
export const isEqual = (one: Pixels, other: Pixels): boolean =>
  one.width === other.width && one.data.equals(other.data)

/** Compares two pictures as an eye would (YIQ distance, anti-aliasing ignored). Any lossless format will do. */
export async function comparePictures(
  accepted: Buffer | Pixels,
  actual: Buffer | Pixels,
  {
    threshold = visibleDistance,
    allowedShare = usualShare,
    allowedAtLeast = aHandful,
  }: ComparisonOptions = {},
): Promise<Comparison> {
  const [before, after] = await Promise.all([accepted, actual].map(decode))
  if (!before || !after || isEqual(before, after)) return { same: true }
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const sameSize = before.width === after.width && before.height === after.height
  const left = onCanvas(before, width, height)
  const right = onCanvas(after, width, height)
  const difference = new PNG({ width, height })
  const visible = pixelmatch(left.data, right.data, difference.data, width, height, { threshold })
  const differing = visible + markAreas(left, right, difference)
  const allowed = Math.max(allowedAtLeast, Math.floor(width * height * allowedShare))
  if (sameSize && differing <= allowed) return { same: true }
  return {
    same: false,
    reason: sameSize
      ? `${differing} of ${width * height} pixels differ; ${allowed} may`
      : `it is ${after.width} × ${after.height} px and was ${before.width} × ${before.height}`,
    pixels: sameSize ? differing : Infinity,
    panes: sideBySide([left, difference, right], width, height),
    difference: PNG.sync.write(difference),
  }
}

const red = [255, 0, 0, 255]

/** Paints what differs within areas of one colour into the difference. @returns how many pixels were not painted before */
function markAreas(before: Pixels, after: Pixels, difference: Pixels): number {
  const [one, other] = [wholePixels(before), wholePixels(after)]
  let painted = 0
  for (let pixel = 0; pixel < one.length; pixel += 1) {
    if (one[pixel] === other[pixel] || distance(before, after, pixel) <= areaDistance) continue
    if (!isInArea(one, pixel, before.width) || !isInArea(other, pixel, after.width)) continue
    const place = pixel * 4
    if (red.every((level, channel) => difference.data[place + channel] === level)) continue
    difference.data.set(red, place)
    painted += 1
  }
  return painted
}

/** A number for each pixel, which is another for another colour. */
function wholePixels({ data }: Pixels): Uint32Array {
  const bytes = data.byteOffset % 4 === 0 ? data : Uint8Array.from(data)
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4)
}

/** The levels of 255 by which two pixels differ in the channel that differs most. */
const distance = (before: Pixels, after: Pixels, pixel: number) =>
  Math.max(
    ...[0, 1, 2, 3].map(channel =>
      Math.abs((before.data[pixel * 4 + channel] ?? 0) - (after.data[pixel * 4 + channel] ?? 0)),
    ),
  )

/** Whether all pixels around it that there are have its colour. */
function isInArea(pixels: Uint32Array, pixel: number, width: number): boolean {
  const column = pixel % width
  for (let y = -width; y <= width; y += width) {
    for (let x = column > 0 ? -1 : 0; x <= (column < width - 1 ? 1 : 0); x += 1) {
      const neighbour = pixels[pixel + y + x]
      if (neighbour !== undefined && neighbour !== pixels[pixel]) return false
    }
  }
  return true
}

/** The pixels of a picture in any lossless format. */
export async function decode(picture: Buffer | Pixels): Promise<Pixels> {
  if (!Buffer.isBuffer(picture)) return picture
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

function onCanvas(picture: Pixels, width: number, height: number): Pixels {
  if (picture.width === width && picture.height === height) return picture
  const canvas = new PNG({ width, height, fill: true })
  PNG.bitblt(picture as PNG, canvas, 0, 0, picture.width, picture.height, 0, 0)
  return canvas
}

function sideBySide(pictures: readonly Pixels[], width: number, height: number): Buffer {
  const gap = 8
  const sheet = new PNG({ width: width * pictures.length + gap * (pictures.length - 1), height, fill: true })
  for (const [index, picture] of pictures.entries()) {
    PNG.bitblt(picture as PNG, sheet, 0, 0, width, height, index * (width + gap), 0)
  }
  return PNG.sync.write(sheet)
}
