import { afterEach, expect, it } from 'vitest'
import { readLanguageFrom } from './language.ts'
import { asSentence, joinSentences } from './sentences.ts'

afterEach(() => readLanguageFrom(() => 'en'))

it('[BEY-19] sentences end with the full stop of their language', () => {
  expect(asSentence('Not available')).toBe('Not available.')
  expect(joinSentences(['EMI is available from ₹3,000', undefined, 'Your total is ₹500 under'])).toBe(
    'EMI is available from ₹3,000. Your total is ₹500 under',
  )
  readLanguageFrom(() => 'hi')
  expect(asSentence('उपलब्ध नहीं.')).toBe('उपलब्ध नहीं।')
  expect(joinSentences(['उपलब्ध नहीं', 'बाद में देखें'])).toBe('उपलब्ध नहीं। बाद में देखें')
})
