import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { cp, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { parseEnvironment } from '../http/env.ts'
import { openSecrets } from '../http/secrets.ts'
import { openShop } from '../http/serve.ts'
import { temporaryDirectory } from '../stores/lowdb/fixtures/temporary-directory.ts'
import { startPostgres, type PostgresServer } from '../stores/postgres/fixtures/postgres-server.ts'
import { StoreMissing } from '../stores/store-missing.ts'
import { StoreMoved } from '../stores/store-moved.ts'
import { StoreUnfinished } from '../stores/store-unfinished.ts'
import { StoreVersionMismatch } from '../stores/store-version-mismatch.ts'
import type { Moved } from './compare.ts'
import {
  demoFolder,
  executeIn,
  now,
  openDatabase,
  putBrokenTexts,
  recordsInDatabase,
} from './fixtures/moving-shop.ts'
import { allRecords } from './fixtures/shop-folder.ts'
import { moveToPostgres } from './move.ts'
import { moveFromPostgres, type MoveBackStep } from './move-back.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let postgres: PostgresServer
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.remove())

const sessionKey = 'q7ZtV0b4sXn1Lk9eRw2uYc5hJd8mPf3g'
const keys = { hashKey: 'Kd92hfLq0pZx7vNw3bTy6mRc1sGj5eUa', sessionKeys: [sessionKey] }

/** A database with the demo shop, which came from a data folder. */
async function demoDatabase(): Promise<{ url: string; former: string }> {
  const former = await demoFolder()
  await putBrokenTexts(former)
  const url = await postgres.newDatabase()
  await moveToPostgres({ dataFolder: former, url, replace: false, now, onStep: () => undefined })
  return { url, former }
}

/** The path of a folder that is not there yet. */
const newFolder = async () => path.join(await temporaryDirectory(), 'data')

function moveBack(
  dataFolder: string,
  url: string,
  onStep: (step: MoveBackStep) => void = () => undefined,
): Promise<Moved> {
  return moveFromPostgres({ dataFolder, url, keys, onStep })
}

/** Opens the shop of a folder as a server does, and lets go of it. */
async function open(dataFolder: string): Promise<void> {
  const SESSION_KEYS = keys.sessionKeys.join(',')
  const env = parseEnvironment({ DATA_DIR: dataFolder, SESSION_KEYS, LOG_LEVEL: 'silent' })
  const shop = await openShop(env, { ifMissing: 'create' })
  await shop.dependencies.store.close()
}

/** Runs a statement by hand before anything else happens here. */
function executeMeanwhile(url: string, statement: string): void {
  const program = `const { Client } = require('pg')
    const client = new Client({ connectionString: process.argv[1] })
    client.connect().then(() => client.query(process.argv[2])).then(() => client.end())`
  execFileSync(process.execPath, ['-e', program, url, statement], { cwd: import.meta.dirname })
}

it('[SRV-2] a shop that moved there and back has the same records, also such as PostgreSQL cannot hold as text', async () => {
  const { url } = await demoDatabase()
  const serving = await openDatabase(url)
  await serving.transaction(async tx => {
    const [order] = await tx.list('orders', { limit: 1 })
    if (order === undefined) throw new TypeError('The demo shop has orders')
    await tx.put('orders', { ...order, id: 'new-order', number: 'SHR-NEW', invoiceNumber: null })
  })
  await serving.close()
  const expected = await recordsInDatabase(url)
  const dataFolder = await newFolder()
  const steps: MoveBackStep[] = []
  const { records, differences } = await moveBack(dataFolder, url, step => steps.push(step))

  expect(differences).toEqual([])
  expect(records['orders']).toBeGreaterThan(1)
  expect(expected['orders']).toContainEqual(expect.objectContaining({ id: 'new-order' }))
  expect(await allRecords(dataFolder)).toEqual(expected)
  expect((await readdir(dataFolder)).toSorted()).toEqual(['hash-key', 'store'])
  const { hashKey } = await openSecrets(dataFolder, keys.sessionKeys, { isFilled: true })
  expect(hashKey).toBe(keys.hashKey)
  await open(dataFolder)
  const copied = steps.flatMap(step => (step.kind === 'copied' ? [step] : []))
  expect(copied.at(-1)?.all.records).toBe(copied.at(-1)?.all.of)
  expect(steps.at(-1)).toEqual({ kind: 'copy written' })
})

it('[SRV-2] a database whose shop moved back is not opened, says how to use it again, and takes a shop again', async () => {
  const { url } = await demoDatabase()
  const expected = await recordsInDatabase(url)
  const dataFolder = await newFolder()
  await moveBack(dataFolder, url)
  const error = await openDatabase(url).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(StoreMoved)
  await expect(moveBack(await newFolder(), url)).rejects.toThrow(StoreMoved)
  const statement = /run in the database: (update .*;)$/.exec((error as Error).message)?.[1] ?? ''
  expect(await executeIn(url, statement)).toBe(1)
  expect(await recordsInDatabase(url)).toEqual(expected)

  await moveBack(await newFolder(), url)
  const again = await moveToPostgres({ dataFolder, url, replace: true, now, onStep: () => undefined })
  expect(again.differences).toEqual([])
  expect(await recordsInDatabase(url)).toEqual(expected)
})

it('[SRV-2] a folder that is not empty is refused, and left as it is', async () => {
  const { url, former } = await demoDatabase()
  const before = (await readdir(former)).toSorted()
  await expect(moveBack(former, url)).rejects.toThrow(`${former} is not empty: it holds`)
  expect((await readdir(former)).toSorted()).toEqual(before)
  expect(await recordsInDatabase(url)).toHaveProperty('orders')
})

it('[SRV-2] a move back that fails leaves no folder, and the database as it was', async () => {
  const { url } = await demoDatabase()
  const expected = await recordsInDatabase(url)
  const dataFolder = await newFolder()
  for (const at of ['copied', 'copy written']) {
    const failed = moveBack(dataFolder, url, ({ kind }) => {
      if (kind === at) throw new Error(`Failed when ${at}`)
    })
    await expect(failed).rejects.toThrow(`Failed when ${at}`)
    await expect(readdir(path.dirname(dataFolder))).resolves.toEqual([])
  }
  expect(await recordsInDatabase(url)).toEqual(expected)
})

it('[SRV-2] a move back that is killed leaves nothing that opens as a shop, and the database as it was', async () => {
  const { url } = await demoDatabase()
  const expected = await recordsInDatabase(url)
  const dataFolder = await newFolder()
  const program = path.join(import.meta.dirname, 'fixtures/back-mover.ts')
  const mover = fork(program, [dataFolder, url, keys.hashKey, sessionKey], { execArgv: ['--import', 'tsx'] })
  expect(await once(mover, 'message')).toEqual(['copy written', undefined])
  mover.kill('SIGKILL')
  await once(mover, 'close')

  expect((await readdir(dataFolder)).toSorted()).toEqual(['hash-key', 'move-unfinished'])
  await expect(open(dataFolder)).rejects.toThrow('The data of the shop in')
  // Until the database has noticed that the killed one is gone, it keeps the shop locked for it.
  const refusal = () => moveBack(dataFolder, url).catch(String)
  await expect.poll(refusal, { timeout: 20_000 }).toContain('is not empty')
  expect(await recordsInDatabase(url)).toEqual(expected)
})

it('[SRV-2] a database that does not confirm the last step leaves an empty folder, and can be used', async () => {
  const { url } = await demoDatabase()
  const expected = await recordsInDatabase(url)
  await executeIn(
    url,
    "create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$",
  )
  await executeIn(
    url,
    'create trigger refuse before update on shruti.store for each row execute function refuse()',
  )
  const dataFolder = await newFolder()
  await mkdir(dataFolder)
  await expect(moveBack(dataFolder, url)).rejects.toThrow('the database did not confirm the last step')
  expect(await readdir(dataFolder)).toEqual([])
  expect(await recordsInDatabase(url)).toEqual(expected)
})

it('[SRV-2] a store that cannot get its place is kept, and the message says where to put it', async () => {
  const { url } = await demoDatabase()
  const expected = await recordsInDatabase(url)
  const dataFolder = await newFolder()
  const inTheWay = path.join(dataFolder, 'store')
  const moving = moveBack(dataFolder, url, ({ kind }) => {
    if (kind === 'copy written') mkdirSync(path.join(inTheWay, 'full'), { recursive: true })
  })
  await expect(moving).rejects.toThrow(
    `${path.join(dataFolder, 'move-unfinished', 'store')} could not be renamed to ${inTheWay}. Do that`,
  )
  await expect(openDatabase(url)).rejects.toThrow(StoreMoved)
  const byHand = await newFolder()
  await cp(path.join(dataFolder, 'move-unfinished', 'store'), path.join(byHand, 'store'), { recursive: true })
  expect(await allRecords(byHand)).toEqual(expected)
})

it('[SRV-2] records that were changed, removed or added by hand meanwhile are found, and nothing has moved', async () => {
  const { url } = await demoDatabase()
  const dataFolder = await newFolder()
  const statements = [
    `update shruti.orders set document = replace(document::text, '"status":"', '"status":"x')::json where id = (select min(id) from shruti.orders)`,
    'delete from shruti.users where id = (select min(id) from shruti.users)',
    `insert into shruti.counters values ('by-hand', '{"id":"by-hand","value":1}')`,
  ]
  let isChanged = false
  const { differences } = await moveBack(dataFolder, url, step => {
    // All but the first collection is read after it, and as it was before.
    if (step.kind === 'copied' && !isChanged) executeMeanwhile(url, statements.join('; '))
    isChanged = true
  })
  const found = differences.map(({ collection, kind }) => `${collection}: ${kind}`)
  expect(found.toSorted()).toEqual([
    'counters: only in the database',
    'orders: different',
    'users: missing in the database',
  ])
  expect(await readdir(path.dirname(dataFolder))).toEqual([])
  const store = await openDatabase(url)
  expect(await store.get('counters', 'by-hand')).toEqual({ id: 'by-hand', value: 1 })
  await store.close()
})

it('[SRV-2] no shop moves back while a server has it open, also one without the regular jobs', async () => {
  const { url } = await demoDatabase()
  const dataFolder = await newFolder()
  const server = await openDatabase(url)
  await server.count('orders')
  await expect(moveBack(dataFolder, url)).rejects.toThrow(
    'Servers have the shop in this database open. Stop all of them first',
  )
  expect(await readdir(path.dirname(dataFolder))).toEqual([])
  await server.close()
})

it('[SRV-2] a server that starts while its shop moves back waits, and is refused', async () => {
  const { url } = await demoDatabase()
  let starting: Promise<unknown> | undefined
  const { differences } = await moveBack(await newFolder(), url, () => {
    starting ??= openDatabase(url).catch((error: unknown) => error)
  })
  expect(differences).toEqual([])
  expect(await starting).toBeInstanceOf(StoreMoved)
})

it('[SRV-2] there has to be a whole shop of this version in the database', async () => {
  const empty = await postgres.newDatabase()
  await expect(moveBack(await newFolder(), empty)).rejects.toThrow(StoreMissing)
  const { url } = await demoDatabase()
  await executeIn(url, "update shruti.store set layout = '[]'")
  await expect(moveBack(await newFolder(), url)).rejects.toThrow(StoreVersionMismatch)
  await executeIn(url, "update shruti.store set layout = 'unfinished'")
  await expect(moveBack(await newFolder(), url)).rejects.toThrow(StoreUnfinished)
})
