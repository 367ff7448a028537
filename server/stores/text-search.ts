import type { ListQuery, StoredRecord } from '../domain/ports/store.ts'
import type { Ordering } from './condition.ts'
import { SortedIndex } from './sorted-index.ts'

export type Contains = NonNullable<ListQuery['contains']>

/** Whatever else a query asks of a record, by the record alone, and its name: equal for equal tests. */
export interface RecordTest {
  readonly name: string
  readonly holds: (record: StoredRecord) => boolean
}

/** How long a search keeps other work waiting at a time, in milliseconds. */
const sliceMs = 2
/** Records between two looks at the clock. */
const recordsPerLook = 50

/** What a search found, in one order. Being built, it lacks what `unread` has still to give. */
interface OrderedMatches extends Ordering {
  readonly unread: Iterator<string>
  isDone: boolean
}

/**
 * One search through a collection's texts. It is told of every write from its beginning on, so that what it found stays
 * true while it pauses, and afterwards for the next page of the same search. In an order that was asked for once it keeps
 * its matches, so that no page of them has to be looked for.
 */
export class TextSearch {
  readonly found = new Set<string>()
  readonly #records: ReadonlyMap<string, StoredRecord>
  readonly #matches: (record: StoredRecord) => boolean
  readonly #unread: Iterator<StoredRecord>
  readonly #orders = new Map<string, OrderedMatches>()
  #isDone = false
  #reading: Promise<void> = Promise.resolve()

  /** @param records read live: what is put or deleted during the search is told to it as well */
  constructor(records: ReadonlyMap<string, StoredRecord>, matches: (record: StoredRecord) => boolean) {
    this.#records = records
    this.#unread = records.values()
    this.#matches = matches
  }

  put(before: StoredRecord | undefined, record: StoredRecord): void {
    if (before !== undefined) this.delete(before)
    if (!this.#matches(record)) return
    this.found.add(record.id)
    for (const order of this.#orders.values()) addTo(order, record)
  }

  delete(before: StoredRecord): void {
    if (!this.found.delete(before.id)) return
    for (const { keyOf, index } of this.#orders.values()) index.remove(keyOf(before), before.id)
  }

  /** The matches in an order, all of them when it has been read. */
  in(name: string, keyOf: Ordering['keyOf']): SortedIndex {
    return this.#order(name, keyOf).index
  }

  /** Reads to the end at once. */
  finish(): this {
    for (const _pause of this.#steps()) continue
    return this
  }

  /** Reads to the end in slices, with other work between them; then all the orders that were asked for. */
  read(order?: { readonly name: string; readonly keyOf: Ordering['keyOf'] }): Promise<void> {
    if (order !== undefined) this.#order(order.name, order.keyOf)
    this.#reading = this.#reading.then(() => this.#readInSlices())
    return this.#reading
  }

  async #readInSlices(): Promise<void> {
    let since = performance.now()
    for (const _pause of this.#steps()) {
      if (performance.now() - since < sliceMs) continue
      await new Promise(resolve => {
        setTimeout(resolve, 0)
      })
      since = performance.now()
    }
  }

  /** All that is left to read, with a stop after every few records. */
  *#steps(): Generator<void, void, undefined> {
    let read = 0
    while (!this.#isDone) {
      const { done, value } = this.#unread.next()
      if (done === true) this.#isDone = true
      else this.put(undefined, value)
      if ((read += 1) % recordsPerLook === 0) yield
    }
    for (const order of this.#orders.values()) {
      while (!order.isDone) {
        const { done, value } = order.unread.next()
        const record = done === true ? undefined : this.#records.get(value)
        if (done === true) order.isDone = true
        else if (record !== undefined) addTo(order, record)
        if ((read += 1) % recordsPerLook === 0) yield
      }
    }
  }

  #order(name: string, keyOf: Ordering['keyOf']): OrderedMatches {
    const existing = this.#orders.get(name)
    if (existing !== undefined) return existing
    // A set that grows while it is walked gives what was added too.
    const order = { keyOf, index: new SortedIndex(), unread: this.found.values(), isDone: false }
    this.#orders.set(name, order)
    return order
  }
}

function addTo({ keyOf, index }: Ordering, record: StoredRecord): void {
  const key = keyOf(record)
  if (!index.has(key, record.id)) index.add(key, record.id)
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

  /**
   * The search for these terms among the records that pass the tests, begun now unless it is remembered; undefined
   * without such a text.
   */
  find({ index, anyOf }: Contains, tests: readonly RecordTest[]): TextSearch | undefined {
    const textOf = this.#textOf.get(index)
    if (textOf === undefined) return undefined
    const key = JSON.stringify([index, anyOf, tests.map(test => test.name).toSorted()])
    const search = this.#searches.get(key) ?? this.#begin(textOf, anyOf, tests)
    // Put last again: a map forgets in the order of its keys.
    this.#searches.delete(key)
    this.#searches.set(key, search)
    const [oldest] = this.#searches.keys()
    if (this.#searches.size > remembered && oldest !== undefined) this.#searches.delete(oldest)
    return search
  }

  put(before: StoredRecord | undefined, record: StoredRecord): void {
    for (const search of this.#searches.values()) search.put(before, record)
  }

  delete(before: StoredRecord): void {
    for (const search of this.#searches.values()) search.delete(before)
  }

  #begin(
    textOf: (record: StoredRecord) => string,
    anyOf: readonly string[],
    tests: readonly RecordTest[],
  ): TextSearch {
    const terms = anyOf.map(term => term.toLowerCase())
    return new TextSearch(this.#records, record => {
      if (!tests.every(test => test.holds(record))) return false
      const text = textOf(record).toLowerCase()
      return terms.some(term => text.includes(term))
    })
  }
}
