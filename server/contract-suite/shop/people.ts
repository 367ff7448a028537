import type { AddressRecord, UserRecord } from '../../domain/index.ts'
import { fastHasher } from './ports.ts'

/** Who the cases sign in as. `asha` has ordered before, `ravi` never has; `sunita` is an administrator of the role support. */
export type Persona = 'asha' | 'ravi' | 'meera' | 'admin' | 'sunita'

export const passwords: Readonly<Record<Persona, string>> = {
  asha: 'monsoon over Hampi',
  ravi: 'two idlis and filter coffee',
  meera: 'trains to Kalka leave late',
  admin: 'keys under the tulsi pot',
  sunita: 'three calls before the tea',
}

const user = {
  isAdmin: false,
  blocked: false,
  phoneNumberVerified: true,
  createdAt: '2026-01-05T06:00:00.000Z',
  version: 1,
} as const

export async function users(): Promise<UserRecord[]> {
  const passwordHash = (persona: Persona) => fastHasher.hashPassword(passwords[persona])
  return [
    {
      ...user,
      id: 'usr-asha',
      username: 'asha',
      name: 'Asha Rao',
      email: 'asha@example.in',
      phoneNumber: '+919876543210',
      passwordHash: await passwordHash('asha'),
    },
    {
      ...user,
      id: 'usr-ravi',
      username: 'ravi',
      name: null,
      email: 'ravi@example.in',
      phoneNumber: '+919812345678',
      passwordHash: await passwordHash('ravi'),
    },
    {
      ...user,
      id: 'usr-meera',
      username: 'meera',
      name: 'Meera Nair',
      email: 'meera@example.in',
      phoneNumber: '+919800000001',
      passwordHash: await passwordHash('meera'),
      blocked: true,
    },
    {
      ...user,
      id: 'usr-admin',
      username: 'admin',
      name: 'Shop keeper',
      email: 'admin@example.in',
      phoneNumber: null,
      phoneNumberVerified: false,
      isAdmin: true,
      passwordHash: await passwordHash('admin'),
    },
    {
      ...user,
      id: 'usr-sunita',
      username: 'sunita',
      name: 'Sunita Das',
      email: 'sunita@example.in',
      phoneNumber: null,
      phoneNumberVerified: false,
      isAdmin: true,
      adminRole: 'support',
      passwordHash: await passwordHash('sunita'),
    },
  ]
}

const address = {
  phoneNumber: '+919876543210',
  line1: '14 Church Street',
  type: 'home',
  isDefault: false,
  createdAt: '2026-01-06T06:00:00.000Z',
} as const

export const ashasHome: AddressRecord = {
  ...address,
  id: 'adr-asha-home',
  userId: 'usr-asha',
  fullName: 'Asha Rao',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560001',
  isDefault: true,
}

const ravisAddress = { ...address, userId: 'usr-ravi', fullName: 'Ravi Kumar', phoneNumber: '+919812345678' }

export const addresses: readonly AddressRecord[] = [
  ashasHome,
  {
    ...ravisAddress,
    id: 'adr-ravi-delhi',
    city: 'New Delhi',
    state: 'Delhi',
    pincode: '110001',
    isDefault: true,
  },
  { ...ravisAddress, id: 'adr-ravi-assam', city: 'Guwahati', state: 'Assam', pincode: '781001' },
  { ...ravisAddress, id: 'adr-ravi-island', city: 'Kavaratti', state: 'Lakshadweep', pincode: '682555' },
]
