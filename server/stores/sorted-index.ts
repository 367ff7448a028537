import type { SortKey, StoredRecord } from '../domain/ports/store.ts'

export type Direction = 'asc' | 'desc'

export function compareKeys(left: SortKey, right: SortKey): number {
  if (typeof left !== typeof right) return typeof left === 'number' ? -1 : 1
  if (left < right) return -1
  return left > right ? 1 : 0
}

/**
 * The records in the order of (key, id). What is sorted is numbers, so that a start leaves no garbage for each record.
 * @throws TypeError for a key that is not a number
 */
export function inOrder(
  records: readonly StoredRecord[],
  keyOf: (record: StoredRecord) => SortKey,
): StoredRecord[] {
  const keys = records.map(record => keyOf(record))
  for (const key of keys) assertSortable(key)
  const keyAt = (place: number) => keys[place] as SortKey
  const recordAt = (place: number) => records[place] as StoredRecord
  const places = Uint32Array.from(records.keys()).toSorted(
    (left, right) =>
      compareKeys(keyAt(left), keyAt(right)) || compareKeys(recordAt(left).id, recordAt(right).id),
  )
  return Array.from(places, recordAt)
}

interface Chunk {
  readonly keys: SortKey[]
  readonly ids: string[]
}

/** A full chunk splits in two. Large enough that few chunks are searched, small enough that a splice is cheap. */
const chunkCapacity = 512

/**
 * Ids in the order of (key, id), kept in chunks: adding or removing one costs a binary search and the shift of
 * at most one chunk, so a write costs the same at a thousand records as at a hundred thousand.
 */
export class SortedIndex {
  #chunks: Chunk[] = []
  #size = 0

  /**
   * Replaces the content at once; much faster than adding one by one.
   * @param records in the order of the index (`inOrder`)
   */
  load(records: readonly StoredRecord[], keyOf: (record: StoredRecord) => SortKey): void {
    this.#chunks = []
    this.#size = records.length
    const half = chunkCapacity / 2
    for (let start = 0; start < records.length; start += half) {
      const part = records.slice(start, start + half)
      this.#chunks.push({ keys: part.map(record => keyOf(record)), ids: part.map(({ id }) => id) })
    }
  }

  add(key: SortKey, id: string): void {
    assertSortable(key)
    this.#size += 1
    const position = this.#chunkFor(key, id)
    const chunk = this.#chunks[position]
    if (chunk === undefined) {
      this.#chunks.push({ keys: [key], ids: [id] })
      return
    }
    const place = placeIn(chunk, key, id)
    chunk.keys.splice(place, 0, key)
    chunk.ids.splice(place, 0, id)
    if (chunk.ids.length > chunkCapacity) {
      const middle = chunkCapacity / 2
      this.#chunks.splice(position + 1, 0, { keys: chunk.keys.splice(middle), ids: chunk.ids.splice(middle) })
    }
  }

  /** Adds an entry that comes after all others, at a fraction of the cost. @returns false, with nothing added, for one that does not */
  append(key: SortKey, id: string): boolean {
    assertSortable(key)
    const last = this.#chunks.at(-1)
    if (last !== undefined && compareEntry(last, last.ids.length - 1, key, id) >= 0) return false
    this.#size += 1
    if (last === undefined || last.ids.length >= chunkCapacity / 2)
      this.#chunks.push({ keys: [key], ids: [id] })
    else {
      last.keys.push(key)
      last.ids.push(id)
    }
    return true
  }

  /**
   * Adds those of another index that are wanted, of up to `count` entries from place `low` on.
   * @returns the last entry that was looked at; undefined when there is none left
   */
  addFrom(
    other: SortedIndex,
    low: number,
    count: number,
    isWanted: (id: string) => boolean,
  ): { readonly key: SortKey; readonly id: string } | undefined {
    let start = 0
    let last: { readonly key: SortKey; readonly id: string } | undefined
    for (const { keys, ids } of other.#chunks) {
      const end = Math.min(ids.length, low + count - start)
      for (let index = Math.max(0, low - start); index < end; index += 1) {
        const id = ids[index]
        const key = keys[index]
        if (id === undefined || key === undefined) continue
        if (isWanted(id) && !this.append(key, id) && !this.has(key, id)) this.add(key, id)
        if (index === end - 1) last = { key, id }
      }
      start += ids.length
      if (start >= low + count) break
    }
    return last
  }

  /** Removes the entry that was added with exactly this key and id, if there is one. */
  remove(key: SortKey, id: string): void {
    const position = this.#chunkFor(key, id)
    const chunk = this.#chunks[position]
    if (chunk === undefined) return
    const place = placeIn(chunk, key, id)
    if (chunk.ids[place] !== id) return
    this.#size -= 1
    chunk.keys.splice(place, 1)
    chunk.ids.splice(place, 1)
    if (chunk.ids.length === 0) this.#chunks.splice(position, 1)
  }

  has(key: SortKey, id: string): boolean {
    const chunk = this.#chunks[this.#chunkFor(key, id)]
    return chunk !== undefined && isAt(chunk, placeIn(chunk, key, id), key, id)
  }

  get size(): number {
    return this.#size
  }

  /** How many entries come before (key, id); without an id, before every entry of the key. */
  countBefore(key: SortKey, id = ''): number {
    return this.#placeOf(key, id).before
  }

  /** How many entries are (key, id) or come before it. */
  countThrough(key: SortKey, id: string): number {
    const { before, isPresent } = this.#placeOf(key, id)
    return isPresent ? before + 1 : before
  }

  /**
   * The ids from place `low` up to but without place `high`, in order (`desc` is the exact reverse) and without the
   * first `skip`.
   */
  *walk(direction: Direction, skip = 0, low = 0, high = Infinity): Generator<string, void, undefined> {
    const isForward = direction === 'asc'
    const { size } = this
    const from = isForward ? low + skip : low
    const to = Math.min(high, size) - (isForward ? 0 : skip)
    let start = isForward ? 0 : size
    for (let step = 0; step < this.#chunks.length; step += 1) {
      const ids = this.#chunks[isForward ? step : this.#chunks.length - 1 - step]?.ids ?? []
      if (!isForward) start -= ids.length
      const first = Math.max(0, from - start)
      const end = Math.min(ids.length, to - start)
      for (let index = first; index < end; index += 1) {
        const id = ids[isForward ? index : first + end - 1 - index]
        if (id !== undefined) yield id
      }
      if (isForward) start += ids.length
    }
  }

  #placeOf(key: SortKey, id: string): { before: number; isPresent: boolean } {
    const position = this.#chunkFor(key, id)
    const chunk = this.#chunks[position]
    if (chunk === undefined) return { before: 0, isPresent: false }
    const place = placeIn(chunk, key, id)
    let before = place
    for (let earlier = 0; earlier < position; earlier += 1) before += this.#chunks[earlier]?.ids.length ?? 0
    return { before, isPresent: isAt(chunk, place, key, id) }
  }

  /** The first chunk whose last entry is not before (key, id), or the last chunk. */
  #chunkFor(key: SortKey, id: string): number {
    let low = 0
    let high = this.#chunks.length - 1
    // New records mostly come last: by time always, by id often.
    const last = this.#chunks[high]
    if (last !== undefined && compareEntry(last, 0, key, id) <= 0) return high
    while (low < high) {
      const middle = (low + high) >>> 1
      const chunk = this.#chunks[middle]
      if (chunk !== undefined && compareEntry(chunk, chunk.ids.length - 1, key, id) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** Where (key, id) stands or would stand in the chunk. */
function placeIn(chunk: Chunk, key: SortKey, id: string): number {
  let low = 0
  let high = chunk.ids.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compareEntry(chunk, middle, key, id) < 0) low = middle + 1
    else high = middle
  }
  return low
}

function isAt(chunk: Chunk, place: number, key: SortKey, id: string): boolean {
  return place < chunk.ids.length && compareEntry(chunk, place, key, id) === 0
}

function compareEntry(chunk: Chunk, index: number, key: SortKey, id: string): number {
  const chunkKey = chunk.keys[index]
  if (chunkKey === undefined) throw new RangeError('No such entry in this chunk')
  // The id is looked at only on a tie: in a large index every look is a miss of the processor's cache.
  return compareKeys(chunkKey, key) || compareKeys(chunk.ids[index] ?? '', id)
}

/** @throws TypeError for a key that is not a number */
export function assertSortable(key: SortKey): void {
  // NaN compares as equal to everything and would put the whole order out.
  if (Number.isNaN(key)) throw new TypeError('An ordering returned NaN')
}
