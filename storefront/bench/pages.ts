/**
 * `npm run bench:pages`: how fast the largest picture of a product and of a listing paints, in English and in Hindi, and
 * that of the home page, beside a page written by hand with the same picture; how much JavaScript a product page loads
 * beside its libraries alone; and what a visit weighs and how fast it answers. Everything is measured in one run, the two
 * pages in turn, so that the ratios hold on a noisy machine. Needs `npm run build` and
 * `npm ci --prefix storefront/bench/lighthouse`.
 *
 * RUNS (default 5): Lighthouse runs a page, and turns of each interaction. PRODUCT (default tivra): the slug. PAGE: the
 * path of the only page to measure, without the visit.
 */
import { chromium } from 'playwright'
import { chromiumArguments, requireChromium } from '../../.ci/chromium.ts'
import { largestPicture, type LargestPicture } from './largest-picture.ts'
import { median } from './median.ts'
import { weighBaseline, weighScripts } from './scripts-weight.ts'
import { runLighthouse } from './run-lighthouse.ts'
import { freePort, serveShop } from './serve-shop.ts'
import { serveStaticPage } from './static-page.ts'
import { printVisit } from './visit.ts'

const runs = Number(process.env['RUNS'] ?? 5)
const slug = process.env['PRODUCT'] ?? 'tivra'
/** The library weight that the target was set against, in kB (gzip). */
const statedLibraryKilobytes = 102.6

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

interface PageMetrics {
  /** Milliseconds, on Lighthouse's simulated mid-range phone on slow 4G. */
  readonly largestContentfulPaint: number
  readonly totalBlockingTime: number
  readonly cumulativeLayoutShift: number
}

async function measure(url: string, debuggingPort: number): Promise<PageMetrics> {
  const { audits } = await runLighthouse(url, debuggingPort, [
    '--only-audits=largest-contentful-paint,total-blocking-time,cumulative-layout-shift',
  ])
  const valueOf = (metric: string) => audits[metric]?.numericValue ?? NaN
  return {
    largestContentfulPaint: valueOf('largest-contentful-paint'),
    totalBlockingTime: valueOf('total-blocking-time'),
    cumulativeLayoutShift: valueOf('cumulative-layout-shift'),
  }
}

const shop = await serveShop()
const debuggingPort = await freePort()
const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: [...chromiumArguments, `--remote-debugging-port=${debuggingPort}`],
})

const pages = [
  { name: 'product page', path: `/product/${slug}`, target: 1.05 },
  { name: 'product page in Hindi', path: `/hi/product/${slug}`, target: 1.05 },
  { name: 'listing', path: '/shop', target: 1.2 },
  { name: 'listing in Hindi', path: '/hi/shop', target: 1.2 },
  { name: 'home page', path: '/', target: 1.2 },
].filter(({ path }) => path === (process.env['PAGE'] ?? path))
if (pages.length === 0) throw new Error('PAGE is none of the pages that are measured.')

function printPaints(name: string, metrics: readonly PageMetrics[]): number {
  const paints = metrics.map(metric => metric.largestContentfulPaint)
  const all = paints.map(ms => ms.toFixed(0)).join(' ')
  console.log(`  ${name.padEnd(22)} median ${median(paints).toFixed(0)}  (${all})`)
  return median(paints)
}

try {
  if (process.env['PAGE'] === undefined) await printVisit(browser, shop.origin, runs)
  // Before Lighthouse comes, which takes the browser's pages for itself.
  const pictures: LargestPicture[] = []
  for (const { path } of pages) pictures.push(await largestPicture(browser, shop.origin + path, slug))
  const scripts = await weighScripts(browser, `${shop.origin}/product/${slug}`)

  for (const [index, { name, path, target }] of pages.entries()) {
    const url = shop.origin + path
    const picture = pictures[index]
    if (!picture) continue
    const staticPage = await serveStaticPage(picture)
    const shopRuns: PageMetrics[] = []
    const staticRuns: PageMetrics[] = []
    for (let run = 0; run < runs; run += 1) {
      staticRuns.push(await measure(staticPage.url, debuggingPort))
      shopRuns.push(await measure(url, debuggingPort))
    }
    await staticPage.close()
    const weight = kilobytes(picture.bytes.length)
    console.log(`\nLargest contentful paint, ms, ${runs} runs each (picture ${weight} kB)`)
    const byHand = printPaints('written by hand', staticRuns)
    const ratio = printPaints(name, shopRuns) / byHand
    console.log(`  ratio                  ${ratio.toFixed(2)}  (target ${target.toFixed(2)})`)
    const blocking = median(shopRuns.map(metric => metric.totalBlockingTime))
    const shift = median(shopRuns.map(metric => metric.cumulativeLayoutShift))
    console.log(`  total blocking time ${blocking.toFixed(0)} ms, layout shift ${shift.toFixed(3)}`)
  }

  const total = scripts.reduce((sum, script) => sum + script.gzipBytes, 0)
  const baseline = await weighBaseline()
  console.log('\nJavaScript that a product page loads by itself, deferred parts included, kB (gzip -9)')
  for (const script of scripts) console.log(`  ${kilobytes(script.gzipBytes).padStart(7)}  ${script.url}`)
  console.log(`  ${kilobytes(total).padStart(7)}  in all`)
  console.log(
    `  ${kilobytes(baseline).padStart(7)}  the libraries in a two-page application, built in this run`,
  )
  console.log(
    `  ratio to that ${(total / baseline).toFixed(2)}, to the stated ${statedLibraryKilobytes} kB ${(total / 1000 / statedLibraryKilobytes).toFixed(2)}  (target 1.15)`,
  )
} finally {
  await browser.close()
  await shop.stop()
}
