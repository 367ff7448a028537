/** The languages that the shop speaks [BEY-19]. */
export const languages = ['en', 'hi'] as const

export type Language = (typeof languages)[number]

/**
 * The header that says in which language the page is that sends a request. Whatever the shop writes to its sender later
 * is in that language. Not Accept-Language, which says what the browser was set to and not what its user chose to read.
 */
export const languageHeader = 'Shop-Language'

/** The language that the header names; English for any other value and without one, so that no request fails by it. */
export const languageOfHeader = (value: string | undefined): Language => (value === 'hi' ? 'hi' : 'en')

/** A language as records and messages keep it: English is left out, as in records from before there was a choice. */
export const languageField = (language: Language | undefined): { language?: 'hi' } =>
  language === 'hi' ? { language } : {}
