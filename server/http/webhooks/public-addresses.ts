import { BlockList, isIP } from 'node:net'

/**
 * Addresses that are the whole internet's, and nobody's own network. By IANA's registries of special-purpose addresses:
 * of IPv4 everything but those, of IPv6 the block of global unicast but those within it.
 */
const special = new BlockList()
const ipv4Networks = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const
// Tunnels to IPv4 (Teredo, 6to4) lead wherever the IPv4 address in them does.
const ipv6Networks = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const
for (const [network, prefix] of ipv4Networks) special.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of ipv6Networks) special.addSubnet(network, prefix, 'ipv6')

const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is one that anybody on the internet can reach. What is no address is none. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !special.check(address, 'ipv4')
    case 6:
      // An IPv4 address in IPv6's clothes (::ffff:10.0.0.1) is outside of this block, as are ULA and link-local ones.
      return !address.includes('%') && globalUnicast.check(address, 'ipv6') && !special.check(address, 'ipv6')
    default:
      return false
  }
}
