import type { RequestOtpAnswer } from '../../contract/index.ts'
import { toInstant } from '../calendar.ts'
import type { Dependencies, RequestContext } from '../context.ts'
import { shopError } from '../errors.ts'
import { StoreUnavailable, type OtpSender } from '../ports/index.ts'
import {
  dayMs,
  hourMs,
  minuteMs,
  recordEvent,
  secondMs,
  secondsUntilAllowed,
  type RateLimit,
} from '../rates.ts'
import type { OtpRecord, ShopTransaction } from '../records.ts'
import { newSession, putGuestSession, type Caller } from './sessions.ts'

/** One-time codes (architecture, "Sessions and sign-in"; AUTH-1, AUTH-6). */
const codeLength = 6
const lifetimeMs = 5 * minuteMs
/** Wrong tries over all verification routes together. */
const triesPerCode = 5
const resendAfterSeconds = 30

const limitsPerPhone: readonly RateLimit[] = [
  { count: 1, windowMs: resendAfterSeconds * secondMs },
  { count: 5, windowMs: 10 * minuteMs },
  { count: 10, windowMs: dayMs },
]
const limitsPerAddress: readonly RateLimit[] = [{ count: 20, windowMs: hourMs }]

/** What a stateless token seals: the phone that a code went to, and until when the token is good. */
interface OtpToken {
  readonly phoneNumber: string
  readonly expiresAt: string
}

function hashCode({ hasher }: Dependencies, phoneNumber: string, code: string): Promise<string> {
  return hasher.keyedHash(`otp:${phoneNumber}:${code}`)
}

/**
 * Sends a code to a phone. A newer code replaces an older one; the limits of sends hold for the phone and for the
 * caller's address. In the session mode the caller's session remembers the phone, and a guest gets one.
 * @throws too_many_requests, session_encryption_error, session_error
 */
export async function requestOtp(
  dependencies: Dependencies,
  context: RequestContext,
  caller: Caller,
  input: { phoneNumber: string; channel: 'sms' | 'whatsapp' },
): Promise<RequestOtpAnswer> {
  const { clock, config, hasher, ids } = dependencies
  const { phoneNumber, channel } = input
  refuseUnreadableSession(context)
  const code = ids.digits(codeLength)
  const expiresAt = toInstant(clock.now() + lifetimeMs)
  await storeCode(dependencies, context, caller, {
    id: phoneNumber,
    codeHash: await hashCode(dependencies, phoneNumber, code),
    channel,
    expiresAt,
    attempts: 0,
    usedAt: null,
  })
  await sendCode(dependencies, { to: phoneNumber, channel, code })
  const token: OtpToken = { phoneNumber, expiresAt }
  return {
    message: 'OTP sent',
    phoneNumber,
    useDirectVerification: config.otpMode === 'direct',
    useStatelessVerification: config.otpMode === 'stateless',
    otpToken: config.otpMode === 'stateless' ? await hasher.seal(token) : null,
    testMode: config.testMode,
    ...(config.testMode ? { otp: code } : {}),
    resendAfterSeconds,
  }
}

/** A gateway that is down is nothing that a shopper can mend: they are asked to try again (AUTH-5). */
async function sendCode(
  { log, otpSender }: Dependencies,
  message: Parameters<OtpSender['send']>[0],
): Promise<void> {
  try {
    await otpSender.send(message)
  } catch (error) {
    log.error({ channel: message.channel, err: error }, 'A one-time code could not be handed over')
    throw shopError('session_error')
  }
}

/** A cookie that cannot be opened is forgotten, so that the next try starts afresh. */
export function refuseUnreadableSession(context: RequestContext): void {
  if (!context.session.unreadable) return
  context.session.clear()
  throw shopError('session_encryption_error')
}

async function storeCode(
  dependencies: Dependencies,
  context: RequestContext,
  caller: Caller,
  otp: OtpRecord,
): Promise<void> {
  const { clock, config, store } = dependencies
  const opened =
    config.otpMode === 'session' && !caller.session
      ? await newSession(dependencies, context.session, context.clientAddress)
      : null
  try {
    await store.transaction(async tx => {
      await countSend(tx, otp.id, context.clientAddress, clock.now())
      await tx.put('otps', otp)
      if (opened) await putGuestSession(tx, opened.record, clock.now())
      const session = opened?.record ?? (caller.session && (await tx.get('sessions', caller.session.id)))
      if (session) await tx.put('sessions', { ...session, pendingPhoneNumber: otp.id })
    })
  } catch (error) {
    // Section 8 has its own message for a verification session that could not be made.
    if (error instanceof StoreUnavailable) throw shopError('session_error')
    throw error
  }
  opened?.handOver(null)
}

async function countSend(tx: ShopTransaction, phoneNumber: string, address: string, nowMs: number) {
  const [phoneKey, addressKey] = [`otp:${phoneNumber}`, `otp-address:${address}`]
  const seconds = Math.max(
    await secondsUntilAllowed(tx, phoneKey, limitsPerPhone, nowMs),
    await secondsUntilAllowed(tx, addressKey, limitsPerAddress, nowMs),
  )
  if (seconds > 0) throw shopError('too_many_requests', { seconds })
  await recordEvent(tx, phoneKey, dayMs, nowMs)
  await recordEvent(tx, addressKey, hourMs, nowMs)
}

/**
 * Uses a code up: right once, within its five minutes and its five tries. A wrong try is counted even though the
 * request fails, which is why this transaction is one of its own.
 * @throws session_expired when no code is waiting, invalid_otp, too_many_otp_attempts
 */
export async function redeemCode(
  dependencies: Dependencies,
  phoneNumber: string,
  code: string,
): Promise<void> {
  const { clock, store } = dependencies
  const codeHash = await hashCode(dependencies, phoneNumber, code)
  const refusal = await store.transaction(async tx => {
    const otp = await tx.get('otps', phoneNumber)
    if (!otp || otp.usedAt !== null || clock.now() >= Date.parse(otp.expiresAt)) return 'session_expired'
    if (otp.attempts >= triesPerCode) return 'too_many_otp_attempts'
    if (otp.codeHash !== codeHash) {
      await tx.put('otps', { ...otp, attempts: otp.attempts + 1 })
      return 'invalid_otp'
    }
    await tx.put('otps', { ...otp, usedAt: toInstant(clock.now()) })
    return null
  })
  if (refusal === 'invalid_otp') throw shopError('invalid_otp', {}, 'otp')
  if (refusal) throw shopError(refusal)
}

/**
 * The phone number that a stateless token was made for.
 * @throws session_expired when the token is not ours, is over, or was made for another number
 */
export async function openOtpToken(
  { clock, hasher }: Dependencies,
  sealed: string,
  claimedPhoneNumber: string | undefined,
): Promise<string> {
  const token = await hasher.unseal(sealed)
  if (!isOtpToken(token) || clock.now() >= Date.parse(token.expiresAt)) throw shopError('session_expired')
  if (claimedPhoneNumber !== undefined && claimedPhoneNumber !== token.phoneNumber) {
    throw shopError('session_expired')
  }
  return token.phoneNumber
}

function isOtpToken(value: unknown): value is OtpToken {
  return (
    typeof value === 'object' &&
    value !== null &&
    'phoneNumber' in value &&
    typeof value.phoneNumber === 'string' &&
    'expiresAt' in value &&
    typeof value.expiresAt === 'string'
  )
}
