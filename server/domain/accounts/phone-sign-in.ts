import type { User } from '../../contract/index.ts'
import { toInstant } from '../calendar.ts'
import type { Dependencies, DomainConfig, RequestContext } from '../context.ts'
import { shopError } from '../errors.ts'
import type { ShopTransaction, UserRecord } from '../records.ts'
import { readDevice } from './known-devices.ts'
import { redeemCode, type CodeSlot } from './one-time-codes.ts'
import { openOtpToken, refuseUnreadableSession, signInCode } from './otp.ts'
import type { Caller } from './sessions.ts'
import { signIn } from './sign-in.ts'

/**
 * Verifies the code that this session asked for (OTP_MODE session).
 * @throws session_encryption_error, session_expired, invalid_otp, too_many_otp_attempts, account_blocked,
 *   verification_route_not_in_use
 */
export async function verifyOtp(
  dependencies: Dependencies,
  context: RequestContext,
  caller: Caller,
  input: { otp: string },
): Promise<User> {
  requireMode(dependencies, 'session')
  refuseUnreadableSession(context)
  const pending = caller.session?.pendingCode
  if (!pending) throw shopError('session_expired')
  const slot = signInCode(pending.phoneNumber, pending.binding)
  return signInByCode(dependencies, context, caller, slot, input.otp)
}

/** Verifies a code by the token that request-otp gave (OTP_MODE stateless). Errors as `verifyOtp`. */
export async function statelessVerifyOtp(
  dependencies: Dependencies,
  context: RequestContext,
  caller: Caller,
  input: { otpToken: string; otp: string; phoneNumber?: string | undefined },
): Promise<User> {
  requireMode(dependencies, 'stateless')
  const slot = await openOtpToken(dependencies, input.otpToken, input.phoneNumber)
  return signInByCode(dependencies, context, caller, slot, input.otp)
}

/** Verifies a code that this browser asked for, by its phone number (OTP_MODE direct). Errors as `verifyOtp`. */
export async function directVerifyOtp(
  dependencies: Dependencies,
  context: RequestContext,
  caller: Caller,
  input: { phoneNumber: string; otp: string },
): Promise<User> {
  requireMode(dependencies, 'direct')
  return loginWithWhatsapp(dependencies, context, caller, input)
}

/**
 * Verifies a code that this browser asked for, by its phone number, whatever OTP_MODE is: the number alone signs
 * nobody in. Errors as `verifyOtp`.
 */
export async function loginWithWhatsapp(
  dependencies: Dependencies,
  context: RequestContext,
  caller: Caller,
  input: { phoneNumber: string; otp: string },
): Promise<User> {
  const device = await readDevice(dependencies, context.device)
  if (!device) throw shopError('session_expired')
  const slot = signInCode(input.phoneNumber, device.id)
  return signInByCode(dependencies, context, caller, slot, input.otp)
}

/** A route that the shop did not choose would be a second door that nobody watches. */
function requireMode({ config }: Dependencies, otpMode: DomainConfig['otpMode']): void {
  if (config.otpMode !== otpMode) throw shopError('verification_route_not_in_use')
}

async function signInByCode(
  dependencies: Dependencies,
  context: RequestContext,
  caller: Caller,
  slot: CodeSlot,
  code: string,
): Promise<User> {
  await redeemCode(dependencies, slot, code)
  return signIn(dependencies, context, caller, tx => userOfPhone(dependencies, tx, slot.destination))
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
