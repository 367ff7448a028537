import type { SortKey } from '../../domain/ports/store.ts'

/*
 * How keys lie in PostgreSQL, so that it compares them as the port says: numbers before strings, strings by code units.
 */

const numberTag = 0
const stringTag = 1

/** A sort key as bytes that compare as the keys do. */
export function sortKeyBytes(key: SortKey): Buffer {
  return typeof key === 'number' ? numberBytes(key) : stringBytes(key)
}

/** A double in big-endian order; with the sign bit set for what is positive and all bits turned for what is not. */
function numberBytes(key: number): Buffer {
  const bytes = Buffer.alloc(9)
  bytes[0] = numberTag
  // There are two zeros, and they are the same key.
  bytes.writeDoubleBE(key === 0 ? 0 : key, 1)
  const isNegative = key < 0
  for (let index = 1; index < 9; index += 1) {
    const mask = isNegative ? 0xff : index === 1 ? 0x80 : 0
    bytes[index] = (bytes[index] ?? 0) ^ mask
  }
  return bytes
}

/** UTF-16 in big-endian order: code units compare as bytes do. */
function stringBytes(key: string): Buffer {
  return Buffer.concat([Buffer.from([stringTag]), Buffer.from(key, 'utf16le').swap16()])
}

/** What PostgreSQL's text cannot hold: NUL, and halves of surrogate pairs. The backslash is escaped for their sake. */
const unstorable = /[\0\\]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

/** A value of an equal index, or a text to be searched, as PostgreSQL's text can hold it; different ones stay different. */
export function storableText(value: string): string {
  return value.replace(unstorable, unit => `\\${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** A pattern for LIKE that finds a part of a text. */
export function containsPattern(part: string): string {
  return `%${storableText(part.toLowerCase()).replace(/[\\%_]/g, '\\$&')}%`
}
