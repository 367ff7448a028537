import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { adminListOrders } from '../domain/admin/orders.ts'
import { nobody } from '../domain/accounts/sessions.ts'
import { listProducts } from '../domain/catalogue/products.ts'
import { listProductReviews } from '../domain/catalogue/reviews.ts'
import { createHousekeeping, shopSchema, type Dependencies, type ShopStore } from '../domain/index.ts'
import { openLowdbStore } from '../stores/lowdb/open.ts'
import { silentLog } from '../stores/lowdb/store-log.ts'
import { collectGarbage, milliseconds, nextTurn, rest, timed } from './measure.ts'
import { benchNowMs, fillShop, putExpiredSessions } from './memory-shop.ts'

/*
 * `npm run bench -- memory [--quick]`: a shop of 100,000 orders: its heap, its start, and how long the operations that
 * look at much of it keep everything else waiting, beside a scan of the same records. A tenth of it with --quick.
 */

const share = process.argv.includes('--quick') ? 0.1 : 1
const size = { orders: 100_000 * share, customers: 30_000 * share, reviews: 30_000 * share }
const sessionCount = 100_000 * share
const rounds = 5

const directory = await mkdtemp(join(tmpdir(), 'memory-bench-'))
const openStore = () => openLowdbStore({ directory, schema: shopSchema })

function heapMiB(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed / 2 ** 20
}

/**
 * The longest block of the event loop while `work` runs, in milliseconds: the best of its rounds, since whatever else
 * the machine does can only add to it.
 */
async function longestBlock(work: () => Promise<unknown>, times = rounds): Promise<number> {
  const blocks: number[] = []
  for (let round = 0; round < times; round += 1) {
    const delay = monitorEventLoopDelay({ resolution: 1 })
    collectGarbage()
    await nextTurn()
    delay.enable()
    await rest(5)
    await work()
    await rest(5)
    delay.disable()
    blocks.push(delay.max / 1e6)
  }
  return Math.min(...blocks)
}

function report(label: string, value: number, most: number, baseline?: number): void {
  const verdict = value <= most ? 'met' : 'MISSED'
  const scan = baseline === undefined ? '' : `  a scan: ${milliseconds(baseline)}`
  console.log(
    `${label.padEnd(44)}${milliseconds(value).padStart(10)}  (target ≤ ${most} ms: ${verdict})${scan}`,
  )
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
  const scanOrders = () =>
    store.list('orders', { filter: order => order.shippingAddress.fullName.toLowerCase().includes('zz') })
  const scanReviews = async () => {
    const all = await store.list('reviews', { where: { productId: id } })
    return all.toSorted((left, right) => right.helpful - left.helpful)
  }
  let searches = 0
  const search = () => adminListOrders(dependencies, { search: `user.${(searches += 1)}` })
  report('search of orders', await longestBlock(search), 20, await longestBlock(scanOrders))
  const common = () => adminListOrders(dependencies, { search: 'bench', status: 'delivered' })
  report('search that finds all, of one status', await longestBlock(common), 20)
  const lastPage = () =>
    adminListOrders(dependencies, { status: 'delivered', page: Math.floor(size.orders / 60) })
  report('a deep page of one status', await longestBlock(lastPage), 20)
  const reviews = () => listProductReviews(dependencies, nobody, { id, sort: 'helpful', page: 100 })
  report('reviews of one product', await longestBlock(reviews), 20, await longestBlock(scanReviews))
  report('the list of products', await longestBlock(() => listProducts(dependencies, {})), 20)

  await putExpiredSessions(store, sessionCount)
  const scanSessions = () => store.list('sessions', { filter: session => session.userId !== null })
  const scan = await longestBlock(scanSessions)
  let removed = 0
  let tookMs = 0
  const block = await longestBlock(async () => {
    tookMs = await timed(async () => {
      removed = await createHousekeeping(dependencies).run()
    })
  }, 1)
  report(`housekeeping of ${removed} sessions`, block, 10, scan)
  console.log(`  in all ${milliseconds(tookMs)}; left: ${await store.count('sessions')}`)
} finally {
  await store.close()
  await rm(directory, { recursive: true, force: true })
}
