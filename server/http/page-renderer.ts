import type { ClientContext, Log } from '../domain/index.ts'
import type { CallApi } from './api.ts'
import { secondsSince, type Metrics } from './observability/metrics.ts'
import { currentRequest } from './observability/request-scope.ts'
import type { Tracing } from './observability/tracing.ts'
import { isApiPath } from './paths.ts'
import type { RenderedPage, RenderOptions, RenderPage } from './rendering.ts'
import { anonymousSession } from './session-cookie.ts'

export interface PageRendererOptions {
  readonly render: RenderPage
  readonly publicOrigin: string
  readonly log: Log
  readonly metrics: Metrics
  readonly tracing: Tracing
  /** Milliseconds that a page may take before the shopper is told that it failed. */
  readonly renderTimeoutMs: number
  readonly readFile: RenderOptions['readFile']
}

/** For whom a page is rendered, and how. */
export interface RenderFor {
  readonly callApi: CallApi
  readonly client: ClientContext
  /** Null for a page that is kept for everybody. */
  readonly nonce: string | null
  readonly notice: string | null
}

/** Renders the page of a request. @throws what the storefront throws, and an Error when it takes too long */
export type RenderRequest = (
  request: { readonly url: string; readonly headers: Headers },
  options: RenderFor,
) => Promise<RenderedPage>

/** A page, until the storefront says which. */
const pageLabel = 'page'

/** The storefront's rendering within a time, measured, traced and logged. */
export function createPageRenderer(options: PageRendererOptions): RenderRequest {
  const { render, publicOrigin, log, metrics, tracing, renderTimeoutMs, readFile } = options
  const renderTime = metrics.histogram(
    'shruti_page_render_duration_seconds',
    'Pages rendered, the API calls of the page included.',
    ['route'],
  )
  return async ({ url, headers }, { callApi, client, nonce, notice }) => {
    const scope = currentRequest()
    if (scope) scope.route = pageLabel
    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(new Error('Rendering took too long')), renderTimeoutMs)
    try {
      const request = new Request(url, { headers, signal: timeout.signal })
      const startedAt = performance.now()
      const rendering = tracing.span('render', { kind: 'internal' }, () =>
        render(request, {
          fetch: apiFetch(callApi, client, publicOrigin),
          readFile,
          nonce,
          publicOrigin,
          notice,
          reportError(error) {
            log.error({ err: error }, 'A part of a page failed to render')
            return client.requestId ?? ''
          },
          matched: route => scope && (scope.route = route),
        }),
      )
      const page = checked(await Promise.race([rendering, rejectOnAbort(timeout.signal)]))
      renderTime.observe({ route: scope?.route ?? pageLabel }, secondsSince(startedAt))
      return page
    } finally {
      clearTimeout(timer)
    }
  }
}

/**
 * `fetch` for a page that is being rendered: answers the API's reads in process, as the visitor or, with
 * `credentials: 'omit'`, as a guest. Nothing else can be reached, and nothing can be changed.
 */
function apiFetch(callApi: CallApi, client: ClientContext, publicOrigin: string): typeof fetch {
  return (input, init) => {
    const address = input instanceof Request ? input.url : new URL(String(input), publicOrigin)
    const request = input instanceof Request ? new Request(input, init) : new Request(address, init)
    const { origin, pathname } = new URL(request.url)
    if (origin !== publicOrigin || !isApiPath(pathname) || request.method !== 'GET') {
      return Promise.reject(
        new TypeError(`Rendering only reads the API, not ${request.method} ${request.url}`),
      )
    }
    const isAnonymous = request.credentials === 'omit'
    return callApi(request, isAnonymous ? { ...client, session: anonymousSession() } : client)
  }
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
}

/** @throws Error for a redirect that would leave the shop */
function checked(page: RenderedPage): RenderedPage {
  const headers = new Headers(page.headers)
  const location = headers.get('location')
  if (location !== null && !isOwnPath(location)) throw new Error('The storefront redirected to another site')
  if (!headers.has('content-type')) headers.set('content-type', 'text/html; charset=utf-8')
  return { ...page, headers: Object.fromEntries(headers) }
}

/** `/cart`, but not `//elsewhere` nor `/\elsewhere`, which browsers take for another host. */
function isOwnPath(location: string): boolean {
  return /^\/(?![/\\])/.test(location)
}
