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

  load(records: readonly StoredRecord[]): void {
    const entries = new Map<string, Array<readonly [SortKey, string]>>()
    for (const record of records) {
      const entry = [this.#keyOf(record), record.id] as const
      for (const value of this.#valuesOf(record)) {
        const listed = entries.get(value)
        if (listed === undefined) entries.set(value, [entry])
        else listed.push(entry)
      }
    }
    for (const [value, listed] of entries) {
      const index = new SortedIndex()
      index.load(listed)
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
