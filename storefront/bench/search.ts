/**
 * `npm run bench:search`: what the first search of a visit costs on a phone, by how many products the shop sells:
 * bytes on the wire, the time until the rows of the term are there, and how long the page could not answer. A term is typed
 * in the drawer, a letter every 120 ms, with the processor four times slower, 1.6 Mbit/s and 150 ms. Needs `npm run build`.
 *
 * PRODUCTS (default 23,200,5000): the sizes. RUNS (default 3): visits of each, of which the median counts.
 */
import { fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { chromiumArguments, requireChromium } from '../../.ci/chromium.ts'
import { median } from './median.ts'

const sizes = (process.env['PRODUCTS'] ?? '23,200,5000').split(',').map(Number)
const runs = Number(process.env['RUNS'] ?? 3)
const term = 'tivra'
const betweenLettersMs = 120
const longestMs = 120_000
/** A list that was asked for again is compressed once more meanwhile. */
const compressingMs = 4_000

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const
const slowerProcessor = 4
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

async function startShop(products: number) {
  const folder = await mkdtemp(join(tmpdir(), 'shruti-search-bench-'))
  const child = fork(join(import.meta.dirname, '../../server/bench/catalogue-shop.ts'), [String(products)], {
    execArgv: ['--import', 'tsx'],
    env: { PATH: process.env['PATH'], DATA_DIR: folder, LOG_LEVEL: 'error' },
  })
  const { port } = await new Promise<{ port: number }>((resolve, reject) => {
    child.once('message', message => resolve(message as { port: number }))
    child.once('exit', () => reject(new Error('The shop did not start')))
  })
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      child.removeAllListeners('exit')
      const ended = new Promise(resolve => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function search(browser: Browser, origin: string) {
  const context = await browser.newContext({ ...phone, baseURL: origin, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.addInitScript(() => {
    const tasks: number[] = []
    Object.assign(window, { longTasks: tasks })
    new PerformanceObserver(list => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe(
      {
        type: 'longtask',
      },
    )
  })
  await page.goto('/product/tivra', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Menu' }).click()
  const box = page.getByRole('dialog').getByRole('combobox', { name: 'Search products' })
  await box.waitFor()
  await page.waitForLoadState('networkidle')
  const client = await context.newCDPSession(page)
  const lists = new Map<string, number>()
  let bytes = 0
  let requests = 0
  client.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (/\/api\/products(\?|$)/.test(request.url)) {
      lists.set(requestId, 0)
      requests += 1
    }
  })
  client.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (lists.has(requestId)) bytes += encodedDataLength
  })
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', network)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor })
  await page.evaluate(() => void (window as unknown as { longTasks: number[] }).longTasks.splice(0))
  const begunAt = performance.now()
  await box.focus()
  await box.pressSequentially(term, { delay: betweenLettersMs })
  const typedAt = performance.now()
  const row = page.getByRole('option', { name: /^Tivra ₹/ })
  const shownAt = await row.waitFor({ timeout: longestMs }).then(
    () => performance.now(),
    () => NaN,
  )
  // What is on its way still counts: an answer that nobody waits for any more is paid for, too.
  await page.waitForTimeout(1_000)
  const longTasks = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks)
  await context.close()
  return {
    requests,
    bytes,
    fromFocusMs: shownAt - begunAt,
    fromLastLetterMs: shownAt - typedAt,
    blockedMs: longTasks.reduce((sum, duration) => sum + duration, 0),
    longestTaskMs: Math.max(0, ...longTasks),
  }
}

const browser = await chromium.launch({ executablePath: requireChromium(), args: chromiumArguments })
try {
  console.log(`Node ${process.version}, Chromium ${browser.version()}; the median of ${runs}`)
  for (const size of sizes) {
    const shop = await startShop(size)
    try {
      const list = () => fetch(`${shop.origin}/api/products`, { headers: { 'accept-encoding': 'br' } })
      for (let time = 0; time < 3; time += 1) await (await list()).arrayBuffer()
      await new Promise(resolve => setTimeout(resolve, compressingMs))
      const found: Awaited<ReturnType<typeof search>>[] = []
      for (let run = 0; run < runs; run += 1) found.push(await search(browser, shop.origin))
      const of = (what: keyof (typeof found)[number]) => Math.round(median(found.map(run => run[what])))
      console.log(
        `${String(size).padStart(6)} products: ${of('requests')} requests, ${of('bytes')} bytes; the rows ` +
          `${of('fromFocusMs')} ms after the focus, ${of('fromLastLetterMs')} ms after the last letter; ` +
          `tasks over 50 ms: ${of('blockedMs')} ms in all, the longest ${of('longestTaskMs')} ms`,
      )
    } finally {
      await shop.stop()
    }
  }
} finally {
  await browser.close()
}
