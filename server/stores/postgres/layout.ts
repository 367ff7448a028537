import { escapeIdentifier } from './identifiers.ts'
import type { CollectionIndexes, SortKey, StoredRecord, StoreSchema } from '../../domain/ports/store.ts'

/*
 * Where a schema's records lie in PostgreSQL. A collection has one table: id, document, and a column for each ordering and
 * text. Each equal index has a table of its own, with a row for each value of each record, since a record may have several;
 * it repeats the keys of the orderings that are kept within it.
 */

/** An ordering: a column of bytes that compare as its keys do. */
export interface SortColumn {
  readonly column: string
  readonly keyOf: (record: StoredRecord) => SortKey
}

/** A text that is searched: a column of it in lower case. */
export interface TextColumn {
  readonly column: string
  readonly textOf: (record: StoredRecord) => string
}

/** The table of an equal index. */
export interface EqualTable {
  readonly index: string
  readonly table: string
  readonly isUnique: boolean
  readonly of: (record: StoredRecord) => string | readonly string[] | undefined
  /** Names of the orderings whose columns it repeats. */
  readonly within: readonly string[]
}

/** A collection's tables; names are escaped for SQL. */
export interface CollectionLayout {
  readonly name: string
  readonly table: string
  readonly sorted: ReadonlyMap<string, SortColumn>
  readonly texts: ReadonlyMap<string, TextColumn>
  readonly equal: ReadonlyMap<string, EqualTable>
}

export type Layout = ReadonlyMap<string, CollectionLayout>

/** @param namespace PostgreSQL's schema that holds the tables */
export function layoutOf(namespace: string, schema: StoreSchema): Layout {
  return new Map(
    Object.entries(schema).map(([name, indexes]) => [
      name,
      collectionLayout(namespace, name, indexes as CollectionIndexes<StoredRecord>),
    ]),
  )
}

function collectionLayout(
  namespace: string,
  name: string,
  { sorted = {}, text = {}, equal = {}, within = {} }: CollectionIndexes<StoredRecord>,
): CollectionLayout {
  const tableOf = (table: string) => `${escapeIdentifier(namespace)}.${escapeIdentifier(table)}`
  return {
    name,
    table: tableOf(name),
    sorted: new Map(
      Object.entries(sorted).map(([ordering, keyOf]) => [
        ordering,
        { column: escapeIdentifier(`by_${ordering}`), keyOf },
      ]),
    ),
    texts: new Map(
      Object.entries(text).map(([index, textOf]) => [
        index,
        { column: escapeIdentifier(`text_${index}`), textOf },
      ]),
    ),
    equal: new Map(
      Object.entries(equal).map(([index, { of, unique = false }]) => [
        index,
        { index, table: tableOf(`${name}_${index}`), isUnique: unique, of, within: within[index] ?? [] },
      ]),
    ),
  }
}

/** The values under which a record stands in an equal index, each once. */
export function valuesIn({ of }: EqualTable, record: StoredRecord): string[] {
  const value = of(record)
  if (value === undefined) return []
  return typeof value === 'string' ? [value] : [...new Set(value)]
}

/** What of a layout decides how its tables look: tables that were made from another one are made anew. */
export function fingerprintOf(layout: Layout): string {
  return JSON.stringify(
    [...layout.values()].map(({ name, sorted, texts, equal }) => [
      name,
      [...sorted.keys()],
      [...texts.keys()],
      [...equal.values()].map(({ index, isUnique, within }) => [index, isUnique, within]),
    ]),
  )
}

/** The statements that make a collection's tables. @param canSearch pg_trgm is there, which finds parts of texts */
export function tableStatements(collection: CollectionLayout, canSearch: boolean): string[] {
  const { table, sorted, texts, equal } = collection
  const sortColumns = [...sorted.values()]
  const columns = [
    'id text collate "C" primary key',
    // Not jsonb: a record comes back as it was written, to the byte.
    'document json not null',
    ...sortColumns.map(({ column }) => `${column} bytea not null`),
    ...[...texts.values()].map(({ column }) => `${column} text not null`),
  ]
  return [
    `create table ${table} (${columns.join(', ')})`,
    ...sortColumns.map(({ column }) => `create index on ${table} (${column}, id)`),
    ...(canSearch
      ? [...texts.values()].map(({ column }) => `create index on ${table} using gin (${column} gin_trgm_ops)`)
      : []),
    ...[...equal.values()].flatMap(index => equalTableStatements(collection, index)),
  ]
}

function equalTableStatements({ sorted }: CollectionLayout, index: EqualTable): string[] {
  const { table, isUnique, within } = index
  const kept = within.map(name => sortColumn(sorted, name).column)
  const columns = [
    'value text collate "C" not null',
    'id text collate "C" not null',
    ...kept.map(column => `${column} bytea not null`),
    'primary key (value, id)',
  ]
  return [
    `create table ${table} (${columns.join(', ')})`,
    `create index on ${table} (id)`,
    ...(isUnique ? [`create unique index on ${table} (value)`] : []),
    ...kept.map(column => `create index on ${table} (value, ${column}, id)`),
  ]
}

/** @throws TypeError when an index is kept in the order of an ordering that there is not */
export function sortColumn(sorted: ReadonlyMap<string, SortColumn>, name: string): SortColumn {
  const column = sorted.get(name)
  if (!column) throw new TypeError(`There is no ordering named ${name}`)
  return column
}

/** @throws TypeError when the schema has no such collection */
export function collectionIn(layout: Layout, name: string): CollectionLayout {
  const collection = layout.get(name)
  if (!collection) throw new TypeError(`The schema has no collection named ${name}`)
  return collection
}
