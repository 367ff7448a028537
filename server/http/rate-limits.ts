import type { Request, RequestHandler } from 'express'
import { rateLimit, type RateLimitInfo } from 'express-rate-limit'
import { errorMessage } from '../contract/index.ts'
import { networkOf } from '../domain/index.ts'
import { sendApiError, sendPlainPage } from './answers.ts'
import type { RecordSecurity } from './observability/security-recorder.ts'
import { isApiPath } from './paths.ts'

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
}

/** Generous, because Indian mobile networks put thousands of shoppers behind one address. */
export const defaultRateLimits: RateLimits = {
  all: { requests: 1200, windowSeconds: 60 },
  signIn: { requests: 120, windowSeconds: 60 },
  oneTimeCode: { requests: 200, windowSeconds: 60 },
  tracking: { requests: 60, windowSeconds: 300 },
  guestSession: { requests: 120, windowSeconds: 60 },
}

const limitedCalls: Readonly<Record<string, 'signIn' | 'oneTimeCode' | 'tracking' | 'guestSession'>> = {
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
}

export function limitRates(
  limits: RateLimits,
  { hasSession, recordSecurity }: LimitRatesOptions,
): RequestHandler[] {
  const scopeOf = (request: Request) => {
    const scope = request.method === 'POST' ? limitedCalls[request.path.replace(/\/+$/, '')] : undefined
    return scope === 'guestSession' && hasSession(request) ? undefined : scope
  }
  const scopes = ['signIn', 'oneTimeCode', 'tracking', 'guestSession'] as const
  return [
    limiter(limits.all, 'all', recordSecurity),
    ...scopes.map(scope =>
      limiter(limits[scope], scope, recordSecurity, request => scopeOf(request) !== scope),
    ),
  ]
}

function limiter(
  { requests, windowSeconds }: AddressLimit,
  name: keyof RateLimits,
  recordSecurity: RecordSecurity,
  skip?: (request: Request) => boolean,
): RequestHandler {
  return rateLimit({
    limit: requests,
    windowMs: windowSeconds * 1000,
    ...(skip && { skip }),
    standardHeaders: false,
    legacyHeaders: false,
    // Counted as the domain's limits count.
    keyGenerator: request => networkOf(request.ip),
    // The library warns when the header arrives unasked (TRUST_PROXY decides whether it counts), and when it cannot
    // see that IPv6 addresses are counted by network.
    validate: { xForwardedForHeader: false, keyGeneratorIpFallback: false },
    handler(request, response) {
      const { resetTime } = (request as Request & { rateLimit: RateLimitInfo }).rateLimit
      const seconds = Math.max(1, Math.ceil(((resetTime?.getTime() ?? Date.now()) - Date.now()) / 1000))
      recordSecurity(request, 'excess_rate_limit_exceeded', { limit: name, seconds })
      response.set('Retry-After', String(seconds))
      if (isApiPath(request.path)) sendApiError(response, 'too_many_requests', { seconds })
      else sendPlainPage(response, 429, 'Too many requests', errorMessage('too_many_requests', { seconds }))
    },
  })
}
