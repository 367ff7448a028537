import type { RequestOtpAnswer } from '../../contract/index.ts'
import type { Dependencies, RequestContext } from '../context.ts'
import { shopError } from '../errors.ts'
import type { ShopReader, UserRecord } from '../records.ts'
import { resendAfterSeconds } from './code-limits.ts'
import { hasSeen, readOrIssueDevice, type Device } from './known-devices.ts'
import { sendCode, type CodeSlot } from './one-time-codes.ts'
import { newSession, type Caller } from './sessions.ts'

/** What a stateless token seals: the phone that a code went to, who asked for it, and until when it is good. */
interface OtpToken {
  readonly phoneNumber: string
  readonly binding: string
  readonly expiresAt: string
}

/** The code that signs in to a phone number's account, asked for by one browser. */
export function signInCode(phoneNumber: string, binding: string): CodeSlot {
  return { purpose: 'sign_in', destination: phoneNumber, binding }
}

/**
 * Sends a code to a phone, for this browser alone. In the session mode the caller's session remembers it, and a guest
 * gets one; in the direct mode and for WhatsApp the device's cookie does, in the stateless mode the token.
 * @throws too_many_requests, phone_country_not_served, session_encryption_error, session_error
 */
export async function requestOtp(
  dependencies: Dependencies,
  context: RequestContext,
  caller: Caller,
  input: { phoneNumber: string; channel: 'sms' | 'whatsapp' },
): Promise<RequestOtpAnswer> {
  const { config, hasher, store } = dependencies
  const { phoneNumber, channel } = input
  refuseUnreadableSession(context)
  const device = await readOrIssueDevice(dependencies, context.device)
  const opened =
    config.otpMode === 'session' && !caller.session
      ? await newSession(dependencies, context.session, context.clientAddress)
      : null
  const { code, expiresAt } = await sendCode(dependencies, {
    language: context.language,
    slot: signInCode(phoneNumber, device.id),
    channel,
    requester: {
      address: context.clientAddress,
      knownDeviceId: await knownDeviceId(store, device, phoneNumber),
    },
    remember: async tx => {
      if (config.otpMode !== 'session') return
      const session = opened?.record ?? (caller.session && (await tx.get('sessions', caller.session.id)))
      if (session) {
        await tx.put('sessions', { ...session, pendingCode: { phoneNumber, binding: device.id } })
      }
    },
  })
  opened?.handOver(null)
  const token: OtpToken = { phoneNumber, binding: device.id, expiresAt }
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

/** The device's id where somebody signed in to the number's account before: it does not share with strangers. */
async function knownDeviceId(
  reader: ShopReader,
  device: Device,
  phoneNumber: string,
): Promise<string | null> {
  const holder = await holderOf(reader, phoneNumber)
  return hasSeen(device, holder?.id) ? device.id : null
}

/** The account whose owner proved to have this number. */
export async function holderOf(reader: ShopReader, phoneNumber: string): Promise<UserRecord | undefined> {
  const [holder] = await reader.list('users', { where: { phoneNumber }, limit: 1 })
  return holder
}

/** A cookie that cannot be opened is forgotten, so that the next try starts afresh. */
export function refuseUnreadableSession(context: RequestContext): void {
  if (!context.session.unreadable) return
  context.session.clear()
  throw shopError('session_encryption_error')
}

/**
 * The code that a stateless token was made for.
 * @throws session_expired when the token is not ours, is over, or was made for another number
 */
export async function openOtpToken(
  { clock, hasher }: Dependencies,
  sealed: string,
  claimedPhoneNumber: string | undefined,
): Promise<CodeSlot> {
  const token = await hasher.unseal(sealed)
  if (!isOtpToken(token) || clock.now() >= Date.parse(token.expiresAt)) throw shopError('session_expired')
  if (claimedPhoneNumber !== undefined && claimedPhoneNumber !== token.phoneNumber) {
    throw shopError('session_expired')
  }
  return signInCode(token.phoneNumber, token.binding)
}

function isOtpToken(value: unknown): value is OtpToken {
  if (typeof value !== 'object' || value === null) return false
  const { phoneNumber, binding, expiresAt } = value as Partial<Record<keyof OtpToken, unknown>>
  return [phoneNumber, binding, expiresAt].every(part => typeof part === 'string')
}
