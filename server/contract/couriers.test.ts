import { describe, expect, it } from 'vitest'
import { courierNames, trackingUrl } from './couriers.ts'

describe("[BEY-11] a parcel's tracking link", () => {
  it.each(courierNames)('leads to an https page of %s', name => {
    expect(new URL(trackingUrl(name, 'AB12345678') ?? '').protocol).toBe('https:')
  })

  it('holds the number, whatever the spelling of the courier', () => {
    const expected = 'https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo=44712203118'
    expect(trackingUrl('Blue Dart', '4471 2203 118')).toBe(expected)
    expect(trackingUrl('  bluedart express', '44712203118')).toBe(expected)
    expect(trackingUrl('BLUE-DART', '44712203118')).toBe(expected)
  })

  it.each([
    ['https://evil.example/{number}', '123456'],
    ['evil.example', '123456'],
    ['javascript:alert(1)', '123456'],
    ['Delhivery', '../../evil'],
    ['Delhivery', '1234?next=https://evil.example'],
    ['Delhivery', ''],
    ['Delhivery', null],
    [null, '123456'],
    ['toString', '123456'],
  ])('is none for courier %s and number %s', (carrier, number) => {
    expect(trackingUrl(carrier, number)).toBeNull()
  })
})
