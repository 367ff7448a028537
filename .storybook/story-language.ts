import { localeOf, readLanguageFrom, type Language } from '../design-system/src/texts/language.ts'
import { loadShopTexts } from '../storefront/src/language/shop-text.ts'

/** The language that a story or the toolbar names. */
export const languageOf = (globals: Readonly<Record<string, unknown>>): Language =>
  globals['language'] === 'hi' ? 'hi' : 'en'

/**
 * Shows what is drawn from here on in the language of the toolbar, or of the story itself (`globals: { language: 'hi' }`):
 * texts of components and pages, the document's `lang`, addresses, and what the mocks answer [BEY-19].
 */
export async function showLanguage({
  globals,
}: {
  readonly globals: Readonly<Record<string, unknown>>
}): Promise<void> {
  const language = languageOf(globals)
  readLanguageFrom(() => language)
  document.documentElement.lang = localeOf[language]
  if (language === 'hi') await loadShopTexts()
}
