import type { User } from '../../../contract/index.ts'
import type { Dependencies, RequestContext } from '../../context.ts'
import { shopError } from '../../errors.ts'
import { signIn } from '../sign-in.ts'
import type { Caller } from '../sessions.ts'
import { recordSecurityEvent } from '../../record-security-event.ts'
import { isRecoveryCode, useCode } from './codes.ts'

/**
 * The second step of a sign-in, for the session whose password or one-time code was right within the last five minutes.
 * @throws session_expired when no sign-in waits for it, incorrect_code, too_many_requests, account_blocked
 */
export async function completeSignIn(
  dependencies: Dependencies,
  context: RequestContext,
  caller: Caller,
  input: { code: string },
): Promise<User> {
  const pending = caller.session?.pendingSecondFactor
  if (!pending || dependencies.clock.now() >= Date.parse(pending.expiresAt))
    throw shopError('session_expired')
  await useCode(dependencies, pending.userId, input.code)
  if (isRecoveryCode(input.code)) {
    const details = { actor: pending.userId, operation: 'completeSignIn', change: 'recovery_code_used' }
    recordSecurityEvent(dependencies, context, 'authn_factor_change', details)
  }
  return signIn(
    dependencies,
    context,
    caller,
    async tx => {
      const user = await tx.get('users', pending.userId)
      if (!user) throw shopError('session_expired')
      return user
    },
    { secondFactorGiven: true },
  )
}
