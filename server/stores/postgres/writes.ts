import type { StoredRecord } from '../../domain/ports/store.ts'
import { sortKeyBytes, storableText } from './encoding.ts'
import { sortColumn, valuesIn, type CollectionLayout, type EqualTable } from './layout.ts'
import type { Statement } from './queries.ts'

/** Inserts or replaces a record and its rows in all indexes: one statement, so that it takes one round trip. */
export function putStatement(collection: CollectionLayout, record: StoredRecord): Statement {
  const { sorted, texts, equal } = collection
  const equalTables = [...equal.values()]
  return {
    text: putText(collection),
    values: [
      record.id,
      JSON.stringify(record),
      ...[...sorted.values()].map(({ keyOf }) => sortKeyBytes(keyOf(record))),
      ...[...texts.values()].map(({ textOf }) => storableText(textOf(record).toLowerCase())),
      ...equalTables.map(index => valuesIn(index, record).map(storableText)),
    ],
  }
}

const putTexts = new WeakMap<CollectionLayout, string>()

function putText(collection: CollectionLayout): string {
  const known = putTexts.get(collection)
  if (known !== undefined) return known
  const { table, sorted, texts, equal } = collection
  const columns = [
    'id',
    'document',
    ...[...sorted.values()].map(({ column }) => column),
    ...[...texts.values()].map(({ column }) => column),
  ]
  const parameters = columns.map((_, index) => `$${index + 1}`)
  const changes = columns.slice(1).map(column => `${column} = excluded.${column}`)
  const keyParameter = new Map([...sorted.keys()].map((name, index) => [name, `$${index + 3}`]))
  const indexParts = [...equal.values()].flatMap((index, place) =>
    indexStatements(index, {
      place,
      values: `$${columns.length + place + 1}::text[]`,
      keys: index.within.map(name => ({
        column: sortColumn(sorted, name).column,
        parameter: `${keyParameter.get(name) ?? ''}::bytea`,
      })),
    }),
  )
  const put = `insert into ${table} (${columns.join(', ')}) values (${parameters.join(', ')}) on conflict (id) do update set ${changes.join(', ')}`
  const text = indexParts.length === 0 ? put : `with ${indexParts.join(', ')} ${put}`
  putTexts.set(collection, text)
  return text
}

interface IndexWrite {
  readonly place: number
  readonly values: string
  readonly keys: ReadonlyArray<{ readonly column: string; readonly parameter: string }>
}

/** Takes away the rows of values that the record no longer has, and puts those that it has. */
function indexStatements({ table }: EqualTable, { place, values, keys }: IndexWrite): string[] {
  const columns = ['value', 'id', ...keys.map(({ column }) => column)]
  const selected = ['value', '$1', ...keys.map(({ parameter }) => parameter)]
  const onConflict =
    keys.length === 0
      ? 'do nothing'
      : `do update set ${keys.map(({ column }) => `${column} = excluded.${column}`).join(', ')}`
  return [
    `gone${place} as (delete from ${table} where id = $1 and value <> all (${values}))`,
    `held${place} as (insert into ${table} (${columns.join(', ')}) select ${selected.join(', ')} from unnest(${values}) value on conflict (value, id) ${onConflict})`,
  ]
}

/** Removes a record and its rows in all indexes. */
export function deleteStatement({ table, equal }: CollectionLayout, id: string): Statement {
  const parts = [...equal.values()].map(
    (index, place) => `gone${place} as (delete from ${index.table} where id = $1)`,
  )
  const text = `delete from ${table} where id = $1`
  return { text: parts.length === 0 ? text : `with ${parts.join(', ')} ${text}`, values: [id] }
}
