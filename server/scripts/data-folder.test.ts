import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { schemaVersion } from '../domain/migrations/index.ts'
import { parseEnvironment } from '../http/env.ts'
import { openSecrets } from '../http/secrets.ts'

// Each run compiles its sources first: seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

let dataFolder: string
beforeEach(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'shruti-data-'))
})
afterEach(() => rm(dataFolder, { recursive: true, force: true }))

async function run(script: string, args: readonly string[] = [], variables: Record<string, string> = {}) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(import.meta.dirname, script), ...args],
    {
      env: { PATH: process.env['PATH'], DATA_DIR: dataFolder, LOG_LEVEL: 'warn', ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  child.stdout.on('data', chunk => (output += String(chunk)))
  child.stderr.on('data', chunk => (output += String(chunk)))
  const [status] = (await once(child, 'close')) as [number | null]
  return { status, output }
}

/** Puts a store of the first version into the data folder, with a hash key that is asked for anew. */
async function unpackEarlierStore(): Promise<string> {
  const store = path.join(dataFolder, 'store')
  await mkdir(store)
  const packed = path.join(import.meta.dirname, '../stores/lowdb/earlier-versions/schema-1/journal-only')
  const name = 'journal-000001.jsonl'
  await writeFile(path.join(dataFolder, 'hash-key'), 'new')
  await writeFile(path.join(store, name), gunzipSync(await readFile(path.join(packed, `${name}.gz`))))
  return store
}

it('npm run create-shop makes a shop once, in production too, and prints the password', async () => {
  const production = {
    NODE_ENV: 'production',
    SESSION_KEYS: 'q7ZtV0b4sXn1Lk9eRw2uYc5hJd8mPf3g',
    SMS_URL: 'https://gateway.example/send',
    SMS_TOKEN: 'a-token-of-the-gateway',
    PUBLIC_ORIGIN: 'https://shop.example',
  }
  const first = await run('create-shop.ts', [], production)
  expect(first.output).toMatch(
    /There is a shop in .* now\.\nFirst administrator: admin, password \S{16} \(not shown again\)\n/,
  )
  expect(first.status).toBe(0)
  expect(await run('create-shop.ts', [], production)).toEqual({
    status: 1,
    output: `There is a shop in ${dataFolder} (DATA_DIR) already.\n`,
  })
})

it('npm run migrate says what it would do, does it, and then has nothing to do', async () => {
  const store = await unpackEarlierStore()
  const trial = await run('migrate.ts', ['--dry-run'])
  expect(trial.output).toContain(
    `${store} would be brought to schema ${schemaVersion}. Nothing was written.\n`,
  )
  expect(await readdir(dataFolder)).toEqual(['hash-key', 'store'])
  expect(await readdir(store)).toEqual(['journal-000001.jsonl'])

  const done = await run('migrate.ts')
  expect(done).toMatchObject({
    status: 0,
    output: expect.stringContaining(`${store} has schema ${schemaVersion} now.\n`),
  })
  expect(await readdir(store)).toContain(`before-format-2-schema-${schemaVersion}`)
  expect(await run('migrate.ts')).toEqual({
    status: 0,
    output: `${store} has schema ${schemaVersion} already: nothing to do.\n`,
  })
})

it('[SRV-2] npm run hash-key prints the key that the shop in the folder has, for a server with a database', async () => {
  const missing = await run('hash-key.ts')
  expect(missing.status).toBe(1)
  expect(missing.output).toContain(`${dataFolder}/hash-key is missing`)
  expect(await readdir(dataFolder)).toEqual([])

  const { hashKey } = await openSecrets(dataFolder, undefined)
  expect(await run('hash-key.ts')).toEqual({ status: 0, output: `HASH_KEY=${hashKey}\n` })
  const DATABASE_URL = 'postgres://shop@db.example/shop'
  expect(parseEnvironment({ DATABASE_URL, HASH_KEY: hashKey }).HASH_KEY).toBe(hashKey)
})
