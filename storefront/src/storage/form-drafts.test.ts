import { expect, it } from 'vitest'
import { memoryStorage } from './browser-storage.ts'
import { createFormDrafts } from './form-drafts.ts'

const typed = { fullName: 'Asha Kulkarni', isDefault: true }

it('[CHK-1] gives back what was typed, form by form', () => {
  const drafts = createFormDrafts(memoryStorage(), 'u1')
  drafts.keep('address', typed)
  drafts.keep('contact', { message: 'Hello' })
  expect(drafts.read('address')).toEqual(typed)
  expect(drafts.read('billing')).toBeNull()
  drafts.forget('address')
  expect(drafts.read('address')).toBeNull()
  expect(drafts.read('contact')).toEqual({ message: 'Hello' })
})

it('[AUTH-3] gives what a customer typed to nobody else, and what a guest typed to who signs in', () => {
  const storage = memoryStorage()
  const draftsOf = (ownerId: string | null) => createFormDrafts(storage, ownerId)
  draftsOf(null).keep('contact', { message: 'As a guest' })
  draftsOf('u1').keep('address', typed)
  expect(draftsOf('u1').read('contact')).toEqual({ message: 'As a guest' })
  expect(draftsOf('u2').read('address')).toBeNull()
  expect(draftsOf(null).read('address')).toBeNull()
  expect(draftsOf('u1').read('address')).toEqual(typed)
})

it.each(['{', '[]', '{"address":{"owner":1,"fields":{}}}', '{"address":{"owner":null,"fields":{"a":1}}}'])(
  'takes %s in the storage for no draft',
  stored => {
    const drafts = createFormDrafts(memoryStorage({ formDrafts: stored }), null)
    expect(drafts.read('address')).toBeNull()
    drafts.keep('address', typed)
    expect(drafts.read('address')).toEqual(typed)
  },
)
