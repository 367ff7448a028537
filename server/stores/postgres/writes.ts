import type { StoredRecord } from '../../domain/ports/store.ts'
import { sortKeyBytes, storableText } from './encoding.ts'
import { sortColumn, valuesIn, type CollectionLayout, type EqualTable } from './layout.ts'
import type { Statement } from './queries.ts'

/** What a record is in the tables of its collection. */
interface Row {
  readonly id: string
  readonly document: string
  /** A key for each ordering, a text for each text, the values for each equal index, as the layout has them in order. */
  readonly keys: readonly Buffer[]
  readonly texts: readonly string[]
  readonly values: ReadonlyArray<readonly string[]>
}

function rowOf({ sorted, texts, equal }: CollectionLayout, record: StoredRecord): Row {
  return {
    id: record.id,
    document: JSON.stringify(record),
    keys: [...sorted.values()].map(({ keyOf }) => sortKeyBytes(keyOf(record))),
    texts: [...texts.values()].map(({ textOf }) => storableText(textOf(record).toLowerCase())),
    values: [...equal.values()].map(index => valuesIn(index, record).map(storableText)),
  }
}

/** Inserts or replaces a record and its rows in all indexes: one statement, so that it takes one round trip. */
export function putStatement(collection: CollectionLayout, record: StoredRecord): Statement {
  const { id, document, keys, texts, values } = rowOf(collection, record)
  return { text: putText(collection), values: [id, document, ...keys, ...texts, ...values] }
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

/** Inserts records that are not there yet, with their rows in all indexes, in one statement. */
export function insertManyStatement(
  collection: CollectionLayout,
  records: readonly StoredRecord[],
): Statement {
  const { table, sorted, texts, equal } = collection
  const rows = records.map(record => rowOf(collection, record))
  const parameters: unknown[] = []
  const array = (type: 'text' | 'bytea', values: readonly unknown[]) =>
    `$${parameters.push(values)}::${type}[]`
  const columns = [
    {
      column: 'id',
      selected: 'id',
      from: array(
        'text',
        rows.map(({ id }) => id),
      ),
    },
    {
      column: 'document',
      selected: 'document::json',
      from: array(
        'text',
        rows.map(({ document }) => document),
      ),
    },
    ...[...sorted.values()].map(({ column }, place) => ({
      column,
      selected: column,
      from: array(
        'bytea',
        rows.map(({ keys }) => keys[place]),
      ),
    })),
    ...[...texts.values()].map(({ column }, place) => ({
      column,
      selected: column,
      from: array(
        'text',
        rows.map(row => row.texts[place]),
      ),
    })),
  ]
  const names = columns.map(({ column }) => column).join(', ')
  const given = `given (${names}) as (select * from unnest(${columns.map(({ from }) => from).join(', ')}))`
  const held = [...equal.values()].map((index, place) => {
    const pairs = rows.flatMap(({ id, values }) => (values[place] ?? []).map(value => ({ value, id })))
    const values = array(
      'text',
      pairs.map(({ value }) => value),
    )
    const ids = array(
      'text',
      pairs.map(({ id }) => id),
    )
    const kept = index.within.map(name => sortColumn(sorted, name).column)
    const into = ['value', 'id', ...kept].join(', ')
    return `held${place} as (insert into ${index.table} (${into}) select ${into} from unnest(${values}, ${ids}) pair (value, id) join given using (id))`
  })
  const selected = columns.map(column => column.selected).join(', ')
  return {
    text: `with ${[given, ...held].join(', ')} insert into ${table} (${names}) select ${selected} from given`,
    values: parameters,
  }
}

/** Removes a record and its rows in all indexes. */
export function deleteStatement(collection: CollectionLayout, id: string): Statement {
  return { text: deleteText(collection, '= $1'), values: [id] }
}

/** Removes records and their rows in all indexes. */
export function deleteManyStatement(collection: CollectionLayout, ids: readonly string[]): Statement {
  return { text: deleteText(collection, '= any ($1::text[])'), values: [ids] }
}

function deleteText({ table, equal }: CollectionLayout, condition: string): string {
  const parts = [...equal.values()].map(
    (index, place) => `gone${place} as (delete from ${index.table} where id ${condition})`,
  )
  const text = `delete from ${table} where id ${condition}`
  return parts.length === 0 ? text : `with ${parts.join(', ')} ${text}`
}
