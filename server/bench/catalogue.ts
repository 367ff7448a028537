import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Load, processorMs, start, stop, type Rate, type Server } from './http-load.ts'
import { median, milliseconds, rest, timed } from './measure.ts'

/*
 * `npm run bench -- catalogue [--quick]`: what a first answer of the catalogue and a first page take right after an order has
 * changed the stock, with 23 products and with 5,000; and how many whole lists a second come of what is kept, beside the
 * same bytes from node:http and from Express, beside Express that serialises the list each time, and beside json-server where
 * `npm ci --prefix server/bench/json-server` has installed it. Needs `npm run build`.
 */

const isQuick = process.argv.includes('--quick')
const sizes = [23, 5_000]
const firsts = isQuick ? 10 : 40
const rounds = isQuick ? 1 : 5
const durationMs = isQuick ? 1_000 : 2_000
const clients = 8
/** After an answer was asked for again, it may be compressed once more. */
const compressingMs = 3_000

const targets = {
  'all products': '/api/products',
  'a page of them': '/api/products?page=1&pageSize=12&accessories=false',
  'sorted by price': '/api/products?page=1&pageSize=12&sort=price-asc',
  'search of kinds': '/api/products?search=noise%20cancelling&page=1&pageSize=12',
  'search of words': '/api/products?search=tivra&page=1&pageSize=12',
  facets: '/api/product-facets?accessories=false',
  'facets of a search': '/api/product-facets?search=earbuds',
  'one product': '/api/products/tivra',
  related: '/api/products/prd_tivra/related',
  accessories: '/api/products/prd_tivra/accessories',
  categories: '/api/categories',
  reviews: '/api/products/prd_tivra/reviews',
  'home page': '/',
  'product page': '/product/tivra',
  'listing page': '/shop',
  'listing, searched': '/shop?search=earbuds',
}

/** As the servers of `list-servers.ts` have the list. */
const listTarget = '/products'

/** The same that nobody has asked for: a bound that lets all through, another product, or what is in no page's way. */
const unasked: Readonly<Record<string, (time: number) => string>> = {
  'a page of them': time => `${targets['a page of them']}&maxPrice=${90_000_000 + time}`,
  'sorted by price': time => `${targets['sorted by price']}&maxPrice=${90_000_000 + time}`,
  'search of kinds': time => `${targets['search of kinds']}&maxPrice=${90_000_000 + time}`,
  'search of words': time => `${targets['search of words']}&maxPrice=${90_000_000 + time}`,
  facets: time => `/api/product-facets?maxPrice=${90_000_000 + time}`,
  'facets of a search': time => `${targets['facets of a search']}&maxPrice=${90_000_000 + time}`,
  related: time => `/api/products/${ids[time % ids.length]}/related`,
  'home page': time => `/?first=${time}`,
  'product page': time => `/product/tivra?first=${time}`,
  'listing page': time => `/shop?first=${time}`,
  'listing, searched': time => `/shop?search=earbuds&first=${time}`,
}

const folder = await mkdtemp(path.join(tmpdir(), 'shruti-catalogue-bench-'))
const load = new Load(clients)

const hasJsonServer = existsSync(path.join(import.meta.dirname, 'json-server/node_modules/json-server'))

const startShop = (products: number) =>
  start(path.join(import.meta.dirname, 'catalogue-shop.ts'), {
    args: [String(products)],
    execArgv: ['--import', 'tsx'],
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: path.join(folder, String(products)),
      LOG_LEVEL: 'error',
    },
  })

async function sellOne({ child }: Server): Promise<void> {
  const sold = once(child, 'message')
  child.send({})
  await sold
}

interface First {
  readonly ms: number
  readonly processorMsEach: number
}

/** What those who ask wait, and what it takes of the processor, with compression in other threads. */
async function answersOf(shop: Server, ask: (time: number) => Promise<number>): Promise<First> {
  const times: number[] = []
  const before = processorMs(shop.child)
  for (let time = 0; time < firsts; time += 1) times.push(await ask(time))
  return { ms: median(times), processorMsEach: (processorMs(shop.child) - before) / firsts }
}

const askFor = (shop: Server, target: string) => timed(() => load.ask(shop.port, target))

/** The first answers after an order. */
const afterChange = (shop: Server, target: string) =>
  answersOf(shop, async () => {
    await sellOne(shop)
    return askFor(shop, target)
  })

function print(name: string, found: readonly First[]): void {
  const [small, large] = found
  const columns = found.map(({ ms, processorMsEach }) =>
    `${milliseconds(ms)} / ${milliseconds(processorMsEach)}`.padStart(24),
  )
  const ratio = (what: keyof First) => ((large?.[what] ?? NaN) / (small?.[what] ?? NaN)).toFixed(1)
  console.log(
    `${name.padEnd(20)}${columns.join('')}${`${ratio('ms')} / ${ratio('processorMsEach')}`.padStart(16)}`,
  )
}

function printHead(what: string): void {
  const columns = sizes.map(size => `${size} products`.padStart(24)).join('')
  console.log(
    `\n${what}: the median of ${firsts} / processor time each\n${''.padEnd(20)}${columns}     ratios (≤ 2)`,
  )
}

const shops: Server[] = []
const others: Server[] = []
let ids: readonly string[] = []
try {
  for (const size of sizes) shops.push(await startShop(size))
  const [smallShop] = shops as [Server]
  const listed = JSON.parse((await load.ask(smallShop.port, targets['all products'], 'identity')).toString())
  ids = (listed as { id: string }[]).map(({ id }) => id)
  for (const shop of shops)
    for (const target of Object.values(targets))
      for (let time = 0; time < 10; time += 1) {
        await sellOne(shop)
        await load.ask(shop.port, target)
      }
  console.log(`Node ${process.version}`)
  printHead('Asked for the first time, when nothing has changed')
  for (const [name, targetOf] of Object.entries(unasked)) {
    const found: First[] = []
    for (const shop of shops) found.push(await answersOf(shop, time => askFor(shop, targetOf(time))))
    print(name, found)
  }
  printHead('Asked for the first time after an order, which is part of it')
  for (const [name, target] of Object.entries(targets)) {
    const found: First[] = []
    for (const shop of shops) found.push(await afterChange(shop, target))
    print(name, found)
  }

  for (const [index, shop] of shops.entries()) {
    const target = targets['all products']
    const bytes = await load.ask(shop.port, target, 'identity')
    const file = path.join(folder, `list-${index}.json`)
    await writeFile(file, bytes)
    for (const way of ['node', 'express', 'each', ...(hasJsonServer ? ['json-server'] : [])])
      others.push(
        await start(path.join(import.meta.dirname, 'list-servers.ts'), {
          args: [file, way],
          execArgv: ['--import', 'tsx'],
        }),
      )
    await load.ask(shop.port, target)
    await rest(compressingMs)
    const [node, express, each, jsonServer] = others as [Server, Server, Server, Server | undefined]
    const asked: ReadonlyArray<readonly [string, Server, string]> = [
      ['shop', shop, 'identity'],
      ['shop, compressed', shop, 'br'],
      ['node:http, bytes', node, 'identity'],
      ['Express, text', express, 'identity'],
      ['Express, each time', each, 'identity'],
      ...(jsonServer ? [['json-server', jsonServer, 'identity'] as const] : []),
    ]
    const rates = new Map<string, Rate[]>()
    for (let round = 0; round < rounds; round += 1)
      for (const [name, server, acceptEncoding] of asked)
        rates.set(name, [
          ...(rates.get(name) ?? []),
          await load.rate(server, server === shop ? target : listTarget, { durationMs, acceptEncoding }),
        ])
    const compressed = await load.ask(shop.port, target)
    console.log(
      `\nThe whole list of ${sizes[index]} products, ${bytes.length} bytes, ${compressed.length} compressed; ${rounds} rounds by turns`,
    )
    const of = (name: string, what: keyof Rate) => median((rates.get(name) ?? []).map(rate => rate[what]))
    for (const [name] of asked) {
      const ratio = (other: string) => (of(name, 'perSecond') / of(other, 'perSecond')).toFixed(2)
      const ofJsonServer = jsonServer ? `, of json-server ${ratio('json-server')}` : ''
      console.log(
        `${name.padEnd(20)}${of(name, 'perSecond').toFixed(0).padStart(8)}/s  ${milliseconds(of(name, 'processorMsEach')).padStart(10)} each   ` +
          `of node:http ${ratio('node:http, bytes')}, of Express ${ratio('Express, text')}, of serialising each time ${ratio('Express, each time')}${ofJsonServer}`,
      )
    }
    for (const server of others.splice(0)) await stop(server.child)
  }
} finally {
  load.close()
  for (const { child } of [...shops, ...others]) await stop(child)
  await rm(folder, { recursive: true, force: true })
}
