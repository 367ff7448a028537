import { afterEach, describe, expect, it } from 'vitest'
import { createT, type Translated } from './create-t.ts'
import { readLanguageFrom } from './language.ts'

afterEach(() => readLanguageFrom(() => 'en'))

const t = createT({
  'Add to cart': 'कार्ट में डालें',
  'Only {stock} left of {name}': '{name} के केवल {stock} बचे',
  '{count, plural, one {# order} other {# orders}}': '{count, plural, one {# ऑर्डर} other {# ऑर्डर हैं}}',
})

describe('a text', () => {
  it('[BEY-19] is said in the language that is read, which may change between two calls', () => {
    expect(t('Add to cart')).toBe('Add to cart')
    readLanguageFrom(() => 'hi')
    expect(t('Add to cart')).toBe('कार्ट में डालें')
    expect(t('Only {stock} left of {name}', { stock: 2, name: 'Komal' })).toBe('Komal के केवल 2 बचे')
    readLanguageFrom(() => 'en')
    expect(t('Only {stock} left of {name}', { stock: 2, name: 'Komal' })).toBe('Only 2 left of Komal')
  })

  it('[BEY-19] without Hindi does not compile, and the compiler says what to do', () => {
    const known: Translated<'Share', { Share: string }> = 'Share'
    const missing: Translated<'Share', { 'Add to cart': string }> =
      'Add the Hindi of "Share" to a catalogue in the folder hindi'
    expect(missing).toContain(known)
    // @ts-expect-error -- English alone
    expect(t('Share')).toBe('Share')
  })

  it('[BEY-19] counts as its language counts, and groups as India does', () => {
    const orders = (count: number) => t('{count, plural, one {# order} other {# orders}}', { count })
    expect([orders(0), orders(1), orders(123456)]).toEqual(['0 orders', '1 order', '1,23,456 orders'])
    readLanguageFrom(() => 'hi')
    expect([orders(0), orders(2)]).toEqual(['0 ऑर्डर', '2 ऑर्डर हैं'])
  })
})
