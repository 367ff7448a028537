import type { StoredRecord } from '../domain/ports/store.ts'
import type { StoreData } from '../stores/change-adapter.ts'

/** A record that is not the same in a data folder and in a database. */
export interface Difference {
  readonly collection: string
  readonly id: string
  readonly kind: 'missing in the database' | 'only in the database' | 'different'
}

/** What became of a move, in either direction. */
export interface Moved {
  /** Records by collection. */
  readonly records: Readonly<Record<string, number>>
  /** Where there are any, nothing has moved: the old shop is as it was, and no server opens the copy. */
  readonly differences: readonly Difference[]
}

/** Compares all records of a data folder and a database both ways, by their JSON text. */
export async function differencesBetween(
  data: StoreData,
  database: { records(collection: string): AsyncIterable<StoredRecord> },
): Promise<Difference[]> {
  const differences: Difference[] = []
  for (const [collection, held] of Object.entries(data)) {
    const missing = new Set(held.keys())
    for await (const record of database.records(collection)) {
      const { id } = record
      const own = held.get(id)
      missing.delete(id)
      if (own === undefined) differences.push({ collection, id, kind: 'only in the database' })
      else if (JSON.stringify(own) !== JSON.stringify(record)) {
        differences.push({ collection, id, kind: 'different' })
      }
    }
    for (const id of missing) differences.push({ collection, id, kind: 'missing in the database' })
  }
  return differences
}
