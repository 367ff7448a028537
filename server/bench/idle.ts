import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fillFolder, memoryOf, startProbedShop } from './built-shop.ts'
import { stop } from './http-load.ts'
import { rest } from './measure.ts'

/*
 * `npm run bench -- idle [--quick]`: what memory the built shop has while nobody asks it anything, when it was just made, and
 * with 1,000 and 100,000 orders and a third as many customers. Needs `npm run build`.
 */

const sizes = process.argv.includes('--quick') ? [0, 1000, 10_000] : [0, 1000, 100_000]
/** Regular jobs have run once by then. */
const settlingMs = 5000

const folder = await mkdtemp(path.join(tmpdir(), 'shruti-idle-'))
try {
  console.log(`Node ${process.version}; MiB\n`)
  const columns = ['orders', 'resident', 'without garbage', 'heap']
  console.log(columns.map(column => column.padStart(18)).join(''))
  for (const orders of sizes) {
    const dataFolder = path.join(folder, String(orders))
    if (orders > 0) await fillFolder(dataFolder, { orders, buyers: 1 })
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
