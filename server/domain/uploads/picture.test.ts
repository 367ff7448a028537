import { expect, it } from 'vitest'
import { checkedPictureFile, parsePictureFile, pictureFile, sizesOf, uploadIdOf } from './picture.ts'

it('[ADM-2] every size of a picture has a name that leads back to it', () => {
  for (const id of ['photo', 'a_-B', 'Zk3-0123abcd', '-----0123abcd-0123abcd']) {
    for (const size of sizesOf(id))
      expect(parsePictureFile(checkedPictureFile(id, size))).toEqual({ id, size })
  }
  expect(
    sizesOf('Zk3-0123abcd')
      .map(size => pictureFile('Zk3-0123abcd', size))
      .at(-1),
  ).toBe('Zk3-0123abcd-1000.webp')
})

it('[SRV-1] a name that is none leads to no picture', () => {
  for (const file of ['', '..webp', '../a.webp', 'a/b.webp', 'a-0123abcd-99.avif', 'a-0123abcd-160.jpg'])
    expect(parsePictureFile(file)).toBeNull()
  expect(() => checkedPictureFile('photo', '160.avif')).toThrow(RangeError)
  expect(() => checkedPictureFile('../photo', 'full')).toThrow(RangeError)
})

it('[ADM-2] a product’s picture is an upload by its address', () => {
  expect(uploadIdOf('/api/uploads/Zk3-0123abcd-1000.webp#,share')).toBe('Zk3-0123abcd')
  expect(uploadIdOf('/pictures/tivra-silver-pair-1a2b3c4d-1000.webp')).toBeUndefined()
})
