/*
 * The ustar format of POSIX.1-1988, as far as backups need it: regular files of less than 8 GiB, one after the other,
 * each behind a header of 512 bytes. `tar` on any system opens it.
 */

const blockBytes = 512
const mostBytes = 8 ** 11 - 1

/** A header's fields: where they start and how long they are, in bytes. */
const fields = {
  name: [0, 100],
  mode: [100, 8],
  owner: [108, 8],
  group: [116, 8],
  size: [124, 12],
  time: [136, 12],
  checksum: [148, 8],
  type: [156, 1],
  magic: [257, 8],
  prefix: [345, 155],
} as const

type Field = keyof typeof fields

export interface TarEntry {
  /** With slashes, relative. */
  readonly path: string
  readonly bytes: number
  /** To be read to its end before the next entry is asked for. */
  readonly content: AsyncIterable<Buffer>
}

/** A file that is not a tar archive of whole regular files. */
export class TarDamaged extends Error {
  override name = 'TarDamaged'
}

/**
 * What stands before a file's content.
 * @throws TypeError when the format has no room for the path or the length
 */
export function tarHeader(entry: {
  readonly path: string
  readonly bytes: number
  readonly modifiedAt: Date
}): Buffer {
  const { path, bytes, modifiedAt } = entry
  const [prefix, name] = splitPath(path)
  if (bytes > mostBytes) throw new TypeError(`${path} is too long for a tar archive`)
  const header = Buffer.alloc(blockBytes)
  const write = (field: Field, text: string) => header.write(text, fields[field][0], 'utf8')
  const writeNumber = (field: Field, value: number) =>
    write(field, value.toString(8).padStart(fields[field][1] - 1, '0'))
  write('name', name)
  write('prefix', prefix)
  writeNumber('mode', 0o600)
  writeNumber('owner', 0)
  writeNumber('group', 0)
  writeNumber('size', bytes)
  writeNumber('time', Math.floor(modifiedAt.getTime() / 1000))
  write('type', '0')
  write('magic', 'ustar\u000000')
  write('checksum', `${checksumOf(header).toString(8).padStart(6, '0')}\u0000 `)
  return header
}

/** What fills the last block of a file's content. */
export function tarPadding(bytes: number): Buffer {
  return Buffer.alloc(paddingBytes(bytes))
}

/** What stands behind the last file. */
export const tarEnd = Buffer.alloc(2 * blockBytes)

/**
 * Reads an archive file by file.
 * @throws TarDamaged when it is cut short, or is no such archive
 */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry, void, undefined> {
  const reader = new ByteReader(source)
  for (;;) {
    const header = await allOf(reader.take(blockBytes))
    if (header.every(byte => byte === 0)) break
    const text = (field: Field) => {
      const [start, length] = fields[field]
      return header.toString('utf8', start, start + length).replace(/\0[^]*$/, '')
    }
    if (Number.parseInt(text('checksum'), 8) !== checksumOf(header))
      throw new TarDamaged('it is not a tar archive')
    const [prefix, name] = [text('prefix'), text('name')]
    const path = prefix === '' ? name : `${prefix}/${name}`
    if (text('type') !== '0') throw new TarDamaged(`${path} is not a regular file`)
    const bytes = Number.parseInt(text('size'), 8)
    yield { path, bytes, content: reader.take(bytes) }
    for await (const _padding of reader.take(paddingBytes(bytes)));
  }
  // To the end, so that what checks the whole file gets to do so.
  await reader.drain()
}

class ByteReader {
  readonly #chunks: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Buffer>) {
    this.#chunks = source[Symbol.asyncIterator]()
  }

  async *take(bytes: number): AsyncGenerator<Buffer, void, undefined> {
    let wanted = bytes
    while (wanted > 0) {
      if (this.#rest.length === 0) {
        const next = await this.#chunks.next()
        if (next.done === true) throw new TarDamaged('it is cut short')
        this.#rest = next.value
      }
      const part = this.#rest.subarray(0, wanted)
      this.#rest = this.#rest.subarray(part.length)
      wanted -= part.length
      yield part
    }
  }

  async drain(): Promise<void> {
    while ((await this.#chunks.next()).done !== true);
  }
}

/** Everything that an entry holds, for small ones. */
export async function allOf(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function splitPath(path: string): [prefix: string, name: string] {
  const fits = (text: string, field: Field) => Buffer.byteLength(text) <= fields[field][1]
  if (fits(path, 'name')) return ['', path]
  for (let slash = path.indexOf('/'); slash !== -1; slash = path.indexOf('/', slash + 1)) {
    const [prefix, name] = [path.slice(0, slash), path.slice(slash + 1)]
    if (fits(prefix, 'prefix') && fits(name, 'name')) return [prefix, name]
  }
  throw new TypeError(`${path} is too long a name for a tar archive`)
}

function paddingBytes(bytes: number): number {
  return (blockBytes - (bytes % blockBytes)) % blockBytes
}

/** The sum of the header's bytes, its own field counted as spaces. */
function checksumOf(header: Buffer): number {
  const [start, length] = fields.checksum
  let sum = 0
  for (const [index, byte] of header.entries()) {
    sum += index >= start && index < start + length ? 0x20 : byte
  }
  return sum
}
