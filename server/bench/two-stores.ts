import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { adminListOrders } from '../domain/admin/orders/list.ts'
import type { ShopStore } from '../domain/index.ts'
import { admitAll } from '../http/admission.ts'
import { parseEnvironment } from '../http/env.ts'
import { picturesFolder } from '../http/folders.ts'
import { openShop, serve } from '../http/serve.ts'
import { call, checkOut, type Checkout } from '../http/server-process.fixture.ts'
import { unlimited } from '../http/test-shop.ts'
import { startPostgres, type PostgresServer } from '../stores/postgres/fixtures/postgres-server.ts'
import { median, milliseconds, quantile, timed } from './measure.ts'
import { fillShop } from './memory-shop.ts'

/*
 * `npm run bench -- two-stores [--quick]`: what shoppers and the administrator do most, on the embedded store and on a
 * PostgreSQL of the same machine, with 1,000, 10,000 and (not with --quick) 100,000 orders in the shop. Placing an order
 * on PostgreSQL may take 1.5 times as long in the largest shop as in the smallest.
 */

const sizes = process.argv.includes('--quick') ? [1_000, 10_000] : [1_000, 10_000, 100_000]
const samples = 40
const most = 1.5
const productId = 'prd_komal'

const kinds = ['lowdb', 'PostgreSQL'] as const
type Kind = (typeof kinds)[number]
type Figures = Readonly<Record<string, readonly number[]>>

/** Enough for everybody. */
async function restock(store: ShopStore): Promise<void> {
  await store.transaction(async tx => {
    const product = await tx.get('products', productId)
    if (!product) throw new Error(`There is no ${productId}`)
    const variants = product.variants.map(variant => ({ ...variant, stock: 100_000 }))
    await tx.put('products', { ...product, variants })
  })
}

/** What is sent goes nowhere. */
const silent = {
  otpSender: { send: async () => undefined, sendNotice: async () => undefined },
  mailer: { available: true, send: async () => undefined },
}

async function repeated(work: (index: number) => Promise<unknown>): Promise<number[]> {
  const took: number[] = []
  for (let index = 0; index < samples; index += 1) took.push(await timed(() => work(index)))
  return took
}

async function expectOk(answer: Promise<Response>): Promise<void> {
  const { ok, status } = await answer
  if (!ok) throw new Error(`A request was answered with ${status}`)
}

/** Fills a shop of one kind, serves it, and measures. */
async function measure(kind: Kind, orders: number, postgres: PostgresServer): Promise<Figures> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shruti-two-stores-'))
  const url = kind === 'PostgreSQL' ? await postgres.newDatabase() : undefined
  const env = parseEnvironment({
    DATA_DIR: folder,
    PORT: '0',
    TEST_MODE: '1',
    LOG_LEVEL: 'silent',
    ...(url !== undefined && { DATABASE_URL: url }),
  })
  const opened = await openShop(env, { ifMissing: 'create' })
  const shop = { ...opened, dependencies: { ...opened.dependencies, ...silent } }
  const { store } = shop.dependencies
  await fillShop(store, { orders, customers: Math.ceil(orders / 3), reviews: 100 })
  await restock(store)
  if (url !== undefined) {
    const client = new Client({ connectionString: url })
    await client.connect()
    await client.query('analyze')
    await client.end()
  }
  const server = await serve({
    env,
    shop,
    folders: { pictures: picturesFolder },
    rateLimits: unlimited,
    admission: admitAll,
  })
  const { publicOrigin: origin } = server
  try {
    const checkouts: Checkout[] = []
    for (let index = 0; index < samples; index += 1) {
      checkouts.push(await checkOut(origin, `+9198765${String(40_000 + index)}`))
    }
    const { cookie } = await checkOut(origin, '+919876549999')
    const cart = { productId, quantity: 1 }
    return {
      'add to cart': await repeated(() => expectOk(call(origin, 'POST', '/api/cart', cart, { cookie }))),
      'place order': await repeated(async index => {
        const checkout = checkouts[index]
        if (checkout) await expectOk(checkout.order(origin))
      }),
      'list products': await repeated(() => expectOk(call(origin, 'GET', '/api/products'))),
      'administrator searches orders': await repeated(index =>
        adminListOrders(shop.dependencies, { search: `user.${index}` }),
      ),
    }
  } finally {
    await server.stop({ atOnce: true })
    await rm(folder, { recursive: true, force: true })
  }
}

const postgres = await startPostgres()
try {
  console.log(`Milliseconds, median (19 of 20 within) of ${samples}; Node ${process.version}\n`)
  const placing: number[] = []
  for (const orders of sizes) {
    const [lowdb, database] = [
      await measure('lowdb', orders, postgres),
      await measure('PostgreSQL', orders, postgres),
    ]
    console.log(
      `${orders.toLocaleString('en-IN')} orders`.padEnd(34) +
        kinds.map(name => name.padStart(24)).join('') +
        '   ratio',
    )
    for (const [name, took] of Object.entries(lowdb)) {
      const other = database[name] ?? []
      const columns = [took, other].map(each =>
        `${milliseconds(median(each))} (${milliseconds(quantile(each, 0.95))})`.padStart(24),
      )
      console.log(
        `  ${name.padEnd(32)}${columns.join('')}${(median(other) / median(took)).toFixed(2).padStart(8)}`,
      )
    }
    placing.push(median(database['place order'] ?? []))
  }
  const growth = (placing.at(-1) ?? NaN) / (placing[0] ?? NaN)
  console.log(
    `\nPlacing an order on PostgreSQL, largest shop ÷ smallest: ${growth.toFixed(2)}  ≤ ${most}: ${growth <= most ? 'met' : 'MISSED'}`,
  )
} finally {
  await postgres.remove()
}
