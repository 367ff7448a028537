import type { Account } from '../../contract/index.ts'
import { toInstant } from '../calendar.ts'
import type { Dependencies } from '../context.ts'
import { shopError } from '../errors.ts'
import { minuteMs, recordEvent, secondsUntilAllowed, type RateLimit } from '../rates.ts'
import type { SessionRecord } from '../records.ts'
import { toAccount } from './account.ts'
import { redeemOwnCode } from './own-codes.ts'
import { secondFactorOf, useCode } from './second-factor/codes.ts'
import { sessionOf, signedIn, type Caller } from './sessions.ts'

/** Wrong passwords that a session may give: by session, so that nobody with another one can make the owner wait. */
const wrongPasswords: readonly RateLimit[] = [{ count: 5, windowMs: 15 * minuteMs }]
const windowMs = 15 * minuteMs

/**
 * Makes sure that the caller knows the account's password. Each try is counted before the password is looked at, and a
 * right one takes the count back.
 * @throws incorrect_password, no_password, too_many_requests after five wrong ones in fifteen minutes
 */
export async function checkPassword(
  { clock, hasher, store }: Dependencies,
  caller: Caller,
  password: string,
  field: string,
): Promise<void> {
  const { passwordHash } = signedIn(caller)
  if (passwordHash === null) throw shopError('no_password')
  const rateKey = `confirmation:${sessionOf(caller).id}`
  await store.transaction(async tx => {
    const seconds = await secondsUntilAllowed(tx, rateKey, wrongPasswords, clock.now())
    if (seconds > 0) throw shopError('too_many_requests', { seconds })
    await recordEvent(tx, rateKey, windowMs, clock.now())
  })
  if (!(await hasher.verifyPassword(passwordHash, password))) throw shopError('incorrect_password', {}, field)
  await store.transaction(tx => tx.delete('rates', rateKey))
}

/**
 * Confirms that it is the account's owner who asks: with a code of the second factor where there is one, since whoever
 * knows the password alone could turn that off otherwise, and with the password, or a code
 * that was sent, where there is none.
 * @throws incorrect_password, no_password, invalid_otp, session_expired, too_many_otp_attempts, second_factor_required,
 *   incorrect_code, too_many_requests
 */
export async function reauthenticate(
  dependencies: Dependencies,
  caller: Caller,
  input: { password?: string | undefined; code?: string | undefined; otp?: string | undefined },
): Promise<Account> {
  const user = signedIn(caller)
  if (await secondFactorOf(dependencies.store, user.id)) {
    if (input.code === undefined) throw shopError('second_factor_required')
    await useCode(dependencies, user.id, input.code)
  } else if (input.otp !== undefined) {
    await redeemOwnCode(dependencies, caller, 'reauthenticate', input.otp)
  } else {
    await checkPassword(dependencies, caller, input.password ?? '', 'password')
  }
  return confirm(dependencies, caller)
}

/** Notes on the session that its owner was just recognised. */
async function confirm(dependencies: Dependencies, caller: Caller): Promise<Account> {
  const { clock, store } = dependencies
  const session = await store.transaction(async tx => {
    const current = await tx.get('sessions', sessionOf(caller).id)
    if (!current) throw shopError('unauthenticated')
    const confirmed: SessionRecord = { ...current, authenticatedAt: toInstant(clock.now()) }
    await tx.put('sessions', confirmed)
    return confirmed
  })
  return toAccount(dependencies, store, signedIn(caller), session)
}
