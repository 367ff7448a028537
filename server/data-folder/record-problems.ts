import { shopSchema } from '../domain/index.ts'
import { recordReferences, type Reference } from '../domain/record-references.ts'
import type { StoredRecord } from '../domain/ports/store.ts'
import type { StoreData } from '../stores/change-adapter.ts'
import { valuesOf, type Indexes } from '../stores/table.ts'

/**
 * What does not fit together among a shop's records: ids, values that only one record may have, and records that
 * others cannot do without. Told by ids alone: other values may be personal.
 */
export function recordProblems(data: StoreData): string[] {
  return Object.entries(shopSchema).flatMap(([collection, indexes]) => {
    const records = data[collection] ?? new Map<string, StoredRecord>()
    return [
      ...idProblems(collection, records),
      ...uniqueProblems(collection, indexes as Indexes, records),
      ...referenceProblems(collection, records, data),
    ]
  })
}

type Records = ReadonlyMap<string, StoredRecord>

function idProblems(collection: string, records: Records): string[] {
  return [...records].flatMap(([id, record]) =>
    typeof id === 'string' && id !== '' && record.id === id ? [] : [`${collection}: a record has no id`],
  )
}

function uniqueProblems(collection: string, indexes: Indexes, records: Records): string[] {
  const problems: string[] = []
  for (const [name, { of, unique }] of Object.entries(indexes.equal ?? {})) {
    if (unique !== true) continue
    const owners = new Map<string, string>()
    for (const [id, record] of records) {
      for (const value of valuesOf(of, record)) {
        const owner = owners.get(value)
        if (owner === undefined) owners.set(value, id)
        else problems.push(`${collection}/${id} has the same ${name} as ${collection}/${owner}`)
      }
    }
  }
  return problems
}

function referenceProblems(collection: string, records: Records, data: StoreData): string[] {
  const referencesOf = (
    recordReferences as Readonly<Record<string, ((record: StoredRecord) => readonly Reference[]) | undefined>>
  )[collection]
  if (referencesOf === undefined) return []
  return [...records].flatMap(([id, record]) =>
    referencesOf(record)
      .filter(reference => data[reference.collection]?.has(reference.id) !== true)
      .map(
        reference => `${collection}/${id} needs ${reference.collection}/${reference.id}, which is missing`,
      ),
  )
}
