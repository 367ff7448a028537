import type { ListQuery, StoredRecord } from '../domain/ports/store.ts'
import { inOrder, SortedIndex } from './sorted-index.ts'
import type { Ordering } from './condition.ts'
import { FoundIds } from './found-ids.ts'
import { lookThrough, type Look } from './look.ts'
import { LoweredTexts } from './lowered-texts.ts'

export type Contains = NonNullable<ListQuery['contains']>

/** Whatever else a query asks of a record, by the record alone, and its name: equal for equal tests. */
export interface RecordTest {
  readonly name: string
  readonly holds: (record: StoredRecord) => boolean
}

/** How long a selection keeps other work waiting at a time, in milliseconds. */
const sliceMs = 4
/** Entries of an ordering between two looks: less is done for each. */
const entriesPerLook = 500
/** Matches that are put in order in one go. */
const sortedAtOnce = 2000

/** A selection in one order. Being made, it holds what comes up to `readTo` in the whole ordering. */
interface OrderedSelection extends Ordering {
  readonly whole: SortedIndex
  readTo: { readonly key: string | number; readonly id: string } | undefined
  isDone: boolean
}

/**
 * The records that one query lets through. It is told of every write from its beginning on, so that what it found stays
 * true while it pauses, and afterwards for the next page of the same query. In an order that was asked for once it keeps
 * them, so that no page of them has to be looked for.
 */
export class Selection {
  readonly found: FoundIds
  readonly #records: ReadonlyMap<string, StoredRecord>
  readonly #matches: (record: StoredRecord) => boolean
  readonly #look: Look
  readonly #orders = new Map<string, OrderedSelection>()
  #isDone = false
  #reading: Promise<void> = Promise.resolve()

  /**
   * @param records read live: what is put or deleted meanwhile is told to it as well
   * @param look finds those that match now, by and by
   * @param isWhole it looks at every record
   */
  constructor(
    records: ReadonlyMap<string, StoredRecord>,
    matches: (record: StoredRecord) => boolean,
    { look, isWhole }: { readonly look: Look; readonly isWhole: boolean },
  ) {
    this.found = new FoundIds(records, isWhole)
    this.#records = records
    this.#matches = matches
    this.#look = look
  }

  /** Whether everything was looked at. */
  get isDone(): boolean {
    return this.#isDone
  }

  put(before: StoredRecord | undefined, record: StoredRecord): void {
    if (before !== undefined) this.delete(before)
    const isFound = this.#matches(record)
    this.found.tell(record.id, isFound)
    if (!isFound) return
    for (const order of this.#orders.values()) addTo(order, record)
  }

  delete(before: StoredRecord): void {
    if (!this.found.delete(before.id)) return
    for (const { keyOf, index } of this.#orders.values()) index.remove(keyOf(before), before.id)
  }

  /** The matches in an order, if it was asked for and is complete. */
  in(name: string): SortedIndex | undefined {
    const order = this.#orders.get(name)
    return order?.isDone === true ? order.index : undefined
  }

  /** Looks at everything that is left at once. Orders that are being made go on in slices. */
  finish(): this {
    for (const _pause of this.#findOn()) continue
    return this
  }

  /** Reads to the end in slices, with other work between them; then puts them in the order that is asked for. */
  read(order?: Ordering & { readonly name: string }): Promise<void> {
    if (order !== undefined && !this.#orders.has(order.name)) {
      const { name, keyOf, index: whole } = order
      this.#orders.set(name, { keyOf, index: new SortedIndex(), whole, readTo: undefined, isDone: false })
    }
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

  /** All that is left to look at, with a stop after every few records. */
  *#findOn(): Generator<void, void, undefined> {
    while (!this.#isDone) {
      this.#isDone = !this.#look(this.found.tell)
      this.found.settle()
      yield
    }
  }

  /** Then all orders that were asked for. */
  *#steps(): Generator<void, void, undefined> {
    yield* this.#findOn()
    for (const order of this.#orders.values()) {
      while (!order.isDone) {
        this.#readOn(order)
        yield
      }
    }
  }

  /** Goes on through the whole ordering, from the place that was reached: writes in between move what lies around it. */
  #readOn(order: OrderedSelection): void {
    const { whole, readTo } = order
    if (readTo === undefined && this.found.size <= sortedAtOnce) {
      const found = [...this.found].flatMap(id => this.#records.get(id) ?? [])
      order.index.load(inOrder(found, order.keyOf), order.keyOf)
      order.isDone = true
      return
    }
    const low = readTo === undefined ? 0 : whole.countThrough(readTo.key, readTo.id)
    const last = order.index.addFrom(whole, low, entriesPerLook, id => this.found.has(id))
    if (last === undefined) order.isDone = true
    else order.readTo = last
  }
}

function addTo({ keyOf, index }: Ordering, record: StoredRecord): void {
  const key = keyOf(record)
  if (index.append(key, record.id)) return
  if (!index.has(key, record.id)) index.add(key, record.id)
}

/** How many selections are remembered: several people who page through what they found. */
const remembered = 12

/** What a selection is made of. */
export interface Selecting {
  readonly contains?: Contains | undefined
  readonly tests: readonly RecordTest[]
  /** Ids of all records that may match, where an index leads to them. */
  readonly candidates: () => readonly string[] | undefined
}

/** The selections of one collection, the last ones used kept up to date. */
export class Selections {
  readonly #records: ReadonlyMap<string, StoredRecord>
  readonly #texts: ReadonlyMap<string, LoweredTexts>
  readonly #selections = new Map<string, Selection>()

  constructor(
    records: ReadonlyMap<string, StoredRecord>,
    texts: Readonly<Record<string, (record: StoredRecord) => string>> = {},
  ) {
    this.#records = records
    this.#texts = new Map(Object.entries(texts).map(([name, textOf]) => [name, new LoweredTexts(textOf)]))
  }

  get isEmpty(): boolean {
    return this.#selections.size === 0
  }

  hasText(name: string): boolean {
    return this.#texts.has(name)
  }

  /** The selection if it is remembered. */
  known(selecting: Omit<Selecting, 'candidates'>): Selection | undefined {
    const name = nameOf(selecting)
    const selection = this.#selections.get(name)
    if (selection !== undefined) this.#use(name, selection)
    return selection
  }

  /** The selection, begun now unless it is remembered. */
  find(selecting: Selecting): Selection {
    const name = nameOf(selecting)
    const selection = this.#selections.get(name) ?? this.#begin(selecting)
    this.#use(name, selection)
    const [oldest] = this.#selections.keys()
    if (this.#selections.size > remembered && oldest !== undefined) this.#selections.delete(oldest)
    return selection
  }

  put(before: StoredRecord | undefined, record: StoredRecord): void {
    for (const texts of this.#texts.values()) texts.put(record)
    for (const selection of this.#selections.values()) selection.put(before, record)
  }

  delete(before: StoredRecord): void {
    for (const texts of this.#texts.values()) texts.delete(before.id)
    for (const selection of this.#selections.values()) selection.delete(before)
  }

  /** Puts it last again: a map forgets in the order of its keys. */
  #use(name: string, selection: Selection): void {
    this.#selections.delete(name)
    this.#selections.set(name, selection)
  }

  #begin({ contains, tests, candidates }: Selecting): Selection {
    const records = this.#records
    const holds = (record: StoredRecord | undefined) =>
      record !== undefined && tests.every(test => test.holds(record))
    const texts = contains && this.#texts.get(contains.index)
    if (!contains || !texts) {
      const ids = candidates()
      const look = ids
        ? lookThrough(ids, (id, tell) => tell(id, holds(records.get(id))))
        : lookThrough(records.values(), (record, tell) => tell(record.id, holds(record)))
      return new Selection(records, holds, { look, isWhole: !ids })
    }
    const terms = contains.anyOf.map(term => term.toLowerCase())
    const [only = ''] = terms
    const isFound =
      terms.length === 1
        ? (text: string) => text.includes(only)
        : (text: string) => terms.some(term => text.includes(term))
    const matches = (record: StoredRecord) => holds(record) && isFound(texts.of(record))
    const ids = candidates()
    const look = this.#lookAtTexts(texts, { candidates: ids, isAlone: tests.length === 0, isFound, holds })
    return new Selection(records, matches, { look, isWhole: !ids })
  }

  /** Through the texts of the candidates, or through all: then they are kept first. */
  #lookAtTexts(
    texts: LoweredTexts,
    {
      candidates,
      isAlone,
      isFound,
      holds,
    }: {
      readonly candidates: readonly string[] | undefined
      /** Nothing else is asked of a record. */
      readonly isAlone: boolean
      readonly isFound: (text: string) => boolean
      readonly holds: (record: StoredRecord | undefined) => boolean
    },
  ): Look {
    const records = this.#records
    if (candidates) {
      return lookThrough(candidates, (id, tell) => {
        const record = records.get(id)
        tell(id, record !== undefined && holds(record) && isFound(texts.of(record)))
      })
    }
    const keep = texts.keepAll(records.values())
    let look: Look | undefined
    return tell => {
      if (!look && keep()) return true
      look ??= texts.look(isFound)
      return look(isAlone ? tell : (id, hasText) => tell(id, hasText && holds(records.get(id))))
    }
  }
}

function nameOf({ contains, tests }: Omit<Selecting, 'candidates'>): string {
  return JSON.stringify([contains?.index, contains?.anyOf, tests.map(test => test.name).toSorted()])
}
