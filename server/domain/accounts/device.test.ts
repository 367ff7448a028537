import { describe, expect, it } from 'vitest'
import { deviceOf, maskAddress } from './device.ts'

describe('a device', () => {
  it.each([
    [
      'Chrome on Android',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    ],
    [
      'Samsung Internet on Android',
      'Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-A156E) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    ],
    [
      'Safari on iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    ],
    [
      'Edge on Windows',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    ],
    ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'],
    ['Unknown device', 'curl/8.5.0'],
  ])('[AUTH-8] is called %s by what its browser says', (name, userAgent) => {
    expect(deviceOf(userAgent)).toBe(name)
  })

  it('[AUTH-8] that says nothing is unknown', () => expect(deviceOf(undefined)).toBe('Unknown device'))
})

describe('a network address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.*'],
    ['::ffff:203.0.113.7', '203.0.113.*'],
    ['2409:4071:d00:5:a1b2::1', '2409:4071:d00:*'],
    ['::1', '*'],
    ['', 'Unknown address'],
  ])('[AUTH-8] is shown without its end: %s', (address, shown) => {
    expect(maskAddress(address)).toBe(shown)
  })
})
