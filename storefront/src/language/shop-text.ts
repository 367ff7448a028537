import { colours } from './hindi/shop/colours.ts'
import { currentLanguage, isEnglishBuild } from './language.ts'

/*
 * Texts that are not the storefront's own: of the contract, of the API's answers, of products. They come in English, which
 * the rules of search, finder and filters read, and are put into the language of the page where they are to be shown.
 */

interface Pattern {
  readonly english: RegExp
  readonly hindi: string
  /** Of what stands for the parts that differ, in the order of the English text. */
  readonly names: readonly string[]
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

/** Amounts and numbers are what they are called: otherwise `{rupees} to {rupees2}` would be half of all sentences. */
function whatStandsFor(name: string): string {
  if (name.startsWith('rupees')) return String.raw`(₹[\d,.]+)`
  if (/^(?:n|level|seconds|minutes|hours|days|count|max)$|Years$|Days$|Hours$/.test(name))
    return String.raw`([\d,.]+)`
  // Any name would make a device of every text with an "on" in it.
  if (name === 'browser') return '(Edge|Opera|Samsung Internet|UC Browser|Firefox|Chrome|Safari)'
  if (name === 'number') return String.raw`([A-Z\d-]+)`
  return '(.+?)'
}

function patternOf([english, hindi]: readonly [string, string]): Pattern {
  const parts = english.split(/\{(\w+)\}/)
  const source = parts.map((part, index) => (index % 2 === 0 ? escaped(part) : whatStandsFor(part))).join('')
  return { english: new RegExp(`^${source}$`), hindi, names: parts.filter((_, index) => index % 2 === 1) }
}

/** What is here so far. A product's page needs the colours alone, and no page that is in English has any. */
let texts: Readonly<Record<string, string>> = colours
let patterns: readonly Pattern[] | undefined
let originals: ReadonlyMap<string, string> | undefined
let loading: Promise<void> | undefined

/**
 * Fetches all of them, 21 kB, in a page in Hindi. Until then a text that is none of a colour stays in English: whatever
 * shows one waits for this first.
 */
export function loadShopTexts(): Promise<void> {
  if (isEnglishBuild) return Promise.resolve()
  loading ??= import('./hindi/shop/index.ts').then(
    ({ shopTexts }) => {
      texts = Object.assign({}, colours, ...shopTexts) as Readonly<Record<string, string>>
      patterns = undefined
      originals = undefined
    },
    () => {
      // The next who needs them tries again.
      loading = undefined
    },
  )
  return loading
}

/** Code that shows texts of the shop as soon as it runs, fetched beside them. */
export function withShopTexts<Code>(load: () => Promise<Code>): () => Promise<Code> {
  if (isEnglishBuild) return load
  return async () => {
    const [code] = await Promise.all([load(), loadShopTexts()])
    return code
  }
}

/** The longest first: what they leave open is the least. */
function allPatterns(): readonly Pattern[] {
  patterns ??= Object.entries(texts)
    .filter(([english]) => english.includes('{'))
    .toSorted(([a], [b]) => b.length - a.length)
    .map(patternOf)
  return patterns
}

function inHindi(text: string): string {
  const exact = texts[text]
  if (exact !== undefined) return exact
  if (!text.includes(' ')) return text
  for (const { english, hindi, names } of allPatterns()) {
    const found = english.exec(text)
    if (!found) continue
    const values = new Map(names.map((name, index) => [name, found[index + 1] ?? '']))
    return hindi.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values.get(name) ?? ''
      return texts[value] ?? value
    })
  }
  return text
}

/** A text of the contract or of an answer in the language of the page [BEY-19]; as it is where it has no translation. */
export function shopText(text: string): string {
  if (isEnglishBuild) return text
  return currentLanguage() === 'en' ? text : inHindi(text)
}

/** The English of a text that was put into the language of the page: what rules compare with. */
export function originalText(text: string): string {
  if (isEnglishBuild) return text
  if (currentLanguage() === 'en') return text
  originals ??= new Map(Object.entries(texts).map(([english, hindi]) => [hindi, english]))
  return originals.get(text) ?? text
}

/** What holds the shop's own words in an answer; nothing else of it is a text, or it is a customer's. */
const textFields =
  'name shortDescription description features boxContents variantName text title body message fields reason remedy ' +
  'notices notice label hint hours businessHours designation genericName netQuantity countryOfOrigin manufacturer ' +
  'importer consumerCare device dimensions because butNot what why howLong'

const isTextField = (name: string) => textFields.split(' ').includes(name)

function mapTexts(value: unknown, change: (text: string) => string, isText: boolean): unknown {
  if (typeof value === 'string') return isText ? change(value) : value
  if (Array.isArray(value)) return value.map(item => mapTexts(item, change, isText))
  if (typeof value !== 'object' || value === null) return value
  // A review is in its customer's words.
  const isReview = 'rating' in value && 'body' in value
  // An error's fields are named by the contract; in anything else the names say what is a text.
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      typeof part === 'function'
        ? part
        : mapTexts(part, change, !isReview && (isTextField(name) || (isText && typeof part === 'string'))),
    ]),
  )
}

/** Whether an answer has a text that has to be put into another language: no empty cart, no session has. */
function hasTexts(value: unknown, isText: boolean): boolean {
  if (typeof value === 'string') return isText && value !== ''
  if (Array.isArray(value)) return value.some(item => hasTexts(item, isText))
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, part]) => hasTexts(part, isTextField(name)))
}

/** An answer as it came, with the shop's words in the language of the page [BEY-19]. */
export async function shownAnswer<T>(answer: T): Promise<T> {
  if (isEnglishBuild || currentLanguage() === 'en') return answer
  if (hasTexts(answer, false)) await loadShopTexts()
  return shown(answer)
}

/** A list of the contract, or an answer, with the shop's words in the language of the page [BEY-19]. */
export function shown<T>(answer: T): T {
  if (isEnglishBuild) return answer
  return currentLanguage() === 'en' ? answer : (mapTexts(answer, inHindi, false) as T)
}

/** The same in English again, for rules that read texts: the search, the finder, filters. */
export function original<T>(answer: T): T {
  if (isEnglishBuild) return answer
  return currentLanguage() === 'en' ? answer : (mapTexts(answer, originalText, false) as T)
}
