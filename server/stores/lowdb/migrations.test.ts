import { readdir } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import type { Migration } from '../../domain/migrations/migration.ts'
import { conformanceSchema, orderOf, putOrders } from '../conformance/schema.ts'
import { StoreVersionMismatch } from '../store-version-mismatch.ts'
import { faultyDisk } from './fixtures/faulty-disk.ts'
import { compactedFolder, folderWith, namesIn, storedIds } from './fixtures/folders.ts'
import { temporaryDirectory } from './fixtures/temporary-directory.ts'
import { testLog } from './fixtures/test-log.ts'
import { openLowdbStore } from './open.ts'

const schema = conformanceSchema

const doubleTotals: Migration = {
  to: 2,
  name: 'Totals count twice',
  collections: {
    orders: order =>
      order.id === 'order-000' ? null : { ...order, totalPaise: Number(order['totalPaise']) * 2 },
  },
}
const addOne: Migration = {
  to: 3,
  name: 'One paisa more',
  collections: { orders: order => ({ ...order, totalPaise: Number(order['totalPaise']) + 1 }) },
}

const open = (directory: string, migrations: readonly Migration[], options: object = {}) =>
  openLowdbStore({ directory, schema, migrations, ...options })

describe('Migrations', () => {
  it('run once, in their order, over snapshot and journals', async () => {
    const { directory, ids } = await compactedFolder(2)
    for (let start = 0; start < 3; start += 1) {
      const store = await open(directory, [doubleTotals, addOne])
      const orders = await store.list('orders')
      expect(orders.map(({ id }) => id)).toEqual(ids.filter(id => id !== 'order-000'))
      expect(new Set(orders.map(({ totalPaise }) => totalPaise))).toEqual(
        new Set([orderOf('order-001').totalPaise * 2 + 1]),
      )
      expect(Object.isFrozen(orders[0])).toBe(true)
      await store.close()
    }
  })

  it('leave what is written afterwards alone, also after another step', async () => {
    const { directory } = await folderWith('a')
    const totals = async (migrations: readonly Migration[], id?: string) => {
      const store = await open(directory, migrations)
      if (id !== undefined) await putOrders(store, orderOf(id, { totalPaise: 10 }))
      const found = Object.fromEntries(
        (await store.list('orders')).map(order => [order.id, order.totalPaise]),
      )
      await store.close()
      return found
    }
    const a = orderOf('a').totalPaise
    expect(await totals([doubleTotals], 'b')).toEqual({ a: a * 2, b: 10 })
    expect(await totals([doubleTotals])).toEqual({ a: a * 2, b: 10 })
    expect(await totals([doubleTotals, addOne], 'c')).toEqual({ a: a * 2 + 1, b: 11, c: 10 })
    expect(await totals([doubleTotals, addOne])).toEqual({ a: a * 2 + 1, b: 11, c: 10 })
  })

  it('keep a copy of the files before, which opens with the version before', async () => {
    const { directory, ids } = await compactedFolder(2)
    await (await open(directory, [doubleTotals])).close()
    expect(await storedIds(`${directory}/before-format-2-schema-2`)).toEqual(ids)
  })

  it('make the folder one that an earlier version refuses', async () => {
    const { directory } = await folderWith('a')
    await (await open(directory, [doubleTotals])).close()
    await expect(open(directory, [])).rejects.toThrow(StoreVersionMismatch)
    await expect(open(directory, [])).rejects.toThrow(
      'schema 2; this program reads up to format 2 and schema 1',
    )
    expect(await namesIn(directory, 'before-format-2-schema-1')).toEqual([])
  })

  it('lose nothing when the disk fails at any step of the first start', async () => {
    for (let failing = 0; failing < 14; failing += 1) {
      const { directory } = await folderWith('a', 'b')
      const disk = faultyDisk()
      disk.fault = () => (disk.calls.length > failing ? { code: 'EIO' } : undefined)
      const opening = open(directory, [doubleTotals], { fileSystem: disk.fileSystem })
      await opening.then(store => store.close()).catch(() => undefined)
      const store = await open(directory, [doubleTotals])
      const total = orderOf('a').totalPaise * 2
      expect((await store.list('orders')).map(order => order.totalPaise)).toEqual([total, total])
      await store.close()
    }
  })

  it('are told to whoever runs the shop, and make no copy where there is nothing to bring over', async () => {
    const { directory } = await folderWith('a', 'b')
    const { log, entries } = testLog()
    await (await open(directory, [doubleTotals], { log })).close()
    expect(entries).toContainEqual({
      level: 'info',
      details: {
        copy: `${directory}/before-format-2-schema-2`,
        formatVersion: 2,
        schemaVersion: 2,
        migrated: [{ to: 2, name: 'Totals count twice', collection: 'orders', changed: 2, removed: 0 }],
      },
      message: 'An earlier version wrote the store: it is brought to this one, and what was there is copied',
    })
    const fresh = await temporaryDirectory()
    await (await open(fresh, [doubleTotals])).close()
    await (await open(fresh, [doubleTotals])).close()
    expect(await readdir(fresh)).toEqual(['acknowledged.jsonl', 'identity.jsonl', 'journal-000001.jsonl'])
  })

  it('may empty a collection that the schema no longer has, and no other', async () => {
    const { directory } = await folderWith('a')
    const { orders: _orders, ...smaller } = schema
    const opening = openLowdbStore({ directory, schema: smaller })
    await expect(opening).rejects.toThrow('it holds records of "orders", which the schema lacks')
    const dropOrders: Migration = { to: 2, name: 'No orders', collections: { orders: () => null } }
    await (await openLowdbStore({ directory, schema: smaller, migrations: [dropOrders] })).close()
  })
})
