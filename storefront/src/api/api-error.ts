import type { ErrorBody, ErrorCode } from '@shruti/server/contract'
import { t } from '../language/t.ts'
import { isEnglishBuild } from '../language/language.ts'
import { shown } from '../language/shop-text.ts'

/** What an answer other than 2xx carried, as far as it could be read. */
export interface FailedAnswer {
  /** HTTP status. */
  readonly status: number
  /** Parsed JSON body; null when there was none or it was no JSON. */
  readonly body: (Partial<ErrorBody> & { readonly error?: string }) | null
  readonly headers?: Headers | undefined
}

/** A call that the server refused. `message` is what the shopper reads. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  /** Stable code of the error catalogue; null when the answer carried none. */
  readonly code: ErrorCode | null
  /** The server's own words in English, before the client's table; null when there were none. */
  readonly serverMessage: string | null
  /** Message of each wrong field by its path. */
  readonly fields: Readonly<Record<string, string>>
  readonly headers: Headers | undefined

  constructor(message: string, { status, body, headers }: FailedAnswer) {
    super(message)
    this.status = status
    this.headers = headers
    this.code = body?.code ?? null
    this.serverMessage = body?.message ?? body?.error ?? null
    this.fields = (isEnglishBuild ? body : shown(body))?.fields ?? {}
  }
}

interface CallContext {
  /** The operation is open to anyone, so a 401 says nothing about the caller. */
  readonly publicEndpoint: boolean
  /** The caller expects to be a guest at times and shows no sign-in error. */
  readonly suppressAuthErrors?: boolean
}

/** The text of a failed call [CLI-2]. */
export function failedCallMessage({ status, body }: FailedAnswer, context: CallContext): string {
  switch (status) {
    case 401:
      if (context.publicEndpoint || context.suppressAuthErrors) return t('Authentication required')
      return body?.message ?? t('Authentication required')
    case 403:
      return body?.message ?? t('Access denied')
    case 404:
      return body?.message ?? t('Resource not found')
    case 500:
      if ((body?.error ?? body?.message) === 'Session encryption error')
        return t('Session error: Please try again or clear your browser cookies.')
      return body?.message ?? body?.error ?? t('Server error occurred')
    default:
      return body?.message ?? t('API request failed with status {status}', { status })
  }
}

interface QueryContext {
  /** Path of the operation, such as `/user`. */
  readonly path: string
  readonly publicEndpoint: boolean
  /** What a query that needs a session does without one. */
  readonly onUnauthorized: 'null' | 'throw'
}

const authPaths = ['/user', '/login', '/register', '/logout']

/** The text of a failed query; null where it comes to no record rather than to an error [CLI-2]. */
export function failedQueryMessage({ status, body }: FailedAnswer, context: QueryContext): string | null {
  if (status === 401 && !context.publicEndpoint) {
    if (context.path === '/verify-otp') return body?.error ?? body?.message ?? t('Verification failed')
    if (authPaths.includes(context.path) || context.onUnauthorized === 'null') return null
    return t('Please log in to continue')
  }
  return body?.message ?? t('HTTP error! status: {status}', { status })
}

/** Found out by the storefront itself, without the server's word: trying again changes nothing. */
export class LocalRefusal extends Error {
  override name = 'LocalRefusal'
}

/** The longest wait that the server may ask for before a shopper is told rather than kept waiting. */
const longestWaitMs = 5000

/** How long to wait before the second try, in milliseconds: as long as the server asks, else a second. */
export function retryDelayMs(_failureCount: number, error: unknown): number {
  return (Number((error as Partial<ApiError>).headers?.get('Retry-After')) || 1) * 1000
}

/**
 * Whether trying again can help: a refusal (4xx) stays one, a failed connection or a 5xx may pass, unless the server
 * asks for a wait that is longer than a shopper has.
 */
export function isWorthRetrying(error: unknown): boolean {
  const isRefusal = error instanceof LocalRefusal || (error instanceof ApiError && error.status < 500)
  return !isRefusal && retryDelayMs(0, error) <= longestWaitMs
}
