import { PNG } from 'pngjs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { comparePictures } from './compare.ts'

const limewash = [243, 244, 240, 255]
const ink = [19, 21, 18, 255]

/** A plain picture with an ink square of `side` px at the top left. */
function picture(side: number, { width = 200, height = 100 } = {}): Buffer {
  const png = new PNG({ width, height })
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      png.data.set(x < side && y < side ? ink : limewash, (y * width + x) * 4)
    }
  }
  return PNG.sync.write(png)
}

/** Specks of ink that are paler by some levels, with no area of one colour but the ground. */
function speckled(levels: number): Buffer {
  const png = PNG.sync.read(picture(0))
  for (let pixel = 0; pixel < png.data.length / 4; pixel += 2) {
    png.data.set(
      ink.map((level, channel) => (channel < 3 ? level + levels : level)),
      pixel * 4,
    )
  }
  return PNG.sync.write(png)
}

describe('comparing pictures', () => {
  it('[SB-2] accepts the same picture', async () => {
    expect(await comparePictures(picture(48), picture(48))).toEqual({ same: true })
  })

  it('[SB-2] notices a padding that grew by one pixel, and shows before, difference and after', async () => {
    const comparison = await comparePictures(picture(48), picture(49))
    expect(comparison).toMatchObject({ same: false, reason: '97 of 20000 pixels differ; 12 may' })
    if (comparison.same) return
    const panes = PNG.sync.read(comparison.panes)
    expect([panes.width, panes.height]).toEqual([200 * 3 + 16, 100])
  })

  it('[SB-2] notices a changed size, however empty the rest is', async () => {
    expect(await comparePictures(picture(48), picture(48, { width: 200, height: 104 }))).toMatchObject({
      same: false,
      reason: 'it is 200 × 104 px and was 200 × 100',
    })
  })

  it('[BEY-21] can be told how far apart two colours may be', async () => {
    const accepted = speckled(0)
    expect(await comparePictures(accepted, speckled(8))).toEqual({ same: true })
    expect(await comparePictures(accepted, speckled(8), { threshold: 0.02 })).toMatchObject({ same: false })
  })

  it('[SB-2] notices that the colour of an area became another, however near, and shows where', async () => {
    const accepted = picture(48)
    const paler = await sharp(accepted).linear(1, 8).png().toBuffer()
    const comparison = await comparePictures(accepted, paler)
    expect(comparison).toMatchObject({ same: false, reason: '19808 of 20000 pixels differ; 12 may' })
    if (comparison.same) return
    const { data } = PNG.sync.read(comparison.difference)
    expect([...data.subarray(0, 4)]).toEqual([255, 0, 0, 255])
  })

  it('[SB-2] accepts edges of letters that are drawn a little otherwise', async () => {
    const softer = async (sigma: number) => sharp(speckled(0)).blur(sigma).png().toBuffer()
    expect(await comparePictures(await softer(0.5), await softer(0.52))).toEqual({ same: true })
  })

  it('lets a handful of pixels pass', async () => {
    expect(await comparePictures(picture(0), picture(3))).toEqual({ same: true })
  })
})
