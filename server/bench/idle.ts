import { readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { generationsOf } from '../stores/lowdb/layout.ts'
import { fillFolder, memoryOf, startProbedShop, startServedShop } from './built-shop.ts'
import { stop } from './http-load.ts'
import { rest } from './measure.ts'

/*
 * `npm run bench -- idle [--quick]`: what memory the built shop has while nobody asks it anything, when it was just made, and
 * with 1,000 and 100,000 orders and a third as many customers. Needs `npm run build`.
 */

const sizes = process.argv.includes('--quick') ? [0, 1000, 10_000] : [0, 1000, 100_000]
/** Regular jobs have run once by then. */
const settlingMs = 5000
/** Of waiting as long for a snapshot of 250 MB. */
const mostTries = 60

const folder = await mkdtemp(path.join(tmpdir(), 'shruti-idle-'))
try {
  console.log(`Node ${process.version}; MiB\n`)
  const columns = ['orders', 'resident', 'without garbage', 'heap']
  console.log(columns.map(column => column.padStart(18)).join(''))
  for (const orders of sizes) {
    const dataFolder = path.join(folder, String(orders))
    if (orders > 0) {
      await fillFolder(dataFolder, { orders, buyers: 1 })
      await startOnce(dataFolder)
    }
    const shop = await startProbedShop(dataFolder)
    await rest(settlingMs)
    const { before, resident, heap } = await memoryOf(shop)
    const values = [orders.toLocaleString('en-IN'), ...[before, resident, heap].map(mib => mib.toFixed(0))]
    console.log(values.map(value => value.padStart(18)).join(''))
    await stop(shop.child)
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}

/**
 * Until its records are in a snapshot, as those of a shop that has been open for a while: what filled the folder wrote a
 * thousand orders at a time, and reading so long lines is not what a start does.
 */
async function startOnce(dataFolder: string): Promise<void> {
  const shop = await startServedShop(dataFolder)
  const names = () => readdirSync(path.join(dataFolder, 'store'))
  const newest = (kind: 'journal' | 'snapshot') => generationsOf(names(), kind).at(-1)
  for (let tries = 0; newest('snapshot') !== newest('journal'); tries += 1) {
    if (tries === mostTries) throw new Error(`No snapshot was written in ${(tries * settlingMs) / 1000} s`)
    await rest(settlingMs)
  }
  await stop(shop.child)
}
