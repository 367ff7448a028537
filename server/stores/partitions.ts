import type { SortKey, StoredRecord } from '../domain/ports/store.ts'
import { SortedIndex } from './sorted-index.ts'

/** One ordering kept for each value of an `equal` index. */
export class Partitions {
  readonly #valuesOf: (record: StoredRecord) => readonly string[]
  readonly #keyOf: (record: StoredRecord) => SortKey
  readonly #indexes = new Map<string, SortedIndex>()

  constructor(
    valuesOf: (record: StoredRecord) => readonly string[],
    keyOf: (record: StoredRecord) => SortKey,
  ) {
    this.#valuesOf = valuesOf
    this.#keyOf = keyOf
  }

  /** The ordering of the records with this value; empty when there are none. */
  of(value: string): SortedIndex {
    return this.#indexes.get(value) ?? new SortedIndex()
  }

  /** How many records have the value. */
  count(value: string): number {
    return this.#indexes.get(value)?.size ?? 0
  }

  /** The ids of the records that have the value. */
  ids(value: string): Iterable<string> {
    return this.#indexes.get(value)?.walk('asc') ?? []
  }

  /** @param records in the order of the partitions' key (`inOrder`) */
  load(records: readonly StoredRecord[]): void {
    const listed = new Map<string, StoredRecord[]>()
    for (const record of records) {
      for (const value of this.#valuesOf(record)) {
        const those = listed.get(value)
        if (those === undefined) listed.set(value, [record])
        else those.push(record)
      }
    }
    for (const [value, those] of listed) {
      const index = new SortedIndex()
      index.load(those, this.#keyOf)
      this.#indexes.set(value, index)
    }
  }

  /** Moves a record from where `before` stood to where `after` belongs; either may be absent. */
  move(before: StoredRecord | undefined, after: StoredRecord | undefined): void {
    const keyBefore = before && this.#keyOf(before)
    const keyAfter = after && this.#keyOf(after)
    const valuesBefore = before ? this.#valuesOf(before) : []
    const valuesAfter = after ? this.#valuesOf(after) : []
    for (const value of valuesBefore) {
      if (keyBefore === keyAfter && valuesAfter.includes(value)) continue
      if (before && keyBefore !== undefined) this.#remove(value, keyBefore, before.id)
    }
    for (const value of valuesAfter) {
      if (keyBefore === keyAfter && valuesBefore.includes(value)) continue
      if (after && keyAfter !== undefined) this.#indexFor(value).add(keyAfter, after.id)
    }
  }

  #remove(value: string, key: SortKey, id: string): void {
    const index = this.#indexes.get(value)
    index?.remove(key, id)
    if (index?.size === 0) this.#indexes.delete(value)
  }

  #indexFor(value: string): SortedIndex {
    const existing = this.#indexes.get(value)
    if (existing !== undefined) return existing
    const index = new SortedIndex()
    this.#indexes.set(value, index)
    return index
  }
}
