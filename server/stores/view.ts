import { UniqueViolation, type ListQuery, type StoredRecord } from '../domain/ports/store.ts'
import { take } from './list-steps.ts'
import { Table, valuesOf, type Indexes } from './table.ts'

/**
 * Changes to one collection that lie over its table without being in it: those of a running transaction, or
 * those that wait for the disk. Each touched id remembers the number of the commit that touched it last.
 */
export class Overlay {
  readonly table: Table
  readonly #touched = new Map<string, number>()

  constructor(name: string, indexes: Indexes) {
    this.table = new Table(name, indexes)
  }

  get size(): number {
    return this.#touched.size
  }

  hides(id: string): boolean {
    return this.#touched.has(id)
  }

  put(record: StoredRecord, commit: number): void {
    this.#touched.set(record.id, commit)
    this.table.put(record)
  }

  delete(id: string, commit: number): void {
    this.#touched.set(id, commit)
    this.table.delete(id)
  }

  /** Drops what is known of the id, unless a commit after `commit` touched it again. */
  forget(id: string, commit: number): void {
    const touchedBy = this.#touched.get(id)
    if (touchedBy === undefined || touchedBy > commit) return
    this.#touched.delete(id)
    this.table.delete(id)
  }

  /** Every touched id with its record, undefined for a deleted one. */
  *entries(): Generator<readonly [string, StoredRecord | undefined], void, undefined> {
    for (const id of this.#touched.keys()) yield [id, this.table.get(id)]
  }
}

/** A collection as one reader sees it: its table under any number of overlays, the newest first. */
export class View {
  readonly #overlays: readonly Overlay[]
  readonly #base: Table

  constructor(base: Table, overlays: readonly Overlay[] = []) {
    this.#base = base
    this.#overlays = overlays.filter(overlay => overlay.size > 0)
  }

  get(id: string): StoredRecord | undefined {
    const overlay = this.#overlays.find(candidate => candidate.hides(id))
    return (overlay?.table ?? this.#base).get(id)
  }

  /** Does what a query would block other work with, in slices: to be awaited right before `list` and `count`. */
  prepare(query: ListQuery, purpose: 'list' | 'count'): Promise<void> | undefined {
    return this.#base.prepare(query, purpose)
  }

  list(query: ListQuery): readonly StoredRecord[] {
    const { offset = 0, limit = Infinity } = query
    assertCount('offset', offset)
    if (limit !== Infinity) assertCount('limit', limit)
    if (limit === 0) return []
    if (this.#overlays.length === 0) return this.#base.page(query)
    return take(this.#merged(query, offset + limit), { offset, limit })
  }

  count(query: ListQuery): number {
    if (this.#overlays.length === 0) return this.#base.countMatching(query)
    let count = 0
    for (const layer of this.#layers()) {
      for (const record of layer.table.matching(query)) {
        if (!layer.isHidden(record.id)) count += 1
      }
    }
    return count
  }

  /** @throws UniqueViolation when another record that this view sees holds one of the record's unique values */
  assertUnique(name: string, indexes: Indexes, record: StoredRecord): void {
    for (const [index, { of, unique }] of Object.entries(indexes.equal ?? {})) {
      if (unique !== true) continue
      for (const value of valuesOf(of, record)) {
        for (const layer of this.#layers()) {
          for (const id of layer.table.idsWith(index, value)) {
            if (id !== record.id && !layer.isHidden(id)) throw new UniqueViolation(name, index, value)
          }
        }
      }
    }
  }

  /** Each table with a test for the ids that a newer overlay replaces or deletes. */
  #layers(): Array<{ table: Table; isHidden: (id: string) => boolean }> {
    return [...this.#overlays.map(({ table }) => table), this.#base].map((table, depth) => {
      const newer = this.#overlays.slice(0, depth)
      return { table, isHidden: (id: string) => newer.some(overlay => overlay.hides(id)) }
    })
  }

  /** The visible records of all layers in one order. */
  *#merged(query: ListQuery, wanted: number): Generator<StoredRecord, void, undefined> {
    const compare = this.#base.comparator(query.orderBy)
    const heads = this.#layers().map(({ table, isHidden }) => {
      const records = filtered(table.ordered(query, wanted), record => !isHidden(record.id))
      return { records, next: records.next() }
    })
    for (;;) {
      let first: (typeof heads)[number] | undefined
      for (const head of heads) {
        if (head.next.done) continue
        if (first === undefined || first.next.done || compare(head.next.value, first.next.value) < 0)
          first = head
      }
      if (first === undefined || first.next.done) return
      yield first.next.value
      first.next = first.records.next()
    }
  }
}

function* filtered(
  records: Iterable<StoredRecord>,
  isWanted: (record: StoredRecord) => boolean,
): Generator<StoredRecord, void, undefined> {
  for (const record of records) if (isWanted(record)) yield record
}

/** At most `limit` records after the first `offset`; asks for no record beyond the last it takes. */
function assertCount(name: string, value: number): void {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${name} must be an integer from 0`)
}
