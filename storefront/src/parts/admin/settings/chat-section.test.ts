import { expect, it } from 'vitest'
import { chatOutcome } from './chat-section.ts'

const identity = {
  supportPhone: '1800 000 0000',
  supportEmail: 'support@shruti.example',
  salesEmail: 'sales@shruti.example',
  businessHours: 'Monday-Friday',
  instagram: '@shruti',
  twitter: '@shruti',
  facebook: '@shruti',
} as Parameters<typeof chatOutcome>[1]['identity']

it.each([
  ['', 'The chat answers what it knows already.'],
  [
    'engraving: Free.',
    'The chat gives this answer to the words before the colon, and to questions with them.',
  ],
  [
    'engraving: Free.\nmonogram: A name.',
    'The chat gives these 2 answers to the words before the colons, and to questions with them.',
  ],
  [
    'refund, engraving: Free.\nkomal: Fine.',
    'The chat has another answer to “refund” and “komal” already, which comes first. Use other words.',
  ],
])('[ADM-7] says what the chat will make of %j', (lines, sentence) => {
  expect(chatOutcome(lines, { identity })).toBe(sentence)
})
