import { expect, it } from 'vitest'
import { authenticatorSecret, codeAt, timeStepOf } from './totp.ts'

/** "12345678901234567890", the secret of RFC 6238's test vectors. */
const key = '3132333435363738393031323334353637383930'

// Appendix B of the RFC has eight digits, of which six-digit codes are the last.
it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('[AUTH-10] makes the codes of RFC 6238 at %i seconds', (seconds, code) => {
  expect(timeStepOf(key, code, seconds * 1000)).toBe(Math.floor(seconds / 30))
  expect(codeAt(authenticatorSecret(key, 'admin').secret, seconds * 1000)).toBe(code)
})

it('[AUTH-10] takes the code before and the one after, and no older', () => {
  const nowMs = 1_111_111_109_000
  const step = Math.floor(nowMs / 30_000)
  const at = (steps: number) => codeAt(authenticatorSecret(key, '').secret, nowMs + steps * 30_000)
  expect([-2, -1, 0, 1, 2].map(steps => timeStepOf(key, at(steps), nowMs))).toEqual([
    null,
    step - 1,
    step,
    step + 1,
    null,
  ])
})

it('[AUTH-10] tells an app what it needs in one address', () => {
  expect(authenticatorSecret(key, 'meera')).toEqual({
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    uri: 'otpauth://totp/Shruti:meera?issuer=Shruti&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&algorithm=SHA1&digits=6&period=30',
  })
})
