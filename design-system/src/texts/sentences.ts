import { currentLanguage, type Language } from './language.ts'

/** What a sentence ends with. */
const fullStops: Readonly<Record<Language, string>> = { en: '.', hi: '।' }

/** A text with the full stop of its language, whether it came with one or without. */
export const asSentence = (text: string): string => text.replace(/[.।]$/, '') + fullStops[currentLanguage()]

/** Texts after each other, with the full stop of the language between them; what is missing is left out. */
export const joinSentences = (texts: readonly (string | null | undefined)[]): string =>
  texts.filter(Boolean).join(`${fullStops[currentLanguage()]} `)
