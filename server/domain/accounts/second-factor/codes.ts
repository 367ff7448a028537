import { toInstant } from '../../calendar.ts'
import type { Dependencies } from '../../context.ts'
import { shopError } from '../../errors.ts'
import { minuteMs, secondMs } from '../../rates.ts'
import type { SecondFactorRecord, ShopReader, ShopTransaction } from '../../records.ts'
import { timeStepOf } from './totp.ts'

const recoveryCodeCount = 10
/** Digits, so that they can be typed wherever the other code can; 40 bits, and each is good once. */
const recoveryCodeLength = 12

export const isRecoveryCode = (code: string): boolean => code.length === recoveryCodeLength

/** Typing errors that cost nothing; after them the wait doubles with each. */
const freeTries = 3
const firstWaitMs = 5 * secondMs
const longestWaitMs = 15 * minuteMs

/**
 * The key of an authenticator app. It is worked out from the shop's own key and a random value, so that the store alone
 * does not give it away, and outlives a change of the session keys.
 */
export function keyOf({ hasher }: Dependencies, { id, salt }: SecondFactorRecord): Promise<string> {
  return hasher.keyedHash(`second-factor:${id}:${salt}`)
}

/** Ten codes for when the phone is lost, and what is stored of them. */
export async function newRecoveryCodes({
  hasher,
  ids,
}: Dependencies): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = Array.from({ length: recoveryCodeCount }, () => ids.digits(recoveryCodeLength))
  const hashes = await Promise.all(codes.map(code => hasher.keyedHash(`recovery-code:${code}`)))
  return { codes: codes.map(code => code.replace(/(\d{4})(?=\d)/g, '$1-')), hashes }
}

/** The user's second factor; undefined while there is none, or none that was confirmed. */
export async function secondFactorOf(
  reader: ShopReader,
  userId: string,
): Promise<SecondFactorRecord | undefined> {
  const factor = await reader.get('secondFactors', userId)
  return factor?.confirmedAt == null ? undefined : factor
}

function secondsToWait({ wrongCodes, lastWrongAt }: SecondFactorRecord, nowMs: number): number {
  if (wrongCodes < freeTries || lastWrongAt === null) return 0
  const waitMs = Math.min(longestWaitMs, firstWaitMs * 2 ** (wrongCodes - freeTries))
  // A clock that was set back must not make anyone wait for longer than that.
  return Math.ceil(Math.min(waitMs, Math.max(0, Date.parse(lastWrongAt) + waitMs - nowMs)) / secondMs)
}

/** What a code turned out to be, and the record as it has to be stored because of it. */
type Outcome =
  | { readonly ok: boolean; readonly factor: SecondFactorRecord }
  | { readonly ok: false; readonly seconds: number }

async function lookAt(
  dependencies: Dependencies,
  factor: SecondFactorRecord,
  code: string,
): Promise<Outcome> {
  const { clock, hasher } = dependencies
  const nowMs = clock.now()
  const accepted = { wrongCodes: 0, lastWrongAt: null }
  if (isRecoveryCode(code)) {
    // Nobody guesses twelve digits: these are not kept waiting, so that guesses at the others lock nobody out.
    const hash = await hasher.keyedHash(`recovery-code:${code}`)
    const rest = factor.recoveryCodeHashes.filter(known => known !== hash)
    const isKnown = rest.length < factor.recoveryCodeHashes.length
    return { ok: isKnown, factor: { ...factor, ...(isKnown && accepted), recoveryCodeHashes: rest } }
  }
  const seconds = secondsToWait(factor, nowMs)
  if (seconds > 0) return { ok: false, seconds }
  const step = timeStepOf(await keyOf(dependencies, factor), code, nowMs)
  // A code that was seen over someone's shoulder is worth nothing once its owner has used it.
  if (step !== null && step > factor.lastStep) {
    return { ok: true, factor: { ...factor, ...accepted, lastStep: step } }
  }
  return {
    ok: false,
    factor: { ...factor, wrongCodes: factor.wrongCodes + 1, lastWrongAt: toInstant(nowMs) },
  }
}

/**
 * Uses up a code of the authenticator app or a recovery code. A wrong one is counted even though the request fails,
 * which is why this transaction is one of its own.
 * @param userId of someone with a second factor
 * @throws incorrect_code, too_many_requests after three wrong ones, for longer each time
 */
export async function useCode(dependencies: Dependencies, userId: string, code: string): Promise<void> {
  const outcome = await dependencies.store.transaction(async (tx: ShopTransaction) => {
    const factor = await tx.get('secondFactors', userId)
    if (!factor) return null
    const looked = await lookAt(dependencies, factor, code)
    if ('factor' in looked) await tx.put('secondFactors', looked.factor)
    return looked
  })
  if (outcome?.ok) return
  if (outcome && 'seconds' in outcome) throw shopError('too_many_requests', { seconds: outcome.seconds })
  throw shopError('incorrect_code', {}, 'code')
}
