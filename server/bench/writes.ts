import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fillFolder, memoryOf, startProbedShop } from './built-shop.ts'
import { start, stop, type Server } from './http-load.ts'
import { milliseconds, quantile, rest } from './measure.ts'
import { medianOf, sampleHeader, sampleLine, sampleOf, type Sample } from './sample.ts'
import { connectionsFor, jsonOf, Overloaded, Shopper, type Answer } from './shoppers.ts'
import type { Buyer, FilledShop } from './writes-shop.ts'

/*
 * `npm run bench -- writes [--quick]`: what guests put into carts and what customers order, a second, at the built shop, under
 * its own rules and durable, with 1,000 and 100,000 orders in it; beside Express that syncs one line for each write, and Express on
 * plain lowdb, which syncs nothing. Then how long readers wait, in a process of their own, while nobody writes and while fifty
 * do, and while fifty write to the other server: what the machine itself adds; and what memory so much work leaves behind.
 * Whatever is compared is measured by turns. Needs `npm run build`.
 */

const isQuick = process.argv.includes('--quick')
const sizes = isQuick ? [1000, 10_000] : [1000, 100_000]
const rounds = isQuick ? 1 : 6
const durationMs = isQuick ? 1500 : 3000
const clients = 8
const writers = 50
const buyersPerRound = isQuick ? 100 : 800
/** A shopper who put so many products into the cart makes room for the next one, who opens a session. */
const productsOfOne = 8

interface Shop extends Server, FilledShop {
  readonly orders: number
  /** How many of the buyers have bought. */
  bought: number
}

const folder = await mkdtemp(path.join(tmpdir(), 'shruti-writes-bench-'))
const agent = connectionsFor(writers)

async function openShop(orders: number): Promise<Shop> {
  const dataFolder = path.join(folder, String(orders))
  const filled = await fillFolder(dataFolder, { orders, buyers: buyersPerRound * rounds })
  return { ...(await startProbedShop(dataFolder)), ...filled, orders, bought: 0 }
}

/** Has clients ask one after the other until there is nothing left to ask, which `ask` says by undefined. */
function sample(server: Server, ask: () => Promise<Answer> | undefined): Promise<Sample> {
  return sampleOf(server, took => {
    const client = async () => {
      for (let asked = ask(); asked !== undefined; asked = ask()) took((await asked).ms)
    }
    return Promise.all(Array.from({ length: clients }, client))
  })
}

/** Who is refused, because too many ask, tries again so much later. */
const refusedPauseMs = 100

/** Has a shopper put one thing into the cart. @returns how long it took in milliseconds; undefined when it was refused */
async function add(shopper: Shopper, { choices }: Shop, number: number): Promise<number | undefined> {
  const { productId, variantIndex } = choices[number % choices.length] ?? {}
  try {
    const { ms } = await shopper.must('/api/cart', { method: 'POST', body: { productId, variantIndex } })
    return ms
  } catch (error) {
    if (!(error instanceof Overloaded)) throw error
    await rest(refusedPauseMs)
    return undefined
  }
}

/** One guest after the other puts products into the cart, as long as `isOn`. */
async function addForGuests(shop: Shop, isOn: () => boolean, took: (ms: number) => void): Promise<void> {
  for (let number = 0; isOn();) {
    const guest = new Shopper(shop.port, agent)
    for (let product = 0; product < productsOfOne && isOn(); product += 1) {
      const ms = await add(guest, shop, (number += 1))
      if (ms !== undefined) took(ms)
    }
  }
}

function sampleAdding(shop: Shop, atOnce = clients): Promise<Sample> {
  return sampleOf(shop, took => {
    const startedAt = performance.now()
    const isOn = () => performance.now() - startedAt < durationMs
    return Promise.all(Array.from({ length: atOnce }, () => addForGuests(shop, isOn, took)))
  })
}

/** Customers who buy one thing each: the cart is filled, then the quotes are asked for, then all order. */
async function sampleBuying(shop: Shop): Promise<Readonly<Record<'quote' | 'order', Sample>>> {
  const first = shop.bought
  shop.bought += buyersPerRound
  const buyers = shop.buyers.slice(first, shop.bought)
  const shoppers = buyers.map(({ cookies }) => new Shopper(shop.port, agent, cookies))
  const quotes = new Map<Buyer, string>()
  const eachBuyer = (ask: (shopper: Shopper, buyer: Buyer, number: number) => Promise<Answer>) => {
    let next = 0
    return sample(shop, () => {
      const [shopper, buyer] = [shoppers[next], buyers[next]]
      next += 1
      return shopper && buyer && ask(shopper, buyer, next)
    })
  }
  await eachBuyer((shopper, _buyer, number) => {
    const { productId, variantIndex } = shop.choices[number % shop.choices.length] ?? {}
    return shopper.must('/api/cart', { method: 'POST', body: { productId, variantIndex } })
  })
  const quote = await eachBuyer(async (shopper, buyer) => {
    const answer = await shopper.must('/api/checkout/quote', {
      method: 'POST',
      body: { addressId: buyer.addressId, shippingMethod: 'standard', paymentMethod: 'cod' },
    })
    quotes.set(buyer, ((await jsonOf(answer)) as { quoteId: string }).quoteId)
    return answer
  })
  const order = await eachBuyer((shopper, buyer) =>
    shopper.must('/api/orders', {
      method: 'POST',
      headers: { 'idempotency-key': `order of ${buyer.addressId}` },
      body: {
        quoteId: quotes.get(buyer),
        addressId: buyer.addressId,
        paymentMethod: 'cod',
        acceptTerms: true,
      },
    }),
  )
  return { quote, order }
}

function startFloor(orders: number, way: 'append' | 'lowdb'): Promise<Server> {
  return start(path.join(import.meta.dirname, 'write-floor.ts'), {
    args: [folder, String(orders), way],
    execArgv: ['--import', 'tsx'],
  })
}

async function sampleFloor(server: Server): Promise<Sample> {
  const startedAt = performance.now()
  const shopper = new Shopper(server.port, agent)
  return sample(server, () =>
    performance.now() - startedAt < durationMs
      ? shopper.must('/', { method: 'POST', body: { productId: 'prd_tivra', variantIndex: 0 } })
      : undefined,
  )
}

/** How long each of the readers' answers took, in milliseconds. They are a process of their own. */
async function readingTimes({ port }: Server, paths: readonly string[]): Promise<readonly number[]> {
  const reader = fork(
    path.join(import.meta.dirname, 'write-readers.ts'),
    [String(port), String(durationMs), ...paths],
    { execArgv: ['--import', 'tsx'] },
  )
  const [{ times }] = (await once(reader, 'message')) as [{ times: number[] }]
  return times
}

/** The same while so many write, each as soon as the one before is kept, or each once in a while. */
async function readingWhile(
  server: Server,
  paths: readonly string[],
  write: (isOn: () => boolean, writer: number) => Promise<void>,
): Promise<readonly number[]> {
  let isOn = true
  const writing = Promise.all(Array.from({ length: writers }, (_, writer) => write(() => isOn, writer)))
  const times = await readingTimes(server, paths)
  isOn = false
  await writing
  return times
}

const results = new Map<string, Sample[]>()
function note(name: string, sampled: Sample): void {
  results.set(name, [...(results.get(name) ?? []), sampled])
}

const of = (name: string) => medianOf(results.get(name) ?? [])

const shops: Shop[] = []
const floors: Server[] = []
try {
  for (const size of sizes) shops.push(await openShop(size))
  const [small, large] = shops as [Shop, Shop]
  const append = await startFloor(0, 'append')
  floors.push(append)
  const lowdbs: Server[] = []
  for (const size of sizes) lowdbs.push(await startFloor(size, 'lowdb'))
  floors.push(...lowdbs)

  for (const shop of shops) await sampleAdding(shop)
  for (let round = 0; round < rounds; round += 1) {
    note('Express, one line synced', await sampleFloor(append))
    // Each kind in both shops before the next: V8 begins to collect all garbage of a shop that nobody asks for eight seconds.
    for (const shop of shops) note(`add to cart, ${shop.orders} orders`, await sampleAdding(shop))
    for (const shop of shops)
      note(`the same by ${writers}, ${shop.orders} orders`, await sampleAdding(shop, writers))
    for (const shop of shops) {
      const { quote, order } = await sampleBuying(shop)
      note(`quote, ${shop.orders} orders`, quote)
      note(`place order, ${shop.orders} orders`, order)
    }
  }
  for (const [index, lowdb] of lowdbs.entries())
    note(`Express, plain lowdb, ${shops[index]?.orders} orders`, await sampleFloor(lowdb))
  console.log(
    `Node ${process.version}, medians of ${rounds} rounds by turns, ${clients} clients; processor time is the server's, a mean\n`,
  )
  console.log(sampleHeader)
  for (const name of [...results.keys()].toSorted()) console.log(sampleLine(name, of(name)))
  for (const what of ['add to cart', 'place order']) {
    const ratio = (field: keyof Sample) =>
      (of(`${what}, ${large.orders} orders`)[field] / of(`${what}, ${small.orders} orders`)[field]).toFixed(2)
    console.log(
      `\n${what} at ${large.orders} ÷ at ${small.orders} orders: p50 ${ratio('p50')}, processor time ${ratio('processorMsEach')} (target ≤ 1.1)`,
    )
  }

  for (const shop of shops) {
    const { before, heap } = await memoryOf(shop)
    console.log(
      `\nMemory of the process after all that, with ${shop.orders} orders before it: ${before.toFixed(0)} MiB, of which ${heap.toFixed(0)} are alive in the heap`,
    )
  }

  console.log(`\nReaders' p50 / p99: quiet, and while ${writers} write; by turns, ${rounds} rounds`)
  const pages = ['/product/tivra', '/api/products/tivra', '/api/products?page=1&pageSize=12']
  const onceASecond = async (isOn: () => boolean, writer: number) => {
    const shopper = new Shopper(small.port, agent)
    // People do not press at the same moment.
    await rest((writer / writers) * 1000)
    for (let number = 0; isOn(); number += 1) {
      const ms = await add(shopper, small, number)
      await rest(1000 - (ms ?? refusedPauseMs))
    }
  }
  const appendOnce = async (isOn: () => boolean) => {
    const shopper = new Shopper(append.port, agent)
    while (isOn()) await shopper.must('/', { method: 'POST', body: {} })
  }
  const cases: ReadonlyArray<readonly [string, () => Promise<readonly number[]>]> = [
    ['shop, quiet', () => readingTimes(small, pages)],
    ['shop, others write to Express', () => readingWhile(small, pages, appendOnce)],
    ['shop, each writes once a second', () => readingWhile(small, pages, onceASecond)],
    [
      'shop, each writes at once again',
      () => readingWhile(small, pages, isOn => addForGuests(small, isOn, () => undefined)),
    ],
    ['Express, quiet', () => readingTimes(append, ['/'])],
    ['Express, each writes at once again', () => readingWhile(append, ['/'], appendOnce)],
  ]
  const read = new Map<string, number[]>()
  for (const page of pages) await new Shopper(small.port, agent).must(page)
  for (let round = 0; round < rounds; round += 1)
    for (const [name, run] of cases) read.set(name, [...(read.get(name) ?? []), ...(await run())])
  for (const [name, times] of read) {
    const quiet = read.get(`${name.split(',')[0]}, quiet`) ?? []
    console.log(
      `${name.padEnd(36)}${milliseconds(quantile(times, 0.5)).padStart(12)}${milliseconds(quantile(times, 0.99)).padStart(12)}` +
        `   p99 ÷ quiet ${(quantile(times, 0.99) / quantile(quiet, 0.99)).toFixed(2)}`,
    )
  }
} finally {
  agent.destroy()
  for (const { child } of [...shops, ...floors]) await stop(child)
  await rm(folder, { recursive: true, force: true })
}
