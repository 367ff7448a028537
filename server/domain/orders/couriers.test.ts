import { expect, it } from 'vitest'
import { parcelLink } from './couriers.ts'

it('[ADM-7] [BEY-11] parcels of shops that kept no page are followed on the usual one, others on their own', () => {
  const parcel = { carrier: 'Delhivery', trackingNumber: '1490815562035' }
  expect(parcelLink(parcel)).toBe('https://www.delhivery.com/track-v2/package/1490815562035')
  expect(parcelLink({ ...parcel, trackingPage: 'https://old.example/{number}' })).toBe(
    'https://old.example/1490815562035',
  )
  expect(parcelLink({ ...parcel, trackingPage: null })).toBeNull()
  expect(parcelLink({ ...parcel, trackingNumber: null })).toBeNull()
})
