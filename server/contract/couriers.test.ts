import { describe, expect, it } from 'vitest'
import { courierNamed, isTrackingPage, trackingUrl, usualCouriers } from './couriers.ts'

describe("[BEY-11] a parcel's tracking link", () => {
  it.each(usualCouriers)('leads to an https page of $name', ({ page }) => {
    expect(new URL(trackingUrl(page, 'AB12345678') ?? '').protocol).toBe('https:')
  })

  it.each(['Blue Dart', '  bluedart express', 'BLUE-DART'])('is found whatever the spelling: %s', name => {
    expect(courierNamed(usualCouriers, name)?.id).toBe('bluedart')
  })

  it('holds the number without its spaces', () => {
    expect(trackingUrl('https://riders.example/track?no={number}', '4471 2203 118')).toBe(
      'https://riders.example/track?no=44712203118',
    )
  })

  it.each([
    ['https://riders.example/{number}', '../../evil'],
    ['https://riders.example/{number}', '1234?next=https://evil.example'],
    ['https://riders.example/{number}', ''],
    ['https://riders.example/{number}', null],
    ['javascript:alert({number})', '123456'],
    [null, '123456'],
  ])('is none for page %s and number %s', (page, number) => {
    expect(trackingUrl(page, number)).toBeNull()
  })

  it.each(['https://evil.example/{number}', 'javascript:alert(1)', 'toString', '…'])(
    'is none for %s, which is no courier',
    name => {
      expect(courierNamed(usualCouriers, name)).toBeUndefined()
    },
  )

  it('[ADM-7] keeps whose page it is apart from the number', () => {
    expect(isTrackingPage('https://riders.example/track')).toBe(true)
    expect(isTrackingPage('https://riders.example/#/{number}')).toBe(true)
    for (const page of ['https://{number}/', 'https://riders.example{number}/', 'https://a:b@c.example/', ''])
      expect(isTrackingPage(page)).toBe(false)
  })
})
