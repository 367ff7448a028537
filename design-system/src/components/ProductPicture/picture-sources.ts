import type { PictureSource } from '../Picture/Picture.tsx'

/** Sides in pixels that the catalogue's pictures are made in. */
const sides = [320, 640, 1000]
const formats = ['avif', 'webp'] as const

/**
 * The other sizes and formats of a catalogue picture. Their addresses differ in the ending alone:
 * `name-1000.webp` stands for `name-{320,640,1000}.{avif,webp}`. Any other address has none.
 */
export function pictureSources(src: string): PictureSource[] {
  const stem = /^(.+)-(?:320|640|1000)\.(?:avif|webp)$/.exec(src)?.[1]
  if (!stem) return []
  return formats.map(format => ({
    type: `image/${format}`,
    srcSet: sides.map(side => `${stem}-${side}.${format} ${side}w`).join(', '),
  }))
}
