import type { ListQuery, StoredRecord } from '../domain/ports/store.ts'
import { compareKeys } from './sorted-index.ts'
import type { RecordTest } from './selections.ts'

/** Lists that are kept of one collection. */
const mostLists = 2
/** Nobody asks for the whole of more after each change. */
const mostRecords = 20_000

interface WholeList {
  readonly holds: (record: StoredRecord) => boolean
  /** In the order of their ids; undefined until somebody asks for the list again. */
  records: StoredRecord[] | undefined
  /** Somebody has the array, so that the next change takes another. */
  isHandedOut: boolean
}

/** Whether a query asks for all that has some values, in the order of ids. */
export function asksForWhole(query: ListQuery): boolean {
  const { where: _where, ...others } = query
  return Object.values(others).every(value => value === undefined)
}

/**
 * Whole lists that are asked for after each change, such as what is on sale: to look each of thousands of records up again
 * takes milliseconds, and a change moves one. A list is kept from the second time on that it is asked for.
 */
export class WholeLists {
  /** By the names of their tests; the last one used is the last. */
  readonly #lists = new Map<string, WholeList>()

  /** @param read the list as the table has it now */
  list(tests: readonly RecordTest[], read: () => StoredRecord[]): readonly StoredRecord[] {
    const name = JSON.stringify(tests.map(test => test.name).toSorted())
    const known = this.#lists.get(name)
    const list = known ?? {
      holds: (record: StoredRecord) => tests.every(test => test.holds(record)),
      records: undefined,
      isHandedOut: false,
    }
    this.#lists.delete(name)
    this.#lists.set(name, list)
    const [oldest] = this.#lists.keys()
    if (this.#lists.size > mostLists && oldest !== undefined) this.#lists.delete(oldest)
    const records = list.records ?? read()
    if (known && records.length <= mostRecords) {
      list.records = records
      list.isHandedOut = true
    }
    return records
  }

  put(record: StoredRecord): void {
    for (const list of this.#lists.values()) change(list, record.id, list.holds(record) ? record : undefined)
  }

  delete(id: string): void {
    for (const list of this.#lists.values()) change(list, id, undefined)
  }
}

/** @param record what has the id now, if it belongs to the list */
function change(list: WholeList, id: string, record: StoredRecord | undefined): void {
  if (!list.records) return
  const place = placeOf(list.records, id)
  const isThere = list.records[place]?.id === id
  if (!isThere && !record) return
  if (list.isHandedOut) list.records = list.records.slice()
  list.isHandedOut = false
  list.records.splice(place, isThere ? 1 : 0, ...(record ? [record] : []))
  if (list.records.length > mostRecords) list.records = undefined
}

/** Where the id stands or would stand. */
function placeOf(records: readonly StoredRecord[], id: string): number {
  let low = 0
  let high = records.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compareKeys(records[middle]?.id ?? '', id) < 0) low = middle + 1
    else high = middle
  }
  return low
}
