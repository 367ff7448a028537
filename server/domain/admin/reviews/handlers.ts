import type { Dependencies } from '../../context.ts'
import type { GuardedOperations } from '../../guarded-operations.ts'
import { answerPage } from '../../paging.ts'
import { administratorOf } from '../audit.ts'
import { adminListReviews } from './list.ts'
import { adminModerateReviews } from './moderate.ts'
import { adminReplyToReview } from './reply.ts'

export function adminReviewHandlers(os: GuardedOperations, dependencies: Dependencies) {
  return {
    adminListReviews: os.adminListReviews.handler(async ({ context, input }) =>
      answerPage(context, await adminListReviews(dependencies, input)),
    ),
    adminModerateReviews: os.adminModerateReviews.handler(({ context, input }) =>
      adminModerateReviews(dependencies, administratorOf(context), input),
    ),
    adminReplyToReview: os.adminReplyToReview.handler(({ context, input }) =>
      adminReplyToReview(dependencies, administratorOf(context), input),
    ),
  }
}
