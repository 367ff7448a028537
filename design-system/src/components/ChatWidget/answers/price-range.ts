import { t } from '../../../texts/t.ts'
import { phrases } from './phrases.ts'
import type { Question } from './question.ts'
import type { ChatAnswer, ChatKnowledge, ChatLink } from './types.ts'
import { cancelsNoise, listed, priceLine, productLink, rupees } from './wording.ts'

/** Whole rupees, both ends included. */
interface PriceRange {
  readonly from: number
  readonly to: number
}

const below = phrases(
  `under, below, low, upto, up to, within, max, maximum, andar, neeche, niche, tak, budget, cheap, inside,
  have`,
)
const above = phrases('above, over, more, min, minimum, upar, zyada, jyada, beyond, at least')
const around = phrases('around, about, near, approx, approximately, lagbhag, aaspaas, roughly')
const priced = phrases('rupees, price, range, mein, me, for, ka, ke, wala, wale, ki, have, spend')
const lowest = phrases('cheap, lowest, lowest price, least expensive, price low, start price')
const highest = phrases('costliest, most expensive, best expensive, highest price, which expensive')
/** Prices without an amount. */
const general = phrases(
  `price, expensive, afford, kitna ka|ke|ki, how much earbud|pair|they|it|this|these|one|all|cost,
  how much for`,
)
/** "How much" of something else. */
const otherAmounts = phrases(
  `time, battery, backup, charge, discount, weight, off, emi, hour, day, drop, review, lock`,
)
const noiseCancelling = phrases('anc')

export const pricePhrases = [
  below,
  above,
  around,
  priced,
  lowest,
  highest,
  general,
  otherAmounts,
  noiseCancelling,
].flat()

/** A range with the words that an answer begins with. */
interface Asked extends PriceRange {
  readonly wording: string
}

/** Amounts of fewer than three digits count only in thousands said in words: "within 30 days" is no price. */
function rangeOf(question: Question): Asked | undefined {
  const [first, second] = question.words.filter(word => /^\d{3,6}$/.test(word)).map(Number)
  if (first !== undefined && second !== undefined) {
    const [from, to] = [Math.min(first, second), Math.max(first, second)]
    return { from, to, wording: t('Between {from} and {to}', { from: rupees(from), to: rupees(to) }) }
  }
  if (first !== undefined) {
    if (question.says(below))
      return { from: 0, to: first, wording: t('Up to {amount}', { amount: rupees(first) }) }
    if (question.says(above))
      return { from: first, to: Infinity, wording: t('From {amount}', { amount: rupees(first) }) }
    if (!question.says([...around, ...priced])) return undefined
    return {
      from: Math.round(first * 0.8),
      to: Math.round(first * 1.2),
      wording: t('Around {amount}', { amount: rupees(first) }),
    }
  }
  if (question.says(highest)) return { from: 7000, to: Infinity, wording: t('At the top of the range') }
  if (question.says(lowest)) return { from: 0, to: Infinity, wording: t('Lowest price first') }
  const asksPrice = question.says(general) && !question.says(otherAmounts)
  return asksPrice ? { from: 0, to: Infinity, wording: t('Prices') } : undefined
}

/** The listing of the shop that holds everything in the range, or all. */
function listingFor({ from, to }: PriceRange, isQuiet: boolean): ChatLink {
  if (isQuiet) return { label: t('All with noise cancelling'), href: '/shop/category/noise-cancelling' }
  if (to <= 1000) return { label: t('Under ₹1,000'), href: '/shop/price/under1000' }
  if (from >= 1000 && to <= 3000) return { label: t('₹1,000 to ₹3,000'), href: '/shop/price/1000-3000' }
  if (from >= 3000 && to <= 5000) return { label: t('₹3,000 to ₹5,000'), href: '/shop/price/3000-5000' }
  if (from >= 5000) return { label: t('Above ₹5,000'), href: '/shop/price/above5000' }
  return { label: t('All earbuds'), href: '/shop' }
}

/**
 * The models in a range of prices, or all with their prices: the second step of CHAT-5. Only of the three models does
 * it claim to know all; the listing has the rest.
 */
export function answerPriceRange(question: Question, { models }: ChatKnowledge): ChatAnswer | undefined {
  const asked = rangeOf(question)
  if (!asked) return undefined
  const isQuiet = question.says(noiseCancelling)
  const suitable = models
    .filter(model => !isQuiet || cancelsNoise(model))
    .toSorted((a, b) => a.price - b.price)
  const fitting = suitable.filter(model => model.price >= asked.from && model.price <= asked.to)
  const wording = isQuiet ? t('{range} with noise cancelling', { range: asked.wording }) : asked.wording
  const all = listed(suitable.map(priceLine))
  const text =
    fitting.length > 0
      ? t('{range} among our three main models: {models}. The shop has more.', {
          range: wording,
          models: listed(fitting.map(priceLine)),
        })
      : isQuiet
        ? t('{range}: none of the three main models. Those with it are {models}. The shop may have others.', {
            range: wording,
            models: all,
          })
        : t('{range}: none of the three main models. They are {models}. The shop may have others.', {
            range: wording,
            models: all,
          })
  return {
    topic: `price:${fitting.map(model => model.id).join(',') || 'none'}`,
    text,
    links: [...fitting.map(productLink), listingFor(asked, isQuiet)],
  }
}
