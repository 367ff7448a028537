import { escapeIdentifier } from './identifiers.ts'

/*
 * PostgreSQL gives the number of a transaction that a crash took with it to another one afterwards, whose outcome
 * `pg_xact_status` then reports. So a number is worth something only as long as the server has not crashed, and no
 * replica has taken its place. An unlogged table tells: both begin with it empty, and a proper restart keeps it.
 */

/** The table that holds which life of the database this is, in one row. */
export const incarnationName = 'incarnation'
const incarnationTable = (namespace: string) =>
  `${escapeIdentifier(namespace)}.${escapeIdentifier(incarnationName)}`

/** The statement that makes the table where it is missing. */
export const incarnationTableStatement = (namespace: string) =>
  `create unlogged table if not exists ${incarnationTable(namespace)} (id integer primary key check (id = 1), incarnation uuid not null)`

/** The statement that begins a new life where none is noted. */
export const beginIncarnation = (namespace: string) =>
  `insert into ${incarnationTable(namespace)} values (1, gen_random_uuid()) on conflict do nothing`

/** The expression for the life that is noted; null after a crash, until the next begins. */
export const currentIncarnation = (namespace: string) =>
  `(select incarnation::text from ${incarnationTable(namespace)})`
