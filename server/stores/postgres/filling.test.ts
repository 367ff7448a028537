import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { StoreUnavailable, UniqueViolation } from '../../domain/ports/store.ts'
import { conformanceSchema, orderOf } from '../conformance/schema.ts'
import { StoreUnfinished } from '../store-unfinished.ts'
import { DutyLock } from './duty-lock.ts'
import { PostgresFilling } from './filling.ts'
import { startPostgres, type PostgresServer } from './fixtures/postgres-server.ts'
import { openPostgresStore } from './open.ts'
import { PostgresCounts } from './shared-counts.ts'

let server: PostgresServer
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server.remove())

const schema = conformanceSchema
const open = (namespace: string) => openPostgresStore({ url: server.url, schema, namespace })
const fill = (namespace: string) => PostgresFilling.open({ url: server.url, schema, namespace })

async function insertAll(
  filling: PostgresFilling,
  collection: string,
  records: ReadonlyArray<{ readonly id: string }>,
): Promise<number> {
  let sum = 0
  for await (const count of filling.insert(collection, records)) sum += count
  return sum
}

/** Every row of every table, as text; but for which life of the database each schema has seen. */
async function rowsOf(namespace: string): Promise<Record<string, string[]>> {
  const client = new Client({ connectionString: server.url })
  await client.connect()
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      "select tablename name from pg_tables where schemaname = $1 and tablename <> 'incarnation' order by 1",
      [namespace],
    )
    const found: Record<string, string[]> = {}
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(
        `select t::text "row" from "${namespace}"."${name}" t order by 1`,
      )
      found[name] = rows.map(({ row }) => row)
    }
    return found
  } finally {
    await client.end()
  }
}

/** More than one statement takes, with values that PostgreSQL's text cannot hold, several values and none. */
const orders = [
  ...Array.from({ length: 1203 }, (_, index) =>
    orderOf(`order-${index}`, {
      totalPaise: index * 7 - 3000,
      status: index % 3 === 0 ? 'placed' : 'shipped',
    }),
  ),
  orderOf('nul', { customerId: 'a\0b', status: 'half \ud83d', placedAt: '\udc00 first' }),
  orderOf('back\\slash "quoted" {braces}', { customerId: '\\', status: '', lines: [] }),
  orderOf('two', {
    lines: [
      { productId: 'a\0', quantity: 1 },
      { productId: 'b', quantity: 2 },
      { productId: 'b', quantity: 3 },
    ],
  }),
]
const customers = [
  { id: 'asha', email: 'asha@example.in', phoneNumbers: ['1', '2'] },
  { id: 'nobody', phoneNumbers: [] },
]

it('[SRV-2] what is filled in bulk lies in the tables as what transactions wrote', async () => {
  const written = await open('written')
  await written.transaction(async tx => {
    for (const order of orders) await tx.put('orders', order)
    for (const customer of customers) await tx.put('customers', customer)
  })
  await written.close()

  const filling = await fill('filled')
  expect(await filling.state()).toBe('empty')
  await filling.begin()
  expect(await insertAll(filling, 'orders', orders)).toBe(orders.length)
  expect(await insertAll(filling, 'orders', [orderOf('goes', { customerId: 'who goes' })])).toBe(1)
  expect(await insertAll(filling, 'customers', customers)).toBe(2)
  await filling.remove('orders', ['goes', 'never-was'])
  await filling.finish()
  const read = []
  for await (const record of filling.records('orders')) read.push(record)
  await filling.close()
  expect(read).toHaveLength(orders.length)
  expect(read.find(({ id }) => id === 'nul')).toEqual(orders[1203])

  expect(await rowsOf('filled')).toEqual(await rowsOf('written'))
  const filled = await open('filled')
  expect(await filled.count('orders', { where: { customer: 'a\0b', status: 'half \ud83d' } })).toBe(1)
  await filled.close()
})

it('[SRV-2] no store is opened on tables that are being filled, and they can be filled again', async () => {
  const first = await fill('again')
  await first.begin()
  await insertAll(first, 'orders', [orderOf('old')])
  await expect(open('again')).rejects.toThrow(StoreUnfinished)
  await first.close()
  await expect(open('again')).rejects.toThrow(
    'The database is being filled by npm run move, or that was cut short',
  )

  const second = await fill('again')
  expect(await second.state()).toBe('unfinished')
  await second.begin()
  await insertAll(second, 'orders', [orderOf('new')])
  await second.finish()
  expect(await second.state()).toBe('records')
  await second.close()
  const store = await open('again')
  expect((await store.list('orders')).map(({ id }) => id)).toEqual(['new'])
  await store.close()
})

it('[SRV-2] tables without records are empty; values that only one may have stay so', async () => {
  await (await open('unique')).close()
  const counts = new PostgresCounts({ url: server.url, namespace: 'unique' })
  await counts.add('a request', 60_000)
  await counts.close()
  const filling = await fill('unique')
  expect(await filling.state()).toBe('empty')
  await filling.begin()
  const two = ['asha', 'meera'].map(id => ({ id, email: 'one@example.in', phoneNumbers: [] }))
  await expect(insertAll(filling, 'customers', two)).rejects.toThrow(UniqueViolation)
  await filling.close()
})

it('[SRV-2] one filling at a time, and none beside a server', async () => {
  const first = await fill('busy')
  await expect(fill('busy')).rejects.toThrow(StoreUnavailable)
  await first.close()
  const duty = new DutyLock({ url: server.url, namespace: 'busy' })
  expect((await duty.hold())?.aborted).toBe(false)
  await expect(fill('busy')).rejects.toThrow('A server has the shop in this database open')
  await duty.close()
})
