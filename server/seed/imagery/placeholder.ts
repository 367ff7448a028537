import sharp from 'sharp'
import { opaque, type Raster } from './cut-out.ts'

/** A disc that lies wholly behind the object: it can be drawn before the picture comes, and stay. */
export interface Placeholder {
  /** Mean colour of the object within the disc: "#8a8d90". */
  readonly colour: string
  /** Centre and radius in percent of the square's side. */
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** One pixel is one percent. */
const side = 100

/** Percent by which the disc keeps off the object's edge. */
const margin = 1

const isOpaque = (pixels: Uint8Array, x: number, y: number) =>
  x >= 0 && y >= 0 && x < side && y < side && (pixels[(y * side + x) * 4 + 3] ?? 0) >= opaque

/** The largest disc within the opaque part of a square picture, in its mean colour. */
export async function placeholderOf({ pixels, width, height }: Raster): Promise<Placeholder> {
  const small: Uint8Array = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .resize(side, side)
    .raw()
    .toBuffer()
  const every = Array.from({ length: side * side }, (_, at) => ({ x: at % side, y: Math.floor(at / side) }))
  const inside = every.filter(({ x, y }) => isOpaque(small, x, y))
  const edge = every.filter(
    ({ x, y }) =>
      !isOpaque(small, x, y) &&
      (isOpaque(small, x - 1, y) ||
        isOpaque(small, x + 1, y) ||
        isOpaque(small, x, y - 1) ||
        isOpaque(small, x, y + 1)),
  )

  let disc = { x: 0, y: 0, radius: 0 }
  for (const { x, y } of inside) {
    let nearest = Math.min(x, y, side - 1 - x, side - 1 - y) + 0.5
    for (const other of edge) nearest = Math.min(nearest, Math.hypot(other.x - x, other.y - y))
    if (nearest - margin > disc.radius) disc = { x, y, radius: nearest - margin }
  }

  const within = inside.filter(({ x, y }) => Math.hypot(x - disc.x, y - disc.y) <= disc.radius)
  const mean = (channel: number) =>
    within.reduce((sum, { x, y }) => sum + (small[(y * side + x) * 4 + channel] ?? 0), 0) / within.length
  const hex = [0, 1, 2].map(channel => Math.round(mean(channel)).toString(16).padStart(2, '0'))
  return {
    colour: `#${hex.join('')}`,
    x: disc.x + 0.5,
    y: disc.y + 0.5,
    radius: Math.floor(disc.radius * 2) / 2,
  }
}
