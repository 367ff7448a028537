import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Load, processorMs, start, stop, type Rate, type Server } from './http-load.ts'
import { median, milliseconds, rest, timed } from './measure.ts'

/*
 * `npm run bench -- catalogue [--quick]`: what a first answer of the catalogue and a first page take right after an order has
 * changed the stock, with 23 products and with 5,000; and how many whole lists a second come of what is kept, beside the
 * same bytes from node:http and from Express, and beside Express that serialises the list each time, as json-server does.
 * Needs `npm run build`.
 */

const isQuick = process.argv.includes('--quick')
const sizes = [23, 5_000]
const firsts = isQuick ? 5 : 15
const rounds = isQuick ? 1 : 5
const durationMs = isQuick ? 1_000 : 2_000
const clients = 8
/** After an answer was asked for again, it may be compressed once more. */
const compressingMs = 3_000

const targets = {
  'all products': '/api/products',
  'a page of them': '/api/products?page=1&pageSize=12&accessories=false',
  'sorted by price': '/api/products?page=1&pageSize=12&sort=price-asc',
  'search, one page': '/api/products?search=noise%20cancelling&page=1&pageSize=12',
  'search by a word': '/api/products?search=tivra&page=1&pageSize=12',
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

const folder = await mkdtemp(path.join(tmpdir(), 'shruti-catalogue-bench-'))
const load = new Load(clients)

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

/** What the first who ask after a change wait, and what it takes of the processor, with compression in other threads. */
async function firstAnswers(shop: Server, target: string): Promise<First> {
  await load.ask(shop.port, target)
  const times: number[] = []
  const before = processorMs(shop.child)
  for (let time = 0; time < firsts; time += 1) {
    await sellOne(shop)
    times.push(await timed(() => load.ask(shop.port, target)))
  }
  return { ms: median(times), processorMsEach: (processorMs(shop.child) - before) / firsts }
}

const shops: Server[] = []
const others: Server[] = []
try {
  for (const size of sizes) shops.push(await startShop(size))
  for (const shop of shops)
    for (const target of Object.values(targets))
      for (let time = 0; time < 10; time += 1)
        await load.ask(shop.port, `${target}${target.includes('?') ? '&' : '?'}warm=${time}`)
  console.log(
    `Node ${process.version}. The first answer after a change, median of ${firsts}, and its processor time\n`,
  )
  console.log(
    `${''.padEnd(20)}${sizes.map(size => `${size} products`.padStart(24)).join('')}   ratio (target 2)`,
  )
  for (const [name, target] of Object.entries(targets)) {
    const found: First[] = []
    for (const shop of shops) found.push(await firstAnswers(shop, target))
    const [small, large] = found
    const columns = found.map(({ ms, processorMsEach }) =>
      `${milliseconds(ms)} / ${milliseconds(processorMsEach)}`.padStart(24),
    )
    console.log(
      `${name.padEnd(20)}${columns.join('')}   ${((large?.ms ?? NaN) / (small?.ms ?? NaN)).toFixed(1)}`,
    )
  }

  for (const [index, shop] of shops.entries()) {
    const target = targets['all products']
    const bytes = await load.ask(shop.port, target, 'identity')
    const file = path.join(folder, `list-${index}.json`)
    await writeFile(file, bytes)
    for (const way of ['node', 'express', 'each'])
      others.push(
        await start(path.join(import.meta.dirname, 'list-servers.ts'), {
          args: [file, way],
          execArgv: ['--import', 'tsx'],
        }),
      )
    await load.ask(shop.port, target)
    await rest(compressingMs)
    const [node, express, each] = others.splice(0) as [Server, Server, Server]
    const asked: ReadonlyArray<readonly [string, Server, string]> = [
      ['shop', shop, 'identity'],
      ['shop, compressed', shop, 'br'],
      ['node:http, bytes', node, 'identity'],
      ['Express, text', express, 'identity'],
      ['Express, each time', each, 'identity'],
    ]
    const rates = new Map<string, Rate[]>()
    for (let round = 0; round < rounds; round += 1)
      for (const [name, server, acceptEncoding] of asked)
        rates.set(name, [
          ...(rates.get(name) ?? []),
          await load.rate(server, target, { durationMs, acceptEncoding }),
        ])
    const compressed = await load.ask(shop.port, target)
    console.log(
      `\nThe whole list of ${sizes[index]} products, ${bytes.length} bytes, ${compressed.length} compressed; ${rounds} rounds by turns`,
    )
    const of = (name: string, what: keyof Rate) => median((rates.get(name) ?? []).map(rate => rate[what]))
    for (const [name] of asked) {
      const ratio = (other: string) => (of(name, 'perSecond') / of(other, 'perSecond')).toFixed(2)
      console.log(
        `${name.padEnd(20)}${of(name, 'perSecond').toFixed(0).padStart(8)}/s  ${milliseconds(of(name, 'processorMsEach')).padStart(10)} each   ` +
          `of node:http ${ratio('node:http, bytes')}, of Express ${ratio('Express, text')}, of serialising each time ${ratio('Express, each time')}`,
      )
    }
    for (const server of [node, express, each]) await stop(server.child)
  }
} finally {
  load.close()
  for (const { child } of [...shops, ...others]) await stop(child)
  await rm(folder, { recursive: true, force: true })
}
