import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  factsOf,
  formatOf,
  shopSizes,
  UnreadablePicture,
  type Pictures,
  type PictureSize,
} from '../../domain/index.ts'

export interface OpenedPictures {
  readonly pictures: Pictures
  close(): Promise<void>
}

const sizes: readonly PictureSize[] = ['full', 'small']

const pictureOf = async (width: number, height: number) =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: '#8a2be2' } })
      .webp()
      .toBuffer(),
  )

/**
 * What every adapter of the Pictures port must do.
 * @param open opens one that keeps nothing yet
 */
export function describePicturesConformance(name: string, open: () => Promise<OpenedPictures>): void {
  describe(`${name} as Pictures`, () => {
    let opened: OpenedPictures
    let pictures: Pictures
    beforeEach(async () => {
      opened = await open()
      pictures = opened.pictures
    })
    afterEach(() => opened.close())

    /** Format and pixels of what is kept, by its own bytes. */
    async function kept(id: string, size: PictureSize) {
      const picture = await pictures.read(id, size)
      if (!picture) return undefined
      const format = formatOf(picture.bytes)
      expect(picture.type).toBe(`image/${format}`)
      return format && factsOf(picture.bytes, format)
    }

    it('[IMG-1] gives a picture back in both sizes, of as many pixels as it told', async () => {
      expect(await pictures.keep('photo', await pictureOf(300, 200))).toEqual({ width: 300, height: 200 })
      expect(await kept('photo', 'full')).toEqual({ format: 'webp', width: 300, height: 200 })
      expect(await kept('photo', 'small')).toEqual({ format: 'webp', width: 300, height: 200 })
    })

    it('[IMG-1] has nothing under an id that was never kept', async () => {
      await pictures.keep('photo', await pictureOf(90, 90))
      for (const size of sizes) expect(await pictures.read('phot', size)).toBeUndefined()
    })

    it('[IMG-1] puts a picture in the place of the one before it', async () => {
      await pictures.keep('photo', await pictureOf(300, 200))
      expect(await pictures.keep('photo', await pictureOf(100, 80))).toEqual({ width: 100, height: 80 })
      for (const size of sizes) expect(await kept('photo', size)).toMatchObject({ width: 100, height: 80 })
    })

    it('[IMG-1] keeps pictures apart whose ids are alike, and takes every character of an id', async () => {
      const ids = ['a', 'A', '-a_', '_'.repeat(64)]
      for (const [index, id] of ids.entries()) await pictures.keep(id, await pictureOf(100 + index, 80))
      for (const [index, id] of ids.entries()) {
        expect(await kept(id, 'full')).toMatchObject({ width: 100 + index })
      }
    })

    it('[IMG-1] refuses what is no whole picture, and keeps nothing of it', async () => {
      await expect(pictures.keep('photo', new TextEncoder().encode('<svg/>'))).rejects.toThrow(
        UnreadablePicture,
      )
      for (const size of sizes) expect(await pictures.read('photo', size)).toBeUndefined()
    })

    it('[ADM-2] keeps a picture of the shop in every size, and removes them all', async () => {
      const id = 'pair-0123abcd'
      expect(await pictures.keep(id, await pictureOf(1000, 1000), 'product')).toEqual({
        width: 1000,
        height: 1000,
      })
      for (const size of shopSizes) expect((await pictures.read(id, size))?.bytes.length).toBeGreaterThan(0)
      await pictures.remove(id)
      for (const size of shopSizes) expect(await pictures.read(id, size)).toBeUndefined()
    })

    it('[IMG-1] removes both sizes of one picture, and what is not there', async () => {
      await pictures.keep('photo', await pictureOf(90, 90))
      await pictures.keep('other', await pictureOf(90, 90))
      await pictures.remove('photo')
      await pictures.remove('photo')
      for (const size of sizes) expect(await pictures.read('photo', size)).toBeUndefined()
      expect(await kept('other', 'full')).toMatchObject({ width: 90 })
    })
  })
}
