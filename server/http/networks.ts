import { ipKeyGenerator } from 'express-rate-limit'

/** A whole /56 is one household's: without it, IPv6 would make each limit worthless. */
const ipv6PrefixLength = 56

/**
 * What counts as one network address: an IPv4 address, or an IPv6 network.
 * @param address undefined when the connection is already gone
 */
export function networkOf(address: string | undefined): string {
  return ipKeyGenerator(address ?? '', ipv6PrefixLength)
}
