import type { PincodeRecord } from '../records/index.ts'

export const bengaluru: PincodeRecord = {
  pincode: '560025',
  serviceable: true,
  city: 'Bengaluru',
  state: 'Karnataka',
  cod: true,
  standard: { from: '2026-11-24', to: '2026-11-26' },
  express: { from: '2026-11-22', to: '2026-11-23' },
}

export const ziro: PincodeRecord = {
  pincode: '791120',
  serviceable: true,
  city: 'Ziro',
  state: 'Arunachal Pradesh',
  cod: false,
  standard: { from: '2026-11-28', to: '2026-12-02' },
  express: null,
}

export const notServed: PincodeRecord = {
  pincode: '744301',
  serviceable: false,
  city: null,
  state: null,
  cod: false,
  standard: null,
  express: null,
}
