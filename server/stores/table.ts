import type { CollectionIndexes, ListQuery, StoredRecord } from '../domain/ports/store.ts'
import { EqualIndex } from './equal-index.ts'
import { compareKeys, SortedIndex, type Direction, type SortKey } from './sorted-index.ts'

/** The indexes of a collection with the record type left open, as a schema hands them over. */
export type Indexes = CollectionIndexes<StoredRecord>
export type Query = ListQuery<StoredRecord>

interface EqualEntry {
  readonly valuesOf: (record: StoredRecord) => readonly string[]
  readonly index: EqualIndex
}
interface SortedEntry {
  readonly keyOf: (record: StoredRecord) => SortKey
  readonly index: SortedIndex
}
/** One condition of `where`: the record holds any of the values. */
interface Condition {
  readonly index: EqualIndex
  readonly values: readonly string[]
  /** How many ids the values lead to; a record that holds several of them counts each time. */
  readonly size: number
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
  readonly #sorted = new Map<string, SortedEntry>()
  readonly #byId: SortedEntry = { keyOf: record => record.id, index: new SortedIndex() }

  /** @param records kept and changed in place; what it already holds is indexed at once */
  constructor(name: string, indexes: Indexes, records = new Map<string, StoredRecord>()) {
    this.#name = name
    this.#records = records
    for (const [key, { of }] of Object.entries(indexes.equal ?? {})) {
      this.#equal.set(key, { valuesOf: record => valuesOf(of, record), index: new EqualIndex() })
    }
    for (const [key, keyOf] of Object.entries(indexes.sorted ?? {})) {
      this.#sorted.set(key, { keyOf, index: new SortedIndex() })
    }
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
    for (const { valuesOf: values, index } of this.#equal.values()) {
      const after = values(record)
      const held = before === undefined ? [] : values(before)
      for (const value of held) if (!after.includes(value)) index.remove(value, record.id)
      for (const value of after) if (!held.includes(value)) index.add(value, record.id)
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
  }

  delete(id: string): void {
    const before = this.#records.get(id)
    if (before === undefined) return
    this.#records.delete(id)
    for (const { valuesOf: values, index } of this.#equal.values()) {
      for (const value of values(before)) index.remove(value, id)
    }
    for (const { keyOf, index } of this.#orderings()) index.remove(keyOf(before), id)
  }

  /** The ids under one value of an `equal` index, in no particular order. */
  idsWith(index: string, value: string): Iterable<string> {
    return this.#equalEntry(index).index.ids(value)
  }

  /** The records that `where` lets through, in no particular order. */
  *matching(where: Query['where']): Generator<StoredRecord, void, undefined> {
    const [smallest, ...others] = this.#conditions(where)
    if (smallest === undefined) {
      yield* this.#records.values()
      return
    }
    const seen = smallest.values.length > 1 ? new Set<string>() : undefined
    for (const value of smallest.values) {
      for (const id of smallest.index.ids(value)) {
        if (seen?.has(id)) continue
        seen?.add(id)
        const record = this.#records.get(id)
        if (record !== undefined && others.every(condition => holds(condition, id))) yield record
      }
    }
  }

  /** How many records `where` lets through. */
  countMatching(where: Query['where']): number {
    const [smallest, ...others] = this.#conditions(where)
    if (smallest === undefined) return this.#records.size
    if (others.length === 0 && smallest.values.length <= 1) return smallest.size
    let count = 0
    for (const _record of this.matching(where)) count += 1
    return count
  }

  /**
   * The records that `where` lets through, in the order of `orderBy`, lazily.
   * @param wanted about how many the caller will take; decides whether to walk the ordering and test each record,
   *   or to gather the matches and sort them
   * @param skip leaves out the first so many
   */
  *ordered({ where, orderBy }: Query, wanted = Infinity, skip = 0): Generator<StoredRecord, void, undefined> {
    const conditions = this.#conditions(where)
    const direction: Direction = orderBy?.direction ?? 'asc'
    const [smallest] = conditions
    if (smallest === undefined) {
      yield* this.#resolve(this.#ordering(orderBy).index.walk(direction, skip))
      return
    }
    let left = skip
    for (const record of this.#isWalkCheaper(smallest.size, wanted + skip)
      ? this.#walkTesting(conditions, this.#ordering(orderBy), direction)
      : [...this.matching(where)].toSorted(this.comparator(orderBy))) {
      if (left > 0) left -= 1
      else yield record
    }
  }

  /** Compares two records in the order of `orderBy`, ties and direction included. */
  comparator(orderBy: Query['orderBy']): (left: StoredRecord, right: StoredRecord) => number {
    const { keyOf } = this.#ordering(orderBy)
    const sign = orderBy?.direction === 'desc' ? -1 : 1
    return (left, right) => {
      return sign * (compareKeys(keyOf(left), keyOf(right)) || compareKeys(left.id, right.id))
    }
  }

  *#walkTesting(
    conditions: readonly Condition[],
    ordering: SortedEntry,
    direction: Direction,
  ): Generator<StoredRecord, void, undefined> {
    for (const id of ordering.index.walk(direction)) {
      if (!conditions.every(condition => holds(condition, id))) continue
      const record = this.#records.get(id)
      if (record !== undefined) yield record
    }
  }

  *#resolve(ids: Iterable<string>): Generator<StoredRecord, void, undefined> {
    for (const id of ids) {
      const record = this.#records.get(id)
      if (record !== undefined) yield record
    }
  }

  /** If matches lie evenly in the ordering, `wanted` of them are found after wanted × all ÷ matches steps. */
  #isWalkCheaper(matches: number, wanted: number): boolean {
    const walkSteps = Math.min(this.#records.size, (wanted * this.#records.size) / Math.max(matches, 1))
    const sortSteps = matches * (1 + Math.log2(matches + 1))
    return walkSteps < sortSteps
  }

  /** The conditions of `where`, the one that leads to the fewest records first. */
  #conditions(where: Query['where']): Condition[] {
    return Object.entries(where ?? {})
      .map(([name, wanted]) => {
        const { index } = this.#equalEntry(name)
        const values = typeof wanted === 'string' ? [wanted] : [...new Set(wanted)]
        return { index, values, size: values.reduce((sum, value) => sum + index.count(value), 0) }
      })
      .toSorted((left, right) => left.size - right.size)
  }

  #equalEntry(name: string): EqualEntry {
    const entry = this.#equal.get(name)
    if (entry === undefined) throw new TypeError(`${this.#name} has no equal index named ${name}`)
    return entry
  }

  #ordering(orderBy: Query['orderBy']): SortedEntry {
    if (orderBy === undefined) return this.#byId
    const entry = this.#sorted.get(orderBy.index)
    if (entry === undefined) throw new TypeError(`${this.#name} has no ordering named ${orderBy.index}`)
    return entry
  }

  *#orderings(): Generator<SortedEntry, void, undefined> {
    yield this.#byId
    yield* this.#sorted.values()
  }

  #indexAll(): void {
    const records = [...this.#records.values()]
    for (const { valuesOf: values, index } of this.#equal.values()) {
      for (const record of records) for (const value of values(record)) index.add(value, record.id)
    }
    for (const { keyOf, index } of this.#orderings()) {
      index.load(records.map(record => [keyOf(record), record.id] as const))
    }
  }
}

function holds(condition: Condition, id: string): boolean {
  return condition.values.some(value => condition.index.has(value, id))
}
