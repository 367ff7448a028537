import { expect, it } from 'vitest'
import { openingInWords } from './opening-in-words.ts'

it.each([
  [{ isOpen: true, changesAt: '2026-11-20T14:30:00.000Z', inDays: 0 }, 'Open now · closes 8:00 PM'],
  [{ isOpen: false, changesAt: '2026-11-20T05:00:00.000Z', inDays: 0 }, 'Closed · opens 10:30 AM'],
  [{ isOpen: false, changesAt: '2026-11-21T05:00:00.000Z', inDays: 1 }, 'Closed · opens tomorrow 10:30 AM'],
  [{ isOpen: false, changesAt: '2026-11-23T05:00:00.000Z', inDays: 2 }, 'Closed · opens Monday 10:30 AM'],
  [{ isOpen: false, changesAt: '2026-11-30T05:00:00.000Z', inDays: 9 }, 'Closed at present'],
])('[SHOP-4] says of %o: %s', (opening, words) => {
  expect(openingInWords(opening)).toBe(words)
})
