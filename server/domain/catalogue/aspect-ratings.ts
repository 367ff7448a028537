import type { AspectRating, AspectRatings } from '../../contract/index.ts'
import { aspectsOf, reviewAspects } from '../../contract/review-aspects.ts'
import { shopError } from '../errors.ts'
import type { AspectSums, ProductRecord } from '../records.ts'
import { averageRating } from './mappers.ts'

/** Aspects that reviewers rate beside the whole (BEY-13). */

/** What was rated, without what was left out. @throws aspect_unavailable for what the product does not have */
export function requireAspects(
  product: Pick<ProductRecord, 'categories' | 'specs'>,
  asked: AspectRatings = {},
): AspectRatings {
  const own = aspectsOf(product)
  const rated = reviewAspects.filter(aspect => asked[aspect] !== undefined)
  for (const aspect of rated)
    if (!own.includes(aspect)) throw shopError('aspect_unavailable', {}, `aspects.${aspect}`)
  return Object.fromEntries(rated.map(aspect => [aspect, asked[aspect]]))
}

/** A product's sums after a review's aspects changed. @param was before it; none of a new review @param is after; none of one that goes */
export function withAspects(
  sums: AspectSums = {},
  was: AspectRatings = {},
  is: AspectRatings = {},
): AspectSums {
  const changed = { ...sums }
  for (const aspect of reviewAspects) {
    const { sum, count } = changed[aspect] ?? { sum: 0, count: 0 }
    const [before, after] = [was[aspect], is[aspect]]
    if (before === undefined && after === undefined) continue
    changed[aspect] = {
      sum: sum - (before ?? 0) + (after ?? 0),
      count: count - Number(before !== undefined) + Number(after !== undefined),
    }
  }
  return changed
}

/** What a product's buyers think of each aspect that any of them rated. */
export function toAspectRatings(product: ProductRecord): AspectRating[] {
  return aspectsOf(product).flatMap(aspect => {
    const { sum, count } = product.aspectSums?.[aspect] ?? { sum: 0, count: 0 }
    return count > 0 ? [{ aspect, average: averageRating(sum, count), count }] : []
  })
}
