import { createHash } from 'node:crypto'
import type { ClientBase, Pool, PoolClient, QueryResult } from 'pg'
import type { Statement } from './queries.ts'

/** Whatever takes statements: a pool, or one of its connections. */
type Connection = Pool | PoolClient | ClientBase

const names = new Map<string, string>()

/** Statements of the same text have one name, under which a connection keeps them prepared. */
function nameOf(text: string): string {
  let name = names.get(text)
  if (name === undefined) {
    name = createHash('sha1').update(text).digest('base64url')
    names.set(text, name)
  }
  return name
}

/** Runs a statement; its rows are arrays of columns. */
export function run(connection: Connection, { text, values }: Statement): Promise<QueryResult<unknown[]>> {
  return connection.query({ name: nameOf(text), text, values: [...values], rowMode: 'array' })
}

/** Runs statements of SQL that take no parameters. */
export async function execute(connection: Connection, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await connection.query(statement)
}
