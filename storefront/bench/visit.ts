import type { Browser, Locator, Page } from 'playwright'
import {
  addToCart,
  fillInAddress,
  markHydration,
  openProductFromTheHomePage,
  placeCashOrder,
  signInByPhone,
  waitForHydration,
} from '../e2e/support/steps.ts'
import { median } from './median.ts'

/** A mid-range phone's screen. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  reducedMotion: 'reduce',
} as const

/** How much slower a mid-range phone's processor is than this machine's. */
export const slowerProcessor = 4

/** What a pointer or a press has begun is over by then. */
const settlingMs = 1_500

declare global {
  interface Window {
    /** Milliseconds from each interaction to the frame that shows what came of it. */
    interactions: { name: string; duration: number }[]
    /** Milliseconds from the last click until the next page's heading is painted. */
    shownAfterMs: Promise<number>
  }
}

/** Bytes on the wire from the home page to the order's confirmation, all of them: pages, scripts, pictures, calls. */
export async function weighVisit(browser: Browser, origin: string): Promise<Map<string, number>> {
  const context = await browser.newContext({ ...phone, baseURL: origin })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  const kinds = new Map<string, string>()
  const bytes = new Map<string, number>()
  client.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength)
  })
  await client.send('Network.enable')
  await openProductFromTheHomePage(page)
  await addToCart(page)
  await page.goto('/cart')
  await page.getByRole('link', { name: 'Check out' }).click()
  await signInByPhone(page, '9876501234')
  await page.waitForURL(/\/checkout$/)
  await fillInAddress(page)
  await placeCashOrder(page)
  await page.waitForLoadState('networkidle')
  await context.close()
  return bytes
}

/**
 * Presses what is named, as a finger does that has stopped scrolling. Playwright's own `tap` scrolls and looks at the page by
 * scripts right before: they and the parts that the scroll brought near would be timed with the press.
 */
async function press(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  await page.waitForTimeout(settlingMs)
  const box = await target.boundingBox()
  if (!box) throw new Error('What should be pressed is not shown')
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

/** Taps and keys of a phone's visit, each from a page that is at rest. */
const interactions: readonly { name: string; path: string; act: (page: Page) => Promise<void> }[] = [
  {
    name: 'adding to cart',
    path: '/product/bindu',
    act: page => press(page, page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first()),
  },
  {
    name: 'opening the menu',
    path: '/product/bindu',
    act: page => press(page, page.getByRole('button', { name: 'Open menu' })),
  },
  {
    name: 'sorting',
    path: '/shop',
    async act(page) {
      await page.getByRole('combobox', { name: 'Sort by' }).focus()
      await page.waitForTimeout(settlingMs)
      await page.keyboard.press('ArrowDown')
    },
  },
  {
    name: 'filtering',
    path: '/shop',
    async act(page) {
      await press(page, page.getByRole('link', { name: 'Filter' }))
      await press(page, page.locator('#filters, [role=dialog]').getByRole('checkbox').first())
    },
  },
  {
    name: 'typing in search',
    path: '/shop',
    async act(page) {
      await press(page, page.getByRole('banner').getByRole('button', { name: 'Search' }))
      await page.getByRole('combobox', { name: /^Search/ }).pressSequentially('noise', { delay: 120 })
    },
  },
  {
    name: 'to another product',
    path: '/shop',
    act: page => press(page, page.getByRole('main').getByRole('link', { name: 'Bindu', exact: true })),
  },
]

/** The longest interaction of each kind: how long its next paint takes on a slower processor, in milliseconds. */
export async function measureInteractions(browser: Browser, origin: string, runs: number) {
  const results: { name: string; milliseconds: number; all: number[] }[] = []
  for (const { name, path, act } of interactions) {
    const all: number[] = []
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext({ ...phone, baseURL: origin })
      await markHydration(context)
      const page = await context.newPage()
      await page.addInitScript(() => {
        window.interactions = []
        // TypeScript's own types have no threshold, in milliseconds.
        const options: PerformanceObserverInit & { durationThreshold: number } = {
          type: 'event',
          buffered: true,
          durationThreshold: 16,
        }
        new PerformanceObserver(list => {
          for (const entry of list.getEntries() as PerformanceEventTiming[])
            if (entry.interactionId) window.interactions.push({ name: entry.name, duration: entry.duration })
        }).observe(options)
      })
      await page.goto(path)
      await waitForHydration(page)
      await page.waitForLoadState('networkidle')
      const client = await context.newCDPSession(page)
      await client.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor })
      await act(page)
      // Entries are handed out some time after their frame.
      await page.waitForTimeout(settlingMs)
      all.push(await page.evaluate(() => Math.max(0, ...window.interactions.map(({ duration }) => duration))))
      await context.close()
    }
    results.push({ name, milliseconds: median(all), all })
  }
  return results
}

/** Milliseconds from the click on a product, which the pointer has come to, until the product's name is painted. */
export async function measureSecondPage(browser: Browser, origin: string, runs: number): Promise<number[]> {
  const all: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: origin })
    await markHydration(context)
    const page = await context.newPage()
    await page.goto('/shop')
    await waitForHydration(page)
    const link = page.getByRole('main').getByRole('link', { name: 'Bindu', exact: true })
    await link.hover()
    // The page was idle before, which counts as idle for ever.
    await page.waitForTimeout(settlingMs)
    await page.evaluate(() => {
      window.shownAfterMs = new Promise(resolve => {
        let clickedAt = 0
        addEventListener('click', event => (clickedAt = event.timeStamp), true)
        new MutationObserver((_changes, observer) => {
          if (document.querySelector('h1')?.textContent?.includes('Bindu') !== true) return
          observer.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clickedAt)))
        }).observe(document.body, { subtree: true, childList: true, characterData: true })
      })
    })
    // It is waited for from before the press on, and pressed not by `link.click()`: both would run scripts that the page waits for.
    const shownAfterMs = page.evaluate(() => window.shownAfterMs)
    await page.waitForTimeout(settlingMs)
    await page.mouse.down()
    await page.mouse.up()
    all.push(await shownAfterMs)
    await context.close()
  }
  return all
}

/** Prints what a visit weighs and how fast it answers, with its targets. */
export async function printVisit(browser: Browser, origin: string, runs: number): Promise<void> {
  const bytes = await weighVisit(browser, origin)
  const total = [...bytes.values()].reduce((sum, part) => sum + part, 0)
  console.log('\nA visit on a phone from the home page to the confirmation of an order, kB on the wire')
  for (const [kind, part] of [...bytes].toSorted((a, b) => b[1] - a[1]))
    console.log(`  ${(part / 1000).toFixed(1).padStart(7)}  ${kind}`)
  console.log(`  ${(total / 1000).toFixed(1).padStart(7)}  in all (target 600)`)

  const shown = await measureSecondPage(browser, origin, runs)
  console.log(
    `\nA second page after the pointer came to its link: ${median(shown).toFixed(0)} ms (${shown.map(ms => ms.toFixed(0)).join(' ')}; target 100)`,
  )

  console.log(`\nInteraction to next paint, ms, the processor ${slowerProcessor} times as slow (target 100)`)
  for (const { name, milliseconds, all } of await measureInteractions(browser, origin, runs))
    console.log(`  ${name.padEnd(22)} ${milliseconds.toFixed(0).padStart(4)}  (${all.join(' ')})`)
}
