import type { ErrorBody, ErrorCode } from '@shruti/server/contract'

/** What an answer other than 2xx carried, as far as it could be read. */
export interface FailedAnswer {
  /** HTTP status. */
  readonly status: number
  /** Parsed JSON body; null when there was none or it was no JSON. */
  readonly body: (Partial<ErrorBody> & { readonly error?: string }) | null
}

/** A call that the server refused. `message` is what the shopper reads. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  /** Stable code of the error catalogue; null when the answer carried none. */
  readonly code: ErrorCode | null
  /** The server's own words, before the client's table; null when there were none. */
  readonly serverMessage: string | null
  /** Message of each wrong field by its path. */
  readonly fields: Readonly<Record<string, string>>

  constructor(message: string, { status, body }: FailedAnswer) {
    super(message)
    this.status = status
    this.code = body?.code ?? null
    this.serverMessage = body?.message ?? body?.error ?? null
    this.fields = body?.fields ?? {}
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
      if (context.publicEndpoint || context.suppressAuthErrors) return 'Authentication required'
      return body?.message ?? 'Authentication required'
    case 403:
      return body?.message ?? 'Access denied'
    case 404:
      return body?.message ?? 'Resource not found'
    case 500:
      if ((body?.error ?? body?.message) === 'Session encryption error')
        return 'Session error: Please try again or clear your browser cookies.'
      return body?.message ?? body?.error ?? 'Server error occurred'
    default:
      return body?.message ?? `API request failed with status ${status}`
  }
}

interface QueryContext {
  /** Path of the operation, such as `/user`. */
  readonly path: string
  readonly publicEndpoint: boolean
  /** What a query that needs a session does without one. */
  readonly onUnauthorized: 'null' | 'throw'
}

/** What a failed query comes to: no record, or an error with its text [CLI-2]. */
export type FailedQueryOutcome =
  { readonly empty: true } | { readonly empty: false; readonly message: string }

const authPaths = new Set(['/user', '/login', '/register', '/logout'])

/** Default handling of a failed query [CLI-2]. */
export function failedQueryOutcome(
  { status, body }: FailedAnswer,
  context: QueryContext,
): FailedQueryOutcome {
  if (status === 401 && !context.publicEndpoint) {
    if (context.path === '/verify-otp')
      return { empty: false, message: body?.error ?? body?.message ?? 'Verification failed' }
    if (authPaths.has(context.path) || context.onUnauthorized === 'null') return { empty: true }
    return { empty: false, message: 'Please log in to continue' }
  }
  return { empty: false, message: body?.message ?? `HTTP error! status: ${status}` }
}

/** Found out by the storefront itself, without the server's word: trying again changes nothing. */
export class LocalRefusal extends Error {
  override name = 'LocalRefusal'
}

/** Whether trying again can help: a refusal (4xx) stays one, a failed connection or a 5xx may pass. */
export function isWorthRetrying(error: unknown): boolean {
  if (error instanceof LocalRefusal) return false
  return !(error instanceof ApiError) || error.status >= 500
}
