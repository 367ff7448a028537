import { compoundWords, fillers, synonyms } from './synonyms.ts'
import { editsBetween, stemOf, wordsOf } from './words.ts'

/**
 * How a question is compared with the phrases of the knowledge. No rule depends on chance:
 * 1. Whole words only. A word is read without its ending, and as the first of its synonyms.
 * 2. A word that is neither known nor an everyday word is read as the known word nearest to it (`nearest`).
 * 3. A phrase is found where all its words stand in the question in any order, with at most three others between
 *    them; `a|b` in a phrase is either word. A name is found only word by word.
 * 4. Of several entries the one whose phrases cover most of the question's words wins; among equals the one with the
 *    longest phrase; among those the earlier (`bestOf`).
 */

/** Between the words of a phrase may stand as many others. */
const othersBetween = 3

/** How well phrases fit a question. */
export interface Fit {
  /** Different words of the question that the phrases cover. */
  readonly covered: number
  /** Words in the longest phrase found. */
  readonly longest: number
}

export interface Question {
  /** Without fillers, endings and slips, each as the first of its synonyms. Figures are digits. */
  readonly words: readonly string[]
  /** Whether one of the phrases is found. */
  says(phrases: readonly string[]): boolean
  /** Whether one of the names stands in the question word by word. */
  names(names: readonly string[]): boolean
  fit(phrases: readonly string[]): Fit
}

/** Words that are read as they are, though they look like slips of known words ("quite" is not "quiet"). */
const everydayWords = new Set(
  `three seven about after again another before being better change choose course doing during every first found given going
  great having later leave letter little longer matter maybe might never other people person plain please quite
  reason right round should since small something start still their there these thing think those though through
  today together tonight under until water weather where whether while without world would write wrong yesterday
  company counter country county courses covers dealing dealt flight friend friends fright loud listen lesson
  mother father brother sister morning nothing number parent parents perfect present pretty problem public
  season seasons service several special summer teacher think together tomorrow trail trust voice`.split(
    /\s+/,
  ),
)

/** A slip is forgiven from five letters on: swapped neighbours; from six, one edit; from nine, two. */
function isSlip(typed: string, known: string, edits: number): boolean {
  if (known.length >= 9) return edits <= 2
  if (known.length >= 6) return edits <= 1
  return known.length === 5 && typed.length === 5 && edits === 1 && isSwapped(typed, known)
}

const letters = (word: string) => Array.from(word).toSorted().join('')
const isSwapped = (a: string, b: string) => letters(a) === letters(b)

/** The known spelling that a word is a slip of: fewest edits, then the longer, then the first in the alphabet. */
function nearest(typed: string, spellings: readonly string[]): string | undefined {
  let found: string | undefined
  let fewest = Infinity
  for (const known of spellings) {
    if (known[0] !== typed[0] || Math.abs(known.length - typed.length) > 2) continue
    const edits = editsBetween(typed, known)
    if (edits < fewest && isSlip(typed, known, edits)) [found, fewest] = [known, edits]
  }
  return found
}

const meaningsByStem = new Map(Array.from(synonyms, ([word, meaning]) => [stemOf(word), stemOf(meaning)]))

const meaningOf = (word: string) => {
  const synonym = synonyms.get(word)
  const stem = stemOf(word)
  return synonym === undefined ? (meaningsByStem.get(stem) ?? stem) : stemOf(synonym)
}

const compoundMeanings = new Map(
  Array.from(compoundWords, ([pair, whole]) => [pair.split(' ').map(meaningOf).join(' '), stemOf(whole)]),
)

/** "noise cancelling" and "cancel noise" become "anc". */
function joinCompounds(words: readonly string[]): string[] {
  const joined: string[] = []
  for (const word of words) {
    const whole = compoundMeanings.get(`${joined.at(-1)} ${word}`)
    if (whole) joined[joined.length - 1] = whole
    else joined.push(word)
  }
  return joined
}

/** A phrase as the words that may stand at each of its places. */
type Places = readonly (readonly string[])[]

const placesOf = (phrase: string): Places =>
  phrase
    .split(' ')
    .filter(place => !fillers.has(place))
    .map(place => place.split('|').map(word => meaningOf(word)))

/** The question's words that the phrase covers, when they stand close enough together. */
function find(places: Places, words: readonly string[]): readonly string[] | undefined {
  const span = places.length === 1 ? 1 : places.length + othersBetween
  for (let start = 0; start < words.length; start += 1) {
    if (!places.some(place => place.includes(words[start] ?? ''))) continue
    const near = words.slice(start, start + span)
    const covered = places.map(place => near.find(word => place.includes(word)))
    const found = covered.filter(word => word !== undefined)
    if (found.length === places.length) return found
  }
  return undefined
}

/** Of the entries that fit at all, the one that fits best; rule 4 decides between equals. */
export function bestOf<T>(entries: readonly T[], fitOf: (entry: T) => Fit): T | undefined {
  let winner: T | undefined
  let most: Fit = { covered: 0, longest: 0 }
  for (const entry of entries) {
    const fit = fitOf(entry)
    const isBetter =
      fit.covered > most.covered || (fit.covered === most.covered && fit.longest > most.longest)
    if (isBetter) [winner, most] = [entry, fit]
  }
  return winner
}

/** Makes the function that reads a question with the words of `phrases` as those that it knows. */
export function createReader(phrases: Iterable<string>): (text: string) => Question {
  const places = new Map(Array.from(new Set(phrases), phrase => [phrase, placesOf(phrase)]))
  const placesFor = (phrase: string) => places.get(phrase) ?? placesOf(phrase)
  const typedInPhrases = Array.from(places.keys()).flatMap(phrase => phrase.split(/[ |]/))
  const raw = new Set([...typedInPhrases, ...synonyms.keys(), ...synonyms.values()])
  const known = new Set([...raw, ...Array.from(raw, stemOf)])
  // The longer first, then by the alphabet: `nearest` keeps the first of equals.
  const spellings = [...known].toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1))

  const read = (word: string): string => {
    const stem = stemOf(word)
    const isKnown = /\d/.test(word) || [word, stem].some(form => known.has(form) || everydayWords.has(form))
    if (isKnown) return meaningOf(word)
    const meant = nearest(word, spellings) ?? nearest(stem, spellings)
    return meant === undefined ? stem : meaningOf(meant)
  }

  return text => {
    const words = joinCompounds(
      wordsOf(text)
        .filter(word => !fillers.has(word))
        .map(read),
    )
    const says = (wanted: readonly string[]) => wanted.some(phrase => find(placesFor(phrase), words))
    const names = (wanted: readonly string[]) => {
      const line = ` ${words.join(' ')} `
      return wanted.some(name =>
        line.includes(` ${joinCompounds(name.split(' ').map(meaningOf)).join(' ')} `),
      )
    }
    const fit = (wanted: readonly string[]): Fit => {
      const covered = new Set<string>()
      let longest = 0
      for (const phrase of wanted) {
        const found = find(placesFor(phrase), words)
        if (!found) continue
        for (const word of found) covered.add(word)
        longest = Math.max(longest, found.length)
      }
      return { covered: covered.size, longest }
    }
    return { words, says, names, fit }
  }
}
