import { describe, expect, it } from 'vitest'
import { neighbourhoodOf, networkOf } from './network-address.ts'

describe('a network address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    // Node writes so what reaches an IPv6 socket over IPv4.
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', ''],
    ['not an address', 'not an address'],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it.each([
    ['203.0.113.7', '203.0.113.0/24'],
    ['::ffff:203.0.113.200', '203.0.113.0/24'],
    ['2001:db8:1:2::1', '2001:db8:1::/48'],
    ['2001:db8:1:ffff::1', '2001:db8:1::/48'],
    ['not an address', 'not an address'],
  ])('%s is in the neighbourhood %s', (address, neighbourhood) => {
    expect(neighbourhoodOf(address)).toBe(neighbourhood)
  })
})
