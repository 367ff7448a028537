import { formatRupees } from '../domain/money.ts'
import type { Word } from './fold.ts'
import { waterLevel, type SearchableProduct } from './product-facts.ts'

/** A condition on a figure, with how many words of the search it took. */
export interface Amount {
  readonly label: string
  readonly degree: (product: SearchableProduct) => number
  readonly length: number
}

const phrases = (text: string) => text.split(', ').map(words => words.split(' '))

/** Words before a price, and what they make of it. */
const before = {
  under: phrases('under, below, less than, lower than, cheaper than, se kam'),
  upTo: phrases('up to, upto, within, max, maximum, not more than, at most'),
  above: phrases('above, over, more than, greater than, starting from, min, minimum, at least'),
  around: phrases('around, about, approx, approximately, near'),
}
/** Words after a price, as Hindi has them. */
const after = {
  under: phrases(
    'se kam, se neeche, se niche, se sasta, se saste, or less, and below, से कम, से नीचे, से सस्ता, से सस्ते',
  ),
  upTo: phrases('ke andar, ke under, tak, के अंदर, के अन्दर, तक'),
  above: phrases('se zyada, se jyada, se upar, or more, and above, से ज्यादा, से ज़्यादा, से ऊपर'),
}
const currencyWords = new Set(['rs', 'inr', 'rupees', 'rupee', 'rupaye', 'रुपये', 'रुपए', 'रूपये'])
const rangeWords = new Set(['to', 'and', 'se', 'से'])

/** A lone number below this is no price. */
const leastLonePrice = 500
const leastPrice = 50

const figure = /^(\d[\d,]*(?:\.\d+)?)(\p{L}*)$/u

/** Whole paise, or undefined for what is no price. */
function paiseOf(word: Word | undefined): number | undefined {
  const [, digits, unit] = figure.exec(word?.typed ?? '') ?? []
  if (digits === undefined || (unit !== '' && unit !== 'k' && unit !== 'rs')) return undefined
  const rupees = Number(digits.replaceAll(',', '')) * (unit === 'k' ? 1000 : 1)
  return rupees >= leastPrice ? Math.round(rupees * 100) : undefined
}

const between = (from: number, to: number) => ({
  label: `${formatRupees(from)} to ${formatRupees(to)}`,
  degree: ({ price }: SearchableProduct) => (price >= from && price <= to ? 1 : 0),
})
const conditions = {
  under: (paise: number) => ({
    label: `Under ${formatRupees(paise)}`,
    degree: ({ price }: SearchableProduct) => (price < paise ? 1 : 0),
  }),
  upTo: (paise: number) => ({
    label: `Up to ${formatRupees(paise)}`,
    degree: ({ price }: SearchableProduct) => (price <= paise ? 1 : 0),
  }),
  above: (paise: number) => ({
    label: `Above ${formatRupees(paise)}`,
    degree: ({ price }: SearchableProduct) => (price > paise ? 1 : 0),
  }),
  around: (paise: number) => between(Math.round(paise * 0.8), Math.round(paise * 1.2)),
}

type Condition = keyof typeof conditions

/** Which phrase of a table begins at a word; the longest one. */
function phraseAt(
  words: readonly Word[],
  at: number,
  table: Partial<Record<Condition, string[][]>>,
): { condition: Condition; length: number } | undefined {
  return (Object.keys(table) as Condition[])
    .flatMap(condition => (table[condition] ?? []).map(said => ({ condition, said })))
    .filter(({ said }) => said.every((word, index) => words[at + index]?.typed === word))
    .map(({ condition, said }) => ({ condition, length: said.length }))
    .toSorted((left, right) => right.length - left.length)[0]
}

/** A price at a word, with the name of the currency on either side. */
function priceAt(
  words: readonly Word[],
  at: number,
): { paise: number; length: number; named: boolean } | undefined {
  const named = currencyWords.has(words[at]?.typed ?? '')
  const start = named ? at + 1 : at
  const paise = paiseOf(words[start])
  if (paise === undefined) return undefined
  const followed = currencyWords.has(words[start + 1]?.typed ?? '')
  return { paise, length: start - at + 1 + (followed ? 1 : 0), named: named || followed }
}

/** A price or a range of prices that begins at a word. */
function priceCondition(words: readonly Word[], at: number): Amount | undefined {
  const said =
    words[at]?.typed === 'between' ? { condition: undefined, length: 1 } : phraseAt(words, at, before)
  const start = at + (said?.length ?? 0)
  const first = priceAt(words, start)
  if (!first) return undefined
  const end = start + first.length
  const joined = rangeWords.has(words[end]?.typed ?? '') ? 1 : 0
  const second = said?.condition === undefined ? priceAt(words, end + joined) : undefined
  if (second && second.paise > first.paise) {
    return { ...between(first.paise, second.paise), length: end + joined + second.length - at }
  }
  if (said?.condition) return { ...conditions[said.condition](first.paise), length: end - at }
  const follows = phraseAt(words, end, after)
  if (follows) return { ...conditions[follows.condition](first.paise), length: end + follows.length - at }
  if (!first.named && first.paise < leastLonePrice * 100) return undefined
  return { ...conditions.upTo(first.paise), length: end - at }
}

const measures: Readonly<
  Record<string, { label: (value: number) => string; of: (product: SearchableProduct) => number }>
> = {
  db: { label: value => `Noise cancelling of ${value} dB or more`, of: ({ specs }) => specs.ancDb ?? 0 },
  hours: {
    label: value => `${value} hours or more`,
    of: ({ specs }) => specs.caseHours ?? specs.batteryHours ?? 0,
  },
}
const measureNames = new Map([
  ['db', 'db'],
  ['decibel', 'db'],
  ['decibels', 'db'],
  ...['h', 'hr', 'hrs', 'hour', 'hours', 'ghante', 'घंटे'].map(name => [name, 'hours'] as const),
])

/** "30 dB", "24h": at least so much. */
function measureAt(words: readonly Word[], at: number): Amount | undefined {
  const [, digits, unit] = figure.exec(words[at]?.typed ?? '') ?? []
  if (digits === undefined) return undefined
  const name = unit || (words[at + 1]?.typed ?? '')
  const measure = measures[measureNames.get(name) ?? '']
  if (!measure) return undefined
  const value = Number(digits.replaceAll(',', ''))
  const degree = (product: SearchableProduct) => (measure.of(product) >= value ? 1 : 0)
  return { label: measure.label(value), degree, length: unit ? 1 : 2 }
}

/** "IPX5": as good or better. */
function waterRatingAt(words: readonly Word[], at: number): Amount | undefined {
  const level = Number(/^ip[x\d](\d)$/.exec(words[at]?.typed ?? '')?.[1] ?? 0)
  if (level === 0) return undefined
  const degree = (product: SearchableProduct) => (waterLevel(product) >= level ? 1 : 0)
  return { label: `IPX${level} or better`, degree, length: 1 }
}

/** A figure that the search puts a condition on, where one begins at a word. */
export function amountAt(words: readonly Word[], at: number): Amount | undefined {
  return waterRatingAt(words, at) ?? measureAt(words, at) ?? priceCondition(words, at)
}
