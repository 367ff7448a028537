import type { ClientBase, Pool } from 'pg'
import { migrateRecords, schemaVersionAfter, type Migration } from '../../domain/migrations/migration.ts'
import { StoreUnavailable, type StoredRecord } from '../../domain/ports/store.ts'
import { StoreMissing } from '../store-missing.ts'
import { StoreMoved } from '../store-moved.ts'
import { StoreUnfinished } from '../store-unfinished.ts'
import { StoreVersionMismatch } from '../store-version-mismatch.ts'
import type { StoreLog } from '../store-log.ts'
import { execute, run } from './connection.ts'
import { escapeIdentifier } from './identifiers.ts'
import { beginIncarnation, incarnationName, incarnationTableStatement } from './incarnation.ts'
import { fingerprintOf, tableStatements, type CollectionLayout, type Layout } from './layout.ts'
import { countsName, countsTableStatement } from './shared-counts.ts'
import { versionStatement } from './public-version.ts'
import { putStatement } from './writes.ts'

export interface WantedTables {
  readonly namespace: string
  readonly layout: Layout
  /** Of this program, as `notesOf` makes them. */
  readonly notes: Notes
  readonly migrations: readonly Migration[]
  /** `refuse` opens only tables that are there. */
  readonly ifMissing: 'create' | 'refuse'
  readonly log: StoreLog
}

/** What is noted beside the tables, in one row. */
export interface Notes {
  readonly schemaVersion: number
  /** As `fingerprintOf` writes it. */
  readonly layout: string
}

/** What this program notes. */
export function notesOf(layout: Layout, migrations: readonly Migration[]): Notes {
  return { schemaVersion: schemaVersionAfter(migrations), layout: fingerprintOf(layout) }
}

/** What is noted in a database that has the table; undefined before its tables are made. */
export async function readNotes(
  connection: Pool | ClientBase,
  namespace: string,
): Promise<Notes | undefined> {
  const { rows } = await connection.query<Notes>(
    `select schema_version "schemaVersion", layout from ${tableIn(namespace, notesName)}`,
  )
  return rows[0]
}

export function areSame(some: Notes | undefined, others: Notes): boolean {
  return some?.schemaVersion === others.schemaVersion && some.layout === others.layout
}

/** Records that are brought over at a time. */
const batchSize = 500

/**
 * Makes the tables that are missing, and brings those of an earlier version or layout to this one: all of it or, when it
 * fails, nothing. Of processes that start at once the others wait for the first.
 * @throws StoreMissing, StoreUnfinished, StoreMoved, StoreVersionMismatch, StoreUnavailable
 */
export async function prepareTables(pool: Pool, wanted: WantedTables): Promise<void> {
  const client = await pool.connect()
  let hasFailed = true
  try {
    await changeTables(client, wanted.namespace, () => prepare(client, wanted))
    hasFailed = false
  } finally {
    client.release(hasFailed)
  }
}

/** Stands where the layout is noted while a copy of another store is being written: no server opens such tables. */
const unfinishedLayout = 'unfinished'

/** Stands before the layout once the records have moved away: no server opens such tables either. */
const movedMark = 'moved '

/** Makes empty tables in the place of all that the schema has, noted as unfinished. */
export async function makeUnfinishedTables(
  client: ClientBase,
  wanted: Omit<WantedTables, 'ifMissing' | 'notes'>,
): Promise<void> {
  await changeTables(client, wanted.namespace, async () => {
    const former = (await tablesIn(client, wanted.namespace)).map(name => tableIn(wanted.namespace, name))
    if (former.length > 0) await client.query(`drop table ${former.join(', ')}`)
    const notes = notesOf(wanted.layout, wanted.migrations)
    await prepare(client, { ...wanted, notes, ifMissing: 'create' })
    await noteLayout(client, wanted.namespace, unfinishedLayout)
  })
}

/** Notes that the tables hold a whole shop: from now on they are opened. */
export async function noteFinished(
  client: ClientBase,
  { namespace, layout }: Pick<WantedTables, 'namespace' | 'layout'>,
): Promise<void> {
  await noteLayout(client, namespace, fingerprintOf(layout))
}

/**
 * Makes sure that the tables hold a whole shop as this version of the program keeps it.
 * @throws StoreMissing, StoreUnfinished, StoreMoved, StoreVersionMismatch
 */
export async function expectTables(
  client: ClientBase,
  { namespace, layout, migrations }: Pick<WantedTables, 'namespace' | 'layout' | 'migrations'>,
): Promise<void> {
  const noted = (await exists(client, tableIn(namespace, notesName)))
    ? await readNotes(client, namespace)
    : undefined
  if (noted === undefined) throw new StoreMissing(`the schema ${namespace} of the database`, null)
  const now = notesOf(layout, migrations)
  expectOpenable(noted, { now, namespace })
  if (areSame(noted, now)) return
  throw new StoreVersionMismatch(
    'The tables of the database are of an earlier version of the program. To bring them to this one: npm run migrate with DATABASE_URL.',
  )
}

/** Notes that the records are in another store now. */
export async function noteMovedAway(client: ClientBase, namespace: string): Promise<void> {
  await client.query(`update ${tableIn(namespace, notesName)} set layout = $1 || layout`, [movedMark])
}

/** What a schema of the database holds, of this version of the program or of any other. */
export async function stateOfTables(
  client: ClientBase,
  namespace: string,
): Promise<'empty' | 'unfinished' | 'records'> {
  const names = await tablesIn(client, namespace)
  if (names.includes(notesName)) {
    const { rows } = await client.query<{ layout: string }>(
      `select layout from ${tableIn(namespace, notesName)}`,
    )
    if (rows[0]?.layout === unfinishedLayout) return 'unfinished'
  }
  const withRecords = names.filter(name => ![notesName, countsName, incarnationName].includes(name))
  for (const table of withRecords.map(name => tableIn(namespace, name))) {
    const { rows } = await client.query<{ found: boolean }>(`select exists (select from ${table}) found`)
    if (rows[0]?.found === true) return 'records'
  }
  return 'empty'
}

const notesName = 'store'
const tableIn = (namespace: string, name: string) =>
  `${escapeIdentifier(namespace)}.${escapeIdentifier(name)}`

async function tablesIn(client: ClientBase, namespace: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select c.relname name from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = $1 and c.relkind in ('r', 'p')",
    [namespace],
  )
  return rows.map(({ name }) => name)
}

async function noteLayout(client: ClientBase, namespace: string, layout: string): Promise<void> {
  await client.query(`update ${tableIn(namespace, notesName)} set layout = $1`, [layout])
}

/** What is hashed for the advisory lock of whoever opens or changes the tables. */
export const openingLock = (namespace: string) => `shruti ${namespace}`

/** In one transaction, which processes that come at once make one after the other. */
async function changeTables(client: ClientBase, namespace: string, work: () => Promise<void>): Promise<void> {
  try {
    await client.query('begin')
    // To bring a large shop over takes longer than any shopper's request may.
    await execute(client, ['set local statement_timeout = 0', 'set local lock_timeout = 0'])
    await client.query('select pg_advisory_xact_lock(hashtext($1))', [openingLock(namespace)])
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

async function prepare(client: ClientBase, wanted: WantedTables): Promise<void> {
  const { namespace, layout, notes: now, ifMissing, log } = wanted
  await requireUtf8(client)
  const notes = tableIn(namespace, notesName)
  if (ifMissing === 'refuse' && !(await exists(client, notes))) {
    throw new StoreMissing(`the schema ${namespace} of the database`, null)
  }
  await execute(client, [
    `create schema if not exists ${escapeIdentifier(namespace)}`,
    countsTableStatement(namespace),
    incarnationTableStatement(namespace),
    beginIncarnation(namespace),
    versionStatement(namespace),
    `create table if not exists ${notes} (id integer primary key check (id = 1), schema_version integer not null, layout text not null)`,
  ])
  const noted = await readNotes(client, namespace)
  if (noted) expectOpenable(noted, { now, namespace })
  if (areSame(noted, now)) return
  const canSearch = await canFindParts(client)
  if (!canSearch) log.warn({}, 'The extension pg_trgm cannot be made: searches read every record')
  for (const collection of layout.values()) {
    await makeTables(client, collection, { noted, wanted, canSearch })
  }
  await client.query(
    `insert into ${notes} values (1, $1, $2) on conflict (id) do update set schema_version = excluded.schema_version, layout = excluded.layout`,
    [now.schemaVersion, now.layout],
  )
  const facts = { from: noted?.schemaVersion ?? null, to: now.schemaVersion }
  log.info(facts, noted ? 'The tables were brought to this version' : 'The tables were made')
}

/** @throws StoreUnfinished, StoreMoved, StoreVersionMismatch */
function expectOpenable(
  noted: Notes,
  { now, namespace }: { readonly now: Notes; readonly namespace: string },
): void {
  if (noted.layout === unfinishedLayout) {
    throw new StoreUnfinished(
      'The database is being filled by npm run move, or that was cut short. Wait for its end, or run it again with --replace.',
    )
  }
  if (noted.layout.startsWith(movedMark)) {
    throw new StoreMoved(
      `The shop in the database has moved to a data folder: start it with that as DATA_DIR, without DATABASE_URL. To use this old one again, without what was changed since, run in the database: update ${tableIn(namespace, notesName)} set layout = substr(layout, ${movedMark.length + 1});`,
    )
  }
  if (noted.schemaVersion > now.schemaVersion) {
    throw new StoreVersionMismatch(
      `The database has records of version ${noted.schemaVersion}; this program knows them up to ${now.schemaVersion}. Start the newer program, or restore a backup from before it.`,
    )
  }
}

async function exists(client: ClientBase, table: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null found', [table])
  return rows[0]?.found === true
}

/** Other encodings cannot hold every text. @throws StoreUnavailable */
async function requireUtf8(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ server_encoding: string }>('show server_encoding')
  if (rows[0]?.server_encoding !== 'UTF8') {
    throw new StoreUnavailable('The database must be made with the encoding UTF8')
  }
}

/** Whether pg_trgm is there or can be made. It comes with PostgreSQL, and a database's owner may make it. */
async function canFindParts(client: ClientBase): Promise<boolean> {
  await client.query('savepoint extension')
  try {
    await client.query('create extension if not exists pg_trgm')
    return true
  } catch {
    await client.query('rollback to savepoint extension')
    return false
  }
}

interface Making {
  readonly noted: Notes | undefined
  readonly wanted: WantedTables
  readonly canSearch: boolean
}

async function makeTables(
  client: ClientBase,
  collection: CollectionLayout,
  { noted, wanted, canSearch }: Making,
): Promise<void> {
  const formerIndexes = noted && indexesIn(noted.layout, collection.name)
  const namespace = escapeIdentifier(wanted.namespace)
  if (!noted || !formerIndexes) {
    await execute(client, tableStatements(collection, canSearch))
    return
  }
  const former = `${namespace}.former`
  await execute(client, [
    ...formerIndexes.map(
      index => `drop table ${namespace}.${escapeIdentifier(`${collection.name}_${index}`)}`,
    ),
    `alter table ${collection.table} rename to former`,
    // Its name is wanted for the new table's.
    `alter index ${namespace}.${escapeIdentifier(`${collection.name}_pkey`)} rename to former_pkey`,
    ...tableStatements(collection, canSearch),
  ])
  await bringOver(client, collection, { former, from: noted.schemaVersion, migrations: wanted.migrations })
  await execute(client, [`drop table ${former}`])
}

/** Names of a collection's equal indexes in a layout as it was noted; undefined where it did not have the collection. */
function indexesIn(fingerprint: string, name: string): string[] | undefined {
  type Collections = ReadonlyArray<
    readonly [string, unknown, unknown, ReadonlyArray<readonly [string, ...unknown[]]>]
  >
  const former = (JSON.parse(fingerprint) as Collections).find(([collection]) => collection === name)
  return former?.[3].map(([index]) => index)
}

interface Former {
  readonly former: string
  readonly from: number
  readonly migrations: readonly Migration[]
}

async function bringOver(
  client: ClientBase,
  collection: CollectionLayout,
  { former, from, migrations }: Former,
): Promise<void> {
  const to = schemaVersionAfter(migrations)
  await client.query(`declare records cursor for select document::text from ${former}`)
  for (;;) {
    const { rows } = await client.query<{ document: string }>(`fetch ${batchSize} from records`)
    if (rows.length === 0) break
    const records = rows.map(({ document }) => JSON.parse(document) as StoredRecord)
    const batch = new Map(records.map(record => [record.id, record]))
    migrateRecords({ [collection.name]: batch }, migrations, { from, to })
    for (const record of batch.values()) await run(client, putStatement(collection, record))
  }
  await client.query('close records')
}
