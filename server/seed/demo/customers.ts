import type { AddressRecord, UserRecord } from '../../domain/index.ts'
import { houses, names, places } from './people.ts'
import type { Random } from '../random.ts'

/** Who signs in to try the demo shop, with these words or by a code to the phone number. */
export const demoCustomer = {
  id: 'usr_asha',
  username: 'asha',
  password: 'raga-yaman-at-dusk',
  phoneNumber: '+919876543210',
} as const

export interface Customer {
  readonly user: UserRecord
  /** The first is the default one. */
  readonly addresses: readonly [AddressRecord, ...AddressRecord[]]
}

/** The shop's first administrator; the password's hash comes from whoever runs the shop. */
export function administrator(options: { passwordHash: string; now: number }): UserRecord {
  return {
    id: 'usr_admin',
    username: 'admin',
    name: 'Shop administrator',
    email: null,
    phoneNumber: null,
    phoneNumberVerified: false,
    isAdmin: true,
    passwordHash: options.passwordHash,
    blocked: false,
    createdAt: new Date(options.now).toISOString(),
    version: 1,
  }
}

const dayMs = 24 * 60 * 60 * 1000

/** Asha Rao, with a home and an office. */
export function createDemoCustomer(passwordHash: string, now: number): Customer {
  const user: UserRecord = {
    id: demoCustomer.id,
    username: demoCustomer.username,
    name: 'Asha Rao',
    email: 'asha@example.com',
    phoneNumber: demoCustomer.phoneNumber,
    phoneNumberVerified: true,
    isAdmin: false,
    passwordHash,
    blocked: false,
    createdAt: new Date(now - 140 * dayMs).toISOString(),
    version: 1,
  }
  const shared = {
    userId: user.id,
    fullName: 'Asha Rao',
    phoneNumber: demoCustomer.phoneNumber,
    createdAt: user.createdAt,
  }
  return {
    user,
    addresses: [
      {
        ...shared,
        id: 'adr_asha_home',
        line1: 'Flat 204, Sargam Apartments',
        line2: '8th Main, Malleshwaram',
        landmark: 'Opposite the post office',
        city: 'Bengaluru',
        state: 'Karnataka',
        pincode: '560003',
        type: 'home',
        isDefault: true,
      },
      {
        ...shared,
        id: 'adr_asha_work',
        line1: '6th floor, Lotus Corporate Park',
        line2: 'Andheri East',
        city: 'Mumbai',
        state: 'Maharashtra',
        pincode: '400069',
        type: 'work',
        isDefault: false,
      },
    ],
  }
}

/** Everybody else: signed in by phone, most with an email address, one of them blocked. */
export function createCustomers(random: Random, now: number): Customer[] {
  return names.map((name, index) => {
    const place = random.pick(places)
    const [locality, pincode] = random.pick(place.localities)
    // Consecutive numbers of a series that no operator has given out.
    const phoneNumber = `+91600000${String(index + 101).padStart(4, '0')}`
    const mailbox = name.toLowerCase().replace(/[^a-z]+/g, '.')
    const user: UserRecord = {
      id: `usr_${String(index + 1).padStart(3, '0')}`,
      username: null,
      name,
      email: random.chance(0.8) ? `${mailbox}@example.com` : null,
      phoneNumber,
      phoneNumberVerified: true,
      isAdmin: false,
      passwordHash: null,
      blocked: name === 'Om Prakash Tiwari',
      createdAt: new Date(now - (621 + random.whole(0, 60)) * dayMs).toISOString(),
      version: 1,
    }
    const address: AddressRecord = {
      id: `adr_${user.id}`,
      userId: user.id,
      createdAt: user.createdAt,
      fullName: name,
      phoneNumber,
      line1: random.pick(houses),
      line2: locality,
      city: place.city,
      state: place.state,
      pincode,
      type: 'home',
      isDefault: true,
    }
    return { user, addresses: [address] }
  })
}
