import {
  rangesOf,
  type CollectionIndexes,
  type KeyRange,
  type ListQuery,
  type StoredRecord,
} from '../domain/ports/store.ts'
import { EqualIndex } from './equal-index.ts'
import {
  equalCondition,
  foundCondition,
  placesOf,
  rangeCondition,
  type Condition,
  type IdsByValue,
  type Ordering,
} from './condition.ts'
import { directionOf, fewSteps, isWalkCheaper, placesAfter, stepsOf, take, wantedBy } from './list-steps.ts'
import { Partitions } from './partitions.ts'
import { compareKeys, inOrder, SortedIndex, type Direction } from './sorted-index.ts'
import { Selections, type RecordTest, type Selection } from './selections.ts'
import { asksForWhole, WholeLists } from './whole-lists.ts'

/** The indexes of a collection with the record type left open, as a schema hands them over. */
export type Indexes = CollectionIndexes<StoredRecord>

interface EqualEntry {
  readonly valuesOf: (record: StoredRecord) => readonly string[]
  /** Sets of ids; absent where an ordering within each value (`within`) has them already. */
  readonly own: EqualIndex | undefined
  readonly index: IdsByValue
  /** Records that are in it under several values. */
  several: number
}
/** Where a list is read from: an ordering, the places in it, and what is left to test. */
interface Source extends Ordering {
  readonly low: number
  readonly high: number
  readonly rest: readonly Condition[]
}

/** The values under which an `equal` index enters a record, each once. */
export function valuesOf(
  of: (record: StoredRecord) => string | readonly string[] | undefined,
  record: StoredRecord,
): readonly string[] {
  const value = of(record)
  if (value === undefined) return []
  return typeof value === 'string' ? [value] : [...new Set(value)]
}

/** Records by id with every declared index kept in step. Takes and gives frozen records; copies nothing. */
export class Table {
  readonly #name: string
  readonly #records: Map<string, StoredRecord>
  readonly #equal = new Map<string, EqualEntry>()
  readonly #sorted = new Map<string, Ordering>()
  /** By the name of an `equal` index, then by the name of an ordering. */
  readonly #within = new Map<string, Map<string, Partitions>>()
  readonly #selections: Selections
  readonly #wholeLists = new WholeLists()
  readonly #byId: Ordering = { keyOf: record => record.id, index: new SortedIndex() }

  /** @param records kept and changed in place; what it already holds is indexed at once */
  constructor(name: string, indexes: Indexes, records = new Map<string, StoredRecord>()) {
    this.#name = name
    this.#records = records
    for (const [key, keyOf] of Object.entries(indexes.sorted ?? {})) {
      this.#sorted.set(key, { keyOf, index: new SortedIndex() })
    }
    for (const [key, { of }] of Object.entries(indexes.equal ?? {})) {
      const values = (record: StoredRecord) => valuesOf(of, record)
      const orderings = indexes.within?.[key] ?? []
      const partitions = orderings.map(index => {
        return [index, new Partitions(values, this.#ordering({ index }).keyOf)] as const
      })
      this.#within.set(key, new Map(partitions))
      const own = partitions.length > 0 ? undefined : new EqualIndex()
      const index = own ?? partitions[0]?.[1]
      if (index) this.#equal.set(key, { valuesOf: values, own, index, several: 0 })
    }
    this.#selections = new Selections(records, indexes.text)
    if (records.size > 0) this.#indexAll()
  }

  get size(): number {
    return this.#records.size
  }

  get(id: string): StoredRecord | undefined {
    return this.#records.get(id)
  }

  put(record: StoredRecord): void {
    const before = this.#records.get(record.id)
    this.#records.set(record.id, record)
    for (const entry of this.#equal.values()) {
      const { valuesOf: values, own } = entry
      const after = values(record)
      const held = before === undefined ? [] : values(before)
      entry.several += Number(after.length > 1) - Number(held.length > 1)
      if (!own) continue
      for (const value of held) if (!after.includes(value)) own.remove(value, record.id)
      for (const value of after) if (!held.includes(value)) own.add(value, record.id)
    }
    for (const { keyOf, index } of this.#orderings()) {
      const key = keyOf(record)
      if (before !== undefined) {
        const keyBefore = keyOf(before)
        if (keyBefore === key) continue
        index.remove(keyBefore, record.id)
      }
      index.add(key, record.id)
    }
    for (const partitions of this.#partitions()) partitions.move(before, record)
    this.#selections.put(before, record)
    this.#wholeLists.put(record)
  }

  delete(id: string): void {
    const before = this.#records.get(id)
    if (before === undefined) return
    this.#records.delete(id)
    for (const entry of this.#equal.values()) {
      const held = entry.valuesOf(before)
      if (held.length > 1) entry.several -= 1
      for (const value of held) entry.own?.remove(value, id)
    }
    for (const { keyOf, index } of this.#orderings()) index.remove(keyOf(before), id)
    for (const partitions of this.#partitions()) partitions.move(before, undefined)
    this.#selections.delete(before)
    this.#wholeLists.delete(id)
  }

  /** The ids under one value of an `equal` index, in no particular order. */
  idsWith(index: string, value: string): Iterable<string> {
    return this.#equalEntry(index).index.ids(value)
  }

  /**
   * Does in slices what a query would block other work with: a search of texts, and to test more than a few records. What
   * comes of it is remembered for the next page. Without this, a query does it at once.
   */
  prepare(query: ListQuery, purpose: 'list' | 'count'): Promise<void> | undefined {
    const isSearch = query.contains !== undefined
    if (!isSearch && !(purpose === 'list' ? this.#isLongList(query) : this.#isLongCount(query)))
      return undefined
    return this.#select(query, purpose)
  }

  async #select(query: ListQuery, purpose: 'list' | 'count'): Promise<void> {
    const selection = this.#selections.find({
      contains: query.contains,
      tests: this.#tests(query),
      candidates: () => this.#candidates(query),
    })
    await selection.read()
    if (purpose === 'list' && this.#isLong(query)) await selection.read(this.#namedOrdering(query))
  }

  /**
   * The ids that the narrowest condition leads to, where that saves something. A search saves less: to look a text up by its
   * id takes several times as long as to look through the kept texts in their order.
   */
  #candidates(query: ListQuery): readonly string[] | undefined {
    const [smallest] = this.#indexed(query)
    const most = this.#records.size / (query.contains ? 8 : 2)
    return smallest === undefined || smallest.size > most ? undefined : [...new Set(smallest.ids())]
  }

  #isLongCount(query: ListQuery): boolean {
    const [smallest, ...others] = this.#conditions(query)
    if (smallest === undefined || (others.length === 0 && smallest.isExact)) return false
    return smallest.size > fewSteps && this.#countInOrder(query) === undefined
  }

  #isLongList(query: ListQuery): boolean {
    // Who asks for all of it gets all of it at once, whatever it costs to find.
    return query.limit !== undefined && this.#isLong(query)
  }

  /** Whether a list takes more than a few steps, as its conditions are. */
  #isLong(asked: ListQuery): boolean {
    const query = this.#fromEnd(asked) ?? asked
    const source = this.#source(query)
    const [smallest] = source.rest
    if (smallest === undefined) return false
    const all = source.high - source.low
    const wanted = wantedBy(query)
    if (stepsOf(all, smallest.size, wanted) > fewSteps) return true
    return isWalkCheaper(all, smallest.size, wanted) && !this.#isFoundSoon(source, query)
  }

  /**
   * Whether a few steps of a walk meet as many as are wanted, or all. Matches need not lie evenly: of orders by their delivery
   * the first ten thousand have none, and nobody asks for those.
   */
  #isFoundSoon(source: Source, query: ListQuery): boolean {
    const { index, low, high, rest } = source
    let wanted = wantedBy(query)
    let steps = 0
    for (const record of this.#resolve(index.walk(directionOf(query), 0, low, high))) {
      if (wanted <= 0) return true
      steps += 1
      if (steps > fewSteps) return false
      if (rest.every(condition => condition.holds(record))) wanted -= 1
    }
    return true
  }

  /** The records that the query's conditions let through, in no particular order. */
  *matching(query: ListQuery): Generator<StoredRecord, void, undefined> {
    const [smallest, ...others] = this.#conditions(query)
    if (smallest === undefined) {
      yield* this.#records.values()
      return
    }
    const seen = smallest.isExact ? undefined : new Set<string>()
    for (const id of smallest.ids()) {
      if (seen?.has(id)) continue
      seen?.add(id)
      const record = this.#records.get(id)
      if (record !== undefined && others.every(condition => condition.holds(record))) yield record
    }
  }

  /**
   * Those of a few other records that a query lets through, each looked at, in the order of `orderBy` and from `after` on.
   * @param query without `contains`
   */
  among(records: readonly StoredRecord[], query: ListQuery): readonly StoredRecord[] {
    const tests = this.#tests(query)
    return this.#inOrder(
      records.filter(record => tests.every(test => test.holds(record))),
      query,
    )
  }

  /** How many records the query's conditions let through. */
  countMatching(query: ListQuery): number {
    const [smallest, ...others] = this.#conditions(query)
    if (smallest === undefined) return this.#records.size
    if (others.length === 0 && smallest.isExact) return smallest.size
    const counted = smallest.size > fewCounted ? this.#countInOrder(query) : undefined
    if (counted !== undefined) return counted
    let count = 0
    for (const _record of this.matching(query)) count += 1
    return count
  }

  /** How many they are, where one ordering answers all conditions by itself: one value of an index, in a range. */
  #countInOrder(query: ListQuery): number | undefined {
    const { after: _after, ...conditions } = query
    for (const { index } of rangesOf(query)) {
      const { low, high, rest } = this.#source({ ...conditions, orderBy: { index, direction: 'asc' } })
      if (rest.length === 0) return high - low
    }
    return undefined
  }

  /**
   * The records that the query's conditions let through, in the order of `orderBy` and from `after` on, lazily.
   * @param wanted about how many the caller will take; decides whether to walk the ordering and test each record,
   *   or to gather the matches and sort them
   * @param skip leaves out the first so many
   */
  *ordered(query: ListQuery, wanted = Infinity, skip = 0): Generator<StoredRecord, void, undefined> {
    const direction = directionOf(query)
    const source = this.#source(query)
    const { index, low, high, rest } = source
    const [smallest] = rest
    if (smallest === undefined) {
      yield* this.#resolve(index.walk(direction, skip, low, high))
      return
    }
    let left = skip
    for (const record of isWalkCheaper(high - low, smallest.size, wanted + skip)
      ? this.#walkTesting(source, direction)
      : this.#gather(query)) {
      if (left > 0) left -= 1
      else yield record
    }
  }

  /** The records of a page, as `ordered` gives them: walked to from the end of the list where that is nearer. */
  page(query: ListQuery): readonly StoredRecord[] {
    if (asksForWhole(query)) return this.#wholeLists.list(this.#tests(query), () => [...this.ordered(query)])
    const fromEnd = this.#fromEnd(query)
    const { offset = 0, limit = Infinity } = fromEnd ?? query
    if (limit === 0) return []
    const records = take(this.ordered(fromEnd ?? query, limit, offset), { limit })
    return fromEnd ? records.toReversed() : records
  }

  /** The same page of the list turned round, where its end is nearer than its beginning and it is known how long the list is. */
  #fromEnd(query: ListQuery): ListQuery | undefined {
    const { orderBy, offset = 0, limit, after } = query
    if (!orderBy || limit === undefined || after !== undefined || offset === 0) return undefined
    const { low, high, rest } = this.#source(query)
    const [only, ...others] = rest
    // What a condition leads to is the list's length in an ordering of all records, not in that of one value or range.
    if (only?.isExact !== true || others.length > 0 || high - low < this.#records.size) return undefined
    const left = only.size - offset
    if (left >= offset + limit) return undefined
    const direction = directionOf(query) === 'desc' ? 'asc' : 'desc'
    return {
      ...query,
      orderBy: { ...orderBy, direction },
      offset: Math.max(0, left - limit),
      limit: Math.max(0, Math.min(limit, left)),
    }
  }

  /** Compares two records in the order of `orderBy`, ties and direction included. */
  comparator(orderBy: ListQuery['orderBy']): (left: StoredRecord, right: StoredRecord) => number {
    const { keyOf } = this.#ordering(orderBy)
    const sign = orderBy?.direction === 'desc' ? -1 : 1
    return (left, right) => {
      return sign * (compareKeys(keyOf(left), keyOf(right)) || compareKeys(left.id, right.id))
    }
  }

  *#walkTesting(
    { index, low, high, rest }: Source,
    direction: Direction,
  ): Generator<StoredRecord, void, undefined> {
    for (const record of this.#resolve(index.walk(direction, 0, low, high))) {
      if (rest.every(condition => condition.holds(record))) yield record
    }
  }

  #gather(query: ListQuery): StoredRecord[] {
    return this.#inOrder([...this.matching(query)], query)
  }

  /** Records in the order of `orderBy`, from `after` on. */
  #inOrder(records: readonly StoredRecord[], { after, orderBy }: ListQuery): StoredRecord[] {
    const { keyOf } = this.#ordering(orderBy)
    const sign = orderBy?.direction === 'desc' ? -1 : 1
    const isLater = (record: StoredRecord) =>
      after === undefined ||
      sign * (compareKeys(keyOf(record), after.key) || compareKeys(record.id, after.id)) > 0
    return records.filter(isLater).toSorted(this.comparator(orderBy))
  }

  *#resolve(ids: Iterable<string>): Generator<StoredRecord, void, undefined> {
    for (const id of ids) {
      const record = this.#records.get(id)
      if (record !== undefined) yield record
    }
  }

  /** The conditions of the query, the one that leads to the fewest records first. */
  #conditions(query: ListQuery): Condition[] {
    const selection = this.#selectionOf(query)
    return selection ? [foundCondition(selection.found)] : this.#indexed(query)
  }

  /** Those that an index knows, the one that leads to the fewest records first. */
  #indexed(query: ListQuery): Condition[] {
    const equal = Object.entries(query.where ?? {}).map(([name, wanted]) => this.#equalTo(name, wanted))
    const ranges = rangesOf(query).map(range => this.#inRange(range))
    return bySize([...equal, ...ranges])
  }

  /** Where a list is best walked: what its ordering answers by itself is not tested again. */
  #source(query: ListQuery): Source {
    const selection = this.#selectionOf(query)
    if (selection !== undefined) {
      const { name, keyOf, index: whole } = this.#namedOrdering(query)
      const ordered = selection.in(name)
      const index = ordered ?? whole
      const places = placesAfter(index, query, { low: 0, high: index.size })
      return { keyOf, index, ...places, rest: ordered ? [] : [foundCondition(selection.found)] }
    }
    const { where = {}, orderBy } = query
    const { keyOf, index: whole } = this.#ordering(orderBy)
    const isPartition = (name: string) =>
      orderBy !== undefined && this.#within.get(name)?.has(orderBy.index) === true
    const partition = Object.entries(where).find(([name, wanted]) => {
      return isPartition(name) && (typeof wanted === 'string' || wanted.length === 1)
    })
    const [name = '', value = ''] = partition ?? []
    const index =
      this.#within
        .get(name)
        ?.get(orderBy?.index ?? '')
        ?.of(String(value)) ?? whole
    const ranges = rangesOf(query)
    const own = ranges.find(range => range.index === orderBy?.index)
    const rest = [
      ...Object.entries(where)
        .filter(([other]) => other !== name)
        .map(([other, wanted]) => this.#equalTo(other, wanted)),
      ...ranges.filter(range => range !== own).map(range => this.#inRange(range)),
    ]
    const places = placesAfter(index, query, placesOf(index, own ?? {}))
    return { keyOf, index, ...places, rest: bySize(rest) }
  }

  #equalTo(name: string, wanted: string | readonly string[]): Condition {
    const { index, valuesOf: values, several } = this.#equalEntry(name)
    const lookUp = { index, valuesOf: values, isSingle: several === 0 }
    return equalCondition(lookUp, typeof wanted === 'string' ? [wanted] : [...new Set(wanted)])
  }

  #inRange(range: KeyRange): Condition {
    return rangeCondition(this.#ordering(range), range)
  }

  /**
   * What a query lets through, where that is remembered and complete. A search of texts is always made: without `prepare`,
   * here and now.
   */
  #selectionOf(query: ListQuery): Selection | undefined {
    const { contains } = query
    if (contains === undefined && this.#selections.isEmpty) return undefined
    const selecting = { contains, tests: this.#tests(query) }
    if (contains !== undefined) {
      return this.#selections.find({ ...selecting, candidates: () => this.#candidates(query) }).finish()
    }
    const known = this.#selections.known(selecting)
    return known?.isDone === true ? known : undefined
  }

  /** What a query asks of a record, by the record alone. @throws TypeError for a text that the collection has not */
  #tests({ contains, where = {}, range }: ListQuery): RecordTest[] {
    if (contains !== undefined && !this.#selections.hasText(contains.index))
      throw new TypeError(`${this.#name} has no text named ${contains.index}`)
    const tests = Object.entries(where).map(([name, wanted]): RecordTest => {
      const { valuesOf: values } = this.#equalEntry(name)
      const any = new Set(typeof wanted === 'string' ? [wanted] : wanted)
      return {
        name: JSON.stringify([name, [...any].toSorted()]),
        holds: record => values(record).some(value => any.has(value)),
      }
    })
    for (const each of rangesOf({ ...(range && { range }) })) {
      if (each.from === undefined && each.below === undefined) continue
      const condition = this.#inRange(each)
      const name = JSON.stringify([each.index, each.from, each.below])
      tests.push({ name, holds: record => condition.holds(record) })
    }
    return tests
  }

  #namedOrdering({ orderBy }: ListQuery): Ordering & { readonly name: string } {
    return { ...this.#ordering(orderBy), name: orderBy?.index ?? '' }
  }

  #equalEntry(name: string): EqualEntry {
    const entry = this.#equal.get(name)
    if (entry === undefined) throw new TypeError(`${this.#name} has no equal index named ${name}`)
    return entry
  }

  #ordering(orderBy: { readonly index: string } | undefined): Ordering {
    if (orderBy === undefined) return this.#byId
    const entry = this.#sorted.get(orderBy.index)
    if (entry === undefined) throw new TypeError(`${this.#name} has no ordering named ${orderBy.index}`)
    return entry
  }

  *#orderings(): Generator<Ordering, void, undefined> {
    yield this.#byId
    yield* this.#sorted.values()
  }

  *#partitions(): Generator<Partitions, void, undefined> {
    for (const partitions of this.#within.values()) yield* partitions.values()
  }

  #indexAll(): void {
    const records = [...this.#records.values()]
    for (const entry of this.#equal.values()) {
      entry.own?.reserve(records.length)
      for (const record of records) {
        const values = entry.valuesOf(record)
        if (values.length > 1) entry.several += 1
        for (const value of values) entry.own?.add(value, record.id)
      }
    }
    this.#byId.index.load(inOrder(records, this.#byId.keyOf), this.#byId.keyOf)
    for (const [name, { keyOf, index }] of this.#sorted) {
      const ordered = inOrder(records, keyOf)
      index.load(ordered, keyOf)
      for (const partitions of this.#within.values()) partitions.get(name)?.load(ordered)
    }
  }
}

/** Records that are counted one by one rather than by another ordering. */
const fewCounted = 50

function bySize(conditions: readonly Condition[]): Condition[] {
  return conditions.toSorted((left, right) => left.size - right.size)
}
