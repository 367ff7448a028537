import type { ListQuery, StoredRecord } from '../domain/ports/store.ts'

export type Contains = NonNullable<ListQuery<StoredRecord>['contains']>

/** Records looked at before other work gets its turn: about two milliseconds. */
const sliceSize = 1500

/**
 * One search through a collection's texts. It is told of every write from its beginning on, so that what it found stays
 * true while it pauses, and afterwards for the next page of the same search.
 */
export class TextSearch {
  readonly found = new Set<string>()
  readonly #textOf: (record: StoredRecord) => string
  readonly #terms: readonly string[]
  readonly #unread: Iterator<StoredRecord>
  #isDone = false
  #reading: Promise<void> | undefined

  /** @param records read live: what is put or deleted during the search is told to it as well */
  constructor(
    records: Iterable<StoredRecord>,
    textOf: (record: StoredRecord) => string,
    anyOf: readonly string[],
  ) {
    this.#unread = records[Symbol.iterator]()
    this.#textOf = textOf
    this.#terms = anyOf.map(term => term.toLowerCase())
  }

  get isDone(): boolean {
    return this.#isDone
  }

  put(record: StoredRecord): void {
    const text = this.#textOf(record).toLowerCase()
    if (this.#terms.some(term => text.includes(term))) this.found.add(record.id)
    else this.found.delete(record.id)
  }

  delete(id: string): void {
    this.found.delete(id)
  }

  /** Reads to the end at once. */
  finish(): this {
    this.#readUpTo(Infinity)
    return this
  }

  /** Reads to the end in slices, with other work between them. */
  read(): Promise<void> {
    this.#reading ??= this.#readInSlices()
    return this.#reading
  }

  async #readInSlices(): Promise<void> {
    for (;;) {
      this.#readUpTo(sliceSize)
      if (this.#isDone) return
      await new Promise(resolve => {
        setTimeout(resolve, 0)
      })
    }
  }

  #readUpTo(count: number): void {
    for (let read = 0; read < count && !this.#isDone; read += 1) {
      const { done, value } = this.#unread.next()
      if (done === true) this.#isDone = true
      else this.put(value)
    }
  }
}

/** How many searches are remembered: several people who page through what they found. */
const remembered = 8

/** The searches of one collection, the last ones used kept up to date. */
export class TextSearches {
  readonly #records: ReadonlyMap<string, StoredRecord>
  readonly #textOf: ReadonlyMap<string, (record: StoredRecord) => string>
  readonly #searches = new Map<string, TextSearch>()

  constructor(
    records: ReadonlyMap<string, StoredRecord>,
    texts: Readonly<Record<string, (record: StoredRecord) => string>> = {},
  ) {
    this.#records = records
    this.#textOf = new Map(Object.entries(texts))
  }

  /** The search for these terms, begun now unless it is remembered; undefined without such a text. */
  find({ index, anyOf }: Contains): TextSearch | undefined {
    const textOf = this.#textOf.get(index)
    if (textOf === undefined) return undefined
    const key = JSON.stringify([index, anyOf])
    const search = this.#searches.get(key) ?? new TextSearch(this.#records.values(), textOf, anyOf)
    // Put last again: a map forgets in the order of its keys.
    this.#searches.delete(key)
    this.#searches.set(key, search)
    const [oldest] = this.#searches.keys()
    if (this.#searches.size > remembered && oldest !== undefined) this.#searches.delete(oldest)
    return search
  }

  put(record: StoredRecord): void {
    for (const search of this.#searches.values()) search.put(record)
  }

  delete(id: string): void {
    for (const search of this.#searches.values()) search.delete(id)
  }
}
