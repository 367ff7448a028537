import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { parseEnvironment } from './env.ts'
import { addFirstPosts, expectFilled, fillNewShop, ifMissingAt } from './new-shop.ts'
import { OperatorError } from './operator-errors.ts'
import { openShop } from './serve.ts'

const production = {
  NODE_ENV: 'production',
  SESSION_KEYS: 'q7ZtV0b4sXn1Lk9eRw2uYc5hJd8mPf3g',
  PUBLIC_ORIGIN: 'https://shop.example',
  SMS_URL: 'https://gateway.example',
  SMS_TOKEN: 't0k3n',
}
let parent: string
let dataFolder: string
beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'shruti-opening-'))
  dataFolder = path.join(parent, 'data')
})
afterEach(() => rm(parent, { recursive: true, force: true }))

const environment = (variables: Record<string, string> = {}) =>
  parseEnvironment({ DATA_DIR: dataFolder, LOG_LEVEL: 'silent', ...variables })

async function makeShop(): Promise<void> {
  const env = environment({ ADMIN_PASSWORD: 'raga-yaman-at-dusk' })
  const shop = await openShop(env, { ifMissing: 'create' })
  await fillNewShop(shop, env)
  await shop.dependencies.store.close()
}

async function refusal(variables: Record<string, string> = {}): Promise<string> {
  const env = environment(variables)
  const error = await openShop(env, { ifMissing: ifMissingAt(env) }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(Error)
  return (error as Error).message
}

it('[SRV-3] in production no shop is made in a folder that is missing or empty, as one that is not mounted is', async () => {
  const message = `There is no shop in ${dataFolder} (DATA_DIR).
If it should be there: is the folder mounted, is DATA_DIR right? Or restore it from a backup.
For a new shop: npm run create-shop makes it, once.`
  expect(await refusal(production)).toBe(message)
  expect(await readdir(parent)).toEqual([])
  await mkdir(dataFolder)
  expect(await refusal(production)).toBe(message)
  expect(await readdir(dataFolder)).toEqual([])
})

it('[SRV-3] a shop whose store has gone is refused everywhere: its keys prove that the folder is not new', async () => {
  await makeShop()
  await rm(path.join(dataFolder, 'store'), { recursive: true })
  for (const variables of [{}, { TEST_MODE: '1' }]) {
    expect(await refusal(variables)).toBe(
      `The data of the shop in ${dataFolder} (DATA_DIR) is missing: ${dataFolder}/hash-key is there, the files of ${dataFolder}/store are not.
Mount the folder or restore it from a backup. For an empty shop instead, set DATA_DIR to a new folder.`,
    )
  }
  expect(await readdir(dataFolder)).toEqual(['hash-key', 'session-keys'])
})

it('[SRV-3] a shop whose store was emptied is refused', async () => {
  await makeShop()
  const store = path.join(dataFolder, 'store')
  for (const name of await readdir(store)) if (name !== 'identity.jsonl') await rm(path.join(store, name))
  expect(await refusal()).toContain(`${store}/identity.jsonl is there, the files of ${store} are not`)
  await rm(path.join(store, 'identity.jsonl'))
  expect(await refusal()).toContain(`${dataFolder}/hash-key is there, the files of ${store} are not`)
})

it('names the emptied journal', async () => {
  await makeShop()
  const store = path.join(dataFolder, 'store')
  const last =
    (await readdir(store))
      .filter(name => name.startsWith('journal-'))
      .toSorted()
      .at(-1) ?? ''
  await truncate(path.join(store, last), 0)
  expect(await refusal()).toContain(path.join(store, last))
})

it('opens the shop that create-shop made, in production too, and tells when it was cut short', async () => {
  const unfinished = await openShop(environment(), { ifMissing: 'create' })
  await expect(expectFilled(unfinished, environment())).rejects.toThrow(OperatorError)
  await unfinished.dependencies.store.close()

  await makeShop()
  const env = environment()
  const shop = await openShop(env, { ifMissing: 'refuse' })
  await expectFilled(shop, env)
  expect(await shop.dependencies.store.count('products')).toBeGreaterThan(0)
  await shop.dependencies.store.close()
})

it('leaves the store free when the keys cannot be opened', async () => {
  await makeShop()
  const other = { SESSION_KEYS: 'Kd92hfLq0pZx7vNw3bTy6mRc1sGj5eUa' }
  expect(await refusal(other)).toContain(`${dataFolder}/hash-key cannot be opened`)
  expect(await refusal(other)).toContain(`${dataFolder}/hash-key cannot be opened`)
})

it('[SRV-3] refuses a shop whose hash key is missing, until a new one is asked for', async () => {
  await makeShop()
  const file = path.join(dataFolder, 'hash-key')
  await rm(file)
  expect(await refusal()).toContain(`${file} is missing. Restore it from a backup.`)
  expect(await readdir(dataFolder)).toEqual(['session-keys', 'store'])

  await writeFile(file, 'new\n')
  const shop = await openShop(environment(), { ifMissing: 'refuse' })
  await shop.dependencies.store.close()
  expect(await readFile(file, 'utf8')).toMatch(/^Fe26\.2\*/)
})

it('[ADM-8] a shop of an earlier version gets the first posts once, and those that it deletes stay away', async () => {
  await makeShop()
  const shop = await openShop(environment(), { ifMissing: 'refuse' })
  const { store } = shop.dependencies
  const deleteAll = () =>
    store.transaction(async tx => {
      for (const { id } of await tx.list('posts')) await tx.delete('posts', id)
    })
  await deleteAll()
  await addFirstPosts(shop)
  expect(await store.count('posts')).toBe(6)
  await deleteAll()
  await addFirstPosts(shop)
  expect(await store.count('posts')).toBe(0)
  await store.close()
})
