import { promisify } from 'node:util'
import { brotliCompress, constants as zlib, gzip } from 'node:zlib'

/** Smallest first. */
export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/** The first who asks waits for it. */
export const firstQuality = 5
/** A tenth smaller and a hundred times slower, in a thread of its own: for what is asked for again. */
export const bestQuality = 11

const compressBrotli = promisify(brotliCompress)

export const compressGzip = promisify(gzip)

/** @param quality 0 to 11 */
export const brotli = (text: Buffer, quality: number): Promise<Buffer> =>
  compressBrotli(text, {
    params: {
      [zlib.BROTLI_PARAM_QUALITY]: quality,
      [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
      [zlib.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  })
