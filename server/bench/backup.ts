import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backUp } from '../data-folder/backup.ts'
import { repair } from '../data-folder/repair.ts'
import { restore } from '../data-folder/restore.ts'
import { verify } from '../data-folder/verify.ts'
import { shopSchema, type OrderRecord } from '../domain/index.ts'
import { migrations } from '../domain/migrations/index.ts'
import { openSecrets } from '../http/secrets.ts'
import { demoSeed, seedStore } from '../seed/index.ts'
import { openLowdbStore } from '../stores/lowdb/open.ts'
import { milliseconds, timed } from './measure.ts'

/*
 * `npm run bench -- backup [--quick]`: how long a backup, its restoring, a verification and a repair take for the demo
 * shop with so many orders, and the most memory that the process ever had.
 */

const isQuick = process.argv.includes('--quick')
const sizes = isQuick ? [2000] : [20_000, 100_000]
const ordersPerWrite = 1000
const restoreTargetMs = 60_000
const restoreTargetOrders = 20_000

async function makeShop(dataFolder: string, size: number): Promise<void> {
  const store = await openLowdbStore({ directory: join(dataFolder, 'store'), schema: shopSchema, migrations })
  await seedStore(store, await demoSeed({ now: Date.now(), hashPassword: async () => 'not a hash' }))
  const samples = await store.list('orders')
  for (let start = samples.length; start < size; start += ordersPerWrite) {
    await store.transaction(async tx => {
      for (let index = start; index < Math.min(size, start + ordersPerWrite); index += 1) {
        await tx.put('orders', orderLike(samples, index))
      }
    })
  }
  await store.close()
  await openSecrets(dataFolder, undefined)
}

function orderLike(samples: readonly OrderRecord[], index: number): OrderRecord {
  const sample = samples[index % samples.length]
  if (sample === undefined) throw new TypeError('The demo shop has orders')
  return { ...sample, id: `order-${index}`, number: `BENCH-${index}`, invoiceNumber: null }
}

const root = await mkdtemp(join(tmpdir(), 'backup-bench-'))
try {
  for (const size of sizes) {
    const folder = (name: string) => join(root, `${name}-${size}`)
    const file = `${folder('backup')}.tar.gz`
    await makeShop(folder('data'), size)
    const backupMs = await timed(() => backUp({ dataFolder: folder('data'), file, now: new Date() }))
    const restoreMs = await timed(() => restore({ file, dataFolder: folder('restored') }))
    const verifyMs = await timed(async () => {
      const { problems } = await verify(folder('restored'))
      if (problems.length > 0) throw new Error(problems.join('\n'))
    })
    const repairMs = await timed(() =>
      repair({ dataFolder: folder('restored'), newFolder: folder('repaired') }),
    )
    const { size: bytes } = await stat(file)
    console.log(`${size.toLocaleString('en-IN')} orders, a backup of ${(bytes / 1e6).toFixed(1)} MB`)
    console.log(`  backup   ${milliseconds(backupMs)}`)
    const verdict = restoreMs <= restoreTargetMs ? 'met' : 'MISSED'
    const target = size <= restoreTargetOrders ? ` (target ≤ ${restoreTargetMs / 1000} s): ${verdict}` : ''
    console.log(`  restore  ${milliseconds(restoreMs)}${target}`)
    console.log(`  verify   ${milliseconds(verifyMs)}`)
    console.log(`  repair   ${milliseconds(repairMs)}`)
    console.log(`  most memory so far ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MiB`)
  }
} finally {
  await rm(root, { recursive: true, force: true })
}
