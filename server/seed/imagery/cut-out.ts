import sharp from 'sharp'
import { finishes, type FinishName, type Rgb } from './finishes.ts'

/** An RGBA raster, four bytes a pixel, alpha not premultiplied. */
export interface Raster {
  readonly pixels: Uint8Array
  readonly width: number
  readonly height: number
}

/** Share of the square's side that the object fills at most (design brief, "Imagery"). */
const objectShare = 0.66

/** How far a contact shadow may reach beyond the object, in shares of the object's longer side. */
const shadowReach = 0.2

const opaque = 250

export async function readCutOut(path: string): Promise<Raster> {
  const { data, info } = await sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

const luminance = (red: number, green: number, blue: number) => 0.2126 * red + 0.7152 * green + 0.0722 * blue
const clamp = (value: number) => Math.min(1, Math.max(0, value))
const smoothStep = (from: number, to: number, value: number) => {
  const t = clamp((value - from) / (to - from))
  return t * t * (3 - 2 * t)
}

/** A pixel's colour, beyond which a material is not part of what is recoloured. */
type Keep = (red: number, green: number, blue: number) => number

/**
 * What stays as it is when a cut-out of this finish is recoloured, 0 to 1: sound openings, lamps, contacts, zips and
 * cushions are other materials than the shell.
 */
const kept: Record<'white' | 'black' | 'blue' | 'green' | 'pink' | 'gold', Keep> = {
  white: (red, green, blue) =>
    Math.max(
      1 - smoothStep(40, 95, luminance(red, green, blue)),
      smoothStep(6, 14, Math.min(green, blue) - red) * smoothStep(170, 200, green),
    ),
  black: (red, green, blue) => smoothStep(120, 165, luminance(red, green, blue)),
  blue: (red, _green, blue) => smoothStep(4, 30, red - blue),
  green: (red, green, blue) =>
    Math.max(
      (1 - smoothStep(3, 9, green - red)) * (1 - smoothStep(30, 60, luminance(red, green, blue))),
      smoothStep(205, 235, Math.min(red, green, blue)),
    ),
  pink: (red, green) => 1 - smoothStep(4, 14, red - green),
  gold: (red, _green, blue) => 1 - smoothStep(9, 24, red - blue),
}

export type SourceFinish = keyof typeof kept

function percentile(counts: readonly number[], share: number): number {
  const wanted = share * counts.reduce((sum, count) => sum + count, 0)
  let seen = 0
  for (const [value, count] of counts.entries()) {
    seen += count
    if (seen >= wanted) return value
  }
  return counts.length - 1
}

function mix(from: Rgb, to: Rgb, share: number): [number, number, number] {
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ]
}

/** The same object in another finish. Shading, seams and highlights stay; so do parts of another material. */
export function recolour(source: Raster, from: SourceFinish, to: FinishName): Raster {
  const pixels = Uint8Array.from(source.pixels)
  const keep = kept[from]
  const counts = Array.from({ length: 256 }, () => 0)
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    if (alpha < opaque || keep(red, green, blue) > 0.5) continue
    const value = Math.round(luminance(red, green, blue))
    counts[value] = (counts[value] ?? 0) + 1
  }
  const [low, middle, high] = [percentile(counts, 0.02), percentile(counts, 0.5), percentile(counts, 0.995)]
  const finish = finishes[to]
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    if (alpha === 0 || isShadow(red, green, blue, alpha)) continue
    const value = luminance(red, green, blue)
    const tone = value < middle ? (value - low) / (middle - low) : (value - middle) / (high - middle)
    const colour =
      value < middle
        ? // Below the deepest shade, gaps and creases go on into black.
          mix([0, 0, 0], mix(finish.shade, finish.body, clamp(tone)), value < low ? value / low : 1)
        : mix(finish.body, finish.highlight, clamp(tone))
    const rest = keep(red, green, blue)
    pixels[at] = Math.round(colour[0] + (red - colour[0]) * rest)
    pixels[at + 1] = Math.round(colour[1] + (green - colour[1]) * rest)
    pixels[at + 2] = Math.round(colour[2] + (blue - colour[2]) * rest)
  }
  return { ...source, pixels }
}

/** The renderer leaves the shadow as pure, partly transparent black beside the object. */
function isShadow(red: number, green: number, blue: number, alpha: number): boolean {
  return alpha < opaque - 15 && Math.max(red, green, blue) < 10
}

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

function objectBox({ pixels, width, height }: Raster): Box {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((pixels[(y * width + x) * 4 + 3] ?? 0) < opaque) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  return { left, top, right, bottom }
}

/**
 * Puts the object in the middle of a transparent square and ends its shadow before the edge. An object that the
 * source's lower edge cuts off (a close-up) stands on the square's lower edge instead.
 */
export function frame(source: Raster): Raster {
  const box = objectBox(source)
  const longer = Math.max(box.right - box.left, box.bottom - box.top)
  const side = Math.round(longer / objectShare)
  const cutOff = box.bottom >= source.height - 2
  const originX = Math.round((box.left + box.right - side) / 2)
  const originY = cutOff ? source.height - side : Math.round((box.top + box.bottom - side) / 2)
  const reach = shadowReach * longer
  const pixels = new Uint8Array(side * side * 4)
  for (let y = Math.max(0, -originY); y < side && y + originY < source.height; y++) {
    for (let x = Math.max(0, -originX); x < side && x + originX < source.width; x++) {
      const [sourceX, sourceY] = [x + originX, y + originY]
      const from = (sourceY * source.width + sourceX) * 4
      const [red = 0, green = 0, blue = 0, alpha = 0] = source.pixels.subarray(from, from + 4)
      if (alpha === 0) continue
      let shown = alpha
      if (isShadow(red, green, blue, alpha)) {
        const beside = Math.max(0, box.left - sourceX, sourceX - box.right) / reach
        const above = Math.max(0, box.top - sourceY, (sourceY - box.bottom) * 1.4) / reach
        const toEdge = Math.min(sourceX, source.width - sourceX, source.height - sourceY) / source.width
        shown =
          Math.max(0, alpha - 9) *
          0.8 *
          (1 - smoothStep(0, 1, Math.hypot(beside, above))) *
          smoothStep(0, 0.1, toEdge)
      }
      pixels.set([red, green, blue, Math.round(shown)], (y * side + x) * 4)
    }
  }
  return { pixels, width: side, height: side }
}

/** The object seen in a mirror. */
export function mirror({ pixels, width, height }: Raster): Raster {
  const flipped = new Uint8Array(pixels.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 4
      flipped.set(pixels.subarray(from, from + 4), (y * width + (width - 1 - x)) * 4)
    }
  }
  return { pixels: flipped, width, height }
}
