import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import { routes } from '../../contract/index.ts'
import {
  askerOf,
  cacheControl,
  countSharedAnswer,
  heldDevice,
  type Clock,
  type Log,
  type Tally,
} from '../../domain/index.ts'
import type { Admit } from '../admission.ts'
import type { CallApi } from '../api.ts'
import { MadeOnce } from '../made-once.ts'
import type { Metrics } from '../observability/metrics.ts'
import { requestIdHeader, type WatchRequest } from '../observability/request-log.ts'
import { currentRequest } from '../observability/request-scope.ts'
import { apiPrefix, pathOf } from '../paths.ts'
import { anonymousSession } from '../session-cookie.ts'
import { PageCache } from '../shared-pages/page-cache.ts'
import type { PublicVersion } from '../shared-pages/public-version.ts'
import { answerKeyOf, asksForTheSame, type AnswerKey } from './answer-key.ts'
import { encodingFor, hasAlready } from './encodings.ts'
import { KeptAnswer, type Head, type MadeAnswer } from './kept-answer.ts'

export interface SharedAnswersOptions {
  /** Reads what is as new as `version`, never a replica. */
  readonly callApi: CallApi
  /** The list of all products, which is too long to be made anew after each order; as `callApi` would answer it. */
  readonly wholeList: () => Promise<{ readonly json: string; readonly total: number }>
  readonly version: PublicVersion
  readonly clock: Clock
  readonly publicOrigin: string
  readonly tally: Tally | undefined
  /** Whether a request brings a session cookie: those are looked at, whatever they ask for. */
  readonly hasSession: (request: IncomingMessage) => boolean
  readonly log: Log
  readonly metrics: Metrics
}

/** What Express's handlers do for a request, for those that are answered ahead of it. */
export interface AheadOptions {
  readonly watch: WatchRequest
  /** Counts a request in the limit of all; false where it is one too many. */
  readonly admits: (address: string | undefined) => Promise<boolean>
  readonly addressOf: (request: IncomingMessage) => string | undefined
  /** Security headers of what is no page. */
  readonly guard: Readonly<Record<string, string>>
}

/** Sends status and headers. */
type SendHead = (status: number, head: Head) => void

/** Of 5,000 products the whole list takes 12 MB. */
const maximumBytes = 32 * 1024 * 1024
/** As long as browsers keep them, and no longer: dates and opening hours go on. */
const keptMs = 60_000
const mostKeys = 2_000

/** Of `listProducts` without parameters. */
const wholeListTarget = `${apiPrefix}${routes.listProducts.path}`

const routeOf = ({ operation }: AnswerKey) => `${apiPrefix}${routes[operation].path}`

/**
 * Public answers of the API, made once for all who ask until something that they show changes [SRV-8]. They are made for
 * nobody: nothing of a request but its address comes into them.
 */
export class SharedAnswers {
  readonly #options: SharedAnswersOptions
  readonly #cache = new PageCache<KeptAnswer>(maximumBytes)
  /** By target, as it was sent: to find an operation takes as long as to send its answer. */
  readonly #keys = new Map<string, AnswerKey | null>()
  readonly #making = new MadeOnce<KeptAnswer>()
  readonly #count: (outcome: 'kept' | 'made') => void

  constructor(options: SharedAnswersOptions) {
    this.#options = options
    const { metrics } = options
    const answers = metrics.counter(
      'shruti_shared_answers_total',
      'Public answers of the API without a session: kept, or made.',
      ['outcome'],
    )
    this.#count = outcome => answers.add({ outcome })
    metrics.gauge('shruti_shared_answers_bytes', 'Bytes of the public answers that are kept.', [], () => [
      { labels: {}, value: this.#cache.bytes },
    ])
  }

  /** Whether the answer that is asked for is kept, so that sending it costs next to nothing. */
  isKept(request: IncomingMessage): boolean {
    const key = this.#keyOf(request.url ?? '', request)
    return key !== null && this.#cache.has(key.target)
  }

  /** Sends what is kept before Express has seen the request, and leaves all others to the next listener. */
  ahead(next: RequestListener, { watch, admits, addressOf, guard }: AheadOptions): RequestListener {
    const guardFields = Object.entries(guard).flat()
    return (request, response) => {
      const key = this.#keyOf(request.url ?? '', request)
      const kept = key === null ? undefined : this.#cache.get(key.target)
      if (key === null || kept === undefined) {
        next(request, response)
        return
      }
      const address = addressOf(request)
      const isSent = async () => {
        if (!this.#isTrue(kept, await this.#options.version.current())) return false
        // Express counts those that are too many once more, and refuses them.
        if (!(await admits(address))) return false
        const seen = { path: pathOf(request.url ?? ''), address, route: routeOf(key) }
        watch(request, response, seen, requestId => {
          // Nothing has set a header before, so that Node takes them as they are.
          const send: SendHead = (status, { fields }) =>
            void response.writeHead(status, [...guardFields, requestIdHeader, requestId, ...fields])
          this.#send(key, kept, { request, response, send }).catch((error: unknown) => {
            this.#options.log.error({ err: error }, 'A kept answer was not sent')
            response.destroy()
          })
        })
        this.#count('kept')
        if (!kept.isBest) this.#compressBest(kept)
        return true
      }
      isSent().then(
        done => done || next(request, response),
        () => next(request, response),
      )
    }
  }

  /** Answers what is shared and not kept, and leaves all others to the next handler. */
  handler(admit: Admit): RequestHandler {
    return async (request, response, next) => {
      const key = this.#keyOf(request.originalUrl, request)
      const version = key === null ? null : await this.#options.version.current().catch(() => null)
      if (key === null || version === null) {
        next()
        return
      }
      const answer: RequestHandler = async () => {
        this.#count('made')
        const send: SendHead = (status, { headers }) => void response.writeHead(status, { ...headers })
        await this.#send(key, await this.#answerOf(key, version), { request, response, send })
      }
      await admit(answer)(request, response, next)
    }
  }

  /**
   * The API for pages that are rendered for nobody: they read of what is shared the same bytes as everybody, and have
   * what is not kept made for all.
   */
  callKept(): CallApi {
    const { callApi } = this.#options
    return async (request, client) => {
      const { pathname, search } = new URL(request.url)
      const key = request.method === 'GET' ? this.#keyAt(pathname + search) : null
      const version = key === null ? null : await this.#options.version.current().catch(() => null)
      if (key === null || version === null) return callApi(request, client)
      return (await this.#answerOf(key, version)).toResponse()
    }
  }

  #keyOf(target: string, request: IncomingMessage): AnswerKey | null {
    if (!asksForTheSame(request) || this.#options.hasSession(request)) return null
    return this.#keyAt(target)
  }

  #keyAt(target: string): AnswerKey | null {
    const known = this.#keys.get(target)
    if (known !== undefined) return known
    const key = answerKeyOf(target)
    if (this.#keys.size >= mostKeys) this.#keys.clear()
    this.#keys.set(target, key)
    return key
  }

  #isTrue({ state }: KeptAnswer, version: number): boolean {
    const age = Math.abs(this.#options.clock.now() - state.madeAtMs)
    return state.version >= version && age < keptMs
  }

  #answerOf(key: AnswerKey, version: number): Promise<KeptAnswer> {
    return this.#making.of(key.target, version, {
      kept: () => {
        const kept = this.#cache.get(key.target)
        return kept && this.#isTrue(kept, version) ? kept : undefined
      },
      make: () => this.#make(key, version),
    })
  }

  async #make({ target }: AnswerKey, version: number): Promise<KeptAnswer> {
    const madeAtMs = this.#options.clock.now()
    const answer = await (target === wholeListTarget ? this.#wholeList() : this.#call(target))
    const kept = KeptAnswer.of(answer, { version, madeAtMs }, this.#cache.get(target))
    if (kept.etag !== undefined) this.#cache.set(target, kept)
    return kept
  }

  async #call(target: string): Promise<MadeAnswer> {
    const { callApi, publicOrigin } = this.#options
    const answer = await callApi(new Request(publicOrigin + target), {
      session: anonymousSession(),
      device: heldDevice(),
      clientAddress: '',
      requestId: currentRequest()?.requestId,
    })
    const { status, headers } = answer
    return { status, headers: Object.fromEntries(headers), body: Buffer.from(await answer.arrayBuffer()) }
  }

  async #wholeList(): Promise<MadeAnswer> {
    const { json, total } = await this.#options.wholeList()
    const headers = {
      'content-type': 'application/json',
      'cache-control': cacheControl.catalogue,
      'x-total-count': String(total),
    }
    return { status: 200, headers, body: Buffer.from(json) }
  }

  async #send(
    { operation, target }: AnswerKey,
    answer: KeptAnswer,
    {
      request,
      response,
      send,
    }: { readonly request: IncomingMessage; readonly response: ServerResponse; readonly send: SendHead },
  ): Promise<void> {
    const { status, headers, etag } = answer
    if (etag !== undefined) {
      const found = Number(headers['x-total-count'] ?? 0)
      countSharedAnswer(this.#options.tally, askerOf(request.headers), { operation, target, found })
      if (hasAlready(request.headers, etag)) {
        send(304, answer.unchanged)
        response.end()
        return
      }
    }
    const compressed = answer.as(answer.encodingOf(encodingFor(request.headers['accept-encoding'])))
    const isReady = !(compressed instanceof Promise)
    const sendable = isReady ? compressed : await compressed
    if (!isReady) this.#cache.trim()
    send(status, sendable)
    response.end(request.method === 'HEAD' ? undefined : sendable.body)
  }

  /** Asked for again: worth the time that it takes, while nobody waits for it. */
  #compressBest(kept: KeptAnswer): void {
    kept
      .compressBest()
      .then(() => this.#cache.trim())
      .catch((error: unknown) => this.#options.log.error({ err: error }, 'A kept answer was not compressed'))
  }
}
