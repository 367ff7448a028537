import type { OperationName } from '../contract/index.ts'
import type { Caller } from './accounts/sessions.ts'
import type { Dependencies, RequestContext } from './context.ts'
import { isShopError, retryAfterSeconds } from './errors.ts'
import { maskAccount } from './masking.ts'
import { recordSecurityEvent } from './record-security-event.ts'
import {
  eventOfRefusal,
  eventOfSuccess,
  type SecurityEventDetails,
  type SecurityEventType,
} from './security-events.ts'

/** One call of an operation. */
interface Call {
  readonly context: RequestContext
  readonly operation: OperationName
  /** As it was sent: nothing of it is checked. */
  readonly input: unknown
}

/**
 * Runs an operation under the eyes of the observer, and records what its end says about security. A refusal counts
 * whichever operation it comes from, so that none can forget to.
 * @param run gets a function to tell who calls, as soon as that is known; rejects with what the caller is answered with
 */
export async function watchOperation<T extends { readonly output: unknown }>(
  dependencies: Dependencies,
  call: Call,
  run: (identify: (caller: Caller) => void) => Promise<T>,
): Promise<T> {
  const { observer } = dependencies
  let userId: string | undefined
  const watched = async () => {
    try {
      const result = await run(caller => {
        userId = caller.user?.id
        if (userId !== undefined) observer?.callerKnown(userId)
      })
      recordSuccess(dependencies, call, userId, result.output)
      return result
    } catch (error) {
      recordRefusal(dependencies, call, userId, error)
      throw error
    }
  }
  return observer ? observer.operation(call.operation, watched) : watched()
}

function recordSuccess(
  dependencies: Dependencies,
  call: Call,
  userId: string | undefined,
  output: unknown,
): void {
  const type = eventOfSuccess[call.operation]
  if (!type) return
  // Whom a sign-in signed in was nobody when the call came.
  const isSignIn = type === 'authn_login_success' || type === 'user_created'
  const actor = isSignIn ? (idOf(output) ?? userId) : userId
  if (isSignIn && actor !== undefined) dependencies.observer?.callerKnown(actor)
  record(dependencies, call, type, { ...(actor !== undefined && { actor }) })
}

function recordRefusal(
  dependencies: Dependencies,
  call: Call,
  actor: string | undefined,
  error: unknown,
): void {
  const reason = isShopError(error) ? error.code : undefined
  const type = reason && eventOfRefusal[reason]
  if (!type) return
  const seconds = retryAfterSeconds(error)
  const isSignIn = eventOfSuccess[call.operation] === 'authn_login_success'
  const isDelay = type === 'excess_rate_limit_exceeded' && isSignIn
  record(dependencies, call, isDelay ? 'authn_login_lock' : type, {
    reason,
    ...(actor !== undefined && { actor }),
    ...(seconds !== undefined && { seconds }),
  })
}

function record(
  dependencies: Dependencies,
  { context, operation, input }: Call,
  type: SecurityEventType,
  details: SecurityEventDetails,
): void {
  const account = accountIn(input)
  recordSecurityEvent(dependencies, context, type, {
    operation,
    ...(account !== undefined && { account: maskAccount(account) }),
    ...details,
  })
}

/** Whose account a call is about, as the caller named it. */
function accountIn(input: unknown): string | undefined {
  if (typeof input !== 'object' || input === null) return undefined
  const { username, phoneNumber, email } = input as Readonly<Record<string, unknown>>
  return [username, phoneNumber, email].find(value => typeof value === 'string' && value !== '') as
    string | undefined
}

function idOf(output: unknown): string | undefined {
  const { id } = (typeof output === 'object' && output !== null ? output : {}) as { readonly id?: unknown }
  return typeof id === 'string' ? id : undefined
}
