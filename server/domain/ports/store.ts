/**
 * The Store port: what the domain asks of a database (architecture, "Data").
 * Every adapter passes the conformance suite in `server/stores/conformance.ts`.
 */

/** What every record has. Records are plain JSON; `id` is unique within its collection. */
export interface StoredRecord {
  readonly id: string
}

/**
 * How a collection can be looked up. An index value is derived from the record alone, so an adapter may keep it
 * in memory or in a table. `undefined` leaves the record out of that index; an array enters it under each value.
 */
export interface CollectionIndexes<R extends StoredRecord> {
  /** Equality look-ups. A `unique` index refuses a second record with the same value: `UniqueViolation`. */
  readonly equal?: {
    readonly [name: string]: {
      readonly of: (record: R) => string | readonly string[] | undefined
      readonly unique?: boolean
    }
  }
  /** Orderings for `orderBy` and `range`, by code units. Ties are broken by id, so that paging is stable. */
  readonly sorted?: { readonly [name: string]: (record: R) => SortKey }
  /**
   * Orderings that are also kept for each value of an `equal` index, by its name. A list of one value in such an
   * ordering costs what it returns, however far its offset.
   */
  readonly within?: { readonly [equal: string]: readonly string[] }
  /** Texts for `contains`. */
  readonly text?: { readonly [name: string]: (record: R) => string }
}

/** What an ordering sorts by: numbers before strings, strings by code units. */
export type SortKey = string | number

/** A schema names the collections of a store, their records and their indexes. */
export type StoreSchema = {
  readonly [collection: string]: CollectionIndexes<never> & { readonly __record?: StoredRecord }
}

/** Declares one collection of a schema: `orders: collection<OrderRecord>({ equal: { … } })`. */
export function collection<R extends StoredRecord>(
  indexes: CollectionIndexes<R> = {},
): CollectionIndexes<R> & { readonly __record?: R } {
  return indexes
}

export type CollectionName<S> = keyof S & string
/** The record type of collection `N` of schema `S`. */
export type RecordOf<S, N extends CollectionName<S>> = S[N] extends { readonly __record?: infer R }
  ? Exclude<R, undefined> extends StoredRecord
    ? Exclude<R, undefined>
    : never
  : never

/** Records whose key in a declared ordering is `from` or comes after it, and comes before `below`. */
export interface KeyRange {
  readonly index: string
  readonly from?: SortKey
  readonly below?: SortKey
}

/** The ranges of a query, however it has them. */
export function rangesOf({ range = [] }: Pick<ListQuery, 'range'>): readonly KeyRange[] {
  return 'index' in range ? [range] : range
}

/** What is asked of a collection: data alone, so that a database can answer it where the records lie. */
export interface ListQuery {
  /** Equality on declared indexes, all of which must hold; an array means "any of". */
  readonly where?: { readonly [index: string]: string | readonly string[] }
  /** Only records that lie in this range, or in all of several, each of another ordering. */
  readonly range?: KeyRange | readonly KeyRange[]
  /**
   * Only records whose declared text contains one of these, whatever the case of either. Searches of large collections
   * take turns with other work, and see each record as it is when they end.
   */
  readonly contains?: { readonly index: string; readonly anyOf: readonly string[] }
  /** A declared ordering; `desc` is its exact reverse, ties included. Without it the order is by id. */
  readonly orderBy?: { readonly index: string; readonly direction: 'asc' | 'desc' }
  /**
   * Only records that come after this place in the order: the last record of the page before, by its key in `orderBy`
   * (its id without one) and its id. The record itself may be gone.
   */
  readonly after?: { readonly key: SortKey; readonly id: string }
  /** Records to skip after filtering. An integer from 0; default 0. */
  readonly offset?: number
  /** Records to return at most. An integer from 0; default all. */
  readonly limit?: number
}

export interface StoreReader<S> {
  /** The record, deeply frozen, or undefined. */
  get<N extends CollectionName<S>>(collection: N, id: string): Promise<Readonly<RecordOf<S, N>> | undefined>
  list<N extends CollectionName<S>>(
    collection: N,
    query?: ListQuery,
  ): Promise<ReadonlyArray<Readonly<RecordOf<S, N>>>>
  /** How many records `list` would return without `after`, offset and limit. */
  count<N extends CollectionName<S>>(collection: N, query?: ListQuery): Promise<number>
}

export interface StoreTransaction<S> extends StoreReader<S> {
  /**
   * Inserts or replaces by id. The record is copied: later changes to the object are not stored. A put that
   * rejects fails the whole transaction, even when the error is caught inside it.
   * @throws UniqueViolation when another record holds one of its unique values at this moment
   * @throws TypeError when the record is not plain JSON
   */
  put<N extends CollectionName<S>>(collection: N, record: RecordOf<S, N>): Promise<void>
  /** Removing what is not there is no error. */
  delete<N extends CollectionName<S>>(collection: N, id: string): Promise<void>
}

export interface Store<S> extends StoreReader<S> {
  /**
   * Runs `fn` as if alone, whatever else runs, and makes all its puts and deletes durable before it resolves. When `fn`
   * throws, nothing is left behind and the error is rethrown. A transaction sees its own writes. Keep slow work (hashing,
   * network) outside: others may wait. `fn` may be run again when another transaction was in its way: what it does to
   * anything but `tx` must not add up.
   * @throws UniqueViolation when a unique index would hold a value twice
   * @throws StoreUnavailable when the write cannot be made durable (disk full, closed): nothing of it stays
   */
  transaction<T>(fn: (tx: StoreTransaction<S>) => Promise<T>): Promise<T>
  /**
   * Resolves when the store can write, as far as is known: after a failed write it tries the disk again, so that a
   * health check notices the end of a fault without waiting for a shopper's write.
   * @throws StoreUnavailable when the disk still refuses, or after close
   */
  assertWritable(): Promise<void>
  /** Writes what is pending, releases the lock. Later calls reject with StoreUnavailable. */
  close(): Promise<void>
}

/** A unique index would hold one value twice. */
export class UniqueViolation extends Error {
  override name = 'UniqueViolation'
  readonly collection: string
  constructor(
    collectionName: string,
    readonly index: string,
    readonly value: string,
  ) {
    super(`${collectionName}.${index} already holds this value`)
    this.collection = collectionName
  }
}

/** The store cannot make a write durable just now; the caller answers 503. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable'
}
