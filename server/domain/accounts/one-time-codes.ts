import { languageField, type Language } from '../../contract/index.ts'
import { toInstant } from '../calendar.ts'
import type { Dependencies } from '../context.ts'
import { shopError } from '../errors.ts'
import { readLimits } from '../limits.ts'
import { StoreUnavailable } from '../ports/index.ts'
import { countEvent, minuteMs, takeBackEvent, type RateCounter } from '../rates.ts'
import type { ShopTransaction } from '../records.ts'
import type { CodeChannel } from './code-channel.ts'
import { codeCounters, type Requester } from './code-limits.ts'
import { reportBudget, returnMessage, servesCountryOf, spendMessage } from './message-budget.ts'

/** One-time codes for whatever purpose (architecture, "Sessions and sign-in"; AUTH-1, AUTH-6). */
const codeLength = 6
const lifetimeMs = 5 * minuteMs
const triesPerCode = 5

/** What a code is good for. A code for one purpose is worth nothing for another. */
export type CodePurpose = 'sign_in' | 'reset_password' | 'verify_contact' | 'reauthenticate'

/**
 * Where a code is kept: for what, sent where, and asked for by whom (ASVS 5.0, 6.6.2). Whoever asks for a code for the
 * same destination elsewhere has a code of their own, so that they can neither replace this one nor use up its tries.
 */
export interface CodeSlot {
  readonly purpose: CodePurpose
  /** A phone number or an e-mail address, as the contract normalises it. */
  readonly destination: string
  /** Who asked: a device's id, a session's, a user's. Never what a client can choose. */
  readonly binding: string
}

const idOf = ({ purpose, destination, binding }: CodeSlot) => `${purpose}:${destination}:${binding}`

function hashCode({ hasher }: Dependencies, slot: CodeSlot, code: string): Promise<string> {
  return hasher.keyedHash(`otp:${idOf(slot)}:${code}`)
}

export interface CodeDelivery {
  readonly slot: CodeSlot
  readonly channel: CodeChannel
  readonly requester: Requester
  /** Of the page that asked for it. */
  readonly language: Language | undefined
  /**
   * For calls that must not tell whether there is an account: nobody waits for the message, and without an account
   * none is sent.
   */
  readonly discreet?: { readonly isSent: boolean }
  /** Stored together with the code, once it is on its way. */
  readonly remember?: (tx: ShopTransaction) => Promise<void>
}

/**
 * Sends a code; it replaces an older one of the same slot once the gateway has taken it. What could not be handed over
 * uses up nobody's share.
 * @returns the code, and until when it is good
 * @throws too_many_requests, phone_country_not_served, session_error when it cannot be sent or kept
 */
export async function sendCode(
  dependencies: Dependencies,
  delivery: CodeDelivery,
): Promise<{ code: string; expiresAt: string }> {
  const { clock, ids, store } = dependencies
  const { slot, channel, language, remember } = delivery
  const code = ids.digits(codeLength)
  const reservation = await reserve(dependencies, delivery)
  const sending = () => handOver(dependencies, { slot, channel, language, code }, reservation)
  if (!delivery.discreet) await sending()
  else if (delivery.discreet.isSent) void sending().catch(() => undefined)
  const expiresAt = toInstant(clock.now() + lifetimeMs)
  const codeHash = await hashCode(dependencies, slot, code)
  await orSessionError(
    store.transaction(async tx => {
      await tx.put('otps', { id: idOf(slot), codeHash, channel, expiresAt, attempts: 0, usedAt: null })
      await remember?.(tx)
    }),
  )
  return { code, expiresAt }
}

/** What a code counts for until it is handed over. */
interface Reservation {
  readonly counters: readonly RateCounter[]
  readonly atMs: number
}

/** Counted before it is sent, so that codes asked for at the same moment count as well. */
async function reserve(
  { clock, log, store }: Dependencies,
  { slot: { destination }, channel, requester }: CodeDelivery,
): Promise<Reservation> {
  const atMs = clock.now()
  const { counters, budget } = await orSessionError(
    store.transaction(async tx => {
      const { oneTimeCodes: limits } = await readLimits(tx)
      if (channel !== 'email' && !servesCountryOf(destination, limits)) {
        throw shopError('phone_country_not_served', {}, 'phoneNumber')
      }
      const counted = await codeCounters(tx, destination, requester, limits, atMs)
      await countEvent(tx, counted, atMs)
      return {
        counters: counted,
        // E-mail costs nothing by the piece.
        budget:
          channel === 'email' ? null : await spendMessage(tx, limits, requester.knownDeviceId !== null, atMs),
      }
    }),
  )
  if (budget) reportBudget(log, budget)
  return { counters, atMs }
}

/** A gateway that is down is nothing that a shopper can mend: they are asked to try again (AUTH-5). */
async function handOver(
  { log, mailer, otpSender, store }: Dependencies,
  {
    slot,
    channel,
    language,
    code,
  }: Pick<CodeDelivery, 'slot' | 'channel' | 'language'> & { readonly code: string },
  { counters, atMs }: Reservation,
): Promise<void> {
  try {
    const { destination: to, purpose } = slot
    if (channel !== 'email') await otpSender.send({ to, channel, code, ...languageField(language) })
    else if (purpose !== 'sign_in')
      await mailer.send({ to, kind: 'code', purpose, code, ...languageField(language) })
  } catch (error) {
    log.error({ channel, err: error }, 'A one-time code could not be handed over')
    await orSessionError(
      store.transaction(async tx => {
        await takeBackEvent(tx, counters, atMs)
        if (channel !== 'email') await returnMessage(tx, atMs)
      }),
    )
    throw shopError('session_error')
  }
}

/** Section 8 has its own message for a verification session that could not be made. */
async function orSessionError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof StoreUnavailable) throw shopError('session_error')
    throw error
  }
}

/**
 * Uses a code up: right once, within its five minutes and its five tries. A wrong try is counted even though the
 * request fails, which is why this transaction is one of its own.
 * @throws session_expired when no code waits in this slot, invalid_otp, too_many_otp_attempts
 */
export async function redeemCode(dependencies: Dependencies, slot: CodeSlot, code: string): Promise<void> {
  const { clock, store } = dependencies
  const codeHash = await hashCode(dependencies, slot, code)
  const refusal = await store.transaction(async tx => {
    const otp = await tx.get('otps', idOf(slot))
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
