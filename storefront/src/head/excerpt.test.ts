import { expect, it } from 'vitest'
import { excerpt } from './excerpt.ts'

it('leaves a short text as it is', () => {
  expect(excerpt('A lowered note.', 20)).toBe('A lowered note.')
})

it('cuts between words and says so', () => {
  expect(excerpt('The deepest noise cancelling, and the longest warranty.', 32)).toBe(
    'The deepest noise cancelling…',
  )
})
