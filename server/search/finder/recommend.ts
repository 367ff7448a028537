import type { Product } from '../../contract/index.ts'
import { kindOf } from '../product-facts.ts'
import type { FinderAnswers } from './questions.ts'
import { budgetOf, wishesOf, type Requirement } from './requirements.ts'

/** A product beside the answers: sentences with its own figures. */
export interface Judged {
  readonly product: Product
  /** Why it fits. */
  readonly because: readonly string[]
  /** What was asked for and it has not. */
  readonly butNot: readonly string[]
}

export interface Recommendation {
  /** What fits best of all that is in stock; undefined while nothing is. */
  readonly pick: Judged | undefined
  /** Costs less than the pick, and comes closest to the answers. */
  readonly cheaper: Judged | undefined
  /** Costs more than the pick, and does more of what was asked for. */
  readonly better: Judged | undefined
  /** What would have been the pick, were it not sold out. */
  readonly soldOut: Judged | undefined
}

interface Rated extends Judged {
  readonly isInBudget: boolean
  /** Points of the wishes that it meets. */
  readonly points: number
  /** How far it goes beyond them, one figure a wish. */
  readonly degrees: readonly number[]
}

function rated(product: Product, answers: FinderAnswers): Rated {
  const wishes = wishesOf(answers)
  const budget = budgetOf(answers)
  const requirements: Requirement[] = [
    ...wishes.map(({ requirement }) => requirement),
    ...(budget ? [budget] : []),
  ]
  const met = wishes.filter(({ requirement }) => requirement.isMet(product))
  return {
    product,
    because: requirements.filter(({ isMet }) => isMet(product)).map(({ because }) => because(product)),
    butNot: requirements.filter(({ isMet }) => !isMet(product)).map(({ butNot }) => butNot(product)),
    isInBudget: budget?.isMet(product) ?? true,
    points: met.reduce((sum, { weight }) => sum + weight, 0),
    degrees: wishes.map(({ requirement }) => requirement.degree(product)),
  }
}

/** Above 0 where the left one goes further in what was asked for, the first wish first. */
function byDegrees(left: Rated, right: Rated): number {
  const apart = left.degrees.map((degree, index) => degree - (right.degrees[index] ?? 0))
  return apart.find(difference => difference !== 0) ?? 0
}

const byPrice = (left: Rated, right: Rated) => left.product.price - right.product.price
const byId = (left: Rated, right: Rated) => (left.product.id < right.product.id ? -1 : 1)

/** The budget counts before anything else, then what is met, then how far it goes, then the lower price. */
const byFit = (left: Rated, right: Rated) =>
  Number(right.isInBudget) - Number(left.isInBudget) ||
  right.points - left.points ||
  byDegrees(right, left) ||
  byPrice(left, right) ||
  byId(left, right)

const judged = (found: Rated | undefined): Judged | undefined =>
  found && { product: found.product, because: found.because, butNot: found.butNot }

/**
 * Which product fits the answers, and why, in the product's own figures (BEY-6). Nothing that is sold out is recommended:
 * what would have been the pick is named as sold out. Accessories make no sound and are left out.
 * @param products as the API lists them
 */
export function recommend(answers: FinderAnswers, products: readonly Product[]): Recommendation {
  const all = products
    .filter(product => kindOf(product) !== 'accessory')
    .map(product => rated(product, answers))
    .toSorted(byFit)
  const inStock = all.filter(({ product }) => product.inStock)
  const [pick] = inStock
  if (!pick) return { pick: undefined, cheaper: undefined, better: undefined, soldOut: undefined }
  const [first] = all
  const better = inStock
    .filter(other => other.product.price > pick.product.price)
    .filter(
      other => other.points > pick.points || (other.points === pick.points && byDegrees(other, pick) > 0),
    )
    .toSorted((left, right) => right.points - left.points || byPrice(left, right) || byId(left, right))[0]
  const cheaper = inStock
    .filter(other => other.product.price < pick.product.price)
    .toSorted(
      (left, right) =>
        right.points - left.points || byDegrees(right, left) || byPrice(left, right) || byId(left, right),
    )[0]
  return {
    pick: judged(pick),
    cheaper: judged(cheaper),
    better: judged(better),
    soldOut: first && !first.product.inStock ? judged(first) : undefined,
  }
}
