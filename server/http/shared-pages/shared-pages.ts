import type { IncomingMessage } from 'node:http'
import type { Request, RequestHandler, Response } from 'express'
import { heldDevice, type Clock, type Log } from '../../domain/index.ts'
import type { Admit } from '../admission.ts'
import { sendFailurePage } from '../answers.ts'
import type { CallApi } from '../api.ts'
import { MadeOnce } from '../made-once.ts'
import { hasNotice } from '../notice-cookie.ts'
import type { Metrics } from '../observability/metrics.ts'
import { currentRequest } from '../observability/request-scope.ts'
import type { RenderRequest } from '../page-renderer.ts'
import type { SharedAs, SharedPage } from '../rendering.ts'
import { encodings } from '../compression.ts'
import { allowByHash } from '../security-headers.ts'
import { anonymousSession } from '../session-cookie.ts'
import { readsOnly } from '../visits.ts'
import { KeptPage } from './kept-page.ts'
import { PageCache } from './page-cache.ts'
import type { PublicVersion } from './public-version.ts'

export interface SharedPagesOptions {
  readonly sharedAs: SharedAs
  readonly render: RenderRequest
  /** Reads what is as new as `version`, never a replica. */
  readonly callApi: CallApi
  readonly version: PublicVersion
  readonly clock: Clock
  readonly publicOrigin: string
  /** Whether a request brings a session cookie that cannot be opened: its page takes it away. */
  readonly bringsBrokenSession: (request: Request) => Promise<boolean>
  /** The PIN code of a customer's default address; empty without one, and when the session has ended. */
  readonly defaultPincode: (request: Request) => Promise<string>
  readonly log: Log
  readonly metrics: Metrics
}

/** Some 700 pages in both compressions. */
const maximumBytes = 32 * 1024 * 1024
/** How long a page is kept while nothing changes, as the API's public answers are: dates and opening hours go on. */
const keptMs = 60_000
/**
 * How long ago a page may have been true that is shown while it is rendered anew: after a change to those beside the one
 * who waits for the new one, and to everybody when only its minute is over.
 */
const staleMs = 10_000
/** Longer addresses are nobody's that many would ask for. */
const maximumAddressLength = 1000

type Outcome = 'kept' | 'stale' | 'rendered'

interface Key extends SharedPage {
  /** Of the page. */
  readonly name: string
}

/**
 * Public pages for everybody, rendered once [SRV-8]. They are rendered for nobody: without a session, and with those
 * cookies alone that are part of their key, so that nothing of a visitor can come into them.
 */
export class SharedPages {
  readonly #options: SharedPagesOptions
  readonly #cache = new PageCache<KeptPage>(maximumBytes)
  readonly #renderings = new MadeOnce<KeptPage>()
  /** Keys of pages that somebody waits for, to be rendered anew. */
  readonly #awaited = new Set<string>()
  /** Keys of pages that are rendered anew though nobody waits for them. */
  readonly #renewed = new Set<string>()
  /** One at a time: visitors go before. */
  #lastRenewal: Promise<void> = Promise.resolve()
  readonly #count: (outcome: Outcome) => void

  constructor(options: SharedPagesOptions) {
    this.#options = options
    const { metrics } = options
    const answers = metrics.counter(
      'shruti_shared_pages_total',
      'Public pages sent: kept, stale while one is rendered anew, or rendered.',
      ['outcome'],
    )
    this.#count = outcome => answers.add({ outcome })
    metrics.gauge('shruti_shared_pages_bytes', 'Bytes of the public pages that are kept.', [], () => [
      { labels: {}, value: this.#cache.bytes },
    ])
  }

  /** Whether the page that is asked for is kept, so that sending it costs next to nothing. */
  isKept(request: IncomingMessage): boolean {
    const key = this.#keyOf(request.url ?? '/', request)
    return key !== null && !key.asksForPincode && this.#cache.has(key.name)
  }

  /** Answers with shared pages, and leaves all others to the next handler. */
  handler(admit: Admit): RequestHandler {
    return async (request, response, next) => {
      const known = this.#keyOf(request.originalUrl, request)
      if (known === null || (await this.#options.bringsBrokenSession(request))) {
        next()
        return
      }
      const key = known.asksForPincode
        ? this.#keyOf(request.originalUrl, request, await this.#options.defaultPincode(request))
        : known
      if (key === null) {
        next()
        return
      }
      const version = await this.#options.version.current().catch(() => null)
      if (version === null) {
        next()
        return
      }
      const kept = this.#cache.get(key.name)
      if (kept && this.#isTrue(kept, version)) {
        await this.#send(kept, { outcome: 'kept', key }, request, response)
      } else if (kept && this.#isOnlyOld(kept, version)) {
        await this.#send(kept, { outcome: 'stale', key }, request, response)
        this.#renew(key, version, request)
      } else if (kept && this.#awaited.has(key.name) && this.#age(kept.trueAtMs) <= staleMs) {
        await this.#send(kept, { outcome: 'stale', key }, request, response)
      } else {
        await this.#answerAnew(key, version, admit)(request, response, next)
      }
    }
  }

  #answerAnew(key: Key, version: number, admit: Admit): RequestHandler {
    return async (request, response, next) => {
      const isFirst = !this.#awaited.has(key.name)
      this.#awaited.add(key.name)
      try {
        await admit(async () => {
          try {
            const page = await this.#pageOf(key, version, request)
            await this.#send(page, { outcome: 'rendered', key }, request, response)
          } catch (error) {
            this.#options.log.error({ err: error }, 'A page failed to render')
            sendFailurePage(response)
          }
        })(request, response, next)
      } finally {
        if (isFirst) this.#awaited.delete(key.name)
      }
    }
  }

  #keyOf(address: string, request: IncomingMessage, defaultPincode?: string): Key | null {
    const { cookie = '' } = request.headers
    const isPath = address.startsWith('/') && address.length <= maximumAddressLength
    if (!isPath || !readsOnly(request) || hasNotice(cookie)) return null
    const url = new URL(this.#options.publicOrigin + address)
    const shared = this.#options.sharedAs(url, cookie, defaultPincode)
    return shared && { ...shared, name: `${address} ${shared.cookies}` }
  }

  #age(sinceMs: number): number {
    return Math.abs(this.#options.clock.now() - sinceMs)
  }

  #isTrue(page: KeptPage, version: number): boolean {
    if (page.state.version < version || this.#age(page.state.renderedAtMs) >= keptMs) return false
    page.trueAtMs = this.#options.clock.now()
    return true
  }

  /** Nothing that it shows has changed, and its minute is over since a moment. */
  #isOnlyOld({ state }: KeptPage, version: number): boolean {
    return state.version >= version && this.#age(state.renderedAtMs) < keptMs + staleMs
  }

  /** Renders a page anew behind those who ask for it. */
  #renew(key: Key, version: number, request: Request): void {
    if (this.#renewed.has(key.name)) return
    this.#renewed.add(key.name)
    this.#lastRenewal = this.#lastRenewal
      .then(async () => void (await this.#pageOf(key, version, request)))
      .catch((error: unknown) => this.#options.log.error({ err: error }, 'A page failed to render'))
      .finally(() => this.#renewed.delete(key.name))
  }

  /** The page as of a version, or later: one that is being rendered, or one that is rendered for this request. */
  #pageOf(key: Key, version: number, request: Request): Promise<KeptPage> {
    return this.#renderings.of(key.name, version, {
      kept: () => {
        const kept = this.#cache.get(key.name)
        return kept && this.#isTrue(kept, version) ? kept : undefined
      },
      make: () => this.#renderPage(key, version, request),
    })
  }

  async #renderPage(key: Key, version: number, request: Request): Promise<KeptPage> {
    const { render, callApi, clock, publicOrigin } = this.#options
    const scope = currentRequest()
    const renderedAtMs = clock.now()
    const headers = new Headers(key.cookies === '' ? {} : { cookie: key.cookies })
    const rendering = render(
      { url: publicOrigin + request.originalUrl, headers },
      {
        callApi,
        client: {
          session: anonymousSession(),
          device: heldDevice(),
          clientAddress: '',
          requestId: scope?.requestId,
        },
        nonce: null,
        notice: null,
      },
    )
    const page = await rendering.then(rendered => {
      const state = { version, route: scope?.route ?? '', renderedAtMs }
      return KeptPage.of(rendered, state, this.#cache.get(key.name))
    })
    if (page.isForAll) this.#cache.set(key.name, page)
    return page
  }

  async #send(
    page: KeptPage,
    { outcome, key }: { readonly outcome: Outcome; readonly key: Key },
    request: Request,
    response: Response,
  ): Promise<void> {
    this.#count(outcome)
    const scope = currentRequest()
    if (scope) scope.route = page.state.route
    allowByHash(response, page.sources)
    response.set(page.headers)
    response.vary('Cookie').vary('Accept-Encoding')
    response.status(page.status)
    const { cookies } = page
    if (cookies.length > 0) response.set('Set-Cookie', [...cookies])
    // After a sign-out, Back would show what the browser filled in.
    if (key.isForCustomer || cookies.length > 0) response.set('Cache-Control', 'private, no-store')
    else if (page.isForAll) {
      response.set({ ETag: page.etag, 'Cache-Control': 'no-cache' })
      if (request.fresh) {
        response.removeHeader('Content-Type')
        response.status(304).end()
        return
      }
    } else response.set('Cache-Control', page.headers['cache-control'] ?? 'no-cache')
    const encoding = encodings.find(name => request.acceptsEncodings(name) === name) ?? 'identity'
    const body = await page.body(encoding)
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
    response.setHeader('Content-Length', body.length)
    response.end(request.method === 'HEAD' ? undefined : body)
    // Asked for again: worth the time that it takes, while nobody waits for it.
    if (outcome === 'kept' && !page.isBest) this.#compressBest(page)
  }

  #compressBest(page: KeptPage): void {
    page
      .compressBest()
      .then(() => this.#cache.trim())
      .catch((error: unknown) => this.#options.log.error({ err: error }, 'A kept page was not compressed'))
  }
}
