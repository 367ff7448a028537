import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { shopSchema, type ShopStore } from '../domain/index.ts'
import { temporaryDirectory } from '../stores/lowdb/fixtures/temporary-directory.ts'
import { startPostgres, type PostgresServer } from '../stores/postgres/fixtures/postgres-server.ts'
import { StoreMoved } from '../stores/store-moved.ts'
import { StoreUnfinished } from '../stores/store-unfinished.ts'
import type { Moved } from './compare.ts'
import {
  brokenEmail,
  demoFolder,
  executeIn,
  now,
  openDatabase,
  putBrokenTexts,
  recordsInDatabase,
} from './fixtures/moving-shop.ts'
import { allRecords } from './fixtures/shop-folder.ts'
import { openShopStore } from './fixtures/shop-folder-store.ts'
import { moveToPostgres, type MoveStep } from './move.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let postgres: PostgresServer
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.remove())

function move(
  dataFolder: string,
  url: string,
  {
    replace = false,
    onStep = () => undefined,
  }: { replace?: boolean; onStep?: (step: MoveStep) => void } = {},
): Promise<Moved> {
  return moveToPostgres({ dataFolder, url, replace, now, onStep })
}

/** Moves a shop that is served until the first copy is made. `work` is done on it then, before it stops. */
async function moveServed(
  dataFolder: string,
  url: string,
  work: (store: ShopStore) => Promise<void>,
): Promise<{ moved: Moved; steps: MoveStep[] }> {
  const store = await openShopStore(dataFolder)
  const steps: MoveStep[] = []
  let stopped: Promise<PromiseSettledResult<void>> | undefined
  const onStep = (step: MoveStep) => {
    steps.push(step)
    if (step.kind !== 'first copy made') return
    // The store is closed also when the work fails, since the move waits for that. What failed is thrown afterwards.
    stopped = Promise.allSettled([work(store)]).then(async ([worked]) => {
      await store.close()
      return worked
    })
  }
  try {
    const moved = await move(dataFolder, url, { onStep })
    expect(await stopped).toEqual({ status: 'fulfilled', value: undefined })
    return { moved, steps }
  } finally {
    await store.close()
  }
}

it('[SRV-2] a moved shop has the same records, also such as PostgreSQL cannot hold as text, and one place', async () => {
  const dataFolder = await demoFolder()
  await putBrokenTexts(dataFolder)
  const expected = await allRecords(dataFolder)
  const url = await postgres.newDatabase()
  const steps: MoveStep[] = []
  const { records, differences } = await move(dataFolder, url, { onStep: step => steps.push(step) })

  expect(differences).toEqual([])
  expect(records['orders']).toBeGreaterThan(0)
  expect(await recordsInDatabase(url)).toEqual(expected)
  const store = await openDatabase(url)
  expect(await store.list('users', { where: { email: brokenEmail } })).toHaveLength(1)
  await store.close()
  const copied = steps.flatMap(step => (step.kind === 'copied' ? [step] : []))
  expect(copied.at(-1)?.all.records).toBe(copied.at(-1)?.all.of)
  expect(steps.filter(step => step.kind !== 'copied')).toEqual([
    { kind: 'first copy made', isServed: false },
    { kind: 'shop stopped' },
    { kind: 'changes copied', put: 0, removed: 0 },
  ])

  const marker = path.join(dataFolder, 'store', 'moved')
  await expect(openShopStore(dataFolder)).rejects.toThrow(StoreMoved)
  await expect(openShopStore(dataFolder)).rejects.toThrow(`remove ${marker}`)
  await expect(move(dataFolder, await postgres.newDatabase())).rejects.toThrow(StoreMoved)
  await expect(move(dataFolder, url, { replace: true })).rejects.toThrow(StoreMoved)
  expect(await recordsInDatabase(url)).toEqual(expected)
})

it('[SRV-2] what the shop writes between the first copy and its end is moved too', async () => {
  const dataFolder = await demoFolder()
  const url = await postgres.newDatabase()
  let expected: unknown
  const { moved, steps } = await moveServed(dataFolder, url, async store => {
    await store.transaction(async tx => {
      const [order] = await tx.list('orders', { limit: 1 })
      const [first, second] = await tx.list('users', { limit: 2 })
      const [review] = await tx.list('reviews', { limit: 1 })
      if (!order || !first || !second || !review) throw new TypeError('The demo shop has all of them')
      await tx.put('orders', { ...order, status: 'cancelled' })
      await tx.put('orders', { ...order, id: 'new-order', number: 'SHR-NEW', invoiceNumber: null })
      // A value that only one may have goes from one record to another.
      await tx.put('users', { ...first, email: 'free@example.in' })
      await tx.put('users', { ...second, email: first.email })
      await tx.delete('reviews', review.id)
    })
    const entries = Object.keys(shopSchema) as Array<keyof typeof shopSchema>
    expected = Object.fromEntries(
      await Promise.all(entries.map(async name => [name, await store.list(name)] as const)),
    )
  })
  expect(moved.differences).toEqual([])
  expect(steps).toContainEqual({ kind: 'first copy made', isServed: true })
  expect(steps.at(-1)).toEqual({ kind: 'changes copied', put: 4, removed: 1 })
  expect(await recordsInDatabase(url)).toEqual(expected)
})

it('[SRV-2] a database with a shop is left alone without --replace, and replaced with it', async () => {
  const dataFolder = await demoFolder()
  const expected = await allRecords(dataFolder)
  const url = await postgres.newDatabase()
  const other = await openDatabase(url)
  await other.transaction(tx => tx.put('counters', { id: 'of-the-other-shop', value: 1 }))
  await other.close()
  await expect(move(dataFolder, url)).rejects.toThrow('There is a shop in the database already.')
  expect(await recordsInDatabase(url)).toMatchObject({ counters: [{ id: 'of-the-other-shop', value: 1 }] })
  expect(await allRecords(dataFolder)).toEqual(expected)

  await move(dataFolder, url, { replace: true })
  expect(await recordsInDatabase(url)).toEqual(expected)
})

it('[SRV-2] a move that was cut short leaves a database that no server opens, and goes through when run again', async () => {
  const dataFolder = await demoFolder()
  const expected = await allRecords(dataFolder)
  const url = await postgres.newDatabase()
  const cutShort = move(dataFolder, url, {
    onStep: ({ kind }) => {
      if (kind === 'copied') throw new Error('Cut short')
    },
  })
  await expect(cutShort).rejects.toThrow('Cut short')
  await expect(openDatabase(url)).rejects.toThrow(StoreUnfinished)
  await expect(move(dataFolder, url)).rejects.toThrow('The database has a move that was cut short.')
  // Nothing keeps the old shop from going on meanwhile.
  expect(await allRecords(dataFolder)).toEqual(expected)

  expect((await move(dataFolder, url, { replace: true })).differences).toEqual([])
  expect(await recordsInDatabase(url)).toEqual(expected)
})

it('[SRV-2] a move that was cut short in its last step says so, leaves no shop to be opened, and goes through again', async () => {
  const dataFolder = await demoFolder()
  const expected = await allRecords(dataFolder)
  const url = await postgres.newDatabase()
  const refused = moveServed(dataFolder, url, async () => {
    await executeIn(
      url,
      "create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$",
    )
    await executeIn(
      url,
      'create trigger refuse before update on shruti.store for each row execute function refuse()',
    )
  })
  await expect(refused).rejects.toThrow('the database did not confirm the last step. Start the new server.')
  await expect(openDatabase(url)).rejects.toThrow(StoreUnfinished)
  await expect(openShopStore(dataFolder)).rejects.toThrow(StoreMoved)

  expect((await move(dataFolder, url, { replace: true })).differences).toEqual([])
  expect(await recordsInDatabase(url)).toEqual(expected)
})

it('[SRV-2] records that were changed, removed or added by hand in the database are found, and nothing has moved', async () => {
  const dataFolder = await demoFolder()
  const url = await postgres.newDatabase()
  const { moved } = await moveServed(dataFolder, url, async () => {
    await executeIn(
      url,
      `update shruti.orders set document = replace(document::text, '"status":"', '"status":"x')::json where id = (select min(id) from shruti.orders)`,
    )
    await executeIn(url, 'delete from shruti.users where id = (select min(id) from shruti.users)')
    await executeIn(url, `insert into shruti.counters values ('by-hand', '{"id":"by-hand","value":1}')`)
  })
  const found = moved.differences.map(({ collection, kind }) => `${collection}: ${kind}`)
  expect(found.toSorted()).toEqual([
    'counters: only in the database',
    'orders: different',
    'users: missing in the database',
  ])
  await expect(openDatabase(url)).rejects.toThrow(StoreUnfinished)
  await (await openShopStore(dataFolder)).close()
})

it('[SRV-2] there has to be a shop to move', async () => {
  const url = await postgres.newDatabase()
  await expect(move(await temporaryDirectory(), url)).rejects.toThrow('There is no shop in')
})
