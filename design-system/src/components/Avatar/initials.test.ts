import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

it('[AVA-1] takes the initials of the first and the last name', () => {
  expect(initialsOf('Ananya Iyer')).toBe('AI')
  expect(initialsOf('lakshmi r narayanan')).toBe('LN')
})

it('[AVA-1] takes one letter of an e-mail address or a single name', () => {
  expect(initialsOf('fatima.s@example.in')).toBe('F')
  expect(initialsOf('Joy')).toBe('J')
})

it('[AVA-1] makes nothing of nothing', () => {
  expect(initialsOf('  ')).toBe('')
})
