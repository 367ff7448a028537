/** The languages that the components speak [BEY-19]. */
export const languages = ['en', 'hi'] as const

export type Language = (typeof languages)[number]

/** As `lang`, `Intl` and search engines name it. */
export const localeOf: Readonly<Record<Language, string>> = { en: 'en-IN', hi: 'hi-IN' }

/** The language of a build that is made for one (`define` in its configuration); any other has none. */
declare const SHRUTI_LANGUAGE: Language

let read: () => Language = () => 'en'

/**
 * Says where the language of what runs is found: in the request that is being answered, or in the document. English
 * until somebody says so. A browser's build is made for one language each, and does not ask.
 */
export function readLanguageFrom(source: () => Language): void {
  read = source
}

/** Whether this is a build for English alone, which knows no other addresses: what is only for others falls out of it. */
export const isEnglishBuild: boolean = typeof SHRUTI_LANGUAGE !== 'undefined' && SHRUTI_LANGUAGE === 'en'

/** The language in which texts are to be. */
export const currentLanguage = (): Language =>
  typeof SHRUTI_LANGUAGE === 'undefined' ? read() : SHRUTI_LANGUAGE
