import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { ClientBase, Pool, PoolClient, QueryResult } from 'pg'
import type { Statement } from './queries.ts'

/** Whatever takes statements: a pool, or one of its connections. */
type Connection = Pool | PoolClient | ClientBase

/** How long the end of a connection is waited for, in ms: a network that has fallen silent brings no goodbye. */
const goodbyeMs = 1_000

/** Ends connections. What does not end in time ends with the process. */
export async function end(...connections: ReadonlyArray<{ end(): Promise<void> }>): Promise<void> {
  const ended = Promise.allSettled(connections.map(connection => connection.end()))
  await Promise.race([ended, wait(goodbyeMs, undefined, { ref: false })])
}

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
