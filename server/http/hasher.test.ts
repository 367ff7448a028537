import { expect, it } from 'vitest'
import { createHasher } from './hasher.ts'
import { createKeyRing } from './key-ring.ts'
import { testSessionKey } from './test-shop.ts'

const hasher = createHasher({ keyRing: createKeyRing([testSessionKey]), hashKey: 'a key of the test' })

it('hashes passwords with argon2id, 19 MiB and two passes, salted anew each time', async () => {
  const hash = await hasher.hashPassword('raga-yaman-at-dusk')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await hasher.hashPassword('raga-yaman-at-dusk')).not.toBe(hash)
  expect(await hasher.verifyPassword(hash, 'raga-yaman-at-dusk')).toBe(true)
  expect(await hasher.verifyPassword(hash, 'raga-yaman-at-dawn')).toBe(false)
})

it('verifies a password exactly as it was given: each character, its case, its spaces, its accents', async () => {
  const password = ` Raga-Yaman at dusk, ${'é'.repeat(100)}! `
  const hash = await hasher.hashPassword(password)
  expect(await hasher.verifyPassword(hash, password)).toBe(true)
  for (const other of [
    password.trim(),
    password.toLowerCase(),
    password.slice(0, -1),
    password.normalize('NFD'),
    `${password} `,
    password.slice(0, 72),
  ]) {
    expect(await hasher.verifyPassword(hash, other)).toBe(false)
  }
})

it('tells a flood of sign-ins to wait rather than queue them all', async () => {
  const flood = await Promise.allSettled(
    Array.from({ length: 40 }, () => hasher.hashPassword('raga-yaman-at-dusk')),
  )
  const refused = flood.filter(outcome => outcome.status === 'rejected')
  expect(refused).toHaveLength(8)
  expect(refused[0]?.reason).toMatchObject({ code: 'too_many_requests', status: 429 })
  expect(await hasher.hashPassword('raga-yaman-at-dusk')).toMatch(/^\$argon2id\$/)
})

it('hashes look-ups with HMAC-SHA-256 under its key', async () => {
  // printf '123456' | openssl dgst -sha256 -hmac 'a key of the test'
  expect(await hasher.keyedHash('123456')).toBe(
    'aacee87c3256552231b2e5f93dc29ed283dc1d47e1d3999dae4f6a9e7c14a082',
  )
})

it('opens what it sealed and nothing else', async () => {
  expect(await hasher.unseal(await hasher.seal({ code: 1 }))).toEqual({ code: 1 })
  expect(await hasher.unseal('nothing of ours')).toBeNull()
})
