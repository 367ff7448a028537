import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { adminListOrders } from '../domain/admin/orders/list.ts'
import { nobody } from '../domain/accounts/sessions.ts'
import { listProducts } from '../domain/catalogue/products.ts'
import { listProductReviews } from '../domain/catalogue/reviews.ts'
import { createHousekeeping, shopSchema, type Dependencies, type ShopStore } from '../domain/index.ts'
import { openLowdbStore } from '../stores/lowdb/open.ts'
import { silentLog } from '../stores/store-log.ts'
import { blocksOf, greatest, type Blocks } from './blocks.ts'
import { collectGarbage, median, milliseconds, timed } from './measure.ts'
import { benchNowMs, fillShop, putExpiredSessions } from './memory-shop.ts'

/*
 * `npm run bench -- memory [--quick]`: a shop of 100,000 orders: its heap, its start, and how long the operations that
 * look at much of it keep everything else waiting, beside a scan of the same records. A tenth of it with --quick.
 */

const share = process.argv.includes('--quick') ? 0.1 : 1
const size = { orders: 100_000 * share, customers: 30_000 * share, reviews: 30_000 * share }
const sessionCount = 100_000 * share
const rounds = 9
const housekeepingRounds = 3

const directory = await mkdtemp(join(tmpdir(), 'memory-bench-'))
const openStore = () => openLowdbStore({ directory, schema: shopSchema })

function heapMiB(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed / 2 ** 20
}

/** Does it several times, the first one cold: nothing is left out. */
async function measure(work: () => Promise<unknown>, times = rounds): Promise<Blocks[]> {
  const blocks: Blocks[] = []
  collectGarbage()
  for (let round = 0; round < times; round += 1) blocks.push(await blocksOf(work))
  return blocks
}

/** Median and worst of the rounds. The target is for the worst that the operation itself did. */
function report(label: string, blocks: readonly Blocks[], most?: number): void {
  const column = (values: readonly number[]) =>
    `${median(values).toFixed(1)} / ${greatest(values).toFixed(1)}`.padStart(16)
  const own = blocks.map(block => block.own)
  const verdict = most === undefined ? '' : `  ≤ ${most}: ${greatest(own) <= most ? 'met' : 'MISSED'}`
  const others = [blocks.map(block => block.pause), blocks.map(block => block.longest)]
  console.log(`${label.padEnd(40)}${[own, ...others].map(column).join('')}${verdict}`)
}

function dependenciesOf(store: ShopStore): Dependencies {
  const unused = () => {
    throw new Error('The benchmark does not use this port')
  }
  return {
    store,
    clock: { now: () => benchNowMs, elapsed: () => performance.now() },
    ids: { id: unused, secret: unused, digits: unused },
    hasher: { hashPassword: unused, verifyPassword: unused, keyedHash: unused, seal: unused, unseal: unused },
    payments: null,
    webhooks: { refusal: unused, send: unused },
    pictures: { keep: unused, read: unused, remove: unused },
    otpSender: { send: unused, sendNotice: unused },
    mailer: { available: false, send: unused },
    log: { ...silentLog, error: () => undefined },
    config: { testMode: false, otpMode: 'session' },
  }
}

let store = await openStore()
try {
  const emptyMiB = heapMiB()
  const { reviewedProductId: id } = await fillShop(store, size)
  await store.close()
  collectGarbage()
  const startMs = await timed(async () => {
    store = await openStore()
  })
  console.log(
    `${size.orders} orders, ${size.customers} customers, ${size.reviews} reviews of one product; Node ${process.version}\n`,
  )
  console.log(`heap ${(heapMiB() - emptyMiB).toFixed(0)} MiB, start ${milliseconds(startMs)}\n`)

  const dependencies = dependenciesOf(store)
  const scanOrders = async () => {
    const all = await store.list('orders')
    return all.filter(order => order.shippingAddress.fullName.toLowerCase().includes('zz'))
  }
  const scanReviews = async () => {
    const all = await store.list('reviews', { where: { productId: id } })
    return all.toSorted((left, right) => right.helpful - left.helpful)
  }
  console.log(`Longest block of the event loop in ms, median / worst of ${rounds} rounds`)
  const columns = ['its own', 'garbage', 'by the clock'].map(name => name.padStart(16))
  console.log(`${''.padEnd(40)}${columns.join('')}`)
  let searches = 0
  const search = () => adminListOrders(dependencies, { search: `user.${(searches += 1)}` })
  report('search of orders', await measure(search), 20)
  report('  a scan of them, to compare', await measure(scanOrders))
  const common = () => adminListOrders(dependencies, { search: 'bench', status: ['delivered'] })
  report('search that finds all, of one status', await measure(common), 20)
  const deepInSearch = () =>
    adminListOrders(dependencies, { search: 'bench', page: Math.floor(size.orders / 60) })
  report('  a deep page of it', await measure(deepInSearch), 20)
  const lastPage = () =>
    adminListOrders(dependencies, { status: ['delivered'], page: Math.floor(size.orders / 60) })
  report('a deep page of one status', await measure(lastPage), 20)
  const reviews = () => listProductReviews(dependencies, nobody, { id, sort: 'helpful', page: 100 })
  report('reviews of one product', await measure(reviews), 20)
  report('  a scan of them, to compare', await measure(scanReviews))
  report('the list of products', await measure(() => listProducts(dependencies, {})), 20)

  const housekeeping: Blocks[] = []
  let removed = 0
  let tookMs = 0
  for (let round = 0; round < housekeepingRounds; round += 1) {
    // The garbage stays: after a forced collection V8 sweeps and compiles again, which would count as the work's own.
    await putExpiredSessions(store, sessionCount)
    const run = async () => {
      removed += await createHousekeeping(dependencies).run()
    }
    housekeeping.push(
      await blocksOf(async () => {
        tookMs += await timed(run)
      }),
    )
  }
  report(`housekeeping of ${sessionCount} sessions`, housekeeping, 10)
  console.log(
    `  removed ${removed} records in ${housekeepingRounds} rounds of ${milliseconds(tookMs / housekeepingRounds)}; ` +
      `left: ${await store.count('sessions')}`,
  )
} finally {
  await store.close()
  await rm(directory, { recursive: true, force: true })
}
