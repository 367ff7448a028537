import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

describe('a password', () => {
  const common = [
    'password',
    'PASSWORD',
    'Password1',
    'letmein2026!',
    'dragon1990',
    '12345678',
    '87654321',
    // The 5,000th of eight characters or more.
    '20011980',
    '11111111',
    'aaaaaaaaa',
    'abcabcabc',
    'abcdefgh',
    'zyxwvuts',
    'asdfghjkl',
    'lkjhgfdsa',
    'qwertyuiop',
    '1qaz2wsx',
    'sachin123',
    'iloveindia@1',
    'jaishreeram',
    'shruti2026',
    'Tivra@123',
    'shuddha!',
    'earbuds99',
  ]
  for (const password of common) {
    it(`[AUTH-2] such as "${password}" is refused`, async () => {
      expect(await isCommonPassword(password)).toBe(true)
    })
  }

  it('[AUTH-2] that is the own name is refused', async () => {
    const names = ['kabir.s', 'kabir.singh@example.in']
    for (const password of ['kabir.s1', 'Kabir.Singh', 'kabir.singh2026', 'kabir.singh@example.in']) {
      expect(await isCommonPassword(password, names)).toBe(true)
    }
  })

  it('[AUTH-2] of several words, or that merely holds a common one, is welcome', async () => {
    for (const password of [
      'monsoon over Hampi',
      'correct horse battery',
      'dragonfly pond 7',
      'x9!kQ2vLp0',
    ]) {
      expect(await isCommonPassword(password, ['asha', 'asha@example.in'])).toBe(false)
    }
  })
})
