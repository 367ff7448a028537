import type { OperationMeta } from '../contract/index.ts'
import type { Caller } from './accounts/sessions.ts'
import type { Dependencies, ReadingDependencies } from './context.ts'

/**
 * What an operation reads that decides nothing: records that may be some seconds old, where the answer is public and the
 * same for everybody. Those are the operations whose answers the contract lets every browser and cache keep for a minute
 * (`caching: 'catalogue'`), and published reviews for whoever is not signed in: who is may look for the review or the vote
 * that was sent a moment ago. All others read the store.
 */
export function readingFor(
  dependencies: Dependencies,
  { name, caching }: OperationMeta,
  caller: Caller,
): ReadingDependencies {
  const { publicReader } = dependencies
  const isPublic = caching === 'catalogue' || (name === 'listProductReviews' && caller.user === null)
  return publicReader && isPublic ? { ...dependencies, store: publicReader } : dependencies
}
