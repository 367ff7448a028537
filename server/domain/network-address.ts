/**
 * The key under which limits count a network address: an IPv4 address as it is, an IPv6 address by its /64, because
 * one customer of a provider has at least that much to himself (RFC 6177). What is no address is its own key.
 * @param address undefined when the connection is already gone
 */
export function networkOf(address = ''): string {
  const parsed = parseAddress(address)
  if (parsed === null) return address
  return parsed.version === 4 ? parsed.text : `${parsed.groups.slice(0, 4).join(':')}::/64`
}

/**
 * What one customer of a provider may well have as a whole: an IPv4 /24, an IPv6 /48. Where an account shares
 * something out among strangers, it does so by neighbourhood, so that a block of addresses is no crowd.
 */
export function neighbourhoodOf(address: string): string {
  const parsed = parseAddress(address)
  if (parsed === null) return address
  return parsed.version === 4
    ? parsed.text.replace(/\d+$/, '0/24')
    : `${parsed.groups.slice(0, 3).join(':')}::/48`
}

type ParsedAddress =
  | { readonly version: 4; readonly text: string }
  /** Eight groups in hexadecimal, without leading zeros. */
  | { readonly version: 6; readonly groups: readonly string[] }

const ipv4Pattern = /^\d{1,3}(?:\.\d{1,3}){3}$/
const groupPattern = /^[0-9a-f]{1,4}$/

function parseAddress(address: string): ParsedAddress | null {
  if (ipv4Pattern.test(address)) return { version: 4, text: address }
  const groups = ipv6Groups(address.toLowerCase().replace(/%.*$/, ''))
  if (groups === null) return null
  const [high = 0, low = 0] = groups.slice(6)
  const isMapped = groups.slice(0, 5).every(group => group === 0) && groups[5] === 0xffff
  return isMapped
    ? { version: 4, text: [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.') }
    : { version: 6, groups: groups.map(group => group.toString(16)) }
}

/** The eight groups of an IPv6 address as numbers, or null when it is none. */
function ipv6Groups(address: string): number[] | null {
  const [head = '', tail, ...rest] = address.split('::')
  if (!address.includes(':') || rest.length > 0) return null
  const before = groupsIn(head)
  const after = groupsIn(tail ?? '')
  if (before === null || after === null) return null
  const missing = 8 - before.length - after.length
  if (tail === undefined ? missing !== 0 : missing < 0) return null
  return [...before, ...Array.from({ length: missing }, () => 0), ...after]
}

function groupsIn(part: string): number[] | null {
  if (part === '') return []
  const groups: number[] = []
  for (const group of part.split(':')) {
    if (groupPattern.test(group)) groups.push(Number.parseInt(group, 16))
    else if (ipv4Pattern.test(group)) {
      const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
      groups.push(a * 256 + b, c * 256 + d)
    } else return null
  }
  return groups
}
