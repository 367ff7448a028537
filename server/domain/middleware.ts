import { ORPCError, ValidationError } from '@orpc/server'
import { roleHolds, type ErrorCode, type OperationMeta, type OperationName } from '../contract/index.ts'
import { nobody, resolveCaller, type Caller } from './accounts/sessions.ts'
import { roleOf } from './accounts/user.ts'
import { callerOfKey } from './admin/api-keys/caller.ts'
import { lacksSecondFactor } from './admin/security.ts'
import type { Dependencies, RequestContext } from './context.ts'
import { fromStoreError, invalidInput, isShopError, retryAfterSeconds, shopError } from './errors.ts'

/** What the contract says of the operation that a middleware stands before. */
export interface OperationFacts {
  readonly meta: OperationMeta & { readonly name: OperationName }
  /** Codes that the operation declares. */
  readonly declares: (code: ErrorCode) => boolean
  /** Its input is wrapped as `{ params, query, headers, body }`. */
  readonly detailedInput: boolean
}

/** Errors that can happen to any operation, so that none declares them. */
const undeclared: ReadonlySet<ErrorCode> = new Set(['store_unavailable', 'too_many_requests', 'server_error'])

/** What browsers and caches may keep of an answer: the catalogue is the same for all, the rest is nobody else's. */
export const cacheControl = {
  catalogue: 'public, max-age=60, stale-while-revalidate=300',
  none: 'no-store',
} as const

/**
 * Turns whatever an operation throws into an error that the contract knows. One that it does not declare is a bug of
 * ours: it is logged and answered with server_error, so that the contract stays true.
 */
export function toDeclaredError(
  { log }: Dependencies,
  { meta, declares, detailedInput }: OperationFacts,
  error: unknown,
): ORPCError<string, unknown> {
  const known = toShopError(error, detailedInput)
  const code = known?.code as ErrorCode | undefined
  if (known && code && (undeclared.has(code) || declares(code) || isMalformedBody(known))) {
    if (code === 'store_unavailable')
      log.error({ operation: meta.name, err: error }, 'The store refused a write')
    return known
  }
  log.error({ operation: meta.name, code, err: error }, 'An operation failed')
  return shopError('server_error')
}

/** A body that is no object at all can be sent to any operation, also to one that takes nothing. */
function isMalformedBody(error: ORPCError<string, unknown>): boolean {
  return error.code === 'invalid_input' && error.data === undefined
}

function toShopError(error: unknown, detailedInput: boolean): ORPCError<string, unknown> | undefined {
  if (isShopError(error)) return error
  if (error instanceof ORPCError && error.code === 'BAD_REQUEST' && error.cause instanceof ValidationError) {
    return invalidInput(error.cause.issues, detailedInput)
  }
  return fromStoreError(error)
}

/** Headers that follow from the operation and from how it ended. */
export function setAnswerHeaders(headers: Headers, { meta }: OperationFacts, error?: unknown): void {
  const caching = error === undefined ? (meta.caching ?? 'none') : 'none'
  if (caching !== 'own') headers.set('cache-control', cacheControl[caching])
  const seconds = retryAfterSeconds(error)
  if (seconds !== undefined) headers.set('retry-after', String(seconds))
}

/**
 * Who is calling, after making sure that they may. The catalogue is the same for everyone, so nobody is looked up.
 * @param identify is told who calls, also of one who may not
 * @throws unauthenticated, invalid_api_key, forbidden, second_factor_setup_required
 */
export async function authorise(
  dependencies: Dependencies,
  context: RequestContext,
  { access = 'public', caching, permission }: OperationMeta,
  identify: (caller: Caller) => void,
): Promise<Caller> {
  if (caching === 'catalogue') return nobody
  const caller =
    access === 'administrator' && context.bearer !== undefined
      ? await callerOfKey(dependencies, context.bearer)
      : await resolveCaller(dependencies, context.session)
  identify(caller)
  switch (access) {
    case 'public':
    case 'guest':
      return caller
    case 'shopper':
      if (!caller.session) throw shopError('unauthenticated')
      return caller
    case 'customer':
      if (!caller.user) throw shopError('unauthenticated')
      return caller
    case 'administrator':
      if (!caller.user) throw shopError('unauthenticated')
      if (!caller.user.isAdmin) throw shopError('forbidden')
      if (permission && !roleHolds(roleOf(caller.user), permission)) throw shopError('forbidden')
      if (caller.apiKey && !caller.apiKey.permissions.some(held => held === permission))
        throw shopError('forbidden')
      if (await lacksSecondFactor(dependencies.store, caller.user)) {
        throw shopError('second_factor_setup_required')
      }
      return caller
  }
}
