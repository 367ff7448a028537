import { createPath, type Location, type NavigateOptions, type Navigator } from 'react-router-dom'
import type { App } from '../app/app-context.ts'
import type { History } from './history.ts'
import { loadRoute, prepareRoute, Redirect, viewOf, type Problem, type Route, type View } from './resolve.ts'

export interface RouterState {
  readonly view: View
  /** The address that shows; its key differs with each visit. */
  readonly location: Location
  /** Another page is being prepared; the one that shows stays until it is ready. */
  readonly isLoading: boolean
  /** How far to scroll once the view shows: not at all, to the top or the hash, or to where it was left. */
  readonly scroll: 'stay' | 'start' | 'restore'
}

export interface Router {
  /** @throws before `start` or `adopt` */
  readonly state: () => RouterState
  readonly subscribe: (listener: () => void) => () => void
  /** Prepares and shows the address that the history has. */
  readonly start: () => Promise<void>
  /** Shows what the server printed for it, without asking for anything. */
  readonly adopt: (problem: Problem | null) => Promise<void>
  readonly navigate: (
    href: string,
    options?: Pick<NavigateOptions, 'replace' | 'preventScrollReset'>,
  ) => Promise<void>
  /** The same for the links and hooks of React Router. */
  readonly navigator: Navigator
  /** Prepares the page that shows once more. */
  readonly reload: () => Promise<void>
  readonly dispose: () => void
}

export interface RouterOptions {
  readonly app: App
  readonly routes: readonly Route[]
  readonly history: History
  readonly reportError?: (error: unknown) => void
  /**
   * Called before another address is published, which everything on the page hears of: what still sleeps in it has
   * to wake, since React gives up the server's HTML of a part that changes in its sleep.
   */
  readonly beforePublish?: () => Promise<void>
  /** Called with what shows, just before another page takes its place. */
  readonly onLeave?: (state: RouterState) => void
}

/** Redirects that lead in a circle end here. */
const mostRedirects = 5

type Address = Pick<Location, 'pathname' | 'search'>

const isSamePage = (a: Address, b: Address) => a.pathname === b.pathname && a.search === b.search

const stayAwake = () => Promise.resolve()

/**
 * Prepares pages for React Router's declarative `Router`: a page's code and data are there before it takes the place
 * of the one that shows. Of two navigations at once the later one counts. React Router's own way to do so, its data
 * router, weighs 16 kB more, which every visitor would load (decisions/0002).
 */
export function createRouter(options: RouterOptions): Router {
  const { app, routes, history, reportError, beforePublish = stayAwake, onLeave } = options
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

  const locationAt = ({ pathname, search, hash }: URL): Location => ({
    pathname,
    search,
    hash,
    state: null,
    key: history.key(),
  })

  async function show(target: URL, arrive: (url: URL) => void, scroll: RouterState['scroll']): Promise<void> {
    latestNavigation += 1
    const navigation = latestNavigation
    if (state) publish({ ...state, isLoading: true })
    const [resolved] = await Promise.all([resolve(target), state && beforePublish()])
    if (navigation !== latestNavigation) return
    // A new version of the shop has other files: the browser fetches the page itself.
    if (!resolved) return history.leave(target.href)
    if (state) onLeave?.(state)
    arrive(resolved.url)
    publish({ view: resolved.view, location: locationAt(resolved.url), isLoading: false, scroll })
  }

  /** Another place on the same page, where the browser has gone already. */
  async function showPlace(): Promise<void> {
    await beforePublish()
    const url = history.url()
    if (state && isSamePage(url, state.location))
      publish({ ...state, location: locationAt(url), scroll: 'stay' })
  }

  const arriveAt = (method: 'push' | 'replace') => (url: URL) =>
    history[method](url.pathname + url.search + url.hash)
  const arriveWhereRedirected = (url: URL) => {
    if (!isSamePage(url, history.url())) arriveAt('replace')(url)
  }

  const stopListening = history.listen(() => {
    const url = history.url()
    if (state && isSamePage(url, state.location)) void showPlace()
    else void show(url, arriveWhereRedirected, 'restore')
  })

  const navigate: Router['navigate'] = (href, { replace = false, preventScrollReset = false } = {}) => {
    const target = new URL(href, history.url())
    const isSame = target.href === history.url().href
    const arrive = arriveAt(replace || isSame ? 'replace' : 'push')
    return show(target, arrive, preventScrollReset ? 'stay' : 'start')
  }
  const hrefOf: Navigator['createHref'] = to => (typeof to === 'string' ? to : createPath(to))

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
      publish({ view, location: locationAt(url), isLoading: false, scroll: 'stay' })
    },
    navigate,
    navigator: {
      createHref: hrefOf,
      go: delta => history.go(delta),
      push: (to, _state, navigateOptions) => void navigate(hrefOf(to), navigateOptions),
      replace: (to, _state, navigateOptions) =>
        void navigate(hrefOf(to), { ...navigateOptions, replace: true }),
    },
    reload: () => show(history.url(), arriveWhereRedirected, 'stay'),
    dispose() {
      stopListening()
      listeners.clear()
    },
  }
}
