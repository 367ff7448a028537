import sharp from 'sharp'
import { comparePictures, decode, type Comparison, type Pixels } from './compare.ts'

/** A picture of one mode. */
export interface Cell {
  /** As it is written above the picture. */
  readonly title: string
  readonly picture: Pixels
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
  const places = arrange(cells.map(({ title, picture: { width, height } }) => ({ title, width, height })))
  const width = Math.max(...places.map(place => place.left + place.width)) + gap
  const height = Math.max(...places.map(place => place.top + place.height)) + gap
  const layers = cells.flatMap(({ picture: { data, ...size } }, index) => {
    const { left, top, ...place } = places[index] as Place
    return [
      { input: caption({ left, top, ...place }), left, top: top - captionHeight },
      { input: data, raw: { width: size.width, height: size.height, channels: 4 as const }, left, top },
    ]
  })
  return sharp({ create: { width, height, channels: 3, background: '#9AA094' } })
    .composite(layers)
    .webp({ lossless: true, effort: 4 })
    .withXmp(`<places>${JSON.stringify(places)}</places>`)
    .toBuffer()
}

/** A part of a picture. */
function cut({ data, width: lineWidth }: Pixels, { left, top, width, height }: Place): Pixels {
  const lines = Array.from({ length: height }, (_, line) => {
    const start = ((top + line) * lineWidth + left) * 4
    return data.subarray(start, start + width * 4)
  })
  return { width, height, data: Buffer.concat(lines) }
}

/** The picture of each mode on a sheet, by title; none of a file that is no sheet. */
export async function readSheet(sheet: Buffer): Promise<ReadonlyMap<string, Pixels>> {
  const { xmpAsString = '' } = await sharp(sheet).metadata()
  const places = JSON.parse(/<places>(.*)<\/places>/s.exec(xmpAsString)?.[1] ?? '[]') as readonly Place[]
  // Once: cutting each out of the file would decode all of it each time.
  const pixels = await decode(sheet)
  return new Map(places.map(place => [place.title, cut(pixels, place)]))
}

/** A mode that looks otherwise on one sheet than on another, or is on one of them alone. */
export interface ModeChange {
  readonly title: string
  readonly before?: Pixels
  readonly after?: Pixels
  /** Where it is on both. */
  readonly comparison?: Extract<Comparison, { readonly same: false }>
}

/** Compares two sheets mode by mode: one that grew moves the others on the sheet, and they are the same. */
export async function compareSheets(
  before: ReadonlyMap<string, Pixels>,
  after: ReadonlyMap<string, Pixels>,
): Promise<readonly ModeChange[]> {
  const titles = [...new Set([...before.keys(), ...after.keys()])]
  const changes = await Promise.all(
    titles.map(async (title): Promise<readonly ModeChange[]> => {
      const [old, now] = [before.get(title), after.get(title)]
      if (!old || !now) return [{ title, ...(old && { before: old }), ...(now && { after: now }) }]
      const comparison = await comparePictures(old, now)
      return comparison.same ? [] : [{ title, before: old, after: now, comparison }]
    }),
  )
  return changes.flat()
}
