/**
 * `npm run bench:blocking`: how long pages hold up a phone while they load, beside a page written by hand with the same
 * picture, by turns in one run. Each task of the browser's main thread counts by the processor time it took, so that other work
 * of the machine does not, times four, which is how much slower a phone's processor is taken to be; what is over 50 ms of it
 * blocks. Lighthouse counts the same by the clock. Needs `npm run build`.
 *
 * RUNS (default 9): loads of each page; medians are printed. PAGE: the path of the only page to measure.
 */
import { chromium, type Browser, type CDPSession } from 'playwright'
import { chromiumArguments, requireChromium } from '../../.ci/chromium.ts'
import { largestPicture } from './largest-picture.ts'
import { median } from './median.ts'
import { serveShop } from './serve-shop.ts'
import { serveStaticPage } from './static-page.ts'
import { phone, slowerProcessor } from './visit.ts'

const runs = Number(process.env['RUNS'] ?? 9)
const paths = ['/', '/shop', '/product/tivra', '/cart'].filter(path => path === (process.env['PAGE'] ?? path))
if (paths.length === 0) throw new Error('PAGE is none of the pages that are measured.')

/** A task that takes longer blocks for what is over, ms. */
const blockingFromMs = 50
/** What a page still does by itself is over by then, ms: the offer comes after three seconds. */
const watchedMs = 5_000

/** Of Chromium's trace; times in microseconds. */
interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  /** Processor time of the thread. */
  readonly tdur?: number
}

/** Milliseconds of a phone. */
interface Blocking {
  readonly total: number
  readonly longest: number
}

/** A processor's own time, and the line of a fast connection: what is measured is not the network. */
async function startTrace(client: CDPSession, events: TraceEvent[]): Promise<void> {
  client.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: 1_200_000,
    uploadThroughput: 1_000_000,
  })
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['loading', 'disabled-by-default-devtools.timeline'] },
  })
}

async function load(browser: Browser, url: string): Promise<Blocking> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  const events: TraceEvent[] = []
  await startTrace(client, events)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(watchedMs)
  const ended = new Promise(resolve => client.once('Tracing.tracingComplete', resolve))
  await client.send('Tracing.end')
  await ended
  await context.close()
  const painted = events.find(({ name }) => name === 'firstContentfulPaint')
  if (!painted) throw new Error(`${url} painted nothing`)
  const tasks = events
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === painted.pid && tid === painted.tid)
    .filter(({ ts, tdur = 0 }) => ts + tdur > painted.ts)
    .map(({ tdur = 0 }) => (tdur / 1000) * slowerProcessor)
  if (!tasks.some(ms => ms > 0))
    throw new Error('This browser does not say how much processor time a task took')
  return {
    total: tasks.reduce((sum, ms) => sum + Math.max(0, ms - blockingFromMs), 0),
    longest: Math.max(0, ...tasks),
  }
}

function print(name: string, loads: readonly Blocking[]): void {
  const totals = loads.map(({ total }) => total)
  const longest = median(loads.map(each => each.longest))
  const all = totals.map(ms => ms.toFixed(0)).join(' ')
  console.log(
    `${name.padEnd(16)} ${median(totals).toFixed(0).padStart(5)} ${longest.toFixed(0).padStart(9)}   (${all})`,
  )
}

const shop = await serveShop()
const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArguments })
try {
  const byHand = await serveStaticPage(await largestPicture(browser, `${shop.origin}/product/tivra`, 'Tivra'))
  console.log(`Total blocking time and the longest task, ms of a phone, medians of ${runs} (target 50)`)
  const loads = new Map<string, Blocking[]>(['by hand', ...paths].map(name => [name, []]))
  // The shop compiles its own code, and renders each page, for the first who asks.
  for (const path of paths) await load(browser, shop.origin + path)
  for (let run = 0; run < runs; run += 1)
    for (const [name, all] of loads)
      all.push(await load(browser, name === 'by hand' ? byHand.url : shop.origin + name))
  for (const [name, all] of loads) print(name, all)
  await byHand.close()
} finally {
  await browser.close()
  await shop.stop()
}
