import { Client } from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { describeContract, fillStore } from '../contract-suite/index.ts'
import { shopSchema } from '../domain/index.ts'
import { startPostgres, type PostgresServer } from '../stores/postgres/fixtures/postgres-server.ts'
import { openPostgresStore } from '../stores/postgres/open.ts'
import { expressOn } from './express-transport.fixture.ts'

const namespace = 'contract'

let server: PostgresServer
let operator: Client
/** Puts the records of all tables back as the suite's shop has them. */
let restoreTables: string
beforeAll(async () => {
  server = await startPostgres()
  operator = new Client({ connectionString: server.url })
  await operator.connect()
  const store = await openStore()
  await fillStore(store)
  await store.close()
  restoreTables = await keepTables()
})
afterAll(async () => {
  await operator.end()
  await server.remove()
})

const openStore = () => openPostgresStore({ url: server.url, schema: shopSchema, namespace })

/**
 * Copies what the tables hold. To fill them anew for each case took a third of the suite's time, a record after the other.
 * @returns the statements that put it back. They delete, since to make tables anew takes longer, and so does TRUNCATE,
 * which makes each table's files anew, of those that are empty as well.
 */
async function keepTables(): Promise<string> {
  const { rows } = await operator.query<{ name: string }>(
    "select format('%I', tablename) as name from pg_tables where schemaname = $1 and tablename <> 'store'",
    [namespace],
  )
  await operator.query('create schema kept')
  const statements: string[] = []
  for (const { name } of rows) {
    const { rowCount } = await operator.query(`create table kept.${name} as table ${namespace}.${name}`)
    statements.push(`delete from ${namespace}.${name}`)
    if (rowCount) statements.push(`insert into ${namespace}.${name} table kept.${name}`)
  }
  return statements.join('; ')
}

describeContract(
  '[SRV-2] Express on PostgreSQL',
  expressOn(
    async () => {
      await operator.query(restoreTables)
      return openStore()
    },
    { isFilled: true },
  ),
)
