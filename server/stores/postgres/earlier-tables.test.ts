import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Migration } from '../../domain/migrations/migration.ts'
import { collection, type StoreSchema } from '../../domain/ports/store.ts'
import { StoreVersionMismatch } from '../store-version-mismatch.ts'
import { startPostgres, type PostgresServer } from './fixtures/postgres-server.ts'
import { openPostgresStore } from './open.ts'

interface Piece {
  readonly id: string
  readonly name: string
  readonly colour?: string
}

const first = { pieces: collection<Piece>({ equal: { name: { of: piece => piece.name } } }) }
const second = {
  pieces: collection<Piece>({
    equal: { name: { of: piece => piece.name, unique: true }, colour: { of: piece => piece.colour } },
    sorted: { name: piece => piece.name },
    within: { colour: ['name'] },
    text: { all: piece => piece.name },
  }),
  boxes: collection<{ id: string }>(),
}
const paintBlack: Migration = {
  to: 2,
  name: 'All are black, and what has no name goes',
  collections: {
    pieces: record => (record['name'] === '' ? null : { ...record, colour: 'black' }),
  },
}

let server: PostgresServer
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server.remove())

let opened = 0
let namespace: string
beforeEach(() => {
  namespace = `shop_${(opened += 1)}`
})

const open = <S extends StoreSchema>(schema: S, migrations: readonly Migration[] = []) =>
  openPostgresStore({ url: server.url, schema, namespace, migrations })

async function shopOfTheFirstVersion(): Promise<void> {
  const store = await open(first)
  await store.transaction(async tx => {
    for (let index = 0; index < 1200; index += 1) {
      await tx.put('pieces', { id: `p-${index}`, name: `Piece ${index}` })
    }
    await tx.put('pieces', { id: 'nameless', name: '' })
  })
  await store.close()
}

it('[SRV-3] brings records and indexes of an earlier version over, all of them', async () => {
  await shopOfTheFirstVersion()
  const store = await open(second, [paintBlack])
  expect(await store.count('pieces')).toBe(1200)
  const query = {
    where: { colour: 'black' },
    orderBy: { index: 'name', direction: 'desc' },
    limit: 1,
  } as const
  expect(await store.list('pieces', query)).toEqual([{ id: 'p-999', name: 'Piece 999', colour: 'black' }])
  expect(await store.count('pieces', { contains: { index: 'all', anyOf: ['piece 7'] } })).toBe(111)
  await store.close()
})

it('[SRV-3] is opened by several at once, of whom one brings it over', async () => {
  await shopOfTheFirstVersion()
  const stores = await Promise.all([1, 2, 3].map(() => open(second, [paintBlack])))
  expect(await Promise.all(stores.map(store => store.count('pieces')))).toEqual([1200, 1200, 1200])
  await Promise.all(stores.map(store => store.close()))
})

it('[SRV-3] stays as it was when it cannot be brought over', async () => {
  await shopOfTheFirstVersion()
  const broken: Migration = {
    ...paintBlack,
    collections: {
      pieces: record => {
        if (record.id === 'p-7') throw new Error('p-7 is broken')
        return record
      },
    },
  }
  await expect(open(second, [broken])).rejects.toThrow('p-7 is broken')
  const store = await open(first)
  expect(await store.count('pieces')).toBe(1201)
  await store.close()
})

it('[SRV-3] of a newer version is refused, and said so', async () => {
  await (await open(second, [paintBlack])).close()
  await expect(open(second)).rejects.toThrow(StoreVersionMismatch)
})
