import { Client } from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { describeContract } from '../contract-suite/index.ts'
import { shopSchema } from '../domain/index.ts'
import { startPostgres, type PostgresServer } from '../stores/postgres/fixtures/postgres-server.ts'
import { openPostgresStore } from '../stores/postgres/open.ts'
import { expressOn } from './express-transport.fixture.ts'

const namespace = 'contract'

let server: PostgresServer
let operator: Client
beforeAll(async () => {
  server = await startPostgres()
  operator = new Client({ connectionString: server.url })
  await operator.connect()
})
afterAll(async () => {
  await operator.end()
  await server.remove()
})

/**
 * Takes all records out of the tables that an earlier case made: to make them anew takes longer, and so does TRUNCATE,
 * which makes each table's files anew, of those that are empty as well.
 */
async function emptyTables(): Promise<void> {
  const { rows } = await operator.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = $1 and tablename <> 'store'",
    [namespace],
  )
  await operator.query(rows.map(({ name }) => `delete from ${name}`).join('; '))
}

describeContract(
  '[SRV-2] Express on PostgreSQL',
  expressOn(async () => {
    await emptyTables()
    return openPostgresStore({ url: server.url, schema: shopSchema, namespace })
  }),
)
