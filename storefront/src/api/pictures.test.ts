import { expect, it } from 'vitest'
import { hangingPictureOf, sharePictureOf } from './pictures.ts'

const pair = '/pictures/tivra-silver-pair-1a2b3c4d-1000.webp#8a8d90,48.5,52,20'
const near = '/pictures/tivra-silver-near-5e6f7a8b-1000.webp#8a8d90,50,50,30'
const hanging = '/pictures/tivra-silver-hanging-9c0d1e2f-1000.webp#8a8d90,50,40,28'

it('shares the picture that says it has a share image, wherever it stands', () => {
  expect(sharePictureOf([near, `${pair},share`])).toBe('/pictures/tivra-silver-pair-1a2b3c4d-share.jpg')
})

it('shares the first picture where none has a share image, without its placeholder', () => {
  expect(sharePictureOf([pair, near])).toBe('/pictures/tivra-silver-pair-1a2b3c4d-1000.webp')
  expect(sharePictureOf(['https://example.in/earbuds.jpg'])).toBe('https://example.in/earbuds.jpg')
  expect(sharePictureOf([])).toBeUndefined()
  expect(sharePictureOf()).toBeUndefined()
})

it('knows the hanging bud among the pictures', () => {
  expect(hangingPictureOf([pair, hanging])).toBe(hanging)
  expect(hangingPictureOf([pair])).toBeUndefined()
})
