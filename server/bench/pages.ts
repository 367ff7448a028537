import { readdirSync } from 'node:fs'
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { clientFolder, picturesFolder } from '../http/folders.ts'
import { startServedShop } from './built-shop.ts'
import { Load, processorMs, start, stop, type Rate } from './http-load.ts'
import { startPostgres } from '../stores/postgres/fixtures/postgres-server.ts'
import { median, milliseconds, rest, timed } from './measure.ts'

/*
 * `npm run bench -- pages [--quick] [--postgres]`: requests a second of public pages and files that the built shop keeps, beside the same bytes from
 * Express's static middleware, by turns; and how long a page takes that nobody has asked for before. With `--postgres` the shop has its
 * records in a PostgreSQL on this machine, which is asked whether a page is still true. Load and servers take their part of
 * the same processors. Needs `npm run build`.
 */

const isQuick = process.argv.includes('--quick')
const rounds = isQuick ? 1 : 5
const durationMs = isQuick ? 1000 : 3000
const clients = 8
const firstRenders = isQuick ? 10 : 40
/** As many as a shop renders in its first minutes, since each order has pages rendered anew. */
const rendersToWarm = isQuick ? 20 : 200
/** After a page was asked for again, it is compressed once more, as small as can be. */
const compressingMs = 3000
const pages = { home: '/', product: '/product/tivra', listing: '/shop' }
/** Of the files that a first visit asks for, some forty: one script and one picture. */
const files = {
  script: `/assets/${firstIn(path.join(clientFolder, 'assets'), /\.js$/)}`,
  picture: `/pictures/${firstIn(picturesFolder, /-640\.avif$/)}`,
}

function firstIn(inFolder: string, pattern: RegExp): string {
  const name = readdirSync(inFolder).find(each => pattern.test(each))
  if (name === undefined) throw new Error(`There is no ${pattern.source} in ${inFolder}`)
  return name
}

const folder = await mkdtemp(path.join(tmpdir(), 'shruti-pages-bench-'))
const load = new Load(clients)

const postgres = process.argv.includes('--postgres') ? await startPostgres() : undefined
const shop = await startServedShop(path.join(folder, 'data'), await postgres?.newDatabase())
let asked = 0

/** Of a page under addresses that nobody has asked for. */
async function renderings(target: string, count: number) {
  const times: number[] = []
  const processorBefore = processorMs(shop.child)
  for (let time = 0; time < count; time += 1) {
    asked += 1
    times.push(await timed(() => load.ask(shop.port, `${target}?first=${asked}`)))
  }
  return { medianMs: median(times), processorMs: (processorMs(shop.child) - processorBefore) / count }
}

try {
  console.log(
    `Node ${process.version}, ${postgres ? 'PostgreSQL, ' : ''}${rounds} rounds of ${durationMs / 1000} s by turns, ${clients} clients\n`,
  )
  for (const target of Object.values(pages))
    for (let time = 0; time < 20; time += 1) await load.ask(shop.port, target)
  for (const [name, target] of Object.entries(pages)) {
    const young = await renderings(target, firstRenders)
    await renderings(target, rendersToWarm)
    const warm = await renderings(target, firstRenders)
    console.log(
      `${name.padEnd(10)} first render ${milliseconds(young.medianMs)} soon after the start, ${milliseconds(warm.medianMs)} once V8 has optimised it; of it processor time ${milliseconds(young.processorMs)} and ${milliseconds(warm.processorMs)}, compression included`,
    )
  }
  await rest(compressingMs)
  await mkdir(path.join(folder, 'site'))
  const kept = Object.entries({ ...pages, ...files })
  for (const [name, target] of kept) {
    await writeFile(path.join(folder, 'site', name), await load.ask(shop.port, target))
  }
  const site = await start(path.join(import.meta.dirname, 'static-site.ts'), {
    args: [path.join(folder, 'site')],
    execArgv: ['--import', 'tsx'],
  })
  for (const [name, target] of kept) {
    const ours: Rate[] = []
    const theirs: Rate[] = []
    for (let round = 0; round < rounds; round += 1) {
      theirs.push(await load.rate(site, `/${name}`, { durationMs }))
      ours.push(await load.rate(shop, target, { durationMs }))
    }
    const of = (rates: readonly Rate[], what: keyof Rate) => median(rates.map(each => each[what]))
    const [shopRate, siteRate] = [of(ours, 'perSecond'), of(theirs, 'perSecond')]
    const [shopMs, siteMs] = [of(ours, 'processorMsEach'), of(theirs, 'processorMsEach')]
    const bytes = (await load.ask(shop.port, target)).length
    console.log(
      `${name.padEnd(10)} ${bytes} bytes: kept ${shopRate.toFixed(0)}/s, express.static ${siteRate.toFixed(0)}/s, ratio ${(shopRate / siteRate).toFixed(2)} (target 0.5)`,
    )
    console.log(
      `${''.padEnd(10)} processor time each: kept ${milliseconds(shopMs)}, express.static ${milliseconds(siteMs)}, ratio ${(siteMs / shopMs).toFixed(2)}`,
    )
  }
  await stop(site.child)
} finally {
  load.close()
  await stop(shop.child)
  await postgres?.remove()
  await rm(folder, { recursive: true, force: true })
}
