import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium, type Browser, type Page } from 'playwright'
import { expect } from 'vitest'
import * as z from 'zod'
import { chromiumArguments, requireQuickChromium } from '../../../.ci/chromium.ts'
import { watchPrintedContent } from '../../src/hydration/printed-content.ts'
import { drawSmallPictures } from './small-pictures.ts'
import { markHydration } from './steps.ts'

export const widths = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const

export interface ShopperOptions {
  readonly width: keyof typeof widths
  /** Device pixels to a CSS pixel. Default 1, which draws soonest. */
  readonly density?: number
  readonly javaScript?: boolean
  /**
   * Lets the shop's service worker come in, which answers between the page and the network: what a test does to the
   * network then no longer reaches the page. Without it pages are loaded as in the first visit.
   */
  readonly serviceWorker?: boolean
  /**
   * Shows the offer of the first order, 3 s after a page. Without it the shopper has closed it today: on a phone it
   * lies over the cards, and its coming is a matter of time, which a test of something else must not depend on.
   */
  readonly offer?: boolean
  /** Draws the pictures of products as they are (`drawSmallPictures`). A service worker's pages have them anyway. */
  readonly pictures?: boolean
  /** What an earlier visit left in the browser's storage. */
  readonly storage?: Readonly<Record<string, string>>
}

/** Somebody with a browser of their own, whose console and network are watched. */
export interface Shopper {
  readonly page: Page
  /** What the console said and which requests failed since the last look. */
  complaints(): string[]
  /** Runs axe over the page as it stands and expects no violation. */
  expectAccessible(): Promise<void>
  leave(): Promise<void>
}

let browser: Browser | undefined

export async function closeBrowser(): Promise<void> {
  await browser?.close()
  browser = undefined
}

/** Opens a fresh browser profile in front of the shop. */
export async function openShopper(origin: string, options: ShopperOptions): Promise<Shopper> {
  const {
    width,
    density = 1,
    javaScript = true,
    serviceWorker = false,
    offer = false,
    storage = {},
  } = options
  const { pictures = serviceWorker } = options
  browser ??= await chromium.launch({ executablePath: requireQuickChromium(), args: chromiumArguments })
  const context = await browser.newContext({
    baseURL: origin,
    viewport: widths[width],
    deviceScaleFactor: density,
    javaScriptEnabled: javaScript,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    hasTouch: width === 'phone',
    isMobile: width === 'phone',
  })
  if (!serviceWorker) {
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  }
  await context.addInitScript(
    entries => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
    },
    { ...(!offer && { offerDismissedAt: String(Date.now()) }), ...storage },
  )
  await markHydration(context)
  // What the server printed must never become empty: the watch complains on the console.
  await context.addInitScript(
    `(${watchPrintedContent.toString()})(window, message => console.error(message))`,
  )
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  if (!pictures) await drawSmallPictures(page)
  const complaints: string[] = []
  page.on('console', message => complaints.push(`console ${message.type()}: ${message.text()}`))
  page.on('pageerror', error => complaints.push(`error: ${error.message}`))
  page.on('requestfailed', request => {
    const reason = request.failure()?.errorText ?? ''
    // Leaving a page cancels what it still asked for.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} ${reason}`)
  })
  page.on('response', response => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`)
  })
  return {
    page,
    complaints: () => complaints.splice(0),
    expectAccessible: () => expectAccessible(page),
    leave: () => context.close(),
  }
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const violations = z.array(
  z.object({
    id: z.string(),
    help: z.string(),
    nodes: z.array(z.object({ target: z.array(z.unknown()), html: z.string() })),
  }),
)

/** Of what is right and what is nobody's to decide axe need not say where each of it is. */
const runAxe = "axe.run({ resultTypes: ['violations'] }).then(result => result.violations)"

/**
 * Goes in by the debugger's protocol, past the page's content security policy: by itself, for half a megabyte passes through
 * Playwright's own scripts in the page in twice the time.
 */
async function expectAccessible(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: axeSource, silent: true })
  await session.detach()
  const found = violations.parse(await page.evaluate(runAxe))
  const readable = found.map(
    violation => `${violation.id} (${violation.help}): ${violation.nodes.map(node => node.html).join(' | ')}`,
  )
  expect(readable, `axe on ${page.url()}`).toEqual([])
}
