/** What the build of the pictures (server/seed/imagery) says of one of them. */
export interface PictureEntry {
  /** Eight hexadecimal digits of all that it was made from. */
  readonly hash: string
  /** A disc behind the object, to show before the picture comes: "#8a8d90", and percents of the side. */
  readonly colour: string
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** The one source of the pictures' names. */
export interface PictureManifest {
  /** By `<product>-<colour>-<view>`. */
  readonly pictures: Readonly<Record<string, PictureEntry>>
  /** By product: the picture beside which its share image lies, as `<name>-<hash>-share.jpg`. */
  readonly shares: Readonly<Record<string, string>>
}

export const pictureName = (product: string, colour: string, view: string) => `${product}-${colour}-${view}`

/**
 * Where a picture is: its largest WebP, with the disc to show before it comes in the fragment
 * (`#<colour>,<x>,<y>,<radius>`), which no browser sends. `,share` at the end says that there is a share image too.
 */
export function addressOf(name: string, { pictures, shares }: PictureManifest): string | undefined {
  const entry = pictures[name]
  if (!entry) return undefined
  const placeholder = [entry.colour.slice(1), entry.x, entry.y, entry.radius]
  const share = Object.values(shares).includes(name) ? ['share'] : []
  return `/pictures/${name}-${entry.hash}-1000.webp#${[...placeholder, ...share].join(',')}`
}
