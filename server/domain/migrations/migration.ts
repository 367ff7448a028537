import type { StoredRecord } from '../ports/store.ts'

/** A record as an earlier version of the program wrote it: whatever that version knew, and its id. */
export type EarlierRecord = StoredRecord & Readonly<Record<string, unknown>>

/**
 * One step of the records from a version to the next. A step is a pure function of single records, so that every
 * adapter of the Store port can run it, and run it again: after a crash a store is read from before the step.
 * A step that was released is never changed; what it got wrong the next one puts right.
 */
export interface Migration {
  /** The version that the records have afterwards: 2 for the first step, then one more each. */
  readonly to: number
  /** What it does, in a few words for whoever runs the shop. */
  readonly name: string
  /** By collection: the record as the new version has it, under the same id; null removes it. */
  readonly collections: {
    readonly [collection: string]: (record: EarlierRecord) => StoredRecord | null
  }
}

/** The version of records that nothing was done to. */
export const firstSchemaVersion = 1

/**
 * The version of the records after all steps.
 * @throws TypeError when a step's `to` does not follow on the step before
 */
export function schemaVersionAfter(migrations: readonly Migration[]): number {
  for (const [index, { to, name }] of migrations.entries()) {
    if (to !== firstSchemaVersion + index + 1)
      throw new TypeError(`The step "${name}" to ${to} is out of order`)
  }
  return firstSchemaVersion + migrations.length
}

/** What a step did to one collection. */
export interface MigratedCollection {
  readonly to: number
  readonly name: string
  readonly collection: string
  readonly changed: number
  readonly removed: number
}

/**
 * Takes records in memory, by collection and id, from one version to another.
 * @returns what was done, one entry for each step and collection that it looks at
 * @throws TypeError when a step changes an id
 */
export function migrateRecords(
  data: Readonly<Record<string, Map<string, StoredRecord>>>,
  migrations: readonly Migration[],
  { from, to }: { readonly from: number; readonly to: number },
): MigratedCollection[] {
  const done: MigratedCollection[] = []
  for (const step of migrations.filter(candidate => candidate.to > from && candidate.to <= to)) {
    for (const [collection, migrate] of Object.entries(step.collections)) {
      let changed = 0
      let removed = 0
      const records = data[collection] ?? new Map<string, StoredRecord>()
      for (const [id, record] of records) {
        const migrated = migrate(record as EarlierRecord)
        if (migrated === record) continue
        if (migrated === null) {
          records.delete(id)
          removed += 1
          continue
        }
        if (migrated.id !== id) throw new TypeError(`The step "${step.name}" changes the id ${id}`)
        records.set(id, migrated)
        changed += 1
      }
      done.push({ to: step.to, name: step.name, collection, changed, removed })
    }
  }
  return done
}
