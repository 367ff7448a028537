import type { RequestHandler, Response as ExpressResponse } from 'express'
import { isDecodable, type ClientContext, type Log } from '../domain/index.ts'
import { sendFailurePage, sendPlainPage } from './answers.ts'
import type { CallApi } from './api.ts'
import type { NoticeCookie } from './notice-cookie.ts'
import { secondsSince, type Metrics } from './observability/metrics.ts'
import { currentRequest } from './observability/request-scope.ts'
import type { Tracing } from './observability/tracing.ts'
import { isApiPath } from './paths.ts'
import type { RenderedPage, RenderPage } from './rendering.ts'
import type { PageLocals } from './security-headers.ts'
import { anonymousSession } from './session-cookie.ts'
import { readsOnly, type Visit } from './visits.ts'
import { toWebRequest } from './web-messages.ts'

export interface PagesOptions {
  readonly render: RenderPage
  readonly callApi: CallApi
  readonly visit: Visit
  readonly notices: NoticeCookie
  readonly publicOrigin: string
  readonly log: Log
  readonly metrics: Metrics
  readonly tracing: Tracing
  /** Milliseconds that a page may take before the shopper is told that it failed. */
  readonly renderTimeoutMs: number
}

/** A page, until the storefront says which. */
const pageLabel = 'page'

/** Every other path is a page of the storefront, rendered here. */
export function answerPages(options: PagesOptions): RequestHandler {
  const { render, callApi, visit, notices, publicOrigin, log, metrics, tracing, renderTimeoutMs } = options
  const renderTime = metrics.histogram(
    'shruti_page_render_duration_seconds',
    'Pages rendered, the API calls of the page included.',
    ['route'],
  )
  return async (request, response) => {
    if (!readsOnly(request)) {
      response.set('Allow', 'GET, HEAD')
      sendPlainPage(
        response,
        405,
        'Method not allowed',
        'This page does not accept forms. Turn on JavaScript in your browser, go back and try again.',
      )
      return
    }
    if (!isDecodable(request.path)) {
      sendPlainPage(response, 400, 'This link does not work', 'Check the address for typing mistakes.')
      return
    }
    const scope = currentRequest()
    if (scope) scope.route = pageLabel
    const visitor = await visit(request)
    const requestId = String(response.getHeader('X-Request-Id'))
    const notice = await notices.read(request.headers.cookie)
    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(new Error('Rendering took too long')), renderTimeoutMs)
    try {
      const pageRequest = toWebRequest(request, publicOrigin, { signal: timeout.signal })
      const startedAt = performance.now()
      const rendering = tracing.span('render', { kind: 'internal' }, () =>
        render(pageRequest, {
          fetch: apiFetch(callApi, visitor, publicOrigin),
          nonce: (response.locals as PageLocals).nonce,
          publicOrigin,
          notice,
          reportError(error) {
            log.error({ err: error }, 'A part of a page failed to render')
            return requestId
          },
          matched: route => scope && (scope.route = route),
        }),
      )
      const page = await Promise.race([rendering, rejectOnAbort(timeout.signal)])
      renderTime.observe({ route: scope?.route ?? pageLabel }, secondsSince(startedAt))
      const cookies = await visitor.setCookies()
      if (notice !== null) cookies.push(notices.taken)
      cookies.push(...(page.cookies ?? []))
      sendPage(page, response, { cookies, isPersonal: visitor.session.isPersonal || cookies.length > 0 })
    } catch (error) {
      log.error({ err: error }, 'A page failed to render')
      sendFailurePage(response)
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

/**
 * A page for someone with a session is theirs alone. Other pages hold no secrets, but their nonce makes each one
 * different, so that a validator would never match: caches ask again (`no-cache`) and get the whole.
 * @throws Error for a redirect that would leave the shop
 */
function sendPage(
  page: RenderedPage,
  response: ExpressResponse,
  { cookies, isPersonal }: { cookies: string[]; isPersonal: boolean },
): void {
  const headers = new Headers(page.headers)
  const location = headers.get('location')
  if (location !== null && !isOwnPath(location)) throw new Error('The storefront redirected to another site')
  if (!headers.has('content-type')) headers.set('content-type', 'text/html; charset=utf-8')
  if (isPersonal) headers.set('cache-control', 'private, no-store')
  else if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache')
  for (const [name, value] of headers) response.setHeader(name, value)
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies)
  response.vary('Cookie')
  response.status(page.status).send(page.html)
}

/** `/cart`, but not `//elsewhere` nor `/\elsewhere`, which browsers take for another host. */
function isOwnPath(location: string): boolean {
  return /^\/(?![/\\])/.test(location)
}
