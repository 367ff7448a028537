import sharp from 'sharp'
import { recipe } from './recipe.ts'

/** An RGBA raster, four bytes a pixel, alpha not premultiplied. */
export interface Raster {
  readonly pixels: Uint8Array
  readonly width: number
  readonly height: number
}

/** From this alpha on a pixel is the object; the format's small losses leave it a little below 255. */
export const opaque = 245

export async function readCutOut(path: string): Promise<Raster> {
  const { data, info } = await sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

const smoothStep = (value: number) => {
  const t = Math.min(1, Math.max(0, value))
  return t * t * (3 - 2 * t)
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
  if (right <= left) throw new Error('There is nothing opaque in the picture')
  return { left, top, right, bottom }
}

/**
 * How much of the shadow is left at a point. It ends at its reach beyond the object's box, and runs out towards the
 * source's edges, round in the corners: a source may end close to the object, and a shadow cut off there would be a line.
 */
function shadowFade({ width, height }: Raster, box: Box): (x: number, y: number) => number {
  const reach = recipe.shadowReach * Math.max(box.right - box.left, box.bottom - box.top)
  const margin = recipe.shadowMargin * Math.max(width, height)
  return (x, y) => {
    const across = Math.max(0, box.left - x, x - box.right)
    const along = Math.max(0, box.top - y, y - box.bottom)
    const runsOut =
      smoothStep(Math.min(x, width - 1 - x) / margin) * smoothStep(Math.min(y, height - 1 - y) / margin)
    return (1 - smoothStep(Math.hypot(across, along) / reach)) * runsOut
  }
}

/** Marks what is the object or its smoothed outline, two pixels wide at most: what of the rest shows is shadow. */
function objectMask({ pixels, width, height }: Raster): Uint8Array {
  const mask = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((pixels[(y * width + x) * 4 + 3] ?? 0) < opaque) continue
      const [left, right] = [Math.max(0, x - 2), Math.min(width, x + 3)]
      for (let row = Math.max(0, y - 2); row < Math.min(height, y + 3); row++) {
        mask.fill(1, row * width + left, row * width + right)
      }
    }
  }
  return mask
}

/**
 * Puts the object in the middle of a transparent square, with its longer side filling `objectShare` of it, and ends
 * its shadow before the edge, so that the picture sits on any stage, light or dark. A near view, whose object runs out
 * of the frame, keeps its frame: in a new one it would show where it was cut.
 */
export function frame(source: Raster, objectShare: number): Raster {
  const box = objectBox(source)
  const { width, height } = source
  const runsOut = box.left === 0 || box.top === 0 || box.right === width - 1 || box.bottom === height - 1
  const side = runsOut
    ? width
    : Math.round(Math.max(box.right - box.left, box.bottom - box.top) / objectShare)
  const originX = runsOut ? 0 : Math.round((box.left + box.right - side) / 2)
  const originY = runsOut ? 0 : Math.round((box.top + box.bottom - side) / 2)
  const fade = shadowFade(source, box)
  const mask = objectMask(source)
  const pixels = new Uint8Array(side * side * 4)
  for (let y = Math.max(0, -originY); y < side && y + originY < source.height; y++) {
    for (let x = Math.max(0, -originX); x < side && x + originX < source.width; x++) {
      const from = (y + originY) * source.width + x + originX
      const [red = 0, green = 0, blue = 0, alpha = 0] = source.pixels.subarray(from * 4, from * 4 + 4)
      const shadow = Math.max(0, alpha - recipe.haze) * fade(x + originX, y + originY)
      const shown = mask[from] === 1 ? alpha : Math.round(shadow)
      if (shown > 0) pixels.set([red, green, blue, shown], (y * side + x) * 4)
    }
  }
  return { pixels, width: side, height: side }
}
