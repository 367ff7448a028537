import type { PicturePlaceholder, PictureSource } from '../Picture/Picture.tsx'

/** Sides in pixels that the catalogue's pictures are made in, by format: the smaller format first. */
const made = [
  { format: 'avif', sides: [160, 320, 640, 1000] },
  { format: 'webp', sides: [640, 1000] },
] as const

/** `<name>-<hash>-1000.webp`, and a fragment for what is to show before it comes. */
const catalogueAddress = /^([^#]+-[0-9a-f]{8})-1000\.webp(?:#(.*))?$/

/** `<colour>,<x>,<y>,<radius>`; the catalogue may say more after it. */
const disc = /^([0-9a-f]{6}),([\d.]+),([\d.]+),([\d.]+)(?:,|$)/

function placeholderIn(fragment: string): PicturePlaceholder | undefined {
  const [, colour, x, y, radius] = disc.exec(fragment) ?? []
  return colour ? { colour: `#${colour}`, x: Number(x), y: Number(y), radius: Number(radius) } : undefined
}

/**
 * What the address of a catalogue picture says. `name-hash-1000.webp` stands for the same picture in other sizes and
 * formats, whose addresses differ in the ending alone. Any other address stands for itself.
 */
export function pictureSources(address: string): {
  src: string
  sources: PictureSource[]
  placeholder?: PicturePlaceholder | undefined
} {
  const [, stem, fragment = ''] = catalogueAddress.exec(address) ?? []
  if (!stem) return { src: address, sources: [] }
  return {
    src: `${stem}-1000.webp`,
    sources: made.map(({ format, sides }) => ({
      type: `image/${format}`,
      srcSet: sides.map(side => `${stem}-${side}.${format} ${side}w`).join(', '),
    })),
    placeholder: placeholderIn(fragment),
  }
}
