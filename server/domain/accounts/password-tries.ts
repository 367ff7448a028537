import { shopError } from '../errors.ts'
import { neighbourhoodOf, networkOf } from '../network-address.ts'
import {
  countWithin,
  dayMs,
  minuteMs,
  recordEvent,
  secondMs,
  secondsOfGrowingWait,
  secondsUntilAllowed,
  takeBackEvent,
  type GrowingWait,
  type RateCounter,
} from '../rates.ts'
import type { ShopTransaction } from '../records.ts'

/**
 * How often passwords may be tried (server/decisions/0003-password-tries.md). Whoever sends wrong ones waits longer each
 * time. All strangers of an account together are let in one after the other, so that many addresses at once gain
 * nothing and nobody waits longer than seconds for the others. A device that was seen before waits for itself alone.
 */

/** Of one device or one network address, for one account. */
const ownWait: GrowingWait = {
  freeTries: 5,
  firstMs: 30 * secondMs,
  longestMs: 15 * minuteMs,
  windowMs: dayMs,
}

/** Strangers from neighbourhoods with few wrong tries at this account: where its owner on a new device is. */
const freshLane = { count: 5, windowMs: 30 * secondMs }
/** All other strangers of the account. */
const triedLane = { count: 1, windowMs: 15 * secondMs }
/** Wrong tries a day that move a neighbourhood from the first lane to the second. */
const freshTries = 5

/** One try at a password. */
export interface PasswordTry {
  /** The account's id; for a name that nobody has, something of that name. */
  readonly account: string
  /** Network address of who tries. */
  readonly address: string
  /** Id of the device, when the account was signed in to on it before. */
  readonly knownDeviceId: string | null
  readonly nowMs: number
}

/** What a try was counted as. */
export interface CountedTry {
  readonly counters: readonly RateCounter[]
  /** What a right password clears: the wrong tries of whoever knew it. */
  readonly ownKeys: readonly string[]
  readonly atMs: number
}

/**
 * Counts a try before the password is looked at, so that tries sent at the same moment count as well.
 * @throws too_many_requests
 */
export async function countTry(tx: ShopTransaction, attempt: PasswordTry): Promise<CountedTry> {
  const { account, address, knownDeviceId, nowMs } = attempt
  const day = [{ count: Number.MAX_SAFE_INTEGER, windowMs: dayMs }]
  const ownKey =
    knownDeviceId === null
      ? `password:${account}:${networkOf(address)}`
      : `password:${account}:device:${knownDeviceId}`
  const counters: RateCounter[] = [{ key: ownKey, limits: day }]
  if (knownDeviceId === null) {
    const neighbourhood = `password:${account}:${neighbourhoodOf(address)}`
    const isFresh = (await countWithin(tx, neighbourhood, dayMs, nowMs)) < freshTries
    counters.push(
      { key: neighbourhood, limits: day },
      isFresh
        ? { key: `password:${account}:fresh`, limits: [freshLane] }
        : { key: `password:${account}:tried`, limits: [triedLane] },
    )
  }
  let seconds = await secondsOfGrowingWait(tx, ownKey, ownWait, nowMs)
  for (const { key, limits } of counters) {
    seconds = Math.max(seconds, await secondsUntilAllowed(tx, key, limits, nowMs))
  }
  if (seconds > 0) throw shopError('too_many_requests', { seconds })
  for (const { key, limits } of counters) {
    await recordEvent(tx, key, limits[0]?.windowMs ?? dayMs, nowMs)
  }
  const lane = counters.at(2)
  return {
    counters,
    ownKeys: counters.filter(counter => counter !== lane).map(({ key }) => key),
    atMs: nowMs,
  }
}

/** A right password: the mistakes before it do not count any more, and it took nobody's turn. */
export async function forgetTries(
  tx: ShopTransaction,
  { counters, ownKeys, atMs }: CountedTry,
): Promise<void> {
  await takeBackEvent(tx, counters, atMs)
  for (const key of ownKeys) await tx.delete('rates', key)
}

/** A password that nobody looked at, because too many wait to be: it was no try. */
export async function takeBackTry(tx: ShopTransaction, { counters, atMs }: CountedTry): Promise<void> {
  await takeBackEvent(tx, counters, atMs)
}
