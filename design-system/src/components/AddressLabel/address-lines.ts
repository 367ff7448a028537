import type { AddressRecord } from '../../records/index.ts'

/** An address below its name, as it is written on a parcel. */
export function addressLines({
  line1,
  line2 = '',
  landmark = '',
  city,
  state,
  pincode,
}: AddressRecord): string[] {
  return [line1, line2, landmark, `${city} ${pincode}`, state].filter(line => line !== '')
}
