import { readFileSync } from 'node:fs'
import sharp from 'sharp'

/** A picture of one mode. */
export interface Cell {
  /** As it is written above the picture. */
  readonly title: string
  /** A PNG. */
  readonly picture: Buffer
}

/** Where a cell's picture is on its sheet, in pixels. */
interface Place {
  readonly title: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** In pixels. */
const sheetWidth = 2112
const gap = 16
const captionHeight = 40

function arrange(sizes: readonly Pick<Place, 'title' | 'width' | 'height'>[]): readonly Place[] {
  let left = gap
  let top = gap
  let rowHeight = 0
  return sizes.map(size => {
    if (left > gap && left + size.width + gap > sheetWidth) {
      left = gap
      top += rowHeight + gap
      rowHeight = 0
    }
    const place = { ...size, left, top: top + captionHeight }
    left += size.width + gap
    rowHeight = Math.max(rowHeight, size.height + captionHeight)
    return place
  })
}

const caption = ({ title, width }: Place) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${captionHeight}"><text x="0" y="27" font-family="Liberation Sans" font-size="22" fill="#131512">${title}</text></svg>`,
  )

/**
 * One picture of a component in all modes, each with its title above it, as WebP without loss. Where each stands is in
 * the file, so that it can be cut out again.
 */
export async function drawSheet(cells: readonly Cell[]): Promise<Buffer> {
  const sizes = await Promise.all(
    cells.map(async ({ title, picture }) => {
      const { width, height } = await sharp(picture).metadata()
      return { title, width, height }
    }),
  )
  const places = arrange(sizes)
  const width = Math.max(...places.map(place => place.left + place.width)) + gap
  const height = Math.max(...places.map(place => place.top + place.height)) + gap
  const layers = places.flatMap((place, index) => [
    { input: caption(place), left: place.left, top: place.top - captionHeight },
    { input: cells[index]?.picture ?? Buffer.alloc(0), left: place.left, top: place.top },
  ])
  return sharp({ create: { width, height, channels: 3, background: '#9AA094' } })
    .composite(layers)
    .webp({ lossless: true, effort: 4 })
    .withXmp(`<places>${JSON.stringify(places)}</places>`)
    .toBuffer()
}

/** The picture of each mode on a sheet, as PNG, by title. */
export async function readSheet(path: string): Promise<ReadonlyMap<string, Buffer>> {
  const sheet = readFileSync(path)
  const { xmpAsString = '' } = await sharp(sheet).metadata()
  const places = JSON.parse(/<places>(.*)<\/places>/s.exec(xmpAsString)?.[1] ?? '[]') as readonly Place[]
  const cut = async ({ title, ...area }: Place) =>
    [title, await sharp(sheet).extract(area).png({ compressionLevel: 1 }).toBuffer()] as const
  return new Map(await Promise.all(places.map(cut)))
}
