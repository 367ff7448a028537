import type { Browser, Page } from 'playwright'
import { followComplaints } from './complaints.ts'
import { findPainted } from './painted.ts'

export type Theme = 'light' | 'dark'

/** Width and height of a desktop's frame, where a story asks for no other. */
const desktop = { width: 1440, height: 900 }

/** How long a story may take from its choice to the end of its play and checks, in milliseconds. */
const patienceMs = 90_000

/** What the page is asked of a story before it is shown. */
interface StoryNeeds {
  /** CSS lengths of the frame that it asks for: "390px". */
  readonly frame: { readonly width: string; readonly height: string } | null
  /** `parameters.expectedMessages`: what must be on the console, as parts of the lines. */
  readonly expectedMessages: readonly string[]
}

/** How it went, as Storybook itself tells its own panels. */
interface Outcome {
  readonly status: string
  /** Why the play failed, or the story could not be drawn. */
  readonly error: string | null
  /** What the checks that run after a play found, such as those of accessibility. */
  readonly reports: readonly string[]
}

/** The part of Storybook's preview that is used here. The functions below run in the page. */
interface PreviewWindow {
  readonly __STORYBOOK_PREVIEW__?: {
    readonly currentRender?: { readonly id: string }
    readonly storyStoreValue: {
      loadStory(request: { storyId: string }): Promise<{
        readonly storyGlobals: { readonly viewport?: { readonly value?: string } }
        readonly parameters: {
          readonly viewport: {
            readonly options: Readonly<Record<string, { readonly styles: StoryNeeds['frame'] }>>
          }
          readonly expectedMessages?: readonly string[]
        }
      }>
    }
  }
  readonly __STORYBOOK_ADDONS_CHANNEL__?: {
    data: Record<string, readonly unknown[]>
    emit(event: string, detail: object): void
  }
}

function readNeeds(storyId: string): Promise<StoryNeeds> {
  const { __STORYBOOK_PREVIEW__: preview } = window as unknown as PreviewWindow
  if (!preview) throw new Error('Storybook has not started')
  return preview.storyStoreValue.loadStory({ storyId }).then(({ storyGlobals, parameters }) => ({
    frame: parameters.viewport.options[storyGlobals.viewport?.value ?? '']?.styles ?? null,
    expectedMessages: parameters.expectedMessages ?? [],
  }))
}

/** As the sidebar does when somebody chooses a story. */
function chooseStory(storyId: string): void {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as PreviewWindow
  if (!channel) throw new Error('Storybook has not started')
  channel.data = {}
  channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
}

/** Null as long as the story is under way. */
function readOutcome(storyId: string): Outcome | null {
  interface Report {
    readonly type: string
    readonly status: string
    readonly result?: {
      readonly violations?: readonly {
        readonly id: string
        readonly nodes: readonly { readonly target: unknown }[]
      }[]
    }
  }
  const last = (window as unknown as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__?.data ?? {}
  const missing = last['storyMissing']
  const finished = last['storyFinished']?.[0] as
    { readonly storyId: string; readonly status: string; readonly reporters: readonly Report[] } | undefined
  if (!missing && finished?.storyId !== storyId) return null
  const events = [
    'playFunctionThrewException',
    'storyThrewException',
    'unhandledErrorsWhilePlaying',
    'storyErrored',
  ]
  const errors = events.flatMap(name => last[name] ?? []).flat() as readonly {
    readonly message?: string
    readonly title?: string
  }[]
  const shown = document.body.classList.contains('sb-show-errordisplay')
    ? [document.getElementById('error-message')?.textContent ?? 'the error display']
    : []
  const messages = [...errors.map(({ message, title }) => message ?? title ?? 'an error'), ...shown]
  return {
    status: missing ? 'missing' : (finished?.status ?? ''),
    error: messages.length > 0 ? messages.join('\n') : null,
    reports: (finished?.reporters ?? [])
      .filter(({ status }) => status === 'failed')
      .map(({ type, result }) => {
        const violations = result?.violations ?? []
        return `${type}: ${violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => String(target)).join(' and ')}`).join('; ')}`
      }),
  }
}

/**
 * A browser's page on the built Storybook, in which stories are chosen one after another, as somebody does who clicks
 * through the sidebar.
 */
export class StoryPage {
  readonly #page: Page
  readonly #heard: () => string[]

  private constructor(page: Page) {
    this.#page = page
    this.#heard = followComplaints(page)
  }

  /** @param docsId a page of documentation, as Storybook itself begins with one */
  static async open(browser: Browser, origin: string, theme: Theme, docsId: string): Promise<StoryPage> {
    const page = await browser.newPage({
      viewport: desktop,
      colorScheme: 'light',
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
    })
    page.setDefaultTimeout(patienceMs)
    await page.goto(`${origin}/iframe.html?id=${docsId}&viewMode=docs&globals=theme:${theme}`)
    await page.waitForFunction(
      () => 'docsRendered' in ((window as unknown as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__?.data ?? {}),
    )
    return new StoryPage(page)
  }

  /** Shows a story. @returns what is wrong with it, a line each; nothing when all is well */
  async show(storyId: string): Promise<readonly string[]> {
    const page = this.#page
    const { frame, expectedMessages } = await page.evaluate(readNeeds, storyId)
    await page.setViewportSize(
      frame ? { width: Number.parseInt(frame.width), height: Number.parseInt(frame.height) } : desktop,
    )
    this.#heard()
    await page.evaluate(chooseStory, storyId)
    const handle = await page.waitForFunction(readOutcome, storyId, { polling: 50 })
    const outcome = await handle.jsonValue()
    const painted = await page.evaluate(findPainted)
    const heard = this.#heard()
    const unheard = expectedMessages.filter(part => !heard.some(line => line.includes(part)))
    return [
      ...(outcome?.error ? [outcome.error] : []),
      ...(outcome?.reports ?? []),
      ...(outcome?.status === 'success' || outcome?.error || outcome?.reports.length
        ? []
        : [`it ended with ${outcome?.status}`]),
      ...(painted ? [] : ['the frame is empty']),
      ...heard.filter(line => !expectedMessages.some(part => line.includes(part))),
      ...unheard.map(part => `nothing on the console says "${part}"`),
    ]
  }

  async close(): Promise<void> {
    await this.#page.context().close()
  }
}
