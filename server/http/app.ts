import { countViews } from './count-views.ts'
import type { IncomingMessage, RequestListener } from 'node:http'
import { constants as zlib } from 'node:zlib'
import compression from 'compression'
import express, { type ErrorRequestHandler, type RequestHandler } from 'express'
import { nextPostAt, wholeList, type Dependencies, type Log } from '../domain/index.ts'
import { createAdmission, defaultAdmissionLimits, type Admission } from './admission.ts'
import { sendApiError, sendFailurePage, sendPlainPage } from './answers.ts'
import { createApi } from './api.ts'
import { apiRoutes } from './api-routes.ts'
import { formRoutes } from './forms.ts'
import { answerHealth, answerReadiness } from './health.ts'
import { adoptHttpMessages, type HttpMessages } from './http-messages.ts'
import { KeptFiles } from './kept-files.ts'
import type { KeyRing } from './key-ring.ts'
import type { RenderMessage } from './mailer.ts'
import { messagePreview } from './messages/preview.ts'
import type { SentMessages } from './messages/sent-messages.ts'
import { createNoticeCookie } from './notice-cookie.ts'
import { createPageRenderer } from './page-renderer.ts'
import { answerPages, refuseNoPage } from './pages.ts'
import { apiPrefix, hindiPrefix, isApiPath } from './paths.ts'
import { defaultRateLimits, limitRates, type RateLimits, type SharedCounts } from './rate-limits.ts'
import { paymentWebhook } from './payments/webhook.ts'
import type { RenderPage, SharedAs, ShopText } from './rendering.ts'
import { unobserved, type Observability } from './observability/observability.ts'
import { addressOf, queueOf } from './queue-of.ts'
import { noticeProxies } from './proxy-notice.ts'
import { requestLog, watchRequests } from './observability/request-log.ts'
import { createSecurityRecorder } from './observability/security-recorder.ts'
import { dataHeaders, securityHeaders } from './security-headers.ts'
import { readCookieSession } from './session-cookie.ts'
import { SharedAnswers, type SharedAnswersOptions } from './shared-answers/shared-answers.ts'
import { readDefaultPincode } from './shared-pages/default-pincode.ts'
import { keepLists } from './shared-pages/kept-lists.ts'
import { countMoments, type PublicVersion } from './shared-pages/public-version.ts'
import { SharedPages, type SharedPagesOptions } from './shared-pages/shared-pages.ts'
import { staticFiles } from './static-files.ts'
import { createVisit, hasSessionCookie } from './visits.ts'

export interface AppOptions {
  readonly dependencies: Dependencies
  readonly keyRing: KeyRing
  readonly log: Log
  /** The one origin of the shop; https makes cookies Secure and adds HSTS. */
  readonly publicOrigin: string
  /** The folder that is written to, whose disk /readyz looks at; null when there is none. */
  readonly dataFolder: string | null
  readonly folders: { readonly client?: string; readonly pictures: string }
  /** The storefront; without one the server carries the API alone and is never ready for pages. */
  readonly render?: RenderPage
  /** Loads what renders, for /readyz; without it `render` needs nothing. */
  readonly loadStorefront?: () => Promise<void>
  /** The storefront's too: what is refused in the language of a form. Without it refusals stay in English. */
  readonly shopTextIn?: ShopText
  /** The storefront's too: which pages are the same for everybody. Without it each is rendered for whoever asks. */
  readonly sharedAs?: SharedAs
  /** Counts the changes of `dependencies.store` that public pages show; without it none is kept. */
  readonly publicVersion?: PublicVersion
  /** What was sent, to show in test mode. */
  readonly sentMessages?: SentMessages | undefined
  /** The HTML of messages, for that. */
  readonly renderMessage?: RenderMessage | undefined
  /** Runs before pages are rendered: Vite, in development. */
  readonly developmentMiddleware?: RequestHandler
  /** Reverse proxies in front whose X-Forwarded-For entries count; default none. */
  readonly trustedProxies?: number
  readonly rateLimits?: RateLimits
  /** Counts that all processes of the shop add to; without them the process counts for itself. */
  readonly sharedCounts?: SharedCounts | undefined
  /** How requests in flight are capped; default: by `defaultAdmissionLimits`. */
  readonly admission?: Admission
  /** Default 5000. */
  readonly renderTimeoutMs?: number
  readonly isStopping?: () => boolean
  /** Of the server that this answers in; without them Express gives each request its prototypes when it comes. */
  readonly messages?: HttpMessages
  /** Who watches; default nobody. */
  readonly observability?: Pick<Observability, 'metrics' | 'tracing'>
}

/** A page of 120 kB takes 2 ms more than at the usual 4 and is 2 kB smaller; 6 takes twice as long for nothing. */
const pageBrotliQuality = 5

/**
 * Shorter answers go out as they are: three packets arrive together whether they are full or not, and to compress a cart takes
 * 0.1 ms of the thread.
 */
const uncompressedBytes = 4096

/** The shop as Express answers for it: made of what it is given, listening nowhere yet. */
export function createHttpApp(options: AppOptions): RequestListener {
  const { dependencies, keyRing, log, publicOrigin, render } = options
  const { metrics, tracing } = options.observability ?? unobserved
  const isHttps = publicOrigin.startsWith('https:')
  const version = momentsCounted(options)
  const lists = version && keepLists(dependencies.store, version)
  // Where there is a replica, it is there to be read.
  const { callApi, answerHttp } = createApi({ ...(lists && { publicReader: lists }), ...dependencies })
  const recordSecurity = createSecurityRecorder(dependencies, metrics)
  const visit = createVisit({ keyRing, isHttps, recordSecurity })
  const admission = options.admission ?? createAdmission(defaultAdmissionLimits, { metrics, log })
  const hasSession = (request: Pick<IncomingMessage, 'headers'>) => hasSessionCookie(request, isHttps)
  const notices = createNoticeCookie({ keyRing, isHttps })
  const app = express()
  if (options.messages) adoptHttpMessages(app, options.messages)

  app.disable('x-powered-by')
  app.disable('etag')
  // One address, one page: what counts and guards by path need not know other spellings.
  app.enable('case sensitive routing')
  app.set('trust proxy', options.trustedProxies ?? 0)
  // No page or operation takes nested query objects, and parsing them has been a way to attack others.
  app.set('query parser', 'simple')

  const watch = watchRequests({ log, metrics, tracing, trustsProxy: (options.trustedProxies ?? 0) > 0 })
  app.use(requestLog(watch))
  app.use(refuseForeignTargets)
  app.use(
    securityHeaders({
      isHttps,
      isDevelopment: options.developmentMiddleware !== undefined,
      payment: dependencies.payments?.origins ?? null,
    }),
  )
  app.get('/healthz', answerHealth)
  app.get(
    '/readyz',
    answerReadiness({
      store: dependencies.store,
      log,
      dataFolder: options.dataFolder,
      loadStorefront: render && (options.loadStorefront ?? (() => Promise.resolve())),
      isStopping: options.isStopping ?? (() => false),
    }),
  )
  app.use(
    compression({
      threshold: uncompressedBytes,
      brotli: { params: { [zlib.BROTLI_PARAM_QUALITY]: pageBrotliQuality } },
    }),
  )
  app.use(staticFiles(options.folders))
  if (options.developmentMiddleware) app.use(options.developmentMiddleware)

  app.use(noticeProxies({ trustedProxies: options.trustedProxies ?? 0, publicOrigin, log }))
  const limiting = limitRates(options.rateLimits ?? defaultRateLimits, {
    hasSession,
    recordSecurity,
    ...(options.sharedCounts && {
      shared: { counts: options.sharedCounts, hash: key => dependencies.hasher.keyedHash(key) },
    }),
  })
  app.use(...limiting.handlers)
  app.use(apiPrefix, paymentWebhook(dependencies))
  const sharedAnswers = openSharedAnswers(options, version, {
    callApi,
    wholeList: () => wholeList({ ...dependencies, store: lists ?? dependencies.store }),
    metrics,
    hasSession,
  })
  const admit = admission.api
  app.use(
    apiPrefix,
    apiRoutes({ answerHttp, visit, publicOrigin, recordSecurity, admit, hasSession, sharedAnswers }),
  )
  app.use((request, response, next) => {
    if (isApiPath(request.path)) sendApiError(response, 'not_found', {})
    else next()
  })
  if (options.sentMessages && dependencies.config.testMode) {
    const { sentMessages: sent, renderMessage } = options
    app.use(messagePreview({ sent, publicOrigin, renderMessage }))
  }
  const { shopTextIn = text => text } = options
  const forms = formRoutes({ callApi, visit, notices, publicOrigin, recordSecurity, admit, shopTextIn })
  app.use(forms)
  app.use(hindiPrefix, forms)
  const keptFiles = new KeptFiles(options.folders)
  let sharedPages: SharedPages | undefined
  if (render) {
    const { renderTimeoutMs = 5000 } = options
    const renderer = createPageRenderer({
      render,
      publicOrigin,
      log,
      metrics,
      tracing,
      renderTimeoutMs,
      readFile: address => keptFiles.read(address),
    })
    const callPublic = sharedAnswers?.callKept() ?? callApi
    sharedPages = openSharedPages(options, version, {
      render: renderer,
      callApi: callPublic,
      defaultPincode: readDefaultPincode({ callApi, visit, publicOrigin }),
      metrics,
    })
    app.use(refuseNoPage)
    app.use(countViews(dependencies.tally, publicOrigin))
    if (sharedPages) app.use(sharedPages.handler(admission.pages))
    app.use(admission.pages(answerPages({ render: renderer, callApi, visit, notices, publicOrigin, log })))
  } else {
    app.use((_request, response) =>
      sendPlainPage(response, 404, 'Page not found', 'There is no page at this address.'),
    )
  }
  app.use(answerFailure(log))
  // Vite's modules are no pages, and there are hundreds of them.
  if (options.developmentMiddleware) return app
  const asked = {
    queueOf: queueOf(
      options.folders,
      request => sharedAnswers?.isKept(request) || sharedPages?.isKept(request) || false,
    ),
    addressOf: addressOf(options.trustedProxies ?? 0),
  }
  const { admits } = limiting
  const ahead = { watch, admits, addressOf: asked.addressOf, guard: dataHeaders({ isHttps }) }
  const answers = sharedAnswers?.ahead(app, ahead) ?? app
  return admission.gate(keptFiles.ahead(answers, ahead), asked)
}

/** Counts what public pages and answers show, and the moments at which it changes by itself. */
function momentsCounted({ dependencies, publicVersion }: AppOptions): PublicVersion | undefined {
  return publicVersion && countMoments(publicVersion, dependencies.clock, () => nextPostAt(dependencies))
}

/**
 * Answers that are the same for everybody, where changes of what they show are counted. Where a replica answers, none is
 * kept: one from before a change would stand for the one after it.
 */
function openSharedAnswers(
  { dependencies, publicOrigin, log }: AppOptions,
  version: PublicVersion | undefined,
  parts: Pick<SharedAnswersOptions, 'callApi' | 'wholeList' | 'metrics' | 'hasSession'>,
): SharedAnswers | undefined {
  if (!version || dependencies.publicReader) return undefined
  const { clock, tally } = dependencies
  return new SharedAnswers({ ...parts, version, clock, tally, publicOrigin, log })
}

/** Pages that are the same for everybody, where the storefront says which, and changes of what they show are counted. */
function openSharedPages(
  { dependencies, sharedAs, keyRing, publicOrigin, log }: AppOptions,
  version: PublicVersion | undefined,
  parts: Pick<SharedPagesOptions, 'render' | 'callApi' | 'defaultPincode' | 'metrics'>,
): SharedPages | undefined {
  if (!sharedAs || !version) return undefined
  const { publicReader, ...reading } = dependencies
  const isHttps = publicOrigin.startsWith('https:')
  return new SharedPages({
    ...parts,
    // A replica that lags would have the page before a change kept as the one after it.
    ...(publicReader && {
      callApi: createApi({ ...reading, publicReader: keepLists(reading.store, version) }).callApi,
    }),
    sharedAs,
    version,
    clock: dependencies.clock,
    publicOrigin,
    log,
    bringsBrokenSession: async ({ headers }) =>
      (await readCookieSession(headers.cookie, { keyRing, isHttps })).unreadable,
  })
}

/** `GET http://elsewhere/ HTTP/1.1` and `OPTIONS *` are for proxies. Express would route them by their path. */
const refuseForeignTargets: RequestHandler = (request, response, next) => {
  if (request.originalUrl.startsWith('/')) next()
  else response.status(400).type('text').send('The request target must be a path')
}

/** What body-parser says is wrong with a request, in its error's `type`. */
interface RequestFailure {
  readonly type?: unknown
  readonly status?: unknown
}

/** Whatever a handler threw: the request's own fault is named, anything else is ours, logged and kept to ourselves. */
function answerFailure(log: Log): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) {
      next(error)
      return
    }
    const { type, status } = (typeof error === 'object' && error !== null ? error : {}) as RequestFailure
    const isApi = isApiPath(request.path)
    if (type === 'entity.too.large') {
      if (isApi) sendApiError(response, 'payload_too_large', {})
      else sendPlainPage(response, 413, 'Too large', 'The request is too large.')
    } else if (type === 'encoding.unsupported' && isApi) {
      sendApiError(response, 'unsupported_media_type', {})
    } else if (typeof status === 'number' && status >= 400 && status < 500) {
      if (isApi) sendApiError(response, 'invalid_input', {})
      else
        sendPlainPage(response, 400, 'Bad request', 'We could not read this request. Go back and try again.')
    } else {
      log.error({ err: error }, 'A request failed')
      if (isApi) sendApiError(response, 'server_error', {})
      else sendFailurePage(response)
    }
  }
}
