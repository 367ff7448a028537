import type { Browser, CDPSession, Page } from 'playwright'
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
import { blankPath, serveWorlds, type ServedShop } from './served-shop.ts'

const desktop: FrameSize = { width: 1440, height: 900 }
const frames: Readonly<Record<string, FrameSize>> = {
  narrow320: { width: 320, height: 640 },
  mobile390: { width: 390, height: 844 },
  tablet768: { width: 768, height: 1024 },
}

/** How long a page may take to load and be taken over, and each step in it, in milliseconds. */
const patienceMs = 60_000

/** How long all of a story may take, in milliseconds: some of what a browser is asked has no limit of its own. */
const storyPatienceMs = 100_000

/** The browser did not answer any more. */
export class Stalled extends Error {}

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

/** As in the browser of a first visit: what it saves comes long after what is compared. */
const withoutServiceWorker = () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')

/** Makes the browser that of another visitor, who has kept what is given. */
async function becomeVisitor(kept: Readonly<Record<string, string>>): Promise<void> {
  sessionStorage.clear()
  localStorage.clear()
  for (const name of await caches.keys()) await caches.delete(name)
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
}

/** Answers what a play asks of its world. */
const answerFor = (world: World, method: ReachableMethod, parts: readonly unknown[]): unknown =>
  (world[method] as (...parts: readonly unknown[]) => unknown)(...parts)

/** A browser's profile before a shop of its own, in which one story's page after the other is shown. */
export class ServedPages {
  readonly #shop: ServedShop
  readonly #page: Page
  readonly #code: PageCode
  readonly #session: CDPSession
  #world: World | undefined
  /** For whoever waits in vain. */
  #doing = ''

  private constructor(shop: ServedShop, page: Page, session: CDPSession, code: PageCode) {
    this.#shop = shop
    this.#page = page
    this.#session = session
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
    const page = await context.newPage()
    const pages = new ServedPages(shop, page, await context.newCDPSession(page), code)
    filesUnderWayOf(page)
    await page.exposeFunction('filesUnderWay', () => filesUnderWayOf(page))
    await page.exposeFunction('askWorld', (method: ReachableMethod, ...parts: unknown[]) => {
      if (!pages.#world) throw new Error('No story is shown')
      return answerFor(pages.#world, method, parts)
    })
    await page.addInitScript(withoutServiceWorker)
    await page.addInitScript(code.start)
    return pages
  }

  /**
   * Shows a story's page as served, plays the story in it, and compares its pictures.
   * @returns those that differ
   * @throws Stalled with what it was doing, when the browser does not answer any more
   */
  async compare(story: PageStory): Promise<readonly Difference[]> {
    let patience: ReturnType<typeof setTimeout> | undefined
    const stalled = new Promise<never>((_resolve, reject) => {
      patience = setTimeout(() => {
        reject(new Stalled(`it still ${this.#doing} after ${storyPatienceMs / 1000} s`))
      }, storyPatienceMs)
    })
    try {
      return await Promise.race([this.#compare(story), stalled])
    } finally {
      clearTimeout(patience)
    }
  }

  async #compare(story: PageStory): Promise<readonly Difference[]> {
    const page = this.#page
    this.#doing = 'opens its shop'
    const size = frameOf(story)
    const { world } = await openStoryWorld(story)
    const address = await addressOf(story, world)
    // No page of the story before is there when the shop becomes another's.
    await page.goto(blankPath)
    await page.setViewportSize(size)
    await this.#visitAs(story, world)
    const api = networkOnly(story.parameters.api)
    const theme = story.globals['theme'] === 'dark' ? 'dark' : 'light'
    const showTheme = (shown: string) =>
      page.evaluate(name => {
        document.documentElement.dataset['theme'] = name
      }, shown)
    const settle = () => {
      this.#doing = 'comes to rest'
      return page.evaluate(parameters => servedPage.settled(parameters), api)
    }

    this.#doing = 'loads'
    await page.goto(address, { waitUntil: 'commit' })
    const arrive = async () => {
      // On a phone what stands below comes in the frames after the first view.
      await page.waitForSelector('html[data-hydrated]:not([data-loading])', { state: 'attached' })
      await showTheme(theme)
      await settle()
    }
    await arrive()
    if (story.plays) {
      this.#doing = 'plays'
      await this.#play(story)
      await arrive()
    }
    await page.evaluate(() => servedPage.holdTime())
    const differences: Difference[] = []
    await comparePictureSeries(story, {
      size,
      theme,
      showTheme,
      resize: frame => {
        this.#doing = 'changes its size'
        return page.setViewportSize(frame)
      },
      settle,
      contentHeight: () => page.evaluate(() => servedPage.contentHeight()),
      compare: async ({ name, width, height }) => {
        this.#doing = 'takes its picture'
        await page.evaluate(() => window.scrollTo(0, 0))
        const difference = await compareWithAccepted(name, story.file, () =>
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

  /** Makes the shop that of the story's world, and the browser that of its visitor. */
  async #visitAs({ visit, globals, prepares, file, exportName }: PageStory, world: World): Promise<void> {
    this.#world = world
    const cookies = await this.#shop.show(world)
    await this.#page.context().clearCookies()
    await this.#page.context().addCookies(cookies.map(cookie => ({ ...cookie, url: this.#shop.origin })))
    await this.#page.evaluate(becomeVisitor, storedBy(visit, globals))
    if (!prepares) return
    await this.#bringPlays()
    await this.#page.evaluate(([inFile, name]) => prepareStory(inFile, name), [file, exportName] as const)
  }

  /**
   * Brings into the page what plays stories. A megabyte: the browser takes it from its own protocol in a fraction of the time
   * in which it passes through Playwright's scripts in the page, and compiles it once.
   */
  async #bringPlays(): Promise<void> {
    const { exceptionDetails } = await this.#session.send('Runtime.evaluate', {
      expression: this.#code.play,
      silent: true,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
  }

  /** A play that leads to another document ends there; the page that it leads to is pictured. */
  async #play({ file, exportName }: PageStory): Promise<void> {
    await this.#bringPlays()
    try {
      await this.#page.evaluate(([inFile, name]) => playStory(inFile, name), [file, exportName] as const)
    } catch (error) {
      if (!(error instanceof Error) || !error.message.includes('Execution context was destroyed')) throw error
    }
  }

  async close(): Promise<void> {
    await this.#page.context().close()
    await this.#shop.close()
  }
}

/** What the page is told of the story's disturbances: which calls are kept waiting. */
function networkOnly(api: ApiParameters | undefined): ApiParameters {
  const entries = Object.entries(api?.overrides ?? {}).filter(([, outcome]) => 'network' in outcome)
  return { overrides: Object.fromEntries(entries) }
}
