import type { ComponentType, ReactNode } from 'react'
import { matchRoutes, type Params } from 'react-router-dom'
import type { App } from '../app/app-context.ts'
import type { LoadablePart } from '../hydration/island.tsx'

/** Thrown by a guard or a loader, or returned by one: go there instead. A path of this shop. */
export class Redirect {
  constructor(readonly path: string) {}
}

/** Thrown by a loader: there is no such page. */
export class NotFound extends Error {
  /** HTTP status: 403 where there is one, but not for this visitor. */
  readonly status: number = 404
}

export interface LoaderContext {
  readonly params: Params
  readonly url: URL
}

/** What a page asks for before it shows: it fills the query cache. @throws Redirect, NotFound */
export type PageLoader = (app: App, context: LoaderContext) => Promise<Redirect | null>

interface WithParts {
  /** The islands of a page or a layout: loaded before the browser renders it. */
  readonly parts?: readonly LoadablePart[]
}

export interface PageModule extends WithParts {
  readonly default: ComponentType
  readonly loader?: PageLoader
  /** The page's data may be asked for before somebody goes there: the loader only reads, and what everybody may read. */
  readonly readsAhead?: boolean
}

export type LayoutComponent = ComponentType<{ children: ReactNode }>

export interface LayoutModule extends WithParts {
  readonly default: LayoutComponent
}

/** What stands around a page: the shop's bar and footer, the checkout's header, the administration's side. */
export interface Layout {
  /** Source file of a layout with a chunk of its own, as the build's manifest names it. */
  readonly source?: string
  readonly load: () => Promise<LayoutModule>
}

export interface Route {
  /** Pattern of React Router. Of the routes that fit, its most exact one is taken. */
  readonly path: string
  /** An address has one spelling. */
  readonly caseSensitive: true
  readonly layout: Layout
  /** Source file of the page, as the build's manifest names it; none where no page ever shows. */
  readonly source?: string
  readonly load?: () => Promise<PageModule>
  /** Before the page's own loader: a guard, or the only thing that the route does. */
  readonly before?: PageLoader
}

/** Routes with a chunk of their own: those of visitors who are few, which no other page carries. */
export interface RouteGroup {
  /** Fits the address of each of them. */
  readonly path: string
  readonly caseSensitive: true
  /** Source file of the table, as the build's manifest names it. */
  readonly source: string
  readonly routes: () => Promise<RouteTable>
}

export type RouteTable = readonly (Route | RouteGroup)[]

/** Why a page cannot be shown. */
export interface Problem {
  /** HTTP status. */
  readonly status: number
  /** Id of the failure in the log, for support; null where nothing failed. */
  readonly incident: string | null
}

/** Keeps what failed for whoever runs the shop. @returns the incident's id */
export type ReportError = (error: unknown) => string

/** A route with its code: ready to be prepared and shown. */
export interface LoadedRoute {
  readonly route: Route
  readonly params: Params
  readonly layout: LayoutModule
  readonly page: PageModule | null
  /** Source files of all that was loaded for it, as the build's manifest names them. */
  readonly sources: readonly string[]
}

/** What an address shows. */
export interface View {
  readonly Layout: LayoutComponent
  readonly Page: ComponentType | null
  readonly params: Params
  readonly problem: Problem | null
}

/** An address that is no valid UTF-8 names no page. */
function pathOf({ pathname }: URL): string {
  try {
    decodeURIComponent(pathname)
    return pathname
  } catch {
    return '/not-found'
  }
}

/** The route of an address, with its code. One route of a table, `*`, fits everything. */
export async function loadRoute(routes: RouteTable, url: URL): Promise<LoadedRoute> {
  const match = matchRoutes([...routes], pathOf(url))?.[0]
  if (!match) throw new Error(`No route for ${url.pathname}`)
  const { route, params } = match
  if ('routes' in route) {
    const loaded = await loadRoute(await route.routes(), url)
    return { ...loaded, sources: [route.source, ...loaded.sources] }
  }
  const [layout, page = null] = await Promise.all([route.layout.load(), route.load?.()])
  const sources = [route.layout.source, route.source].filter(source => source !== undefined)
  return { route, params, layout, page, sources }
}

const noPage = (status: number): Problem => ({ status, incident: null })

/**
 * Fetches the code of every island that the browser is about to render: those of the page, and those of the layout
 * unless it stands already. @returns false when some of it cannot be had
 */
export async function loadParts({ layout, page }: LoadedRoute, shown: View | null): Promise<boolean> {
  const parts = [...(page?.parts ?? []), ...(shown?.Layout === layout.default ? [] : (layout.parts ?? []))]
  const loaded = await Promise.all(parts.map(part => part.load()))
  return loaded.every(Boolean)
}

/** Shows a loaded route without asking for anything: what the server has prepared and printed. */
export function viewOf({ layout, page, params }: LoadedRoute, problem: Problem | null): View {
  return { Layout: layout.default, Page: page?.default ?? null, params, problem }
}

/**
 * Guards a route and asks for what its page needs.
 * @param reportError gets every error that is not one of the shop's own refusals
 */
export async function prepareRoute(
  app: App,
  loaded: LoadedRoute,
  url: URL,
  reportError: ReportError,
): Promise<View | Redirect> {
  const context = { params: loaded.params, url }
  try {
    const outcome =
      (await loaded.route.before?.(app, context)) ?? (await loaded.page?.loader?.(app, context)) ?? null
    return outcome ?? viewOf(loaded, loaded.page ? null : noPage(404))
  } catch (error) {
    if (error instanceof Redirect) return error
    if (error instanceof NotFound) return viewOf(loaded, noPage(error.status))
    return viewOf(loaded, { status: 500, incident: reportError(error) })
  }
}
