import type { CDPSession, Page } from 'playwright'
import type { KeyUse } from '../operation/operation.ts'
import { readElement, readFocus, readTree, type TreeLine } from './accessible-tree.ts'

/** More stops than any story has; a walk that takes more goes round in circles. */
const mostStops = 150

const start = 'operation-start'
const end = 'operation-end'

/** Puts a stop before and one after all that is on the page, so that a walk has a beginning and an end. */
function putEnds([before, after]: readonly [string, string]): void {
  for (const id of [before, after]) {
    const stop = document.createElement('span')
    stop.id = id
    stop.tabIndex = 0
    if (id === before) document.body.prepend(stop)
    else document.body.append(stop)
  }
}

function removeEnds(ids: readonly string[]): void {
  for (const id of ids) document.getElementById(id)?.remove()
}

const idOfFocus = () => document.activeElement?.id ?? ''

/** Where Tab, or Shift+Tab, leads from stop to stop. */
export interface Walk {
  readonly stops: readonly string[]
  /** Whether it came back to its first stop rather than to an end of the page. */
  readonly goesRound: boolean
}

/** @param press Shift+Tab walks from the end to the beginning */
export async function walk(page: Page, session: CDPSession, press: 'Tab' | 'Shift+Tab'): Promise<Walk> {
  const ids = [start, end] as const
  const from = press === 'Tab' ? start : end
  await page.evaluate(putEnds, ids)
  try {
    await page.evaluate(id => document.getElementById(id)?.focus(), from)
    const found: TreeLine[] = []
    for (;;) {
      if (found.length > mostStops) throw new Error(`${press} does not come to an end`)
      await page.keyboard.press(press)
      const focus = await readFocus(session)
      const id = await page.evaluate(idOfFocus)
      if (!focus || ids.some(other => other === id)) break
      const before = found.findIndex(({ backendNodeId }) => backendNodeId === focus.backendNodeId)
      if (before >= 0) return { stops: await asRing(session, found.slice(before), press), goesRound: true }
      found.push(focus)
    }
    return { stops: found.map(({ element }) => element), goesRound: false }
  } finally {
    await page.evaluate(removeEnds, ids)
  }
}

/** A ring has no beginning: it is told from what stands first on the page, or last for who goes back. */
async function asRing(
  session: CDPSession,
  ring: readonly TreeLine[],
  press: 'Tab' | 'Shift+Tab',
): Promise<string[]> {
  const places = new Map((await readTree(session)).map(({ backendNodeId }, place) => [backendNodeId, place]))
  const placeOf = ({ backendNodeId }: TreeLine) => places.get(backendNodeId) ?? 0
  const sorted = ring.toSorted((one, other) => placeOf(one) - placeOf(other))
  const beginning = press === 'Tab' ? sorted[0] : sorted.at(-1)
  const at = beginning ? ring.indexOf(beginning) : 0
  return [...ring.slice(at), ...ring.slice(0, at)].map(({ element }) => element)
}

/** What was seen to come of a key. */
export interface Effects {
  /** Undefined where the focus is on what had it before. */
  readonly focus: string | undefined
  readonly shows: readonly string[]
  readonly hides: readonly string[]
  readonly calls: readonly string[]
  readonly opens: readonly string[]
  readonly presses: string | undefined
  readonly asks: readonly string[]
}

/** What is noted in the page while a key is pressed. */
interface FollowedWindow {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: {
    on(event: string, listener: (detail: { readonly data: { readonly name: string } }) => void): void
  }
  /** TypeScript knows no Navigation API yet. */
  readonly navigation: {
    addEventListener(
      type: 'navigate',
      listener: (
        event: Event & {
          readonly destination: { readonly url: string; readonly sameDocument: boolean }
          readonly downloadRequest: string | null
        },
      ) => void,
    ): void
  }
  operation?: { calls: string[]; opens: string[]; pressed: Element | null }
}

/**
 * Notes each call of a prop, which Storybook tells its Actions panel; each address that is gone to, which is then not
 * gone to; and what is pressed.
 */
function follow(): void {
  const here = window as unknown as FollowedWindow
  const isFollowed = here.operation !== undefined
  here.operation = { calls: [], opens: [], pressed: null }
  if (isFollowed) return
  const addressOf = (url: string) => {
    const { origin, pathname, search, hash } = new URL(url)
    if (origin !== location.origin) return url
    if (pathname !== location.pathname) return `${pathname}${search}${hash}`
    return search === location.search ? hash : `${search}${hash}`
  }
  here.__STORYBOOK_ADDONS_CHANNEL__?.on('storybook/actions/action-event', ({ data }) =>
    here.operation?.calls.push(data.name),
  )
  here.navigation.addEventListener('navigate', event => {
    if (event.downloadRequest !== null) return
    here.operation?.opens.push(addressOf(event.destination.url))
    if (!event.destination.sameDocument) event.preventDefault()
  })
  window.addEventListener('click', event => {
    if (!(event.target instanceof Element) || !here.operation) return
    here.operation.pressed ??= event.target
    const link = event.target.closest<HTMLAnchorElement>('a[target="_blank"]')
    if (!link || event.defaultPrevented) return
    event.preventDefault()
    here.operation.opens.push(addressOf(link.href))
  })
}

const readNoted = () => {
  const { calls = [], opens = [] } = (window as unknown as FollowedWindow).operation ?? {}
  return { calls, opens }
}

/** Runs in the page. Resolves when nothing has scrolled for some frames. */
async function waitForScrolling(): Promise<void> {
  const stillFrames = 4
  const places = () =>
    [document.documentElement, ...document.body.querySelectorAll('*')].reduce(
      (sum, { scrollLeft, scrollTop }) => sum + scrollLeft + scrollTop,
      0,
    )
  let before = places()
  for (let still = 0; still < stillFrames;) {
    await new Promise(requestAnimationFrame)
    const now = places()
    still = now === before ? still + 1 : 0
    before = now
  }
}

/** Lines of one tree that the other has not, or has fewer times. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const rest = [...others]
  return lines.filter(line => {
    const at = rest.indexOf(line)
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
}

/** Presses keys in one story, and sees what comes of each. */
export class Hands {
  readonly #page: Page
  readonly #session: CDPSession
  #asked: string[] = []

  private constructor(page: Page, session: CDPSession) {
    this.#page = page
    this.#session = session
  }

  static on(page: Page, session: CDPSession): Hands {
    const hands = new Hands(page, session)
    page.on('filechooser', () => hands.#asked.push('for files'))
    page.on('download', () => hands.#asked.push('where to save'))
    return hands
  }

  /** Gives the focus to an element that is written as role and name. @throws Error that says why it cannot have it */
  async focus(element: string): Promise<void> {
    const before = await readFocus(this.#session)
    if (before?.element === element) return
    const tree = await readTree(this.#session)
    const found = tree.filter(line => line.element === element)
    const [only] = found
    if (found.length !== 1 || only?.backendNodeId === undefined)
      throw new Error(`${found.length} elements are ${element}: name one that is there once`)
    await this.#session.send('DOM.focus', { backendNodeId: only.backendNodeId })
    const after = await readFocus(this.#session)
    if (after?.element !== element) throw new Error(`${element} does not take the focus`)
  }

  /**
   * Presses the key, and looks until what is stated has come or the patience is over.
   *
   * @returns what is seen then
   */
  async press(
    { on, press }: KeyUse,
    isThere: (seen: Effects) => boolean,
    patienceMs: number,
  ): Promise<Effects> {
    // The key before may have set something scrolling, which another key would break off.
    await this.#page.evaluate(waitForScrolling)
    await this.focus(on)
    const before = await readFocus(this.#session)
    const linesBefore = (await readTree(this.#session)).map(({ text }) => text)
    await this.#page.evaluate(follow)
    this.#asked = []
    const [, typed] = /^"(.+)"$/.exec(press) ?? []
    if (typed === undefined) await this.#page.keyboard.press(press)
    else await this.#page.keyboard.type(typed)
    const endsAtMs = performance.now() + patienceMs
    for (;;) {
      const lines = (await readTree(this.#session)).map(({ text }) => text)
      const after = await readFocus(this.#session)
      const seen = {
        focus: after?.backendNodeId === before?.backendNodeId ? undefined : (after?.element ?? 'nothing'),
        shows: without(lines, linesBefore),
        hides: without(linesBefore, lines),
        ...(await this.#page.evaluate(readNoted)),
        presses: (await readElement(this.#session, 'window.operation.pressed'))?.element,
        asks: this.#asked,
      }
      if (isThere(seen) || performance.now() > endsAtMs) return seen
      await this.#page.evaluate(async () => {
        await new Promise(requestAnimationFrame)
      })
    }
  }
}
