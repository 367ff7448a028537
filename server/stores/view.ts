import { UniqueViolation, type ListQuery, type StoredRecord } from '../domain/ports/store.ts'
import { take } from './list-steps.ts'
import { Table, valuesOf, type Indexes } from './table.ts'

/** Records of an overlay that are looked through one by one; of more, the table is made. */
const mostLookedThrough = 32

interface Touched {
  /** The number of the commit that touched it last. */
  readonly commit: number
  /** Undefined for a deleted one. */
  readonly record: StoredRecord | undefined
}

/**
 * Changes to one collection that lie over its table without being in it: those of a running transaction, or
 * those that wait for the disk. Most transactions never list what they wrote, and to enter a record in all indexes of
 * its collection makes more garbage than all else that a put does: the overlay's own table is made when many records are first
 * looked through, or their texts searched.
 */
export class Overlay {
  readonly #name: string
  readonly #indexes: Indexes
  readonly #touched = new Map<string, Touched>()
  #table: Table | undefined

  constructor(name: string, indexes: Indexes) {
    this.#name = name
    this.#indexes = indexes
  }

  get size(): number {
    return this.#touched.size
  }

  /** The records, indexed; made at the first call, and kept in step from then on. */
  #indexed(): Table {
    this.#table ??= new Table(this.#name, this.#indexes, new Map(this.#records()))
    return this.#table
  }

  /** Where there are few records and no table yet, to look at each of them is cheaper than to make it. */
  get #isLookedThrough(): boolean {
    return this.#table === undefined && this.size <= mostLookedThrough
  }

  /** What a query lets through, as `Table.ordered` gives it. @param base the table of the collection */
  ordered(query: ListQuery, wanted: number, base: Table): Iterable<StoredRecord> {
    return this.#isLookedThrough && query.contains === undefined
      ? base.among(this.#all(), query)
      : this.#indexed().ordered(query, wanted)
  }

  /** What a query's conditions let through, in no particular order. @param base the table of the collection */
  matching({ after: _after, ...query }: ListQuery, base: Table): Iterable<StoredRecord> {
    return this.#isLookedThrough && query.contains === undefined
      ? base.among(this.#all(), query)
      : this.#indexed().matching(query)
  }

  hides(id: string): boolean {
    return this.#touched.has(id)
  }

  get(id: string): StoredRecord | undefined {
    return this.#touched.get(id)?.record
  }

  /** The ids of the records that an `equal` index enters under a value. */
  *idsWith(index: string, value: string): Generator<string, void, undefined> {
    const of = this.#indexes.equal?.[index]?.of
    if (of === undefined || !this.#isLookedThrough) {
      yield* this.#indexed().idsWith(index, value)
      return
    }
    for (const [id, record] of this.#records()) if (valuesOf(of, record).includes(value)) yield id
  }

  put(record: StoredRecord, commit: number): void {
    this.#touched.set(record.id, { commit, record })
    this.#table?.put(record)
  }

  delete(id: string, commit: number): void {
    this.#touched.set(id, { commit, record: undefined })
    this.#table?.delete(id)
  }

  /** Drops what is known of the id, unless a commit after `commit` touched it again. */
  forget(id: string, commit: number): void {
    const touched = this.#touched.get(id)
    if (touched === undefined || touched.commit > commit) return
    this.#touched.delete(id)
    if (this.size === 0) this.#table = undefined
    this.#table?.delete(id)
  }

  /** Every touched id with its record, undefined for a deleted one. */
  *entries(): Generator<readonly [string, StoredRecord | undefined], void, undefined> {
    for (const [id, { record }] of this.#touched) yield [id, record]
  }

  #all(): StoredRecord[] {
    return Array.from(this.#records(), ([, record]) => record)
  }

  *#records(): Generator<[string, StoredRecord], void, undefined> {
    for (const [id, { record }] of this.#touched) if (record !== undefined) yield [id, record]
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
    return (overlay ?? this.#base).get(id)
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
    for (const { layer, isHidden } of this.#layers()) {
      const records = layer instanceof Table ? layer.matching(query) : layer.matching(query, this.#base)
      for (const record of records) {
        if (!isHidden(record.id)) count += 1
      }
    }
    return count
  }

  /** @throws UniqueViolation when another record that this view sees holds one of the record's unique values */
  assertUnique(name: string, indexes: Indexes, record: StoredRecord): void {
    for (const [index, { of, unique }] of Object.entries(indexes.equal ?? {})) {
      if (unique !== true) continue
      for (const value of valuesOf(of, record)) {
        for (const { layer, isHidden } of this.#layers()) {
          for (const id of layer.idsWith(index, value)) {
            if (id !== record.id && !isHidden(id)) throw new UniqueViolation(name, index, value)
          }
        }
      }
    }
  }

  /** Each overlay and the table, with a test for the ids that a newer overlay replaces or deletes. */
  #layers(): Array<{ layer: Overlay | Table; isHidden: (id: string) => boolean }> {
    return [...this.#overlays, this.#base].map((layer, depth) => {
      const newer = this.#overlays.slice(0, depth)
      return { layer, isHidden: (id: string) => newer.some(overlay => overlay.hides(id)) }
    })
  }

  /** The visible records of all layers in one order. */
  *#merged(query: ListQuery, wanted: number): Generator<StoredRecord, void, undefined> {
    const compare = this.#base.comparator(query.orderBy)
    const heads = this.#layers().map(({ layer, isHidden }) => {
      const ordered =
        layer instanceof Table ? layer.ordered(query, wanted) : layer.ordered(query, wanted, this.#base)
      const records = filtered(ordered, record => !isHidden(record.id))
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
