import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { heicHead } from '../../contract-suite/shop/test-pictures.ts'
import { factsOf, formatOf } from './recognise.ts'

const blank = sharp({ create: { width: 321, height: 123, channels: 3, background: '#123456' } })
const seeThrough = sharp({ create: { width: 321, height: 123, channels: 4, background: '#12345680' } })

describe('what a file is, by its first bytes [IMG-1]', () => {
  it.each([
    ['jpeg', () => blank.clone().jpeg()],
    [
      'jpeg',
      () =>
        blank
          .clone()
          .withExif({ IFD0: { Make: 'A camera' } })
          .jpeg({ progressive: true }),
    ],
    ['png', () => blank.clone().png()],
    ['webp', () => blank.clone().webp()],
    ['webp', () => blank.clone().webp({ lossless: true })],
    ['webp', () => seeThrough.clone().webp()],
  ] as const)('[IMG-1] knows a %s and its pixels', async (format, make) => {
    const bytes = new Uint8Array(await make().toBuffer())
    expect(formatOf(bytes)).toBe(format)
    expect(factsOf(bytes, format)).toEqual({ format, width: 321, height: 123 })
    // However much of it is missing.
    for (let end = 0; end < 40; end += 1) {
      expect(() => factsOf(bytes.subarray(0, end), format)).not.toThrow()
    }
  })

  it('[IMG-1] takes HEIC, AVIF, GIF, SVG and nothing for no picture that it can show', async () => {
    const avif = new Uint8Array(await blank.clone().avif({ effort: 0 }).toBuffer())
    const gif = new TextEncoder().encode('GIF89a')
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')
    for (const bytes of [heicHead, avif, gif, svg, new Uint8Array()]) expect(formatOf(bytes)).toBeNull()
  })
})
