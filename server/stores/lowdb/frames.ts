import { crc32 } from 'node:zlib'
import type { StoreFile } from './file-system.ts'

/*
 * A frame is one line: the CRC-32 of the JSON text as 8 hexadecimal digits, a space, the JSON text, a newline.
 * JSON text holds no raw newline and no NUL byte, and that tells damage apart: a write that was cut short leaves
 * no newline, and blocks that never reached the disk before a power cut read as NUL. Anything else is corruption.
 */

const newline = 0x0a
const checksumLength = 8
const headLength = checksumLength + 1
const blockBytes = 4 * 1024 * 1024

export function encodeFrame(json: string): Buffer {
  const frame = Buffer.allocUnsafe(headLength + Buffer.byteLength(json) + 1)
  frame.write(json, headLength)
  frame[frame.length - 1] = newline
  frame.write(`${checksumOf(frame.subarray(headLength, -1))} `, 0, 'latin1')
  return frame
}

/** How the frames of a file ended. */
export type FramesEnd =
  /** Every byte belongs to a good frame. */
  | { readonly kind: 'complete'; readonly offset: number }
  /** From `offset` on there is one write that never finished, `bytes` long. */
  | { readonly kind: 'torn'; readonly offset: number; readonly bytes: number }
  /** At `offset` there is a frame that was written in full and is no longer what it was. */
  | { readonly kind: 'corrupt'; readonly offset: number }

/** Calls `onFrame` with the parsed JSON and the offset of each good frame, up to the first bad one. */
export async function readFrames(
  file: StoreFile,
  onFrame: (value: unknown, offset: number) => void,
): Promise<FramesEnd> {
  const judge = new FrameJudge(onFrame)
  let carried: Buffer[] = []
  let lineOffset = 0
  let position = 0
  for (;;) {
    const block = Buffer.allocUnsafe(blockBytes)
    const length = await file.read(block, position)
    if (length === 0) break
    position += length
    let start = 0
    for (;;) {
      const end = block.subarray(0, length).indexOf(newline, start)
      if (end === -1) break
      const part = block.subarray(start, end)
      const line = carried.length === 0 ? part : Buffer.concat([...carried, part])
      carried = []
      judge.line(line, lineOffset)
      lineOffset += line.length + 1
      start = end + 1
    }
    if (start < length) carried.push(block.subarray(start, length))
  }
  return judge.end(Buffer.concat(carried), lineOffset)
}

class FrameJudge {
  readonly #onFrame: (value: unknown, offset: number) => void
  #badOffset: number | undefined
  #isUnwritten = false
  #hasGoodAfterBad = false

  constructor(onFrame: (value: unknown, offset: number) => void) {
    this.#onFrame = onFrame
  }

  /** @param bytes without the newline that ended them */
  line(bytes: Buffer, offset: number): void {
    const isGood = isIntact(bytes)
    if (this.#badOffset !== undefined) {
      this.#hasGoodAfterBad ||= isGood
      this.#isUnwritten ||= bytes.includes(0)
    } else if (isGood) {
      this.#onFrame(JSON.parse(bytes.toString('utf8', headLength)), offset)
    } else {
      this.#badOffset = offset
      this.#isUnwritten = bytes.includes(0)
    }
  }

  /** @param rest what follows the last newline */
  end(rest: Buffer, offset: number): FramesEnd {
    const end = offset + rest.length
    if (this.#badOffset === undefined) {
      if (rest.length === 0) return { kind: 'complete', offset }
      // A whole frame and one byte more is no prefix of a frame: its newline was overwritten.
      if (isIntact(rest.subarray(0, -1))) return { kind: 'corrupt', offset }
      return { kind: 'torn', offset, bytes: rest.length }
    }
    const isTorn = (this.#isUnwritten || rest.includes(0)) && !this.#hasGoodAfterBad
    if (!isTorn) return { kind: 'corrupt', offset: this.#badOffset }
    return { kind: 'torn', offset: this.#badOffset, bytes: end - this.#badOffset }
  }
}

function isIntact(line: Buffer): boolean {
  return (
    line.length > headLength &&
    line.toString('latin1', 0, headLength) === `${checksumOf(line.subarray(headLength))} `
  )
}

function checksumOf(bytes: Uint8Array): string {
  return crc32(bytes).toString(16).padStart(checksumLength, '0')
}
