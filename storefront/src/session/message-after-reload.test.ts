import { expect, it } from 'vitest'
import { memoryStorage } from '../storage/browser-storage.ts'
import { keepMessage, takeMessage } from './message-after-reload.ts'

it('[NAV-6] shows on the next page, and on that one alone', () => {
  const storage = memoryStorage()
  keepMessage(storage, 'Logged out')
  expect(takeMessage(storage)).toBe('Logged out')
  expect(takeMessage(storage)).toBeNull()
})
