import type { Browser, BrowserContext, Page } from 'playwright'
import { openStoryWorld, type ApiParameters } from '../../mock-api/src/stories/mounted-world.ts'
import type { World } from '../../mock-api/src/world.ts'
import { storedBy } from '../page-story.tsx'
import { languageOf } from '../story-language.ts'
import { filesUnderWayOf } from '../visual/files.ts'
import { comparePictureSeries, type FrameSize } from '../visual/picture-series.ts'
import type { PageCode } from './bundles.ts'
import type { ReachableMethod } from './in-page/page-story.ts'
import { compareWithAccepted, type Difference } from './compare-with-accepted.ts'
import type { PageStory } from './page-stories.ts'
import { serveWorlds, type ServedShop } from './served-shop.ts'

const desktop: FrameSize = { width: 1440, height: 900 }
const frames: Readonly<Record<string, FrameSize>> = {
  narrow320: { width: 320, height: 640 },
  mobile390: { width: 390, height: 844 },
  tablet768: { width: 768, height: 1024 },
}

/** How long a page may take to load and be taken over, and each step in it, in milliseconds. */
const patienceMs = 20_000

/** The size of the frame that a story asks for. */
function frameOf({ globals }: PageStory): FrameSize {
  const { value } = (globals['viewport'] ?? {}) as { readonly value?: string }
  return frames[value ?? ''] ?? desktop
}

/** The address of a story's page. */
async function addressOf({ visit, globals }: PageStory, world: World): Promise<string> {
  const path = typeof visit.path === 'string' ? visit.path : await visit.path(world)
  return languageOf(globals) === 'hi' ? `/hi${path === '/' ? '' : path}` : path
}

/** As the browser of a first visit; what the visitor has kept is there before the page asks. */
function keep(entries: Readonly<Record<string, string>>): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  if (sessionStorage.getItem('visited') !== null) return
  localStorage.clear()
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  sessionStorage.setItem('visited', '')
}

async function deleteCaches(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name)
}

/** Answers what a play asks of its world. */
const answerFor = (world: World, method: ReachableMethod, parts: readonly unknown[]): unknown =>
  (world[method] as (...parts: readonly unknown[]) => unknown)(...parts)

/** A browser's profile before a shop of its own, in which one story's page after the other is shown. */
export class ServedPages {
  readonly #shop: ServedShop
  readonly #context: BrowserContext
  readonly #code: PageCode

  private constructor(shop: ServedShop, context: BrowserContext, code: PageCode) {
    this.#shop = shop
    this.#context = context
    this.#code = code
  }

  static async open(browser: Browser, code: PageCode): Promise<ServedPages> {
    const shop = await serveWorlds()
    const context = await browser.newContext({
      baseURL: shop.origin,
      viewport: desktop,
      deviceScaleFactor: 1,
      reducedMotion: 'reduce',
      colorScheme: 'light',
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
    })
    context.setDefaultTimeout(patienceMs)
    return new ServedPages(shop, context, code)
  }

  /** Shows a story's page as served, plays the story in it, and compares its pictures. @returns those that differ */
  async compare(story: PageStory): Promise<readonly Difference[]> {
    const { world } = await openStoryWorld(story)
    const address = await addressOf(story, world)
    await this.#context.clearCookies()
    const cookies = await this.#shop.show(world)
    await this.#context.addCookies(cookies.map(cookie => ({ ...cookie, url: this.#shop.origin })))
    const page = await this.#context.newPage()
    try {
      return await this.#comparePage(page, story, world, address)
    } finally {
      // The profile is the next story's too.
      if (story.prepares) await page.evaluate(deleteCaches)
      await page.close()
    }
  }

  async #comparePage(
    page: Page,
    story: PageStory,
    world: World,
    address: string,
  ): Promise<readonly Difference[]> {
    const api = networkOnly(story.parameters.api)
    const theme = story.globals['theme'] === 'dark' ? 'dark' : 'light'
    const showTheme = (shown: string) =>
      page.evaluate(name => {
        document.documentElement.dataset['theme'] = name
      }, shown)
    const settle = () => page.evaluate(parameters => servedPage.settled(parameters), api)

    filesUnderWayOf(page)
    await page.exposeFunction('filesUnderWay', () => filesUnderWayOf(page))
    await page.exposeFunction('askWorld', (method: ReachableMethod, ...parts: unknown[]) =>
      answerFor(world, method, parts),
    )
    await page.addInitScript(keep, storedBy(story.visit, story.globals))
    await page.addInitScript(this.#code.start)
    const size = frameOf(story)
    await page.setViewportSize(size)
    await page.goto(address, { waitUntil: 'commit' })
    const arrive = async () => {
      await page.waitForSelector('html[data-hydrated]', { state: 'attached' })
      await showTheme(theme)
      await settle()
    }
    await arrive()
    if (story.prepares) {
      await page.evaluate(this.#code.play)
      await page.evaluate(([file, name]) => prepareStory(file, name), [story.file, story.exportName] as const)
      await page.reload({ waitUntil: 'commit' })
      await arrive()
    }
    if (story.plays) {
      await this.#play(page, story)
      await arrive()
    }
    await page.evaluate(() => servedPage.holdTime())
    const differences: Difference[] = []
    await comparePictureSeries(story, {
      size,
      theme,
      showTheme,
      resize: frame => page.setViewportSize(frame),
      settle,
      contentHeight: () => page.evaluate(() => servedPage.contentHeight()),
      compare: async ({ name, width, height }) => {
        await page.evaluate(() => window.scrollTo(0, 0))
        const difference = await compareWithAccepted(name, () =>
          page.screenshot({
            clip: { x: 0, y: 0, width, height },
            animations: 'disabled',
            caret: 'hide',
          }),
        )
        if (difference) differences.push(difference)
        return difference?.message ?? null
      },
    })
    return differences
  }

  /** A play that leads to another document ends there; the page that it leads to is pictured. */
  async #play(page: Page, { file, exportName }: PageStory): Promise<void> {
    await page.evaluate(this.#code.play)
    try {
      await page.evaluate(([inFile, name]) => playStory(inFile, name), [file, exportName] as const)
    } catch (error) {
      if (!(error instanceof Error) || !error.message.includes('Execution context was destroyed')) throw error
    }
  }

  async close(): Promise<void> {
    await this.#context.close()
    await this.#shop.close()
  }
}

/** What the page is told of the story's disturbances: which calls are kept waiting. */
function networkOnly(api: ApiParameters | undefined): ApiParameters {
  const entries = Object.entries(api?.overrides ?? {}).filter(([, outcome]) => 'network' in outcome)
  return { overrides: Object.fromEntries(entries) }
}
