import { expect, it } from 'vitest'
import { pictureSources } from './picture-sources.ts'

it('[SHOP-2] offers every size of a catalogue picture, the smaller format first', () => {
  expect(pictureSources('/pictures/tivra-silver-pair-1000.webp')).toEqual([
    {
      type: 'image/avif',
      srcSet:
        '/pictures/tivra-silver-pair-320.avif 320w, /pictures/tivra-silver-pair-640.avif 640w, /pictures/tivra-silver-pair-1000.avif 1000w',
    },
    {
      type: 'image/webp',
      srcSet:
        '/pictures/tivra-silver-pair-320.webp 320w, /pictures/tivra-silver-pair-640.webp 640w, /pictures/tivra-silver-pair-1000.webp 1000w',
    },
  ])
})

it('[IMG-1] invents no files for an address from elsewhere', () => {
  expect(pictureSources('https://example.in/earbuds.jpg')).toEqual([])
  expect(pictureSources('')).toEqual([])
})
