/** Entries in a part on average, from the second part on. To move half of them takes far less than a millisecond. */
const entriesPerPart = 256

/**
 * A Map for very many entries. A Map that outgrows its room, or has too much of it left, moves all its entries at once: 130,000
 * of them keep the event loop for 10 to 40 ms. Here the entries lie in parts, and one part is divided whenever there are
 * enough new entries (linear hashing, Litwin 1980). The order is of no meaning. Who walks it while it changes misses no
 * entry that stays, and may meet one twice.
 */
export class PartedMap<V> extends Map<string, V> {
  #parts: Array<Map<string, V>> = [new Map<string, V>()]
  /** How many of the parts there were when the round of divisions began: a power of two. */
  #round = 1
  #size = 0

  /** Makes room for so many entries at once, which would come by and by and leave garbage behind. Only of use while it is empty. */
  reserve(count: number): void {
    if (this.#size > 0) return
    const parts = Math.max(1, Math.ceil(count / entriesPerPart))
    this.#parts = Array.from({ length: parts }, () => new Map<string, V>())
    this.#round = 2 ** Math.floor(Math.log2(parts))
  }

  override get size(): number {
    return this.#size
  }

  override get(key: string): V | undefined {
    return this.#partOf(key).get(key)
  }

  override has(key: string): boolean {
    return this.#partOf(key).has(key)
  }

  override set(key: string, value: V): this {
    const part = this.#partOf(key)
    const before = part.size
    part.set(key, value)
    this.#size += part.size - before
    if (this.#size > this.#parts.length * entriesPerPart) this.#divideNext()
    return this
  }

  override delete(key: string): boolean {
    const isGone = this.#partOf(key).delete(key)
    if (isGone) this.#size -= 1
    return isGone
  }

  override clear(): void {
    this.#parts = [new Map<string, V>()]
    this.#round = 1
    this.#size = 0
  }

  override *entries(): Generator<[string, V], undefined, unknown> {
    for (const part of this.#parts) yield* part.entries()
    return undefined
  }

  override *keys(): Generator<string, undefined, unknown> {
    for (const part of this.#parts) yield* part.keys()
    return undefined
  }

  override *values(): Generator<V, undefined, unknown> {
    for (const part of this.#parts) yield* part.values()
    return undefined
  }

  override [Symbol.iterator](): Generator<[string, V], undefined, unknown> {
    return this.entries()
  }

  override forEach(callback: (value: V, key: string, map: Map<string, V>) => void, thisArg?: unknown): void {
    for (const [key, value] of this.entries()) callback.call(thisArg, value, key, this)
  }

  #partOf(key: string): Map<string, V> {
    return this.#partAt(this.#placeOf(key))
  }

  #partAt(place: number): Map<string, V> {
    const part = this.#parts[place]
    if (part === undefined) throw new RangeError('No such part')
    return part
  }

  #placeOf(key: string): number {
    if (this.#parts.length === 1) return 0
    const hash = hashOf(key)
    const place = hash & (this.#round - 1)
    // Parts before the next one to be divided have been divided in this round.
    return place < this.#parts.length - this.#round ? hash & (2 * this.#round - 1) : place
  }

  /** Divides the part whose turn it is in two; a round is over when each has been. */
  #divideNext(): void {
    const place = this.#parts.length - this.#round
    const divided = this.#partAt(place)
    const added = new Map<string, V>()
    this.#parts.push(added)
    // A map keeps the room that it once had, so it is filled anew: half of the memory of all entries. Who walks it meets them again.
    const entries = [...divided]
    divided.clear()
    for (const [key, value] of entries) (this.#placeOf(key) === place ? divided : added).set(key, value)
    if (this.#parts.length === 2 * this.#round) this.#round *= 2
  }
}

/** FNV-1a of the UTF-16 units, with its upper bits brought down, since the lower ones choose the part. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < key.length; index += 1)
    hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193)
  return hash ^ (hash >>> 15)
}
