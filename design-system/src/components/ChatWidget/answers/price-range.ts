import type { WordMatcher } from './words.ts'

/** Whole rupees, both ends included. */
export interface PriceRange {
  readonly from: number
  readonly to: number
}

const below = [
  'under',
  'below',
  'less',
  'upto',
  'within',
  'max',
  'maximum',
  'andar',
  'kam',
  'neeche',
  'niche',
  'tak',
  'budget',
  'cheaper',
]
const above = ['above', 'over', 'more', 'min', 'minimum', 'upar', 'zyada', 'jyada', 'beyond', 'least']
const around = ['around', 'about', 'near', 'approx', 'approximately', 'lagbhag', 'aaspaas', 'roughly']
/** An amount beside one of these is no price of a product. */
const otherMatters = [
  'delivery',
  'shipping',
  'ship',
  'emi',
  'instalment',
  'installment',
  'cod',
  'cash',
  'coupon',
  'code',
  'discount',
  'refund',
  'order',
  'return',
  'month',
  'monthly',
  'day',
  'hour',
  'din',
  'pincode',
  'pin',
  'otp',
  'invoice',
  'warranty',
  'paid',
  'deducted',
  'charged',
]
const cheapest = [
  'cheapest',
  'lowest price',
  'least expensive',
  'sabse sasta',
  'sasta wala',
  'most affordable',
  'low price',
  'starting price',
]
const dearest = [
  'most expensive',
  'costliest',
  'highest price',
  'sabse mehenga',
  'sabse mehnga',
  'sabse mahanga',
]

export interface PriceQuestion {
  readonly range: PriceRange
  /** How it was put, for the answer's first words. */
  readonly wording: string
}

const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`

/**
 * The price range a question asks for, or undefined. Amounts of fewer than three digits count only in thousands
 * said in words, so that "within 30 days" is no price.
 */
export function priceQuestion(question: readonly string[], matcher: WordMatcher): PriceQuestion | undefined {
  if (cheapest.some(phrase => matcher.has(question, phrase))) {
    return { range: { from: 0, to: Infinity }, wording: 'Lowest price first' }
  }
  if (dearest.some(phrase => matcher.has(question, phrase))) {
    return { range: { from: 7000, to: Infinity }, wording: 'At the top of the range' }
  }
  if (question.some(word => otherMatters.some(matter => matcher.same(word, matter)))) return undefined
  const amounts = question.filter(word => /^\d{3,6}$/.test(word)).map(Number)
  const [first, second] = amounts
  if (first === undefined) return undefined
  const says = (words: readonly string[]) => question.some(word => words.includes(word))
  if (second !== undefined) {
    const range = { from: Math.min(first, second), to: Math.max(first, second) }
    return { range, wording: `Between ${rupees(range.from)} and ${rupees(range.to)}` }
  }
  if (says(below)) return { range: { from: 0, to: first }, wording: `Up to ${rupees(first)}` }
  if (says(above)) return { range: { from: first, to: Infinity }, wording: `From ${rupees(first)}` }
  const priced =
    says(around) ||
    says(['rupees', 'rupee', 'price', 'range', 'mein', 'me', 'for', 'ka', 'ke', 'wala', 'wale', 'ki', 'hai'])
  if (!priced) return undefined
  return {
    range: { from: Math.round(first * 0.8), to: Math.round(first * 1.2) },
    wording: `Around ${rupees(first)}`,
  }
}
