import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { shopSchema } from '../domain/index.ts'
import { migrations } from '../domain/migrations/index.ts'
import { openLowdbStore } from '../stores/lowdb/open.ts'

// Each run compiles its sources first: seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const script = path.join(import.meta.dirname, 'create-admin.ts')
let dataFolder: string
beforeEach(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'shruti-admin-'))
  await (await openStore()).close()
})
afterEach(() => rm(dataFolder, { recursive: true, force: true }))

const openStore = () =>
  openLowdbStore({ directory: path.join(dataFolder, 'store'), schema: shopSchema, migrations })

async function createAdmin(args: readonly string[], password: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataFolder, LOG_LEVEL: 'warn' },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', chunk => (output += String(chunk)))
  child.stderr.on('data', chunk => (output += String(chunk)))
  // A script that ends before it reads leaves a broken pipe behind.
  child.stdin.on('error', () => undefined)
  child.stdin.end(`${password}\n`)
  const [status] = (await once(child, 'close')) as [number | null]
  return { status, output }
}

it('makes an administrator from a password on the standard input, which it does not show', async () => {
  const { status, output } = await createAdmin(['--username', 'Meera'], 'raga-yaman-at-dusk')
  expect(status).toBe(0)
  // The log and the script share the standard output, in either order.
  const [event, told] = output.trim().split('\n').toSorted().toReversed()
  expect(JSON.parse(event ?? '')).toMatchObject({ event: 'authz_change', change: 'administrator' })
  expect(told).toBe('meera is an administrator now.')
  const store = await openStore()
  const [user] = await store.list('users')
  await store.close()
  expect(user).toMatchObject({ username: 'meera', isAdmin: true })
  expect(user?.passwordHash).toMatch(/^\$argon2id\$/)
})

it('refuses while the server has the data folder', async () => {
  const store = await openStore()
  const { status, output } = await createAdmin([], 'raga-yaman-at-dusk')
  await store.close()
  expect(status).toBe(1)
  expect(output.trim().split('\n')).toHaveLength(1)
  expect(output).toContain(dataFolder)
})

it('refuses a short password and says why', async () => {
  expect(await createAdmin([], 'short')).toEqual({ status: 1, output: 'Use at least 8 characters\n' })
})

it('refuses a folder without a shop, and makes none', async () => {
  await rm(path.join(dataFolder, 'store'), { recursive: true })
  const { status, output } = await createAdmin([], 'raga-yaman-at-dusk')
  expect(status).toBe(1)
  expect(output).toContain(`There is no shop in ${dataFolder} (DATA_DIR).`)
  expect(await readdir(dataFolder)).toEqual([])
})
