import { afterAll, beforeAll, expect, it } from 'vitest'
import { stockSchema } from './fixtures/buyer.ts'
import { startPostgres, type PostgresServer } from './fixtures/postgres-server.ts'
import { openPostgresStore } from './open.ts'
import { PostgresVersion } from './public-version.ts'

let server: PostgresServer
let ours: PostgresVersion
let theirs: PostgresVersion
beforeAll(async () => {
  server = await startPostgres()
  const store = await openPostgresStore({ url: server.url, schema: stockSchema })
  await store.close()
  ours = new PostgresVersion({ url: server.url })
  theirs = new PostgresVersion({ url: server.url })
})
afterAll(async () => {
  await Promise.all([ours.close(), theirs.close()])
  await server.remove()
})

it('[SRV-2] [SRV-8] counts the changes of every process, the first one too', async () => {
  expect(await ours.current()).toBe(0)
  await theirs.changed()
  expect(await ours.current()).toBe(1)
  await Promise.all([ours.changed(), theirs.changed(), theirs.changed()])
  expect([await ours.current(), await theirs.current()]).toEqual([4, 4])
})

it('[SRV-8] tells of a change that was done before it was asked, whatever is asked beside', async () => {
  const before = ours.current()
  await theirs.changed()
  const after = await Promise.all([ours.current(), ours.current(), ours.current()])
  expect(after).toEqual([5, 5, 5])
  expect([4, 5]).toContain(await before)
})

it('[SRV-8] says that it cannot know when the database is away', async () => {
  const away = new PostgresVersion({ url: 'postgres://nobody@127.0.0.1:9/none', timeoutMs: 200 })
  await expect(away.current()).rejects.toThrow('ECONNREFUSED')
  await expect(Promise.all([away.current(), away.current()])).rejects.toThrow('ECONNREFUSED')
  await away.close()
})
