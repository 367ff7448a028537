import type { StoredRecord } from '../domain/ports/store.ts'
import type { Look } from './look.ts'

/** Records that were looked at before it is known whether most of them match. */
const sampled = 2000

/**
 * The ids of the records that a selection lets through. Where most are let through, it keeps those that are not: to enter
 * 80,000 of 100,000 ids in a set takes 35 ms, and to look all of them up in it 45 ms, the other 20,000 a third of that.
 */
export class FoundIds implements Iterable<string> {
  readonly #records: ReadonlyMap<string, StoredRecord>
  /** One of the two is given up when `sampled` records were looked at; this one is right wherever there is one. */
  #found: Set<string> | undefined = new Set()
  #others: Set<string> | undefined

  /**
   * @param records read live, for the ids that are let through because they are not kept
   * @param isWhole every record is looked at, rather than those that an index leads to
   */
  constructor(records: ReadonlyMap<string, StoredRecord>, isWhole: boolean) {
    this.#records = records
    this.#others = isWhole ? new Set() : undefined
  }

  get size(): number {
    return this.#found?.size ?? this.#records.size - (this.#others?.size ?? 0)
  }

  /** @param id of a record that there is */
  has(id: string): boolean {
    return this.#found?.has(id) ?? this.#others?.has(id) === false
  }

  *[Symbol.iterator](): Generator<string, void, undefined> {
    if (this.#found) yield* this.#found
    else for (const id of this.#records.keys()) if (this.has(id)) yield id
  }

  /** A record was looked at. One that was looked at before, and has changed, is deleted first. */
  readonly tell: Parameters<Look>[0] = (id, isFound) => {
    if (isFound) this.#found?.add(id)
    else this.#others?.add(id)
  }

  /** Gives up the larger half, once enough records were looked at. */
  settle(): void {
    if (!this.#found || !this.#others || this.#found.size + this.#others.size < sampled) return
    if (this.#found.size > this.#others.size) this.#found = undefined
    else this.#others = undefined
  }

  /** A record is gone. @returns whether it was let through */
  delete(id: string): boolean {
    const wasFound = this.has(id)
    this.#found?.delete(id)
    this.#others?.delete(id)
    return wasFound
  }
}
