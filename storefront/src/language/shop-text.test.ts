import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readLanguageFrom } from './language.ts'
import { loadShopTexts, original, originalText, shopText, shown } from './shop-text.ts'

beforeAll(loadShopTexts)
afterEach(() => readLanguageFrom(() => 'en'))

const product = {
  id: 'Black',
  name: 'Silicone tips',
  variants: [{ name: 'Black', sku: 'SHR-TIP-BK', stock: 3 }],
  features: ['Touch controls', 'A feature that an owner wrote today'],
  review: { author: 'Black' },
}

describe('in English', () => {
  it('[BEY-19] a text of the shop stays what it is', () => {
    expect(shopText('Authentication required')).toBe('Authentication required')
    expect(shown(product)).toBe(product)
    expect(original(product)).toBe(product)
  })
})

describe('in Hindi', () => {
  beforeEach(() => readLanguageFrom(() => 'hi'))

  it('[BEY-19] a text of the shop is said, and one that nobody has translated stays', () => {
    expect(shopText('Authentication required')).toBe('साइन इन करना ज़रूरी है')
    expect(shopText('A text of nobody')).toBe('A text of nobody')
  })

  it('[BEY-19] what differs from case to case stands where Hindi has it', () => {
    expect(shopText('Too many requests. Try again in 12 seconds.')).toContain('12')
    expect(shopText('Too many requests. Try again in 12 seconds.')).not.toMatch(/[a-z]/)
  })

  it('[BEY-19] the words of a customer stay, however they look', () => {
    const review = { rating: 5, title: 'Great on metro', body: 'Went back to my old pair' }
    expect(shown(review)).toEqual(review)
    expect(shopText('Two to a case')).toBe('Two to a case')
    expect(shopText('₹1,000 to ₹3,000')).toBe('₹1,000 से ₹3,000')
  })

  it('[BEY-19] an answer says the shop’s words in Hindi, and keeps names of things and of people', () => {
    const answer = shown(product)
    expect(answer.variants[0]?.name).toBe('ब्लैक')
    expect(answer.features).toEqual([expect.stringMatching(/टच/), 'A feature that an owner wrote today'])
    expect([answer.id, answer.variants[0]?.sku, answer.review.author]).toEqual([
      'Black',
      'SHR-TIP-BK',
      'Black',
    ])
    expect(product.variants[0]?.name).toBe('Black')
  })

  it('[BEY-19] rules read the English of what is shown', () => {
    expect(original(shown(product))).toEqual(product)
    expect(originalText('ब्लैक')).toBe('Black')
  })
})
