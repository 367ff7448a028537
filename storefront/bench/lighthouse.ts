/**
 * `npm run bench:lighthouse`: the scores of Lighthouse's four categories, from 0 to 100, on a phone of its own kind, for
 * the home page, the listing, a product, the cart and the checkout of a customer; and what keeps each from 100. Needs
 * `npm run build` and `npm ci --prefix storefront/bench/lighthouse`.
 *
 * RUNS (default 3): the median of so many is printed. PAGE: the path of the only page to measure.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumArguments, requireChromium } from '../../.ci/chromium.ts'
import { addToCart, markHydration, openProductFromTheHomePage, signInByPhone } from '../e2e/support/steps.ts'
import { median } from './median.ts'
import { runLighthouse, type LighthouseReport } from './run-lighthouse.ts'
import { freePort, serveShop } from './serve-shop.ts'

const runs = Number(process.env['RUNS'] ?? 3)
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const paths = ['/', '/shop', '/product/tivra', '/cart', '/checkout'].filter(
  path => path === (process.env['PAGE'] ?? path),
)
if (paths.length === 0) throw new Error('PAGE is none of the pages that are measured.')

/** What keeps a page from 100, a line each. */
function losses({ audits, categories: judged }: LighthouseReport): string[] {
  return categories.flatMap(category =>
    (judged[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => {
        const { title, displayValue = '', score } = audits[id] ?? {}
        return `${category}: ${title} ${displayValue} (${Math.round(Number(score) * 100)})`
      }),
  )
}

const shop = await serveShop()
const debuggingPort = await freePort()
const profile = await mkdtemp(join(tmpdir(), 'shruti-lighthouse-'))
// Lighthouse opens its pages in the profile itself, where the customer has to be signed in.
const context = await chromium.launchPersistentContext(profile, {
  executablePath: requireChromium(),
  args: [...chromiumArguments, `--remote-debugging-port=${debuggingPort}`],
  baseURL: shop.origin,
})

const measure = (path: string) =>
  runLighthouse(shop.origin + path, debuggingPort, [
    `--only-categories=${categories.join(',')}`,
    // Who is signed in stays so.
    '--disable-storage-reset',
  ])

try {
  await markHydration(context)
  const page = await context.newPage()
  await openProductFromTheHomePage(page)
  await addToCart(page)
  await page.goto('/cart')
  await page.getByRole('link', { name: 'Check out' }).click()
  await signInByPhone(page, '9876501234')
  await page.waitForURL(/\/checkout$/)
  await page.close()

  for (const path of paths) {
    const results: LighthouseReport[] = []
    for (let run = 0; run < runs; run += 1) results.push(await measure(path))
    const scores = categories.map(category => {
      const all = results.map(({ categories: judged }) => Math.round((judged[category]?.score ?? 0) * 100))
      return `${category} ${median(all)} (${all.join(' ')})`
    })
    console.log(`\n${path}: ${scores.join(', ')}`)
    for (const line of new Set(results.flatMap(losses))) console.log(`  ${line}`)
  }
} finally {
  await context.close()
  await rm(profile, { recursive: true, force: true })
  await shop.stop()
}
