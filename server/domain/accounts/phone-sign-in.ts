import type { User } from '../../contract/index.ts'
import { toInstant } from '../calendar.ts'
import type { Dependencies, DomainConfig, RequestContext } from '../context.ts'
import { shopError } from '../errors.ts'
import type { ShopTransaction, UserRecord } from '../records.ts'
import { recordConsent } from './consents.ts'
import { readDevice, type Device } from './known-devices.ts'
import { redeemCode, type CodeSlot } from './one-time-codes.ts'
import { holderOf, openOtpToken, refuseUnreadableSession, signInCode } from './otp.ts'
import { endSessionsOf } from './session-list.ts'
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
  const phoneNumber = slot.destination
  const device = await readDevice(dependencies, context.device)
  return signIn(
    dependencies,
    context,
    caller,
    async tx =>
      (await holderOf(tx, phoneNumber)) ??
      (await proveClaim(tx, phoneNumber, device)) ??
      (await newUserOf(dependencies, tx, phoneNumber)),
  )
}

/**
 * The account that claims this number, when it is the one that was last signed in to in this browser: registering with a
 * number and signing in by its code later is one account then. An account that claims the number elsewhere is left
 * alone. Its owner may be someone who means to share an account with whoever has the number, or who mistyped it.
 */
async function proveClaim(
  tx: ShopTransaction,
  phoneNumber: string,
  device: Device | null,
): Promise<UserRecord | undefined> {
  const lastAccountId = device?.accountIds.at(-1)
  const user = lastAccountId === undefined ? undefined : await tx.get('users', lastAccountId)
  if (user?.phoneNumber !== phoneNumber) return undefined
  const proven = { ...user, phoneNumberVerified: true, version: user.version + 1 }
  await tx.put('users', proven)
  // Whoever is signed in elsewhere did not show the number.
  await endSessionsOf(tx, user.id)
  return proven
}

/** The account of a number at its first sign-in. */
async function newUserOf(
  dependencies: Dependencies,
  tx: ShopTransaction,
  phoneNumber: string,
): Promise<UserRecord> {
  const user = accountOfNumber(dependencies, { phoneNumber, phoneNumberVerified: true })
  await tx.put('users', user)
  await recordConsent(dependencies, tx, user.id, { purpose: 'account', granted: true })
  return user
}

/** A new account that a phone number alone is known of: nobody signs in to it by a password. */
export function accountOfNumber(
  { clock, ids }: Pick<Dependencies, 'clock' | 'ids'>,
  known: Pick<UserRecord, 'phoneNumber' | 'phoneNumberVerified'> &
    Partial<Pick<UserRecord, 'name' | 'email'>>,
): UserRecord {
  return {
    id: ids.id(),
    username: null,
    name: null,
    email: null,
    ...known,
    isAdmin: false,
    passwordHash: null,
    blocked: false,
    createdAt: toInstant(clock.now()),
    version: 1,
  }
}
