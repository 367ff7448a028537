import { createHash } from 'node:crypto'
import type { Request, RequestHandler } from 'express'
import { MemoryStore, rateLimit, type Options, type RateLimitInfo, type Store } from 'express-rate-limit'
import { errorCatalogue } from '../contract/index.ts'
import { bearerOf, networkOf } from '../domain/index.ts'
import { sendApiError, sendPlainPage } from './answers.ts'
import type { RecordSecurity } from './observability/security-recorder.ts'
import { isApiPath, withoutLanguage } from './paths.ts'

/** How many requests one network address may make within a window. */
export interface AddressLimit {
  readonly requests: number
  readonly windowSeconds: number
}

/** What is limited beside the rules of the domain, which count by account and phone number. */
export interface RateLimits {
  /** All requests for pages and the API; static files are free. */
  readonly all: AddressLimit
  /** Passwords and registration. */
  readonly signIn: AddressLimit
  /** Asking for a one-time code and verifying one. */
  readonly oneTimeCode: AddressLimit
  /** Following an order without signing in. */
  readonly tracking: AddressLimit
  /** Adding to the cart without a session, which opens one. */
  readonly guestSession: AddressLimit
  /** Calls of the administration with one API key, from wherever they come. */
  readonly apiKey: AddressLimit
}

/** Generous, because Indian mobile networks put thousands of shoppers behind one address. */
export const defaultRateLimits: RateLimits = {
  all: { requests: 1200, windowSeconds: 60 },
  signIn: { requests: 120, windowSeconds: 60 },
  oneTimeCode: { requests: 200, windowSeconds: 60 },
  tracking: { requests: 60, windowSeconds: 300 },
  guestSession: { requests: 120, windowSeconds: 60 },
  apiKey: { requests: 600, windowSeconds: 60 },
}

/** What is limited beside all requests, by the path of its call. */
type LimitedScope = 'signIn' | 'oneTimeCode' | 'tracking' | 'guestSession'

const limitedCalls: Readonly<Record<string, LimitedScope>> = {
  '/api/login': 'signIn',
  '/api/login/second-factor': 'signIn',
  '/api/register': 'signIn',
  '/api/login/whatsapp': 'oneTimeCode',
  '/api/request-otp': 'oneTimeCode',
  '/api/verify-otp': 'oneTimeCode',
  '/api/direct-verify-otp': 'oneTimeCode',
  '/api/stateless-verify-otp': 'oneTimeCode',
  '/api/password-reset': 'oneTimeCode',
  '/api/password-reset/code': 'oneTimeCode',
  '/api/orders/track': 'tracking',
  '/api/cart': 'guestSession',
  '/cart/add': 'guestSession',
}

export interface LimitRatesOptions {
  /** Whether a request brings a session cookie, which makes it no opening of a guest session. */
  readonly hasSession: (request: Request) => boolean
  readonly recordSecurity: RecordSecurity
  /** Where there are other processes, so that whoever reaches several of them is not let in as many times as often. */
  readonly shared?: Shared
}

/** Counts that all processes of a shop add to. */
export interface SharedCounts {
  /**
   * @param windowMs how long the window lasts that this event opens, when none is open
   * @returns the events of the window, and when it ends
   */
  add(key: string, windowMs: number): Promise<{ readonly count: number; readonly remainingMs: number }>
}

interface Shared {
  readonly counts: SharedCounts
  /** Addresses name people: they leave the process hashed. */
  readonly hash: (key: string) => Promise<string>
}

export interface RateLimiting {
  readonly handlers: readonly RequestHandler[]
  /** Counts a request that Express does not see in the limit of all. False where it is one too many: Express refuses it. */
  readonly admits: (address: string | undefined) => Promise<boolean>
}

/**
 * Limits requests by address. That of all requests spares this process, and counts here; the others spare accounts and
 * gateways, and count for the shop.
 */
export function limitRates(
  limits: RateLimits,
  { hasSession, recordSecurity, shared }: LimitRatesOptions,
): RateLimiting {
  const scopeOf = (request: Request) => {
    const scope =
      request.method === 'POST' ? limitedCalls[withoutLanguage(request.path).replace(/\/+$/, '')] : undefined
    return scope === 'guestSession' && hasSession(request) ? undefined : scope
  }
  const scoped = (scope: LimitedScope) =>
    limiter(limits[scope], scope, recordSecurity, shared && { store: sharedStore(scope, shared) })
  const ofScopes: Readonly<Record<LimitedScope, RequestHandler>> = {
    signIn: scoped('signIn'),
    oneTimeCode: scoped('oneTimeCode'),
    tracking: scoped('tracking'),
    guestSession: scoped('guestSession'),
  }
  const ofKey = limiter(limits.apiKey, 'apiKey', recordSecurity, {
    // What stands for it in memory and elsewhere must not be the key.
    keyGenerator: request =>
      createHash('sha256')
        .update(keyOf(request) ?? '')
        .digest('base64url'),
    ...(shared && { store: sharedStore('apiKey', shared) }),
  })
  const ofAll = new MemoryStore()
  const handlers: RequestHandler[] = [
    limiter(limits.all, 'all', recordSecurity, { store: ofAll }),
    (request, response, next) => {
      const scope = scopeOf(request)
      if (scope === undefined) next()
      else return ofScopes[scope](request, response, next)
    },
    (request, response, next) => {
      if (keyOf(request) === undefined) next()
      else return ofKey(request, response, next)
    },
  ]
  return {
    handlers,
    async admits(address) {
      const { totalHits } = await ofAll.increment(networkOf(address))
      return totalHits <= limits.all.requests
    },
  }
}

/** The token that a request calls the administration with. */
function keyOf({ path, headers }: Request): string | undefined {
  return path.startsWith('/api/admin/') ? bearerOf(headers.authorization) : undefined
}

function limiter(
  { requests, windowSeconds }: AddressLimit,
  name: keyof RateLimits,
  recordSecurity: RecordSecurity,
  options: {
    /** What is counted; default: the network address. */
    readonly keyGenerator?: (request: Request) => string
    readonly store?: Store
  } = {},
): RequestHandler {
  return rateLimit({
    limit: requests,
    windowMs: windowSeconds * 1000,
    // Counted as the domain's limits count.
    keyGenerator: request => networkOf(request.ip),
    ...options,
    standardHeaders: false,
    legacyHeaders: false,
    // The library warns when the header arrives unasked (TRUST_PROXY decides whether it counts), and when it cannot
    // see that IPv6 addresses are counted by network.
    validate: { xForwardedForHeader: false, keyGeneratorIpFallback: false },
    handler(request, response) {
      const { resetTime } = (request as Request & { rateLimit: RateLimitInfo }).rateLimit
      const seconds = Math.max(1, Math.ceil(((resetTime?.getTime() ?? Date.now()) - Date.now()) / 1000))
      recordSecurity(request, 'excess_rate_limit_exceeded', { limit: name, seconds })
      response.set('Retry-After', String(seconds))
      if (isApiPath(request.path)) sendApiError(response, 'too_many_requests', { seconds })
      else
        sendPlainPage(response, 429, 'Too many requests', errorCatalogue.too_many_requests.message, {
          seconds,
        })
    },
  })
}

/** Counts for the shop and, while the shared counts cannot be reached, for this process. */
function sharedStore(scope: string, { counts, hash }: Shared): Store {
  const own = new MemoryStore()
  let windowMs = 0
  return {
    init(options: Options) {
      windowMs = options.windowMs
      own.init(options)
    },
    async increment(address) {
      try {
        const { count, remainingMs } = await counts.add(await hash(`${scope} ${address}`), windowMs)
        return { totalHits: count, resetTime: new Date(Date.now() + remainingMs) }
      } catch {
        return own.increment(address)
      }
    },
    // Counts are never taken back.
    decrement: () => undefined,
    resetKey: address => own.resetKey(address),
    localKeys: false,
  }
}
