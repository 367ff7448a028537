import type { StoredRecord } from '../domain/ports/store.ts'
import { recordsPerLook, type Look } from './look.ts'
import { PartedMap } from './parted-map.ts'

/** Texts between two looks at the clock: less is done for each than for a record. */
const textsPerLook = 500

/**
 * The texts of records as searches compare them. To put a text together and make it small takes ten times as long as to look
 * through it; they are kept from the first search on. They lie in a list of their own, because to walk 100,000 entries of a
 * map takes eight times as long as to look for a word in their texts.
 */
export class LoweredTexts {
  readonly #textOf: (record: StoredRecord) => string
  /** Where a record's text stands in both lists. */
  readonly #places = new PartedMap<number>()
  /** Undefined at places that are free again. */
  readonly #ids: Array<string | undefined> = []
  readonly #texts: string[] = []
  readonly #free: number[] = []
  /** Whether a search was made: from then on the texts are kept up to date. */
  #isKept = false
  #isComplete = false

  constructor(textOf: (record: StoredRecord) => string) {
    this.#textOf = textOf
  }

  of(record: StoredRecord): string {
    const place = this.#places.get(record.id)
    return (place === undefined ? undefined : this.#texts[place]) ?? this.#textOf(record).toLowerCase()
  }

  /** Keeps the texts of all records, a few with each call. @returns a function that is false when all are kept */
  keepAll(records: Iterable<StoredRecord>): () => boolean {
    this.#isKept = true
    const left = records[Symbol.iterator]()
    return () => {
      for (let read = 0; read < recordsPerLook && !this.#isComplete; read += 1) {
        const { done, value } = left.next()
        if (done === true) this.#isComplete = true
        else if (!this.#places.has(value.id)) this.put(value)
      }
      return !this.#isComplete
    }
  }

  /** Through all kept texts, a few with each call. A text that is put meanwhile may be missed: who puts it, tells of it. */
  look(isFound: (text: string) => boolean): Look {
    let next = 0
    return tell => {
      const end = Math.min(next + textsPerLook, this.#ids.length)
      for (; next < end; next += 1) {
        const id = this.#ids[next]
        if (id !== undefined) tell(id, isFound(this.#texts[next] ?? ''))
      }
      return next < this.#ids.length
    }
  }

  put(record: StoredRecord): void {
    if (!this.#isKept) return
    const place = this.#places.get(record.id) ?? this.#free.pop() ?? this.#ids.length
    this.#places.set(record.id, place)
    this.#ids[place] = record.id
    this.#texts[place] = this.#textOf(record).toLowerCase()
  }

  delete(id: string): void {
    const place = this.#places.get(id)
    if (place === undefined) return
    this.#places.delete(id)
    this.#ids[place] = undefined
    this.#texts[place] = ''
    this.#free.push(place)
  }
}
