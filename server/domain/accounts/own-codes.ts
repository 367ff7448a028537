import type { CodeSent } from '../../contract/index.ts'
import type { Dependencies, RequestContext } from '../context.ts'
import { shopError } from '../errors.ts'
import type { CodeChannel } from './code-channel.ts'
import { resendAfterSeconds } from './code-limits.ts'
import { redeemCode, sendCode } from './one-time-codes.ts'
import { sessionOf, signedIn, type Caller } from './sessions.ts'

type OwnPurpose = 'verify_contact' | 'reauthenticate'

/** @throws mail_unavailable when the code would have to go by e-mail, and nothing is configured that sends it */
export function requireChannel({ mailer }: Pick<Dependencies, 'mailer'>, channel: CodeChannel): void {
  if (channel === 'email' && !mailer.available) throw shopError('mail_unavailable')
}

/**
 * Sends a code to an address or number of the caller's own; only this session can enter it.
 * @throws mail_unavailable, phone_country_not_served, too_many_requests, session_error
 */
export async function sendOwnCode(
  dependencies: Dependencies,
  context: RequestContext,
  caller: Caller,
  { purpose, destination, channel }: { purpose: OwnPurpose; destination: string; channel: CodeChannel },
): Promise<CodeSent> {
  requireChannel(dependencies, channel)
  const { id } = sessionOf(caller)
  const { code } = await sendCode(dependencies, {
    language: context.language,
    slot: { purpose, destination, binding: id },
    channel,
    requester: { address: context.clientAddress, knownDeviceId: `user:${signedIn(caller).id}` },
    remember: async tx => {
      const session = await tx.get('sessions', id)
      if (session) await tx.put('sessions', { ...session, codeSentTo: { purpose, destination } })
    },
  })
  return {
    message: 'OTP sent',
    resendAfterSeconds,
    ...(dependencies.config.testMode ? { otp: code } : {}),
  }
}

/**
 * Uses up the code that was sent to this session's user.
 * @returns where it had been sent
 * @throws session_expired when none waits for this purpose, invalid_otp, too_many_otp_attempts
 */
export async function redeemOwnCode(
  dependencies: Dependencies,
  caller: Caller,
  purpose: OwnPurpose,
  otp: string,
): Promise<string> {
  const { id, codeSentTo } = sessionOf(caller)
  if (codeSentTo?.purpose !== purpose) throw shopError('session_expired')
  const { destination } = codeSentTo
  await redeemCode(dependencies, { purpose, destination, binding: id }, otp)
  return destination
}

/**
 * Sends a code to confirm with to the phone or the e-mail address that the account proved to have.
 * @throws no_verified_contact, mail_unavailable, too_many_requests, session_error
 */
export async function requestConfirmationCode(
  dependencies: Dependencies,
  context: RequestContext,
  caller: Caller,
  { channel }: { channel: CodeChannel },
): Promise<CodeSent> {
  const { email, emailVerified, phoneNumber, phoneNumberVerified } = signedIn(caller)
  const destination = channel === 'email' ? emailVerified && email : phoneNumberVerified && phoneNumber
  if (!destination) throw shopError('no_verified_contact')
  return sendOwnCode(dependencies, context, caller, { purpose: 'reauthenticate', destination, channel })
}
