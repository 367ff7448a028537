import type { Browser, CDPSession, Page } from 'playwright'
import { tellsTimeFromMs } from '../rest/tells-time.ts'
import { followComplaints } from './complaints.ts'
import { findPainted } from './painted.ts'

export type Theme = 'light' | 'dark'

/** Width and height of a desktop's frame, where a story asks for no other. */
const desktop = { width: 1440, height: 900 }

/** How long a story may take from its choice to the end of its play and checks, in milliseconds. */
const patienceMs = 110_000

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
    /** What is drawn now: one story, or all those of a docs page that are not in a frame of their own. */
    readonly currentSelection?: { readonly storyId: string; readonly viewMode: string }
    readonly storyRenders: readonly { readonly id: string; readonly phase: string }[]
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

/**
 * As the sidebar does when somebody chooses a story, or a page of documentation; as the toolbar's "Remount component"
 * does where the story is shown already.
 */
function chooseEntry({ id, viewMode }: { readonly id: string; readonly viewMode: 'story' | 'docs' }): void {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, __STORYBOOK_PREVIEW__: preview } =
    window as unknown as PreviewWindow
  if (!channel) throw new Error('Storybook has not started')
  channel.data = {}
  const shown = preview?.currentSelection
  if (viewMode === 'story' && shown?.viewMode === 'story' && shown.storyId === id)
    channel.emit('forceRemount', { storyId: id })
  else channel.emit('setCurrentStory', { storyId: id, viewMode })
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

/** What is wrong with a page of documentation, a line each. Null as long as it or a story on it is under way. */
function readDocs(docsId: string): readonly string[] | null {
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
    window as unknown as PreviewWindow
  const body = document.body.classList
  if (body.contains('sb-show-errordisplay') || body.contains('sb-show-nopreview'))
    return [document.querySelector('.sb-errordisplay, .sb-nopreview')?.textContent ?? 'the error display']
  // The page that Storybook was opened with is not drawn anew when it is chosen first.
  const drawn = [...(channel?.data['docsRendered'] ?? []), ...(channel?.data['storyUnchanged'] ?? [])]
  if (!drawn.includes(docsId)) return null
  const docs = document.getElementById('storybook-docs')
  const stories = [...(docs?.querySelectorAll<HTMLElement>('.sb-story') ?? [])]
  const isDrawn = preview?.storyRenders.every(({ phase }) => phase === 'finished' || phase === 'errored')
  const isHere = stories.every(story => story.querySelector('iframe, pre, [id$="-inner"] *'))
  if (!isDrawn || !isHere) return null
  const errors = [...(docs?.querySelectorAll('.sb-story > pre, .docblock-emptyblock') ?? [])]
  return [
    ...(docs?.querySelector('h1')?.checkVisibility() ? [] : ['the page has no heading']),
    ...errors.map(({ textContent }) => `an error block: ${textContent}`),
  ]
}

/** Runs in the page. Storybook's own parts take no focus while a story is shown. */
function findControls(): string[] {
  const able = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]'
  return [...document.querySelectorAll<HTMLElement>(able)]
    .filter(
      element =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        !element.closest('.sb-wrapper, .sb-preparing-story, .sb-preparing-docs, [inert]') &&
        element.checkVisibility({ visibilityProperty: true }),
    )
    .map(element => `${element.localName} ${element.ariaLabel ?? element.textContent}`)
}

/**
 * Storybook lets its checks wait up to five seconds for what still moves when a play has ended, so that they see it
 * in its place. What tells time to a person stands in its place from the beginning, and would have gone by then: with
 * this it is not waited for, and is checked as well.
 */
function leaveOutWhatTellsTime(fromMs: number): void {
  const all = document.getAnimations.bind(document)
  document.getAnimations = () =>
    all().filter(({ effect }) => {
      const endTime = Number(effect?.getComputedTiming().endTime ?? 0)
      return endTime < fromMs || endTime === Infinity
    })
}

/**
 * A browser's page on the built Storybook, in which stories are chosen one after another, as somebody does who clicks
 * through the sidebar.
 */
export class StoryPage {
  readonly #page: Page
  readonly #heard: () => string[]
  #session: CDPSession | undefined

  private constructor(page: Page, heard: () => string[]) {
    this.#page = page
    this.#heard = heard
  }

  /**
   * @param docsId a page of documentation, as Storybook itself begins with one
   * @param checks whether Storybook's checks of accessibility follow each play
   * @throws Error with what the console says while Storybook starts
   */
  static async open(
    browser: Browser,
    origin: string,
    theme: Theme,
    docsId: string,
    checks = true,
  ): Promise<StoryPage> {
    const page = await browser.newPage({
      viewport: desktop,
      colorScheme: 'light',
      locale: 'en-IN',
      timezoneId: 'Asia/Kolkata',
      // What is copied is copied: headless, nobody could be asked.
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    page.setDefaultTimeout(patienceMs)
    const heard = followComplaints(page)
    await page.addInitScript(leaveOutWhatTellsTime, tellsTimeFromMs)
    const globals = `theme:${theme}${checks ? '' : ';a11y.manual:!true'}`
    await page.goto(`${origin}/iframe.html?id=${docsId}&viewMode=docs&globals=${globals}`)
    await page.waitForFunction(
      () => 'docsRendered' in ((window as unknown as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__?.data ?? {}),
    )
    const opened = new StoryPage(page, heard)
    const wrong = heard()
    if (wrong.length > 0) throw new Error(wrong.join('\n'))
    return opened
  }

  /** Shows a story. @returns what is wrong with it, a line each; nothing when all is well */
  async show(storyId: string): Promise<readonly string[]> {
    const page = this.#page
    const { frame, expectedMessages } = await page.evaluate(readNeeds, storyId)
    await page.setViewportSize(
      frame ? { width: Number.parseInt(frame.width), height: Number.parseInt(frame.height) } : desktop,
    )
    this.#heard()
    await page.evaluate(chooseEntry, { id: storyId, viewMode: 'story' as const })
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

  /** Shows a page of documentation with all its stories. @returns what is wrong with it, a line each */
  async showDocs(docsId: string): Promise<readonly string[]> {
    const page = this.#page
    await page.setViewportSize(desktop)
    this.#heard()
    await page.evaluate(chooseEntry, { id: docsId, viewMode: 'docs' as const })
    const handle = await page.waitForFunction(readDocs, docsId, { polling: 50 })
    return [...((await handle.jsonValue()) ?? []), ...this.#heard()]
  }

  /** What in the story takes the focus by Tab, as tag and text: "button Send". */
  controls(): Promise<readonly string[]> {
    return this.#page.evaluate(findControls)
  }

  /** The page itself, for what is done with the story that it shows. */
  get browserPage(): Page {
    return this.#page
  }

  /** Of Chromium's own protocol, which knows the accessibility tree. */
  async session(): Promise<CDPSession> {
    this.#session ??= await this.#page.context().newCDPSession(this.#page)
    return this.#session
  }

  async close(): Promise<void> {
    await this.#page.context().close()
  }
}
