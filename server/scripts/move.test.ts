import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { shopFolder } from '../data-folder/fixtures/shop-folder.ts'
import { openShopStore } from '../data-folder/fixtures/shop-folder-store.ts'
import { call, killServers, placeOrder, spawnServer } from '../http/server-process.fixture.ts'
import { temporaryDirectory } from '../stores/lowdb/fixtures/temporary-directory.ts'
import {
  databasePassword,
  startPostgres,
  type PostgresServer,
} from '../stores/postgres/fixtures/postgres-server.ts'

// Each run compiles its sources first: seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

let postgres: PostgresServer
let dataFolder: string
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.remove())
afterEach(killServers)

interface Run {
  readonly args?: readonly string[]
  readonly variables?: Readonly<Record<string, string>>
  /** Called once, when the output has it. */
  readonly on?: { readonly text: string; readonly work: () => Promise<void> }
}

/** Runs the command; its output, in which the database's password must never be. */
async function run({ args = [], variables = {}, on }: Run) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(import.meta.dirname, 'move.ts'), ...args],
    {
      env: { PATH: process.env['PATH'], DATA_DIR: dataFolder, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  let working: Promise<void> | undefined
  const hear = (chunk: unknown) => {
    output += String(chunk)
    if (on && working === undefined && output.includes(on.text)) working = on.work()
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const [status] = (await once(child, 'close')) as [number | null]
  await working
  expect(output).not.toContain(databasePassword)
  return { status, output }
}

it('[SRV-2] npm run move waits for the end of the server, says what differs, and what the new one needs', async () => {
  dataFolder = await shopFolder()
  const url = await postgres.newDatabase()
  const store = await openShopStore(dataFolder)
  const changed = await run({
    args: ['--to', url],
    on: {
      text: 'Waiting until it has stopped',
      work: async () => {
        const client = new Client({ connectionString: url })
        await client.connect()
        await client.query(`delete from shruti.counters where id = 'test-3'`)
        await client.end()
        await store.close()
      },
    },
  })
  expect(changed.output).toMatch(
    /of [\d,]+ records copied; counters: (\d+) of \1\n[^]*Stop the server now[^]*Nobody has the shop open[^]*\ncounters test-3: missing in the database\n1 of [\d,]+ records differ: nothing has moved\./,
  )
  expect(changed.status).toBe(1)

  const again = await run({ variables: { MOVE_TO: url } })
  expect(again).toEqual({
    status: 1,
    output:
      'The database has a move that was cut short. To begin it again: --replace. Nothing was changed.\n',
  })
  const moved = await run({ args: ['--replace'], variables: { MOVE_TO: url, DATABASE_URL: url } })
  expect(moved.output).toMatch(/\nAll [\d,]+ records are the same in the database\. The shop has moved/)
  expect(moved.output).toContain(`UPLOADS_DIR    ${path.join(dataFolder, 'uploads')}`)
  for (const name of ['DATABASE_URL', 'HASH_KEY', 'SESSION_KEYS']) expect(moved.output).toContain(name)
  expect(moved.status).toBe(0)
})

it('[SRV-2] npm run move -- --back is refused while a server runs; afterwards the customer is signed in and finds the order', async () => {
  const url = await postgres.newDatabase()
  const folder = await temporaryDirectory()
  const HASH_KEY = 'Kd92hfLq0pZx7vNw3bTy6mRc1sGj5eUa'
  const SESSION_KEYS = 'q7ZtV0b4sXn1Lk9eRw2uYc5hJd8mPf3g'
  const former = path.join(folder, 'former')
  const old = spawnServer({ DATABASE_URL: url, DATA_DIR: former, HASH_KEY, SESSION_KEYS })
  const { cookie, orderId } = await placeOrder(await old.started)

  dataFolder = path.join(folder, 'new')
  const args = ['--back']
  const variables = { MOVE_FROM: url, DATABASE_URL: url, HASH_KEY, SESSION_KEYS }
  expect(await run({ args, variables })).toEqual({
    status: 1,
    output:
      'MOVE_FROM: A server has the shop in this database open, or another npm run move is at work. Stop all its servers first\n',
  })
  old.child.kill('SIGTERM')
  await old.exited
  const moved = await run({ args, variables })
  expect(moved.output).toMatch(
    /of [\d,]+ records copied; counters: (\d+) of \1\n[^]*The copy is written\.[^]*\nAll [\d,]+ records are the same in/,
  )
  expect(moved.output).toContain(
    `Copy the pictures of customers, from UPLOADS_DIR or the bucket, to ${dataFolder}/uploads`,
  )
  expect(moved.status).toBe(0)

  const server = spawnServer({ DATA_DIR: dataFolder, SESSION_KEYS })
  const answer = await call(await server.started, 'GET', `/api/orders/${orderId}`, undefined, { cookie })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ id: orderId, status: 'placed' })
  const mistaken = spawnServer({ DATABASE_URL: url, DATA_DIR: former, HASH_KEY, SESSION_KEYS })
  expect(await mistaken.exited).not.toBe(0)
  expect(mistaken.output()).toContain('The shop in the database has moved to a data folder')
})

it('[SRV-2] npm run move -- --back names the keys that it lacks, and takes no options of the way there', async () => {
  dataFolder = path.join(await temporaryDirectory(), 'new')
  const url = `postgres://shop:${databasePassword}@127.0.0.1:1/shop`
  expect(await run({ args: ['--back'], variables: { MOVE_FROM: url } })).toEqual({
    status: 1,
    output:
      "HASH_KEY: is required, as the shop's servers have it\nSESSION_KEYS: is required, as the shop's servers have it\n",
  })
  const short = { HASH_KEY: 'short', SESSION_KEYS: 'q7ZtV0b4sXn1Lk9eRw2uYc5hJd8mPf3g' }
  expect(await run({ args: ['--back', '--from', url], variables: short })).toEqual({
    status: 1,
    output: 'HASH_KEY: must be 32 bytes or longer\n',
  })
  const help = { status: 2, output: expect.stringContaining('MOVE_FROM of the environment') }
  expect(await run({ args: ['--back', '--replace'], variables: { MOVE_FROM: url } })).toMatchObject(help)
  expect(await run({ args: ['--from', url] })).toMatchObject(help)
  expect(existsSync(dataFolder)).toBe(false)
})

it('[SRV-2] npm run move names what is wrong with the address, and never the address', async () => {
  dataFolder = await shopFolder()
  const wrong = await run({ args: ['--to', `mysql://shop:${databasePassword}@db.example/shop`] })
  expect(wrong.output).toMatch(/^--to: must be an address such as postgres:/)
  expect(wrong.status).toBe(1)
  const nobody = `postgres://shop:${databasePassword}@127.0.0.1:1/shop`
  expect(await run({ variables: { MOVE_TO: nobody } })).toEqual({
    status: 1,
    output: 'MOVE_TO: The database cannot be reached (ECONNREFUSED)\n',
  })
  expect(await run({})).toMatchObject({
    status: 2,
    output: expect.stringContaining('MOVE_TO of the environment'),
  })
})
