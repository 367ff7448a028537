import { expect, it } from 'vitest'
import { createKeyRing } from './key-ring.ts'

const oldKey = 'q7ZtV0b4sXn1Lk9eRw2uYc5hJd8mPf3g'
const newKey = 'Kd92hfLq0pZx7vNw3bTy6mRc1sGj5eUa'

it('opens what it sealed', async () => {
  const ring = createKeyRing([oldKey])
  expect(await ring.unseal(await ring.seal({ phoneNumber: '+919876543210' }))).toEqual({
    phoneNumber: '+919876543210',
  })
})

it('opens what an older key sealed, and seals with the newest', async () => {
  const before = createKeyRing([oldKey])
  const rotated = createKeyRing([newKey, oldKey])
  const after = createKeyRing([newKey])
  expect(await rotated.unseal(await before.seal('session'))).toBe('session')
  expect(await after.unseal(await rotated.seal('session'))).toBe('session')
  expect(await after.unseal(await before.seal('session'))).toBeNull()
})

it('opens nothing that was changed in a single character', async () => {
  const ring = createKeyRing([oldKey])
  const seal = await ring.seal('session')
  for (let index = 0; index < seal.length; index += 7) {
    const other = seal[index] === 'A' ? 'B' : 'A'
    const changed = seal.slice(0, index) + other + seal.slice(index + 1)
    expect({ index, opened: await ring.unseal(changed) }).toEqual({ index, opened: null })
  }
})

it.each(['', 'x', '~2', 'Fe26.2*1*2*3*4*5*6*7~2', 'Fe26.2'.repeat(10_000)])(
  'opens nothing that is no seal: %.30s',
  async text => {
    expect(await createKeyRing([oldKey]).unseal(text)).toBeNull()
  },
)

it('encrypts anew each time, and shows nothing of what it seals', async () => {
  const ring = createKeyRing([oldKey])
  const seals = await Promise.all([ring.seal('the-session-id'), ring.seal('the-session-id')])
  expect(seals[0]).not.toBe(seals[1])
  for (const seal of seals) {
    // AES-256-CBC, then HMAC-SHA-256 over all of it: salt, vector, ciphertext, end, salt, code.
    expect(seal).toMatch(/^Fe26\.2\*1\*[\da-f]{64}\*[\w-]{22}\*[\w-]+\*\d*\*[\da-f]{64}\*[\w-]{43}~2$/)
    expect(Buffer.from(seal.split('*')[4] ?? '', 'base64url').toString('latin1')).not.toContain('session')
  }
})

it('opens a seal as often as it comes, also one that it made long ago', async () => {
  const ring = createKeyRing([oldKey])
  const first = await ring.seal('the first session')
  for (let number = 0; number < 2100; number += 1) await ring.seal(`session ${number}`)
  expect(await ring.unseal(first)).toBe('the first session')
  expect(await ring.unseal(first)).toBe('the first session')
})

it('hands out an object that is nobody else’s', async () => {
  const ring = createKeyRing([oldKey])
  const seal = await ring.seal({ tries: 0 })
  const opened = (await ring.unseal(seal)) as { tries: number }
  opened.tries = 5
  expect(await ring.unseal(seal)).toEqual({ tries: 0 })
})
