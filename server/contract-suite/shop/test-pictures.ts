/** Heads of pictures: enough for a transport that keeps them as they are. */

const ascii = (text: string) => Array.from(text, letter => letter.charCodeAt(0))
const uint32 = (value: number) => [24, 16, 8, 0].map(shift => (value >>> shift) & 0xff)

export function pngHead(width: number, height: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from([
    0x89,
    ...ascii('PNG\r\n\x1a\n'),
    ...uint32(13),
    ...ascii('IHDR'),
    ...uint32(width),
    ...uint32(height),
    8,
    2,
    0,
    0,
    0,
  ])
}

/** Begins like a JPEG and ends before its first frame. */
export const cutJpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, ...ascii('JFIF')])

/** As iPhones keep pictures. */
export const heicHead = Uint8Array.from([...uint32(24), ...ascii('ftypheic'), ...uint32(0)])
