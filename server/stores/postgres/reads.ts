import type { ClientBase, Pool } from 'pg'
import type { ListQuery, StoredRecord } from '../../domain/ports/store.ts'
import { freezeParsed } from '../frozen-copy.ts'
import { run } from './connection.ts'
import type { CollectionLayout } from './layout.ts'
import { countStatement, listStatement } from './queries.ts'

const recordOf = (document: unknown) => freezeParsed(JSON.parse(document as string) as StoredRecord)

/** The record, deeply frozen, or undefined. */
export async function getRecord(
  connection: Pool | ClientBase,
  { table }: CollectionLayout,
  id: string,
): Promise<StoredRecord | undefined> {
  const text = `select document::text from ${table} where id = $1`
  const { rows } = await run(connection, { text, values: [id] })
  const [row] = rows
  return row && recordOf(row[0])
}

/** The records that a query finds, in its order. */
export async function listRecords(
  connection: Pool | ClientBase,
  collection: CollectionLayout,
  query: ListQuery,
): Promise<StoredRecord[]> {
  const { rows } = await run(connection, listStatement(collection, query))
  return rows.map(row => recordOf(row[0]))
}

/** How many records a query finds. */
export async function countRecords(
  connection: Pool | ClientBase,
  collection: CollectionLayout,
  query: ListQuery,
): Promise<number> {
  const { rows } = await run(connection, countStatement(collection, query))
  return rows[0]?.[0] as number
}
