import { IntlMessageFormat } from 'intl-messageformat'
import { currentLanguage, localeOf, type Language } from './language.ts'

/** The name of the argument that a part of a text begins with: `count` of `count, plural, …` and of `count} left`. */
type NameAtStart<Rest> = Rest extends `${infer Inside}}${string}`
  ? Inside extends `${infer Name},${string}`
    ? Name
    : Inside extends `${string}${' ' | '#' | '{'}${string}`
      ? never
      : Inside
  : never

/** The names of a text's arguments, in the syntax of ICU messages. */
type NamesIn<Text> = Text extends `${string}{${infer Rest}` ? NameAtStart<Rest> | NamesIn<Rest> : never

/** What a text takes: numbers for its plurals, words and formatted figures for the rest; nothing where it has none. */
export type ValuesArgument<Text> = [NamesIn<Text>] extends [never]
  ? []
  : [values: { readonly [Name in NamesIn<Text>]: string | number }]

/** The text itself where it has its Hindi; else what there is to do, which the compiler prints as it is. */
export type Translated<Text extends string, Catalogue> = Text extends keyof Catalogue
  ? Text
  : `Add the Hindi of "${Text}" to a catalogue in the folder hindi`

export interface Translate<Catalogue> {
  <const Text extends string>(text: Translated<Text, Catalogue>, ...values: ValuesArgument<Text>): string
}

/** Whether a message says the same whatever it is given: it has neither an argument nor a quoted part. */
const isPlain = (message: string) => !message.includes('{') && !message.includes("'")

/**
 * Makes the function that says a text in the current language [BEY-19]. English is the key, and stands where the text is
 * used; the syntax is that of ICU messages: `{count, plural, one {# piece} other {# pieces}}`. Builds for one language
 * hold the text itself in place of the call (`inline-texts.ts`), so that the text must be written out in it, and its
 * values in an object literal. Not to be called while a module loads: a server answers in several languages.
 * @param hindi each text's translation, by its English
 */
export function createT<const Catalogue extends Readonly<Record<string, string>>>(
  hindi: Catalogue,
): Translate<Catalogue> {
  const formats: Record<Language, Map<string, IntlMessageFormat>> = { en: new Map(), hi: new Map() }
  return (text, ...[values]: readonly unknown[]) => {
    const language = currentLanguage()
    const message = (language === 'hi' ? hindi[text] : undefined) ?? text
    if (isPlain(message)) return message
    const byMessage = formats[language]
    let format = byMessage.get(message)
    if (!format) {
      format = new IntlMessageFormat(message, localeOf[language], undefined, { ignoreTag: true })
      byMessage.set(message, format)
    }
    return format.format(values as Record<string, string | number>) as string
  }
}
