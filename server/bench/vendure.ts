import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startPostgres } from '../stores/postgres/fixtures/postgres-server.ts'
import { fillFolder, startServedShop } from './built-shop.ts'
import { start, stop, type Server } from './http-load.ts'
import { rest, timed } from './measure.ts'
import { medianOf, sampleHeader, sampleLine, sampleOf, type Sample } from './sample.ts'
import { connectionsFor, jsonOf, Shopper } from './shoppers.ts'

/*
 * `npm run bench -- vendure [--quick]`: what guests put into carts a second, durable, at the built shop with 1,000 orders in it and at
 * Vendure with none, on a PostgreSQL that syncs; how many lists of all products come; and what memory both have while nobody asks. By
 * turns. Needs `npm run build` and `npm ci --prefix server/bench/vendure`.
 */

const isQuick = process.argv.includes('--quick')
const rounds = isQuick ? 1 : 5
const durationMs = isQuick ? 2000 : 4000
const clients = 8
/** A guest who put so many products into the cart makes room for the next one, who opens a session. */
const productsOfOne = 8
/** Regular jobs have run once by then. */
const settlingMs = 8000

if (!existsSync(path.join(import.meta.dirname, 'vendure/node_modules/@vendure/core'))) {
  console.error('Vendure is not installed: run `npm ci --prefix server/bench/vendure` first.')
  process.exit(2)
}

/** What both shops are asked for. */
interface Compared {
  readonly name: string
  readonly server: Server
  /** Puts one of the shop's products into the guest's cart. */
  readonly add: (guest: Shopper, number: number) => Promise<unknown>
  readonly list: (guest: Shopper) => Promise<unknown>
}

function sample(
  { server }: Compared,
  ask: (guest: Shopper, number: number) => Promise<unknown>,
): Promise<Sample> {
  return sampleOf(server, took => {
    const startedAt = performance.now()
    const isOn = () => performance.now() - startedAt < durationMs
    let number = 0
    async function client() {
      while (isOn()) {
        const guest = new Shopper(server.port, agent)
        for (let product = 0; product < productsOfOne && isOn(); product += 1)
          took(await timed(() => ask(guest, (number += 1))))
      }
    }
    return Promise.all(Array.from({ length: clients }, client))
  })
}

/** MiB that the system counts for a process; NaN where it does not say. */
function residentMib({ child }: Server): number {
  const file = `/proc/${child.pid}/status`
  if (!existsSync(file)) return NaN
  return Number(/VmRSS:\s*(\d+) kB/.exec(readFileSync(file, 'utf8'))?.[1]) / 1024
}

interface ListedProduct {
  readonly name: string
  readonly slug: string
  readonly description: string
  /** Paise. */
  readonly price: number
}

/** The products in the columns that Vendure imports; its prices have decimals. */
function vendureProducts(products: readonly ListedProduct[]): string {
  const columns =
    'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets'
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  const rows = products.map(({ name, slug, description, price }) =>
    [
      quoted(name),
      slug,
      quoted(description),
      '',
      '',
      '',
      '',
      slug,
      price / 100,
      'standard',
      1_000_000,
      true,
      '',
      '',
    ].join(),
  )
  return `${[columns, ...rows].join('\n')}\n`
}

const addToOrder = `mutation ($id: ID!) {
  addItemToOrder(productVariantId: $id, quantity: 1) {
    __typename
    ... on Order { id totalQuantity totalWithTax lines { id quantity linePriceWithTax productVariant { id name } } }
  }
}`
const allProducts =
  '{ products { items { id name slug description variants { id sku priceWithTax stockLevel } } } }'

async function startVendure(databaseUrl: string, listed: readonly ListedProduct[]): Promise<Compared> {
  const products = path.join(folder, 'products.csv')
  await writeFile(products, vendureProducts(listed))
  const server = await start(path.join(import.meta.dirname, 'vendure-shop.ts'), {
    args: [databaseUrl, products],
    // It asks its database in a way that a later version of the driver will refuse.
    execArgv: ['--import', 'tsx', '--no-deprecation'],
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', VENDURE_DISABLE_TELEMETRY: 'true' },
  })
  async function ask(guest: Shopper, query: string, variables = {}): Promise<unknown> {
    const answer = await guest.must('/shop-api', { method: 'POST', body: { query, variables } })
    return ((await jsonOf(answer)) as { data: unknown }).data
  }
  const list = (guest: Shopper) => ask(guest, allProducts)
  const { items } = (
    (await list(new Shopper(server.port, agent))) as {
      products: { items: { variants: { id: string }[] }[] }
    }
  ).products
  const variants = items.flatMap(item => item.variants.map(({ id }) => id))
  return {
    name: 'Vendure',
    server,
    list,
    async add(guest, number) {
      const id = variants[number % variants.length]
      const data = (await ask(guest, addToOrder, { id })) as { addItemToOrder: { __typename: string } }
      if (data.addItemToOrder.__typename !== 'Order') throw new Error(`Vendure says: ${JSON.stringify(data)}`)
    },
  }
}

async function startOurs(): Promise<Compared> {
  const dataFolder = path.join(folder, 'data')
  const { choices } = await fillFolder(dataFolder, { orders: 1000, buyers: 1 })
  return {
    name: 'this shop',
    server: await startServedShop(dataFolder),
    list: guest => guest.must('/api/products'),
    add(guest, number) {
      const { productId, variantIndex } = choices[number % choices.length] ?? {}
      return guest.must('/api/cart', { method: 'POST', body: { productId, variantIndex } })
    },
  }
}

const folder = await mkdtemp(path.join(tmpdir(), 'shruti-vendure-bench-'))
const agent = connectionsFor(clients)
const postgres = await startPostgres({ isDurable: true })
const shops: Compared[] = []
try {
  const ours = await startOurs()
  shops.push(ours)
  const listed = await jsonOf(await new Shopper(ours.server.port, agent).must('/api/products'))
  shops.push(await startVendure(await postgres.newDatabase(), listed as readonly ListedProduct[]))
  await rest(settlingMs)
  const idle = shops.map(({ server }) => residentMib(server))
  const results = new Map<string, Sample[]>()
  for (const shop of shops) await sample(shop, shop.add)
  for (let round = 0; round < rounds; round += 1) {
    for (const what of ['add', 'list'] as const) {
      for (const shop of shops) {
        const key = `${what} ${shop.name}`
        results.set(key, [...(results.get(key) ?? []), await sample(shop, shop[what])])
      }
    }
  }
  console.log(`Node ${process.version}, medians of ${rounds} rounds by turns, ${clients} clients\n`)
  console.log(sampleHeader)
  const titles = { add: 'add to cart, durable', list: 'list of products' }
  for (const [what, title] of Object.entries(titles)) {
    const medians = shops.map(({ name }) => medianOf(results.get(`${what} ${name}`) ?? []))
    for (const [index, each] of medians.entries())
      console.log(sampleLine(`${title}, ${shops[index]?.name}`, each))
    const [here, there] = medians
    const target = what === 'add' ? ' (target 20)' : ''
    console.log(
      `this shop ÷ Vendure: ${((here?.perSecond ?? NaN) / (there?.perSecond ?? NaN)).toFixed(1)}${target}\n`,
    )
  }
  for (const [index, { name }] of shops.entries())
    console.log(
      `idle, ${name}: ${(idle[index] ?? NaN).toFixed(0)} MiB of the process, its database not counted`,
    )
} finally {
  agent.destroy()
  for (const { server } of shops) await stop(server.child)
  await postgres.remove()
  await rm(folder, { recursive: true, force: true })
}
