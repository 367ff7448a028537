import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { openLowdbStore } from '../stores/lowdb/open.ts'
import { silentLog } from '../stores/store-log.ts'
import { collectGarbage, median, milliseconds, nextTurn, quantile, rest, timed } from './measure.ts'
import { PlainLowdb } from './plain-lowdb.ts'
import { benchOrder, benchSchema, type BenchStore } from './store-orders.ts'

/*
 * `npm run bench -- store [--quick]`: the store's figures beside plain lowdb's, all in one run. What is compared
 * is measured by turns, so that a machine that slows down slows both. Writes of ours are synced, plain lowdb's not.
 */

const isQuick = process.argv.includes('--quick')
const sizes = isQuick ? [1000, 10_000] : [1000, 10_000, 100_000]
/** Few enough that the smallest store stays small. */
const singleWrites = isQuick ? 200 : 1000
const warmUpWrites = 100
const ordersInWork = 200
const plainWrites = isQuick ? 3 : 5
const writers = 50
const windowMs = isQuick ? 300 : 1000
const listWindows = isQuick ? 4 : 10
const writesPerSecond = 10
const ordersPerSeedWrite = 1000
const longestCompactionMs = 30_000

interface Opened {
  readonly size: number
  readonly directory: string
  readonly store: BenchStore
  /** The number of the next new order. */
  next: number
  snapshots: number
}

async function openAt(size: number, directory: string): Promise<Opened> {
  const opened = {
    size,
    directory,
    next: size,
    snapshots: 0,
    store: await openLowdbStore({
      directory,
      schema: benchSchema,
      log: {
        ...silentLog,
        info: (_details, message) => {
          if (message === 'A new snapshot was written') opened.snapshots += 1
        },
      },
    }),
  }
  return opened
}

async function seed({ store, size }: Opened): Promise<void> {
  for (let start = await store.count('orders'); start < size; start += ordersPerSeedWrite) {
    await store.transaction(async tx => {
      for (let index = start; index < start + ordersPerSeedWrite; index += 1)
        await tx.put('orders', benchOrder(index))
    })
  }
}

/** Resolves when seeding has left no compaction behind that would work beside what is measured. */
async function settle({ directory }: Opened): Promise<void> {
  for (let quietLooks = 0; quietLooks < 3; await rest(100)) {
    const names = await readdir(directory)
    const newest = (kind: string) =>
      names
        .filter(name => name.startsWith(kind))
        .toSorted()
        .at(-1)
    const isCompacting =
      newest('journal-')?.slice('journal-'.length) !== newest('snapshot-')?.slice('snapshot-'.length)
    quietLooks = isCompacting ? 0 : quietLooks + 1
  }
}

/** What a shop writes in one go: a new order, and one of the latest moves on. */
function placeOrder(opened: Opened): Promise<void> {
  const { next } = opened
  opened.next += 1
  return opened.store.transaction(async tx => {
    await tx.put('orders', benchOrder(next))
    const earlier = await tx.get('orders', benchOrder(next - 1 - ((next * 7919) % ordersInWork)).id)
    if (earlier !== undefined) await tx.put('orders', { ...earlier, status: 'delivered' })
  })
}

async function measureSingleWrites(stores: readonly Opened[], count: number): Promise<number[]> {
  const samples = stores.map((): number[] => [])
  for (let round = 0; round < count; round += 1) {
    for (const [index, opened] of stores.entries())
      samples[index]?.push(await timed(() => placeOrder(opened)))
  }
  return samples.map(median)
}

/** Acknowledged writes a second of many writers, each of which waits for its own write. */
async function measureThroughput(write: () => Promise<void>, durationMs: number): Promise<number> {
  const startedAt = performance.now()
  let count = 0
  await Promise.all(
    Array.from({ length: writers }, async () => {
      while (performance.now() - startedAt < durationMs) {
        await write()
        count += 1
      }
    }),
  )
  return (count * 1000) / (performance.now() - startedAt)
}

/** The longest block of the event loop while `work` runs, in milliseconds. */
async function longestBlock(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  await work()
  await nextTurn()
  delay.disable()
  return delay.max / 1e6
}

async function writeThroughCompaction(opened: Opened): Promise<void> {
  const before = opened.snapshots
  const startedAt = performance.now()
  await Promise.all(
    Array.from({ length: writers }, async () => {
      while (opened.snapshots === before && performance.now() - startedAt < longestCompactionMs) {
        await placeOrder(opened)
      }
    }),
  )
  if (opened.snapshots === before) throw new Error('No compaction took place')
}

/** How long the page of an order list takes, the wait for the event loop included, for one window of time. */
async function listFor({ store }: Opened, samples: number[]): Promise<void> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < windowMs) {
    samples.push(
      await timed(async () => {
        await nextTurn()
        await store.list('orders', {
          where: { status: ['placed', 'confirmed'] },
          orderBy: { index: 'placedAt', direction: 'desc' },
          limit: 20,
        })
      }),
    )
  }
}

async function measureLists(opened: Opened): Promise<{ quiet: number; busy: number }> {
  const quiet: number[] = []
  const busy: number[] = []
  await listFor(opened, [])
  for (let window = 0; window < listWindows; window += 1) {
    await listFor(opened, quiet)
    const writes: Array<Promise<void>> = []
    const timer = setInterval(() => writes.push(placeOrder(opened)), 1000 / writesPerSecond)
    await listFor(opened, busy)
    clearInterval(timer)
    await Promise.all(writes)
  }
  return { quiet: quantile(quiet, 0.99), busy: quantile(busy, 0.99) }
}

function line(label: string, ...values: string[]): void {
  console.log(`${label.padEnd(46)}${values.map(value => value.padStart(14)).join('')}`)
}

function verdict(ratio: number, most: number): string {
  return `${ratio.toFixed(2)} × (target ≤ ${most}): ${ratio <= most ? 'met' : 'MISSED'}`
}

const root = await mkdtemp(join(tmpdir(), 'store-bench-'))
const stores: Opened[] = []
try {
  for (const size of sizes) {
    const opened = await openAt(size, join(root, String(size)))
    await seed(opened)
    await settle(opened)
    stores.push(opened)
  }
  const [smallest] = stores
  const middle = stores[1]
  const largest = stores.at(-1)
  if (smallest === undefined || middle === undefined || largest === undefined) throw new Error('No sizes')
  const columns = sizes.map(size => size.toLocaleString('en-IN'))

  console.log(
    `Store benchmark, Node ${process.version}, orders of ${JSON.stringify(benchOrder(1)).length} bytes\n`,
  )
  line('orders in the store', ...columns)

  collectGarbage()
  await measureSingleWrites(stores, warmUpWrites)
  const writeMedians = await measureSingleWrites(stores, singleWrites)
  line('one write, median', ...writeMedians.map(milliseconds))

  const plain = sizes.map(size => new PlainLowdb(root, size))
  const plainMedians: number[] = []
  const plainBlocks: number[] = []
  for (const [position, database] of plain.entries()) {
    const samples: number[] = []
    plainBlocks.push(
      await longestBlock(async () => {
        for (let index = 0; index < plainWrites; index += 1) {
          const order = benchOrder((sizes[position] ?? 0) + index)
          samples.push(await timed(() => database.put(order)))
        }
      }),
    )
    plainMedians.push(median(samples))
  }
  line('  plain lowdb, not synced', ...plainMedians.map(milliseconds))

  const writeOneByOne = async (opened: Opened): Promise<void> => {
    for (let index = 0; index < singleWrites / 5; index += 1) await placeOrder(opened)
  }
  const blocks = await sequence(stores, opened => longestBlock(() => writeOneByOne(opened)))
  line('longest block of the event loop', ...blocks.map(milliseconds))
  line('  plain lowdb, not synced', ...plainBlocks.map(milliseconds))

  const throughput = await sequence(stores, opened => measureThroughput(() => placeOrder(opened), windowMs))
  line(`${writers} writers, writes a second`, ...throughput.map(value => value.toFixed(0)))
  const plainThroughput = await sequence([...plain.keys()], position => {
    let next = (sizes[position] ?? 0) + plainWrites
    return measureThroughput(
      () => plain[position]?.put(benchOrder((next += 1))) ?? Promise.resolve(),
      windowMs,
    )
  })
  line('  plain lowdb, not synced', ...plainThroughput.map(value => value.toFixed(0)))
  plain.length = 0

  const lists = await measureLists(middle)
  const writersBlock = await longestBlock(() => measureThroughput(() => placeOrder(largest), windowMs))
  const compactionBlock = await longestBlock(() => writeThroughCompaction(largest))

  for (const opened of stores) await opened.store.close()
  collectGarbage()
  const openings = await sequence(stores.splice(0), async ({ size, directory }) => {
    const durationMs = await timed(async () => stores.push(await openAt(size, directory)))
    return durationMs
  })
  line('open, snapshot and journal', ...openings.map(milliseconds))

  const first = writeMedians[0] ?? NaN
  const last = writeMedians.at(-1) ?? NaN
  console.log(`\nwrite median at ${columns.at(-1)} ÷ at ${columns[0]}: ${verdict(last / first, 1.1)}`)
  console.log(
    `list p99 at ${columns[1]}, ${writesPerSecond} writes/s ÷ quiet: ${verdict(lists.busy / lists.quiet, 1.2)}` +
      ` (${milliseconds(lists.busy)} ÷ ${milliseconds(lists.quiet)})`,
  )
  console.log(
    `longest block at ${columns.at(-1)}, ${writers} writers: ${milliseconds(writersBlock)};` +
      ` with a compaction: ${milliseconds(compactionBlock)}`,
  )
} finally {
  for (const { store } of stores) await store.close()
  await rm(root, { recursive: true, force: true })
}

async function sequence<T>(items: readonly T[], work: (item: T) => Promise<number>): Promise<number[]> {
  const results: number[] = []
  for (const item of items) results.push(await work(item))
  return results
}
