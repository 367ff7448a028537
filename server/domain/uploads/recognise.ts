/** What the first bytes of a file say that it is, and how many pixels it has. Nothing that a client says counts. */

export type PictureFormat = 'jpeg' | 'png' | 'webp'

export interface PictureFacts {
  readonly format: PictureFormat
  /** As they lie in the file: a camera's turn is not counted in. */
  readonly width: number
  readonly height: number
}

const textAt = (bytes: Uint8Array, offset: number, length: number) =>
  String.fromCharCode(...bytes.subarray(offset, offset + length))

/** The format of a picture that the shop takes; null for anything else, HEIC and AVIF too. */
export function formatOf(bytes: Uint8Array): PictureFormat | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (textAt(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return 'webp'
  return null
}

/** Format and pixels by the file's head; null when its head is not whole. */
export function factsOf(bytes: Uint8Array, format: PictureFormat): PictureFacts | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const [width, height] = sizeIn[format](view, bytes)
    return width > 0 && height > 0 ? { format, width, height } : null
  } catch (error) {
    // Reading behind the end.
    if (error instanceof RangeError) return null
    throw error
  }
}

type ReadSize = (view: DataView, bytes: Uint8Array) => readonly [width: number, height: number]

const sizeIn: Readonly<Record<PictureFormat, ReadSize>> = {
  jpeg: sizeOfJpeg,
  png: view => [view.getUint32(16), view.getUint32(20)],
  webp: sizeOfWebp,
}

/** Frames start with SOF0 to SOF15, of which C4, C8 and CC are something else (ITU T.81, table B.1). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function sizeOfJpeg(view: DataView): readonly [number, number] {
  let offset = 2
  for (;;) {
    if (view.getUint8(offset) !== 0xff) return [0, 0]
    const marker = view.getUint8(offset + 1)
    if (marker === 0xff) {
      offset += 1
    } else if (isFrame(marker)) {
      return [view.getUint16(offset + 7), view.getUint16(offset + 5)]
    } else {
      const length = view.getUint16(offset + 2)
      if (length < 2) return [0, 0]
      offset += 2 + length
    }
  }
}

/** Three ways to say it (RFC 9649, 2.4 to 2.7). */
function sizeOfWebp(view: DataView, bytes: Uint8Array): readonly [number, number] {
  const uint24 = (offset: number) => view.getUint16(offset, true) + view.getUint8(offset + 2) * 0x1_0000
  switch (textAt(bytes, 12, 4)) {
    case 'VP8X':
      return [uint24(24) + 1, uint24(27) + 1]
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return [(bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1]
    }
    case 'VP8 ':
      return [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff]
    default:
      return [0, 0]
  }
}
