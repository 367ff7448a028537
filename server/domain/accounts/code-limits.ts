import type { ShopLimits } from '../../contract/index.ts'
import { neighbourhoodOf, networkOf } from '../network-address.ts'
import { countWithin, dayMs, hourMs, minuteMs, secondMs, type RateCounter, type RateLimit } from '../rates.ts'
import type { ShopReader } from '../records.ts'

/** Seconds between two codes for one requester. */
export const resendAfterSeconds = 30

/** Codes that one requester gets for one phone number or e-mail address. */
const perRequester: readonly RateLimit[] = [
  { count: 1, windowMs: resendAfterSeconds * secondMs },
  { count: 5, windowMs: 10 * minuteMs },
  { count: 10, windowMs: dayMs },
]

/**
 * Codes that all strangers together get for one phone number or e-mail address a day. The second half is kept for
 * neighbourhoods that asked little, so that one or two networks cannot use up all of it.
 */
const strangersADay = 20
const strangersWhoAskMoreADay = 10
/** From so many on, a neighbourhood's codes come out of the first half alone. */
const littleADay = 3

/** Who asks for a code. */
export interface Requester {
  /** Its network address. */
  readonly address: string
  /** Id of a device on which the account of the destination was signed in to before; null for a stranger. */
  readonly knownDeviceId: string | null
}

/**
 * What a code counts for. A device that was seen before counts for itself. Strangers count by network, share what
 * one destination gets a day, and never touch the share of a known device.
 */
export async function codeCounters(
  reader: ShopReader,
  destination: string,
  { address, knownDeviceId }: Requester,
  { perAddressAMinute, perAddressAnHour }: ShopLimits['oneTimeCodes'],
  nowMs: number,
): Promise<RateCounter[]> {
  const network = networkOf(address)
  const ofNetwork: RateCounter = {
    key: `otp-address:${network}`,
    limits: [
      { count: perAddressAMinute, windowMs: minuteMs },
      { count: perAddressAnHour, windowMs: hourMs },
    ],
  }
  if (knownDeviceId !== null) {
    return [{ key: `otp:${destination}:device:${knownDeviceId}`, limits: perRequester }, ofNetwork]
  }
  const neighbourhoodKey = `otp:${destination}:${neighbourhoodOf(address)}`
  const asked = await countWithin(reader, neighbourhoodKey, dayMs, nowMs)
  const shared = asked < littleADay ? strangersADay : strangersWhoAskMoreADay
  return [
    { key: `otp:${destination}:${network}`, limits: perRequester },
    { key: neighbourhoodKey, limits: [{ count: strangersADay, windowMs: dayMs }] },
    { key: `otp:${destination}:strangers`, limits: [{ count: shared, windowMs: dayMs }] },
    ofNetwork,
  ]
}
