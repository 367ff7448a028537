import type { Location } from 'react-router-dom'
import type { App } from '../app/app-context.ts'
import type { SharedValue } from '../hydration/shared-value.ts'
import type { History } from './history.ts'
import { readAhead } from './read-ahead.ts'
import {
  loadParts,
  loadRoute,
  prepareRoute,
  Redirect,
  viewOf,
  type LoadedRoute,
  type Problem,
  type ReportError,
  type RouteTable,
  type View,
} from './resolve.ts'

export interface RouterState {
  readonly view: View
  /** The address that shows, with the key of its entry in the history. */
  readonly location: Location
  /** Counts the addresses that were shown, the first one included: another one each time, whatever the address. */
  readonly visit: number
  /** Another page is being prepared; the one that shows stays until it is ready. */
  readonly isLoading: boolean
  /** How far to scroll once the view shows: not at all, to the top or the hash, or to where it was left. */
  readonly scroll: 'stay' | 'start' | 'restore'
}

export interface NavigateOptions {
  /** Takes the place of the current entry in the history. */
  readonly replace?: boolean
  /** Stays where the page was scrolled to. */
  readonly preventScrollReset?: boolean
}

/** @param leave goes where the visitor wanted to */
export type AskToLeave = (leave: () => unknown) => void

/** Its state is there from `start` or `adopt` on; reading it before throws. */
export interface Router extends SharedValue<RouterState> {
  /** Prepares and shows the address that the history has. */
  readonly start: () => Promise<void>
  /**
   * Shows what the server printed for it, without asking for anything.
   * @param loaded its route, where it was loaded already
   */
  readonly adopt: (problem: Problem | null, loaded?: LoadedRoute) => Promise<void>
  readonly navigate: (href: string, options?: NavigateOptions) => Promise<void>
  /**
   * Fetches the code of a page that may be next, and its data (`PageModule.readsAhead`) unless somebody goes elsewhere or
   * prepares another page within 65 ms.
   */
  readonly prepare: (href: string) => Promise<void>
  /**
   * Asks before another page takes the place of this one: `ask` is called with what goes there, and may call it later.
   * @returns how to stop asking
   */
  readonly guard: (ask: AskToLeave) => () => void
  /** Prepares the page that shows once more, and asks anew for what it could not show. */
  readonly reload: () => Promise<void>
  readonly dispose: () => void
}

export interface RouterOptions {
  readonly app: App
  readonly routes: RouteTable
  readonly history: History
  readonly reportError: ReportError
  /** Resolves once the browser has painted what changed last; at once where nobody sees a page being exchanged. */
  readonly painted?: () => Promise<void>
  /** Called with what shows, just before another page takes its place. */
  readonly onLeave?: (state: RouterState) => void
}

/** A pointer that stays on a link for so long often presses it; one that crosses a list of links does not. */
const hesitationMs = 65

/** Redirects that lead in a circle end here. */
const mostRedirects = 5

type Address = Pick<Location, 'pathname' | 'search'>

const isSamePage = (a: Address, b: Address) => a.pathname === b.pathname && a.search === b.search

/**
 * Prepares pages before they show: a page's code, the code of its islands and its data are there before it takes the
 * place of the one that shows. Of two navigations at once the later one counts. What shows is a shared value, and
 * not a context that changes, so that no part of a page loses its server HTML when the address changes
 * (decisions/0003).
 */
export function createRouter({
  app,
  routes,
  history,
  reportError,
  painted = () => Promise.resolve(),
  onLeave,
}: RouterOptions): Router {
  let state: RouterState | null = null
  let first: RouterState | null = null
  let latestNavigation = 0
  let latestPreparation = 0
  const listeners = new Set<() => void>()

  function publish(next: RouterState) {
    state = next
    first ??= next
    for (const listener of listeners) listener()
  }

  const started = (value: RouterState | null) => {
    if (!value) throw new Error('The router has not been started')
    return value
  }

  /** @returns what the address shows, with where redirects led; null when its code could not be fetched */
  async function resolve(target: URL): Promise<{ view: View; url: URL } | null> {
    let url = target
    for (let redirects = 0; redirects <= mostRedirects; redirects++) {
      const loaded = await loadRoute(routes, url).catch(() => null)
      if (!loaded) return null
      const [outcome, isWhole] = await Promise.all([
        prepareRoute(app, loaded, url, reportError),
        loadParts(loaded, state && state.view),
      ])
      if (!(outcome instanceof Redirect)) return isWhole ? { view: outcome, url } : null
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

  function arrived(view: View, url: URL, scroll: RouterState['scroll']): RouterState {
    return { view, location: locationAt(url), visit: (state?.visit ?? 0) + 1, isLoading: false, scroll }
  }

  async function show(target: URL, arrive: (url: URL) => void, scroll: RouterState['scroll']): Promise<void> {
    latestNavigation += 1
    const navigation = latestNavigation
    if (state) {
      publish({ ...state, isLoading: true })
      // What was pressed is seen to be pressed before the work for the next page begins.
      await painted()
      if (navigation !== latestNavigation) return
    }
    const resolved = await resolve(target)
    if (navigation !== latestNavigation) return
    // A new version of the shop has other files: the browser fetches the page itself.
    if (!resolved) return history.leave(target.href)
    if (state) onLeave?.(state)
    arrive(resolved.url)
    publish(arrived(resolved.view, resolved.url, scroll))
  }

  const arriveAt = (method: 'push' | 'replace') => (url: Pick<URL, 'pathname' | 'search' | 'hash'>) =>
    history[method](url.pathname + url.search + url.hash)
  const arriveWhereRedirected = (url: URL) => {
    if (!isSamePage(url, history.url())) arriveAt('replace')(url)
  }

  let ask: AskToLeave | null = null

  const stopListening = history.listen(() => {
    const url = history.url()
    // Another place on the same page, where the browser has gone already.
    if (state && isSamePage(url, state.location)) publish(arrived(state.view, url, 'stay'))
    else if (ask && state) {
      // The browser has gone there already: it comes back to where the question is.
      arriveAt('push')(state.location)
      ask(() => history.go(-1))
    } else void show(url, arriveWhereRedirected, 'restore')
  })

  return {
    current: () => started(state),
    first: () => started(first),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start: () => show(history.url(), arriveWhereRedirected, 'stay'),
    async adopt(problem, loaded) {
      const url = history.url()
      publish(arrived(viewOf(loaded ?? (await loadRoute(routes, url)), problem), url, 'stay'))
    },
    navigate(href, { replace = false, preventScrollReset = false } = {}) {
      const target = new URL(href, history.url())
      const isSame = target.href === history.url().href
      const arrive = arriveAt(replace || isSame ? 'replace' : 'push')
      const go = () => show(target, arrive, preventScrollReset ? 'stay' : 'start')
      if (!ask || isSamePage(target, history.url())) return go()
      return Promise.resolve(ask(go))
    },
    async prepare(href) {
      latestPreparation += 1
      const [navigation, preparation] = [latestNavigation, latestPreparation]
      try {
        const url = new URL(href, history.url())
        const loaded = await loadRoute(routes, url)
        await Promise.all([
          loadParts(loaded, state && state.view),
          new Promise<void>(goOn => app.clock.after(hesitationMs, goOn)),
        ])
        if (navigation === latestNavigation && preparation === latestPreparation)
          await readAhead(app, loaded, url)
      } catch {
        // What cannot be had now is asked for again when somebody goes there.
      }
    },
    guard(nextAsk) {
      ask = nextAsk
      return () => {
        if (ask === nextAsk) ask = null
      }
    },
    reload() {
      app.queryClient.removeQueries({ type: 'inactive' })
      return show(history.url(), arriveWhereRedirected, 'stay')
    },
    dispose() {
      stopListening()
      listeners.clear()
    },
  }
}
