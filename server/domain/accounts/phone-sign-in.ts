import type { User } from '../../contract/index.ts'
import { toInstant } from '../calendar.ts'
import type { Dependencies, RequestContext } from '../context.ts'
import { shopError } from '../errors.ts'
import type { ShopTransaction, UserRecord } from '../records.ts'
import { openOtpToken, redeemCode, refuseUnreadableSession } from './otp.ts'
import type { Caller } from './sessions.ts'
import { signIn } from './sign-in.ts'

/**
 * Verifies the code sent to the phone that this session waits for (OTP_MODE session).
 * @throws session_encryption_error, session_expired, invalid_otp, too_many_otp_attempts, account_blocked
 */
export async function verifyOtp(
  dependencies: Dependencies,
  context: RequestContext,
  caller: Caller,
  input: { otp: string },
): Promise<User> {
  refuseUnreadableSession(context)
  const phoneNumber = caller.session?.pendingPhoneNumber
  if (!phoneNumber) throw shopError('session_expired')
  return verifyOtpOfPhone(dependencies, context, caller, { phoneNumber, otp: input.otp })
}

/** Verifies a code by the token that request-otp gave (OTP_MODE stateless). Errors as `verifyOtp`. */
export async function statelessVerifyOtp(
  dependencies: Dependencies,
  context: RequestContext,
  caller: Caller,
  input: { otpToken: string; otp: string; phoneNumber?: string | undefined },
): Promise<User> {
  const phoneNumber = await openOtpToken(dependencies, input.otpToken, input.phoneNumber)
  return verifyOtpOfPhone(dependencies, context, caller, { phoneNumber, otp: input.otp })
}

/** Verifies a code by phone number (OTP_MODE direct, and WhatsApp): the number alone signs nobody in. */
export async function verifyOtpOfPhone(
  dependencies: Dependencies,
  context: RequestContext,
  caller: Caller,
  input: { phoneNumber: string; otp: string },
): Promise<User> {
  await redeemCode(dependencies, input.phoneNumber, input.otp)
  return signIn(dependencies, context, caller, tx => userOfPhone(dependencies, tx, input.phoneNumber))
}

/**
 * The account of a number that was just verified; a new one at its first sign-in. An account that only claimed the
 * number loses it: whoever registered with someone else's number must not share an account with them.
 */
async function userOfPhone(
  { clock, ids }: Dependencies,
  tx: ShopTransaction,
  phoneNumber: string,
): Promise<UserRecord> {
  const [holder] = await tx.list('users', { where: { phoneNumber }, limit: 1 })
  if (holder?.phoneNumberVerified) return holder
  if (holder) await tx.put('users', { ...holder, phoneNumber: null, version: holder.version + 1 })
  const user: UserRecord = {
    id: ids.id(),
    username: null,
    name: null,
    email: null,
    phoneNumber,
    phoneNumberVerified: true,
    isAdmin: false,
    passwordHash: null,
    blocked: false,
    createdAt: toInstant(clock.now()),
    version: 1,
  }
  await tx.put('users', user)
  return user
}
