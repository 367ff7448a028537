import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readLanguageFrom } from '../design-system/src/texts/language.ts'
import { t } from '../design-system/src/texts/t.ts'
import { localPath } from '../storefront/src/language/language.ts'
import { shopText } from '../storefront/src/language/shop-text.ts'
import { showLanguage } from './story-language.ts'

beforeEach(() => vi.stubGlobal('document', { documentElement: { lang: '' } }))
afterEach(() => {
  vi.unstubAllGlobals()
  readLanguageFrom(() => 'en')
})

/** The document's language, a text of the design system, one of the shop, and an address. */
const shown = () => [
  document.documentElement.lang,
  t('Close'),
  shopText('Server error occurred'),
  localPath('/cart'),
]

const english = ['en-IN', 'Close', 'Server error occurred', '/cart']

it.each([{}, { language: 'en' }])(
  '[BEY-19] a story is in English again after one in Hindi (%j)',
  async globals => {
    await showLanguage({ globals })
    expect(shown()).toEqual(english)
    await showLanguage({ globals: { language: 'hi' } })
    expect(shown()).toEqual(['hi-IN', 'बंद करें', 'सर्वर में गड़बड़ी हुई', '/hi/cart'])
    await showLanguage({ globals })
    expect(shown()).toEqual(english)
  },
)
