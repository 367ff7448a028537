import type { SortKey, StoredRecord } from '../domain/ports/store.ts'
import { EqualIndex } from './equal-index.ts'
import type { FoundIds } from './found-ids.ts'
import { compareKeys, type SortedIndex } from './sorted-index.ts'

/** One thing that a query asks of its records. */
export interface Condition {
  /** How many ids it leads to; a record that it leads to several times counts each time. */
  readonly size: number
  /** It leads to each record once, so that `size` is how many records hold it. */
  readonly isExact: boolean
  holds(record: StoredRecord): boolean
  ids(): Iterable<string>
}

/** With more values than this, or without sets of ids, a record is asked for its own rather than each value for its records. */
const fewValues = 2

/** Where the ids of the records that have a value are asked for. */
export interface IdsByValue {
  count(value: string): number
  ids(value: string): Iterable<string>
}

/** How an `equal` index looks a record up: by the record's values, of which each record may have one, or several. */
export interface EqualLookUp {
  readonly index: IdsByValue
  readonly valuesOf: (record: StoredRecord) => readonly string[]
  /** No record has several values. */
  readonly isSingle: boolean
}

/** The record holds any of the values. */
export function equalCondition(
  { index, valuesOf, isSingle }: EqualLookUp,
  values: readonly string[],
): Condition {
  const wanted = new Set(values)
  return {
    size: values.reduce((sum, value) => sum + index.count(value), 0),
    isExact: values.length <= 1 || isSingle,
    holds:
      values.length <= fewValues && index instanceof EqualIndex
        ? record => values.some(value => index.has(value, record.id))
        : record => valuesOf(record).some(value => wanted.has(value)),
    *ids() {
      for (const value of values) yield* index.ids(value)
    },
  }
}

/** An ordering and what it sorts a record by. */
export interface Ordering {
  readonly keyOf: (record: StoredRecord) => SortKey
  readonly index: SortedIndex
}

export interface Bounds {
  readonly from?: SortKey | undefined
  readonly below?: SortKey | undefined
}

/** Where a range begins and ends in an ordering. */
export function placesOf(index: SortedIndex, { from, below }: Bounds): { low: number; high: number } {
  const low = from === undefined ? 0 : index.countBefore(from)
  const high = below === undefined ? index.size : index.countBefore(below)
  return { low, high: Math.max(low, high) }
}

/** The record's key lies in the range. */
export function rangeCondition({ keyOf, index }: Ordering, bounds: Bounds): Condition {
  const { low, high } = placesOf(index, bounds)
  const { from, below } = bounds
  return {
    size: high - low,
    isExact: true,
    holds: record => {
      const key = keyOf(record)
      return (
        (from === undefined || compareKeys(key, from) >= 0) &&
        (below === undefined || compareKeys(key, below) < 0)
      )
    },
    ids: () => index.walk('asc', 0, low, high),
  }
}

/** The record is one of those that a search found. */
export function foundCondition(found: FoundIds): Condition {
  return { size: found.size, isExact: true, holds: record => found.has(record.id), ids: () => found }
}
