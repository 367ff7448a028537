import type { Language } from '../../contract/index.ts'
import { hindi } from './hindi.ts'

export type MessageText = keyof typeof hindi

/** Says a text of a message: English as it is written, Hindi by it, with `{name}` as the value of that name. */
export type Say = (text: MessageText, values?: Readonly<Record<string, string | number>>) => string

/** How messages are said in a language [BEY-19]. */
export interface Speech {
  readonly language: Language
  readonly say: Say
  /** A text of the contract, which stands there in English. */
  readonly sayOfContract: (text: string) => string
  /** Of a mail's document; English needs none. */
  readonly lang: { readonly lang?: 'hi-IN' }
  /** What links to pages begin with. */
  readonly pages: string
}

/**
 * @param language of the record that a message is about; absent in records from before there was a choice: English
 * @param publicOrigin the one origin of links; Hindi pages have a prefix behind it
 */
export function speechIn(language: Language = 'en', publicOrigin = ''): Speech {
  const isHindi = language === 'hi'
  return {
    language,
    say: (text, values = {}) =>
      (isHindi ? hindi[text] : text).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? '')),
    sayOfContract: text => (isHindi ? (hindi[text as MessageText] ?? text) : text),
    lang: isHindi ? { lang: 'hi-IN' } : {},
    pages: isHindi ? `${publicOrigin}/hi` : publicOrigin,
  }
}

/** Of an SMS in two parts whose letters are not all of GSM 03.38: 67 each. */
const hindiSmsLength = 134

/**
 * An SMS: what happened, more of it where there is room, and the page that tells the rest. Devanagari takes more than
 * twice as much room as Latin letters, and each part costs the shop as much as a whole message: in Hindi what does not
 * fit into two parts is left out.
 */
export function smsText(
  { language }: Speech,
  { from, heading, more, link }: Readonly<Record<'from' | 'heading' | 'more' | 'link', string>>,
): string {
  const stop = language === 'hi' ? '।' : '.'
  const short = `${from}: ${heading}${stop} ${link}`
  if (more === '') return short
  const whole = `${from}: ${heading}${stop} ${more} ${link}`
  return language === 'en' || whole.length <= hindiSmsLength ? whole : short
}
