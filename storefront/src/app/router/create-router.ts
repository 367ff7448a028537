import type { App } from '../app-context.ts'
import type { History } from './history.ts'
import { loadRoute, prepareRoute, Redirect, viewOf, type Problem, type Route, type View } from './resolve.ts'

export interface RouterState {
  readonly view: View
  readonly url: URL
  /** Of the history's entry. */
  readonly key: string
  /** Another page is being prepared; the one that shows stays until it is ready. */
  readonly isLoading: boolean
  /** How far to scroll once the view shows: not at all, to the top or the hash, or to where it was left. */
  readonly scroll: 'stay' | 'start' | 'restore'
}

export interface NavigateOptions {
  /** Takes the place of the entry that shows. */
  readonly replace?: boolean
  /** Keeps the place on the page, as when a filter changes. */
  readonly keepScroll?: boolean
}

export interface Router {
  /** @throws before `start` or `adopt` */
  readonly state: () => RouterState
  readonly subscribe: (listener: () => void) => () => void
  /** Prepares and shows the address that the history has. */
  readonly start: () => Promise<void>
  /** Shows what the server printed for it, without asking for anything. */
  readonly adopt: (problem: Problem | null) => Promise<void>
  readonly navigate: (href: string, options?: NavigateOptions) => Promise<void>
  /** Prepares the page that shows once more. */
  readonly reload: () => Promise<void>
  readonly dispose: () => void
}

export interface RouterOptions {
  readonly app: App
  readonly routes: readonly Route[]
  readonly history: History
  readonly reportError?: (error: unknown) => void
  /** Called with what shows, just before another page takes its place. */
  readonly onLeave?: (state: RouterState) => void
}

/** Redirects that lead in a circle end here. */
const mostRedirects = 5

const isSamePage = (a: URL, b: URL) => a.pathname === b.pathname && a.search === b.search

/**
 * Goes from page to page: a page's code and data are there before it takes the place of the one that shows. Of two
 * navigations at once the later one counts. It is a few lines of our own because the data router of the usual
 * library weighs 19 kB more, which every visitor would load.
 */
export function createRouter({ app, routes, history, reportError, onLeave }: RouterOptions): Router {
  let state: RouterState | null = null
  let latestNavigation = 0
  const listeners = new Set<() => void>()

  function publish(next: RouterState) {
    state = next
    for (const listener of listeners) listener()
  }

  /** @returns what the address shows, with where redirects led; null when its code could not be fetched */
  async function resolve(target: URL): Promise<{ view: View; url: URL } | null> {
    let url = target
    for (let redirects = 0; redirects <= mostRedirects; redirects++) {
      const loaded = await loadRoute(routes, url).catch(() => null)
      if (!loaded) return null
      const outcome = await prepareRoute(app, loaded, url, reportError)
      if (!(outcome instanceof Redirect)) return { view: outcome, url }
      url = new URL(outcome.path, url)
    }
    return null
  }

  async function show(target: URL, arrive: (url: URL) => void, scroll: RouterState['scroll']): Promise<void> {
    latestNavigation += 1
    const navigation = latestNavigation
    if (state) publish({ ...state, isLoading: true })
    const resolved = await resolve(target)
    if (navigation !== latestNavigation) return
    // A new version of the shop has other files: the browser fetches the page itself.
    if (!resolved) return history.leave(target.href)
    if (state) onLeave?.(state)
    arrive(resolved.url)
    publish({ ...resolved, key: history.key(), isLoading: false, scroll })
  }

  const arriveAt = (method: 'push' | 'replace') => (url: URL) =>
    history[method](url.pathname + url.search + url.hash)
  const arriveWhereRedirected = (url: URL) => {
    if (!isSamePage(url, history.url())) arriveAt('replace')(url)
  }

  const stopListening = history.listen(() => {
    const url = history.url()
    // A link to a place on the same page is the browser's work.
    if (state && isSamePage(url, state.url)) return publish({ ...state, url, scroll: 'stay' })
    void show(url, arriveWhereRedirected, 'restore')
    return undefined
  })

  return {
    state() {
      if (!state) throw new Error('The router has not been started')
      return state
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start: () => show(history.url(), arriveWhereRedirected, 'stay'),
    async adopt(problem) {
      const url = history.url()
      const view = viewOf(await loadRoute(routes, url), problem)
      publish({ view, url, key: history.key(), isLoading: false, scroll: 'stay' })
    },
    navigate(href, { replace = false, keepScroll = false } = {}) {
      const target = new URL(href, history.url())
      const isSame = target.href === history.url().href
      return show(target, arriveAt(replace || isSame ? 'replace' : 'push'), keepScroll ? 'stay' : 'start')
    },
    reload: () => show(history.url(), arriveWhereRedirected, 'stay'),
    dispose() {
      stopListening()
      listeners.clear()
    },
  }
}
