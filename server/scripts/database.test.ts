import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { schemaVersion } from '../domain/migrations/index.ts'
import {
  databasePassword,
  startPostgres,
  type PostgresServer,
} from '../stores/postgres/fixtures/postgres-server.ts'

// Each run compiles its sources first: seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

let postgres: PostgresServer
let dataFolder: string
let url: string
beforeAll(async () => {
  postgres = await startPostgres()
  url = await postgres.newDatabase()
  dataFolder = await mkdtemp(path.join(tmpdir(), 'shruti-scripts-'))
})
afterAll(async () => {
  await postgres.remove()
  await rm(dataFolder, { recursive: true, force: true })
})

/** Runs a script as on a production server whose shop is in the database. */
async function run(script: string, args: readonly string[] = [], input = '') {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(import.meta.dirname, script), ...args],
    {
      env: {
        PATH: process.env['PATH'],
        NODE_ENV: 'production',
        DATA_DIR: dataFolder,
        DATABASE_URL: url,
        HASH_KEY: 'Kd92hfLq0pZx7vNw3bTy6mRc1sGj5eUa',
        SESSION_KEYS: 'q7ZtV0b4sXn1Lk9eRw2uYc5hJd8mPf3g',
        SMS_URL: 'https://gateway.example/send',
        SMS_TOKEN: 'a-token-of-the-gateway',
        PUBLIC_ORIGIN: 'https://shop.example',
        LOG_LEVEL: 'error',
      },
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  )
  let output = ''
  child.stdout.on('data', chunk => (output += String(chunk)))
  child.stderr.on('data', chunk => (output += String(chunk)))
  child.stdin.on('error', () => undefined)
  child.stdin.end(input)
  const [status] = (await once(child, 'close')) as [number | null]
  expect(output).not.toContain(databasePassword)
  return { status, output }
}

it('[SRV-2] the commands that make a shop, an administrator and a migration work on a database', async () => {
  const missing = await run('create-admin.ts', [], 'raga-yaman-at-dusk')
  expect(missing.status).toBe(1)
  expect(missing.output).toContain('There is no shop in the database (DATABASE_URL).')

  const made = await run('create-shop.ts')
  expect(made.output).toMatch(
    /^There is a shop in the database \(DATABASE_URL\) now\.\nFirst administrator: admin, password \S{16} \(not shown again\)\n$/,
  )
  expect(await run('create-shop.ts')).toEqual({
    status: 1,
    output: 'There is a shop in the database (DATABASE_URL) already.\n',
  })
  expect(await run('create-admin.ts', ['--username', 'meera'], 'raga-yaman-at-dusk')).toEqual({
    status: 0,
    output: 'meera is an administrator now.\n',
  })
  expect(await run('migrate.ts')).toEqual({
    status: 0,
    output: `The shop in the database (DATABASE_URL) has schema ${schemaVersion} now.\n`,
  })
  expect(await readdir(dataFolder)).toEqual([])
})

it('[SRV-2] the commands on files say what is instead of them', async () => {
  const file = path.join(dataFolder, 'shop.tar.gz')
  for (const [script, ...args] of [['backup.ts', file], ['restore.ts', file], ['verify.ts']] as const) {
    const { status, output } = await run(script, args)
    expect(status).toBe(1)
    expect(output).toMatch(
      /^DATABASE_URL: this command is for shops in DATA_DIR\. Back a database up with pg_dump [^\n]*\n$/,
    )
  }
  const dryRun = await run('migrate.ts', ['--dry-run'])
  expect(dryRun.status).toBe(1)
  expect(dryRun.output).toMatch(/^--dry-run is for the store in DATA_DIR\./)
})
