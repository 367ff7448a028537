import type { ShopLimits } from '../../contract/index.ts'
import { networkOf } from '../network-address.ts'
import { hourMs, recordEvent, secondMs, secondsUntilAllowed } from '../rates.ts'
import type { ShopReader, ShopTransaction, UserRecord } from '../records.ts'

/** Who tries a code, and from where. */
export interface CodeTry {
  readonly user: Pick<UserRecord, 'id' | 'phoneNumberVerified'>
  readonly clientAddress: string
  readonly nowMs: number
}

const accountKey = ({ user }: CodeTry) => `promotion-code:${user.id}`
const addressKey = ({ clientAddress }: CodeTry) => `promotion-code-address:${networkOf(clientAddress)}`

/**
 * Seconds until a code is looked at again; 0 when it is now. A few wrong codes cost nothing, each further one doubles
 * the account's wait. Accounts cost nothing either, so a network address has a limit too; whoever verified a phone number
 * does not wait for the strangers who share theirs.
 */
export async function secondsUntilCodeIsRead(
  reader: ShopReader,
  { promotionCodes: limits }: ShopLimits,
  attempt: CodeTry,
): Promise<number> {
  const { user, nowMs } = attempt
  const shared = [{ count: limits.perAddressAnHour, windowMs: hourMs }]
  const ofAddress = user.phoneNumberVerified
    ? 0
    : await secondsUntilAllowed(reader, addressKey(attempt), shared, nowMs)
  const events = (await reader.get('rates', accountKey(attempt)))?.events ?? []
  const since = nowMs - limits.windowSeconds * secondMs
  const wrong = events.map(event => Math.min(Date.parse(event), nowMs)).filter(event => event > since)
  const latest = wrong.at(-1)
  const beyond = wrong.length - limits.freeWrongTries
  if (latest === undefined || beyond < 0) return ofAddress
  const wait = Math.min(limits.longestWaitSeconds, limits.firstWaitSeconds * 2 ** beyond)
  return Math.max(ofAddress, Math.ceil((latest - nowMs) / secondMs) + wait)
}

/** Counts a wrong code. The same one again, which checkout sends with every change of the order, counts once. */
export async function recordWrongCode(
  tx: ShopTransaction,
  { promotionCodes: limits }: ShopLimits,
  attempt: CodeTry,
  code: string,
): Promise<void> {
  const id = accountKey(attempt)
  if ((await tx.get('rates', id))?.last === code) return
  const { nowMs } = attempt
  await recordEvent(tx, id, limits.windowSeconds * secondMs, nowMs)
  const counted = await tx.get('rates', id)
  if (counted) await tx.put('rates', { ...counted, last: code })
  await recordEvent(tx, addressKey(attempt), hourMs, nowMs)
}

/** The wait in words, instead of what a code is worth. */
export function waitInWords(seconds: number): string {
  if (seconds < 120) return `Too many wrong codes. Try again in ${seconds} seconds.`
  return `Too many wrong codes. Try again in ${Math.ceil(seconds / 60)} minutes.`
}
