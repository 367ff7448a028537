import { amountAt } from './amounts.ts'
import { wordsOf, type Word } from './fold.ts'
import type { SearchableProduct } from './product-facts.ts'
import { nearestWord } from './spelling.ts'
import { vocabulary } from './vocabulary.ts'

/** A condition that a search was understood to name. */
export interface UnderstoodFilter {
  /** "White", "Under ₹2,000". */
  readonly label: string
  /** The search without it; empty where nothing is left. */
  readonly without: string
  /** 0 for a product that does not meet it; above that, the more of it the higher. */
  readonly degree: (product: SearchableProduct) => number
  /** It names what the product is, such as a neckband. */
  readonly isKind?: boolean | undefined
  /** The word that was taken for a misspelt one. */
  readonly corrects?: string
}

export interface Understanding {
  readonly filters: readonly UnderstoodFilter[]
  /** What is looked for in the products' texts: folded words. */
  readonly words: readonly string[]
  /** The same as it was typed, and the search without it; undefined where nothing is. */
  readonly text?: { readonly label: string; readonly without: string }
}

interface Found {
  readonly length: number
  readonly filter?: Omit<UnderstoodFilter, 'without'>
  readonly words?: readonly string[]
}

const phraseOf = (words: readonly Word[]) => words.map(({ folded }) => folded).join(' ')

/** The longest term that begins at a word. */
function termAt(
  words: readonly Word[],
  at: number,
  correct: (word: string) => string | undefined,
): Found | undefined {
  const { conceptOf, longestTerm, synonymOf } = vocabulary()
  for (let length = Math.min(longestTerm, words.length - at); length > 0; length -= 1) {
    const said = words.slice(at, at + length)
    const phrase = said.map(({ folded }) => correct(folded) ?? folded).join(' ')
    const synonyms = synonymOf.get(phrase)
    if (synonyms) return { length, words: synonyms }
    const concept = conceptOf.get(phrase)
    if (concept) {
      const { label, degree, isKind } = concept
      const typed = phraseOf(said)
      return { length, filter: { label, degree, isKind, ...(typed !== phrase && { corrects: typed }) } }
    }
  }
  return undefined
}

const asTyped = () => undefined
function corrected(word: string): string | undefined {
  const { fillerWords, ordinaryWords, termWords } = vocabulary()
  if (termWords.has(word) || fillerWords.has(word) || ordinaryWords.has(word)) return undefined
  return nearestWord(word, termWords)
}

function foundAt(words: readonly Word[], at: number): Found {
  const found = amountAt(words, at) ?? termAt(words, at, asTyped) ?? termAt(words, at, corrected)
  if (!found) return { length: 1, words: words.slice(at, at + 1).map(({ folded }) => folded) }
  return 'label' in found ? { length: found.length, filter: found } : found
}

/** The text without some of its words, tidy; empty where nothing that says anything is left. */
function cut(text: string, words: readonly Word[]): string {
  const rest = words.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text)
  const kept = wordsOf(rest).some(({ folded }) => !vocabulary().fillerWords.has(folded))
  return kept ? rest.replace(/[₹\s]+/g, ' ').trim() : ''
}

/**
 * What a search means (BEY-18): kinds, colours, uses, prices and figures that it names become conditions, and the rest
 * is looked for in the products' texts. Needs no index, so that a page can say what it understood.
 */
export function understandSearch(text: string): Understanding {
  const words = wordsOf(text)
  const filters: UnderstoodFilter[] = []
  const rest: string[] = []
  const typed: Word[] = []
  let at = 0
  while (at < words.length) {
    const { length, filter, words: said = [] } = foundAt(words, at)
    const span = words.slice(at, at + length)
    const isNew = filter && !filters.some(({ label }) => label === filter.label)
    if (isNew) filters.push({ ...filter, without: cut(text, span) })
    const meant = said.filter(word => !vocabulary().fillerWords.has(word))
    rest.push(...meant)
    if (meant.length > 0) typed.push(...span)
    at += length
  }
  const label = typed.map(({ start, end }) => text.slice(start, end)).join(' ')
  return { filters, words: rest, ...(label && { text: { label, without: cut(text, typed) } }) }
}
