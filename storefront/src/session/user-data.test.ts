import { expect, it } from 'vitest'
import { memoryStorage } from '../storage/browser-storage.ts'
import { displayName, readUserData, storeUserData } from './user-data.ts'

const asha = {
  id: 'u1',
  username: 'asha',
  name: 'Asha Rao',
  email: 'asha@example.in',
  phoneNumber: '+919876543210',
  isAdmin: false,
  avatar: null,
}

it('[AUTH-3] keeps what the shell shows under userData, and never the phone number', () => {
  const storage = memoryStorage()
  storeUserData(storage, asha)
  expect(storage.getItem('userData')).toBe(
    '{"id":"u1","username":"asha","name":"Asha Rao","email":"asha@example.in","isAdmin":false}',
  )
  expect(readUserData(storage)).toEqual({ ...asha, phoneNumber: null })
})

it('[AUTH-3] removes it at sign-out', () => {
  const storage = memoryStorage()
  storeUserData(storage, asha)
  storeUserData(storage, null)
  expect(storage.getItem('userData')).toBeNull()
})

it('takes a record that it did not write for nobody', () => {
  const storage = memoryStorage()
  storage.setItem('userData', '{"id":7,"isAdmin":"yes"}')
  expect(readUserData(storage)).toBeNull()
})

it('calls people by name, user name or the part of their email before the @', () => {
  expect(displayName(asha)).toBe('Asha Rao')
  expect(displayName({ ...asha, name: null })).toBe('asha')
  expect(displayName({ name: null, username: null, email: 'ravi@example.in' })).toBe('ravi')
  expect(displayName({ name: null, username: null, email: null })).toBe('there')
})
