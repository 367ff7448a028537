/**
 * A set of places, from 0 up to but without `size`, one bit each: what two filters both let through are a few hundred
 * operations for thousands of products. None is changed once it is made, so that what is kept of one shelf serves the next.
 */
export class Bits {
  readonly size: number
  /** Signed, because V8 keeps such numbers out of the heap. */
  readonly #words: Int32Array

  private constructor(size: number, words = new Int32Array((size + 31) >>> 5)) {
    this.size = size
    this.#words = words
  }

  /** The places that a test holds for. */
  static where(size: number, holds: (place: number) => boolean): Bits {
    const bits = new Bits(size)
    for (let place = 0; place < size; place += 1) if (holds(place)) bits.#add(place)
    return bits
  }

  static of(size: number, places: Iterable<number>): Bits {
    const bits = new Bits(size)
    for (const place of places) bits.#add(place)
    return bits
  }

  static all(size: number): Bits {
    const bits = new Bits(size)
    bits.#words.fill(-1)
    const last = size & 31
    // Of the last word, those past the end are no places.
    if (last > 0) bits.#words[bits.#words.length - 1] = (1 << last) - 1
    return bits
  }

  has(place: number): boolean {
    return (((this.#words[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1
  }

  /** The same set with one more place in it, or without it. */
  with(place: number, isIn: boolean): Bits {
    if (this.has(place) === isIn) return this
    const bits = new Bits(this.size, this.#words.slice())
    bits.#words[place >>> 5] = (bits.#words[place >>> 5] ?? 0) ^ (1 << (place & 31))
    return bits
  }

  and(other: Bits): Bits {
    return this.#combined(other, (left, right) => left & right)
  }

  or(other: Bits): Bits {
    return this.#combined(other, (left, right) => left | right)
  }

  get count(): number {
    let sum = 0
    for (const word of this.#words) sum += ones(word)
    return sum
  }

  /** How many places both sets have. */
  countIn(other: Bits): number {
    const theirs = other.#words
    let sum = 0
    for (let index = 0; index < this.#words.length; index += 1)
      sum += ones((this.#words[index] ?? 0) & (theirs[index] ?? 0))
    return sum
  }

  /** Its places, the lowest first. */
  get places(): readonly number[] {
    const places: number[] = []
    for (let index = 0; index < this.#words.length; index += 1) {
      let word = this.#words[index] ?? 0
      while (word !== 0) {
        places.push((index << 5) + 31 - Math.clz32(word & -word))
        word &= word - 1
      }
    }
    return places
  }

  #add(place: number): void {
    this.#words[place >>> 5] = (this.#words[place >>> 5] ?? 0) | (1 << (place & 31))
  }

  #combined(other: Bits, combine: (left: number, right: number) => number): Bits {
    const bits = new Bits(this.size)
    const theirs = other.#words
    for (let index = 0; index < this.#words.length; index += 1)
      bits.#words[index] = combine(this.#words[index] ?? 0, theirs[index] ?? 0)
    return bits
  }
}

/** How many bits of 32 are set: counted in pairs, in fours and in bytes, which a multiplication adds up. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
