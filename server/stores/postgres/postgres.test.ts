import { afterAll, beforeAll } from 'vitest'
import { conformanceSchema } from '../conformance/schema.ts'
import { describeStoreConformance } from '../conformance.ts'
import { startPostgres, type PostgresServer } from './fixtures/postgres-server.ts'
import { openPostgresStore } from './open.ts'

let server: PostgresServer
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server.remove())

let opened = 0

describeStoreConformance('The PostgreSQL store', () =>
  openPostgresStore({ url: server.url, schema: conformanceSchema, namespace: `test_${(opened += 1)}` }),
)
