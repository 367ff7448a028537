import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { shopSizes, UnreadablePicture } from '../../domain/index.ts'
import { createPictureFolder } from './picture-folder.ts'

let folder: string
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'shruti-pictures-')), 'uploads')
})
afterEach(() => rm(path.dirname(folder), { recursive: true, force: true }))

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8a2be2' } })

it('[IMG-1] keeps a picture as WebP in two sizes, upright and without what a camera wrote', async () => {
  const photo = await plain(2000, 1000)
    .withExif({ IFD0: { Copyright: 'taken at home' }, IFD3: { GPSLatitude: '12/1 58/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const pictures = createPictureFolder(folder)
  expect(await pictures.keep('photo', photo)).toEqual({ width: 800, height: 1600 })
  const full = await sharp(await readFile(path.join(folder, 'photo.webp'))).metadata()
  expect(full).toMatchObject({ format: 'webp', width: 800, height: 1600 })
  expect([full.exif, full.xmp, full.iptc, full.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  const small = await sharp(await readFile(path.join(folder, 'photo.small.webp'))).metadata()
  expect(small).toMatchObject({ format: 'webp', width: 160, height: 320 })
  expect((await pictures.read('photo', 'small'))?.type).toBe('image/webp')
})

it('[SRV-1] keeps pictures from everybody but the owner of the folder', async () => {
  await createPictureFolder(folder).keep('photo', await plain(200, 200).png().toBuffer())
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  for (const name of await readdir(folder)) {
    expect((await stat(path.join(folder, name))).mode & 0o777).toBe(0o600)
  }
})

it('makes nothing larger than it was', async () => {
  const picture = await plain(100, 80).webp().toBuffer()
  expect(await createPictureFolder(folder).keep('photo', picture)).toEqual({ width: 100, height: 80 })
})

it('[SRV-1] refuses what begins like a picture and is none, and what another decoder would open', async () => {
  const pictures = createPictureFolder(folder)
  const jpeg = await plain(500, 500).jpeg().toBuffer()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"/>')
  const gif = await plain(90, 90).gif().toBuffer()
  for (const bytes of [jpeg.subarray(0, 300), svg, gif]) {
    await expect(pictures.keep('photo', bytes)).rejects.toThrow(UnreadablePicture)
  }
  expect(await pictures.read('photo', 'full')).toBeUndefined()
})

it('removes both files, and what is not there', async () => {
  const pictures = createPictureFolder(folder)
  await pictures.keep('photo', await plain(200, 200).png().toBuffer())
  await pictures.remove('photo')
  await pictures.remove('photo')
  expect(await readdir(folder)).toEqual([])
})

it('[ADM-2] makes a square of a product’s picture in the sizes and formats of the shop, and a card to share', async () => {
  const pictures = createPictureFolder(folder)
  const id = 'pair-0123abcd'
  expect(await pictures.keep(id, await plain(600, 300).png().toBuffer(), 'product')).toEqual({
    width: 1000,
    height: 1000,
  })
  const made = await Promise.all(
    shopSizes.map(async size => {
      const picture = await pictures.read(id, size)
      // The maker opens no AVIF, here neither: its first bytes say what it is.
      const bytes = Buffer.from(picture?.bytes ?? [])
      if (bytes.toString('latin1', 4, 12) === 'ftypavif') return `${size} ${picture?.type}`
      const { format, width, height } = await sharp(bytes).metadata()
      return `${size} ${picture?.type} ${format} ${width} ${height}`
    }),
  )
  expect(made).toEqual([
    '160.avif image/avif',
    '320.avif image/avif',
    '640.avif image/avif',
    '1000.avif image/avif',
    '640.webp image/webp webp 640 640',
    'share.jpg image/jpeg jpeg 1200 630',
    '1000.webp image/webp webp 1000 1000',
  ])
  // What is beside the picture is clear.
  const corner = await sharp((await pictures.read(id, '1000.webp'))?.bytes)
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer()
  expect(corner[3]).toBe(0)
})

it('[ADM-8] keeps the proportions of a post’s picture', async () => {
  const pictures = createPictureFolder(folder)
  const id = 'cover-0123abcd'
  const picture = await plain(1600, 900).jpeg().toBuffer()
  expect(await pictures.keep(id, picture, 'post')).toEqual({ width: 1000, height: 563 })
  const { width, height } = await sharp((await pictures.read(id, '640.webp'))?.bytes).metadata()
  expect([width, height]).toEqual([640, 360])
})
