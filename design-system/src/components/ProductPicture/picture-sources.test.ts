import { expect, it } from 'vitest'
import { pictureSources } from './picture-sources.ts'

it('[SHOP-2] offers every size of a catalogue picture, the smaller format first', () => {
  const { src, sources } = pictureSources('/pictures/tivra-silver-pair-1a2b3c4d-1000.webp')
  expect(src).toBe('/pictures/tivra-silver-pair-1a2b3c4d-1000.webp')
  expect(sources).toEqual([
    {
      type: 'image/avif',
      srcSet:
        '/pictures/tivra-silver-pair-1a2b3c4d-160.avif 160w, /pictures/tivra-silver-pair-1a2b3c4d-320.avif 320w, /pictures/tivra-silver-pair-1a2b3c4d-640.avif 640w, /pictures/tivra-silver-pair-1a2b3c4d-1000.avif 1000w',
    },
    {
      type: 'image/webp',
      srcSet:
        '/pictures/tivra-silver-pair-1a2b3c4d-640.webp 640w, /pictures/tivra-silver-pair-1a2b3c4d-1000.webp 1000w',
    },
  ])
})

it('reads the placeholder in the fragment, and asks for the file without it', () => {
  const address = '/pictures/tivra-silver-pair-1a2b3c4d-1000.webp'
  const disc = { colour: '#8a8d90', x: 48.5, y: 52, radius: 20 }
  expect(pictureSources(`${address}#8a8d90,48.5,52,20`)).toMatchObject({ src: address, placeholder: disc })
  expect(pictureSources(`${address}#8a8d90,48.5,52,20,share`)).toMatchObject({ placeholder: disc })
})

it.each(['', '#', '#red,1,2,3', '#8a8d90,48', '#8a8d90,48,52,20"); color: red'])(
  'has no placeholder for the fragment "%s"',
  fragment => {
    const { placeholder } = pictureSources(`/pictures/tivra-silver-pair-1a2b3c4d-1000.webp${fragment}`)
    expect(placeholder).toBeUndefined()
  },
)

it('[IMG-1] invents no files for an address from elsewhere, or from an older shop', () => {
  for (const src of ['https://example.in/earbuds.jpg', '', '/pictures/tivra-silver-pair-1000.webp']) {
    expect(pictureSources(src)).toEqual({ src, sources: [] })
  }
})
