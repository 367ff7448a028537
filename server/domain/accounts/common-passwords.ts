import { commonPasswords } from './common-password-list.ts'

/**
 * Whether a password is one that guessing programs try first (NIST SP 800-63B, 5.1.1.2): on the list of common ones,
 * also with other case or with digits and signs added at its end; one character or a short run over and over; a run
 * along the alphabet, the digits or a row of the keyboard; or the account's own name.
 */
export function isCommonPassword(password: string, ownNames: readonly string[] = []): boolean {
  const plain = password.toLowerCase()
  const stem = plain.replace(/[\d\W_]+$/, '')
  return (
    commonPasswords.has(plain) ||
    (stem.length >= 4 && commonPasswords.has(stem)) ||
    isRepetition(plain) ||
    isRun(plain) ||
    ownNames.some(name => isOwnName(plain, name.toLowerCase()))
  )
}

/** "aaaaaaaa", "abababab", "12341234". */
function isRepetition(password: string): boolean {
  for (let length = 1; length <= Math.min(4, password.length / 2); length += 1) {
    const unit = password.slice(0, length)
    if (unit.repeat(Math.ceil(password.length / length)).startsWith(password)) return true
  }
  return false
}

const runs = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qwertyuiopasdfghjklzxcvbnm',
]

/** Neighbours on one row or in the alphabet from end to end, in either direction. */
function isRun(password: string): boolean {
  const reversed = Array.from(password).toReversed().join('')
  return runs.some(run => {
    const twice = run + run
    return twice.includes(password) || twice.includes(reversed)
  })
}

/** The user name, or the part of the email before the @, alone or with digits and signs after it. */
function isOwnName(password: string, name: string): boolean {
  const local = name.split('@')[0] ?? ''
  return (
    local.length >= 3 &&
    (password === name || password.replace(/[\d\W_]+$/, '') === local || password === local)
  )
}
