import { crc32 } from 'node:zlib'
import type { StoreFile } from './file-system.ts'

/*
 * A frame is one line: the CRC-32 of what follows as 8 hexadecimal digits, a space, the frame's number, a space, JSON
 * text, a newline. (Format 1 had no number.) JSON text holds no raw newline and no NUL byte, and that tells damage
 * apart: a write that was cut short leaves no newline, and blocks that never reached the disk before a power cut
 * read as NUL. Anything else is corruption.
 */

const newline = 0x0a
const space = 0x20
const checksumLength = 8
const headLength = checksumLength + 1
const blockBytes = 1024 * 1024
/** Of UTF-8, for a unit of UTF-16. */
const mostBytesPerUnit = 3

export function encodeFrame(json: string, number: number): Buffer {
  const frame = Buffer.allocUnsafe(headLength + `${number} `.length + Buffer.byteLength(json) + 1)
  writeFrame(frame, 0, json, number)
  return frame
}

/** @returns where in `bytes` the frame ends */
function writeFrame(bytes: Buffer, start: number, json: string, number: number): number {
  const checkedFrom = start + headLength
  const jsonFrom = checkedFrom + bytes.write(`${number} `, checkedFrom, 'latin1')
  const end = jsonFrom + bytes.write(json, jsonFrom)
  bytes[end] = newline
  bytes.write(`${checksumOf(bytes.subarray(checkedFrom, end))} `, start, 'latin1')
  return end + 1
}

/**
 * Frames one after the other, to be written at once. Its memory is used again: a buffer for each frame of a large shop is memory
 * that the system gets back late, or never.
 */
export class FrameBlock {
  #bytes = Buffer.allocUnsafe(blockBytes)
  #length = 0

  /** What was put since it was emptied. Holds until the next `put`. */
  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length)
  }

  put(json: string, number: number): void {
    const needed = this.#length + headLength + `${number} `.length + json.length * mostBytesPerUnit + 1
    if (needed > this.#bytes.length) {
      const larger = Buffer.allocUnsafe(Math.max(needed, 2 * this.#bytes.length))
      this.#bytes.copy(larger, 0, 0, this.#length)
      this.#bytes = larger
    }
    this.#length = writeFrame(this.#bytes, this.#length, json, number)
  }

  empty(): void {
    this.#length = 0
  }
}

export interface Frame {
  /** The parsed JSON. */
  readonly value: unknown
  /** Undefined in format 1. */
  readonly number: number | undefined
  /** Bytes from the start of the file. */
  readonly offset: number
}

/** How the frames of a file ended. */
export type FramesEnd =
  /** Every byte belongs to a good frame. */
  | { readonly kind: 'complete'; readonly offset: number }
  /** From `offset` on there is one write that never finished, `bytes` long. */
  | { readonly kind: 'torn'; readonly offset: number; readonly bytes: number }
  /** At `offset` there is a frame that was written in full and is no longer what it was. */
  | { readonly kind: 'corrupt'; readonly offset: number }

/**
 * Reads the frames of a file.
 * @param onFrame called with each good frame up to the first bad one
 * @param onDamage given it, good frames behind bad ones are read too, and it is called with each bad line
 */
export async function readFrames(
  file: StoreFile,
  onFrame: (frame: Frame) => void,
  onDamage?: (damage: { readonly offset: number; readonly bytes: number }) => void,
): Promise<FramesEnd> {
  const judge = new FrameJudge(onFrame, onDamage)
  let carried: Buffer[] = []
  let lineOffset = 0
  let position = 0
  // One for the whole file: the system gets memory of this size back late.
  const block = Buffer.allocUnsafe(blockBytes)
  for (;;) {
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
    if (start < length) carried.push(Buffer.from(block.subarray(start, length)))
  }
  return judge.end(Buffer.concat(carried), lineOffset)
}

/** How a frame begins, up to its JSON text. */
const frameStart = /[0-9a-f]{8} (?:\d+ )?[[{]/g

/**
 * The whole frames inside a stretch that is damaged: when a newline is lost, two good frames read as one bad line.
 * @param offset of the stretch, in bytes from the start of the file
 */
export function framesWithin(bytes: Buffer, offset: number): Frame[] {
  const starts = [...bytes.toString('latin1').matchAll(frameStart)].map(({ index }) => index)
  const frames: Frame[] = []
  let free = 0
  for (const [position, start] of starts.entries()) {
    if (start < free) continue
    // Longest first: a frame's own text may look like the start of another.
    const ends = [bytes.length, ...starts.slice(position + 1).toReversed()].flatMap(end => [end, end - 1])
    const end = ends.find(candidate => isIntact(bytes.subarray(start, candidate)))
    if (end === undefined) continue
    frames.push(decode(bytes.subarray(start, end), offset + start))
    free = end
  }
  return frames
}

class FrameJudge {
  readonly #onFrame: (frame: Frame) => void
  readonly #onDamage: ((damage: { offset: number; bytes: number }) => void) | undefined
  #badOffset: number | undefined
  #isUnwritten = false
  #hasGoodAfterBad = false

  constructor(
    onFrame: (frame: Frame) => void,
    onDamage: ((damage: { offset: number; bytes: number }) => void) | undefined,
  ) {
    this.#onFrame = onFrame
    this.#onDamage = onDamage
  }

  /** @param bytes without the newline that ended them */
  line(bytes: Buffer, offset: number): void {
    const isGood = isIntact(bytes)
    if (!isGood) {
      this.#badOffset ??= offset
      this.#isUnwritten ||= bytes.includes(0)
      this.#onDamage?.({ offset, bytes: bytes.length + 1 })
      return
    }
    this.#hasGoodAfterBad ||= this.#badOffset !== undefined
    if (this.#badOffset === undefined || this.#onDamage !== undefined) this.#onFrame(decode(bytes, offset))
  }

  /** @param rest what follows the last newline */
  end(rest: Buffer, offset: number): FramesEnd {
    const end = offset + rest.length
    if (rest.length > 0) this.#onDamage?.({ offset, bytes: rest.length })
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

/** @param line intact */
function decode(line: Buffer, offset: number): Frame {
  // JSON text of ours begins with a bracket: what begins with a digit is a number.
  const isNumbered = /\d/.test(String.fromCharCode(line[headLength] ?? 0))
  const end = isNumbered ? line.indexOf(space, headLength) : -1
  return {
    value: JSON.parse(line.toString('utf8', end === -1 ? headLength : end + 1)),
    number: end === -1 ? undefined : Number(line.toString('latin1', headLength, end)),
    offset,
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
