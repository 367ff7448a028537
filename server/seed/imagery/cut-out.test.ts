import { describe, expect, it } from 'vitest'
import { frame, type Raster } from './cut-out.ts'
import { placeholderOf } from './placeholder.ts'

/** A picture whose pixels are told one by one. */
function raster(side: number, at: (x: number, y: number) => [number, number, number, number]): Raster {
  const pixels = new Uint8Array(side * side * 4)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) pixels.set(at(x, y), (y * side + x) * 4)
  }
  return { pixels, width: side, height: side }
}

const alphaAt = ({ pixels, width }: Raster, x: number, y: number) => pixels[(y * width + x) * 4 + 3]

/** A ball of 100 pixels near the lower right corner of 200, in a shadow that fills the picture. */
const ball = raster(200, (x, y) =>
  Math.hypot(x - 139.5, y - 139.5) <= 50 ? [138, 141, 144, 255] : [0, 0, 0, 90],
)

describe('a framed picture', () => {
  const framed = frame(ball, 0.66)

  it('is a square that the object fills to the share asked for, in the middle', () => {
    expect(framed.width).toBe(framed.height)
    expect(99 / framed.width).toBeCloseTo(0.66, 2)
    const middle = Math.floor(framed.width / 2)
    expect(alphaAt(framed, middle, middle)).toBe(255)
    expect(alphaAt(framed, Math.round(framed.width * 0.18), middle)).toBe(255)
    expect(alphaAt(framed, Math.round(framed.width * 0.82) - 1, middle)).toBe(255)
  })

  it('keeps the shadow at the object and ends it before every edge', () => {
    const { width } = framed
    const beside = Math.round(width * 0.15)
    expect(alphaAt(framed, beside, width / 2)).toBeGreaterThan(40)
    for (let at = 0; at < width; at++) {
      const edges = [
        [at, 0],
        [at, width - 1],
        [0, at],
        [width - 1, at],
      ] as const
      for (const [x, y] of edges) expect(alphaAt(framed, x, y)).toBe(0)
    }
  })

  it('keeps its frame where the object runs out of it', () => {
    const near = frame(
      raster(100, x => (x >= 60 ? [138, 141, 144, 255] : [0, 0, 0, 90])),
      0.66,
    )
    expect(near.width).toBe(100)
    expect(alphaAt(near, 60, 50)).toBe(255)
    expect(alphaAt(near, 99, 50)).toBe(255)
    expect(alphaAt(near, 0, 50)).toBe(0)
  })

  it('is refused where there is no object', () => {
    expect(() =>
      frame(
        raster(10, () => [0, 0, 0, 90]),
        0.66,
      ),
    ).toThrow('nothing opaque')
  })
})

describe('a placeholder', () => {
  it('is the largest disc that lies within the object, in its colour', async () => {
    const { colour, x, y, radius } = await placeholderOf(frame(ball, 0.66))
    expect(colour).toBe('#8a8d90')
    expect(Math.hypot(x - 50, y - 50)).toBeLessThan(1)
    expect(radius).toBeGreaterThan(30)
    expect(radius).toBeLessThan(33)
  })

  it('keeps to the wider part of an object, and out of a hole', async () => {
    const ring = raster(200, (x, y) => {
      const away = Math.hypot(x - 100, y - 100)
      return away < 90 && away > 40 ? [20, 40, 60, 255] : [0, 0, 0, 0]
    })
    const { x, y, radius } = await placeholderOf(ring)
    const away = Math.hypot(x - 50, y - 50)
    expect(away - radius).toBeGreaterThan(20)
    expect(away + radius).toBeLessThan(45)
  })

  it('stays within the picture where the object runs out of it', async () => {
    const wall = raster(200, x => (x >= 80 ? [20, 40, 60, 255] : [0, 0, 0, 0]))
    const { x, radius } = await placeholderOf(wall)
    expect(x + radius).toBeLessThanOrEqual(100)
    expect(x - radius).toBeGreaterThanOrEqual(40)
  })
})
