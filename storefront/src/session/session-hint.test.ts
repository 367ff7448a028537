import { expect, it } from 'vitest'
import { readSessionHint } from './session-hint.ts'

it('finds the hint among other cookies', () => {
  expect(readSessionHint('theme=dark; shruti_hint=user; a=b')).toBe('user')
  expect(readSessionHint('shruti_hint=guest')).toBe('guest')
})

it('says that there is no session without the cookie, or with a value that nobody set', () => {
  expect(readSessionHint('')).toBeNull()
  expect(readSessionHint('not_shruti_hint=user')).toBeNull()
  expect(readSessionHint('shruti_hint=administrator')).toBeNull()
})
