import type { Dependencies } from '../../context.ts'
import type { GuardedOperations } from '../../guarded-operations.ts'
import { answerPage } from '../../paging.ts'
import { administratorOf } from '../audit.ts'
import { adminDeletePosts, adminSetPostsStatus } from './bulk.ts'
import { adminListPosts } from './list.ts'
import { adminCreatePost, adminGetPost, adminPreviewPost, adminUpdatePost } from './posts.ts'

export function adminPostHandlers(os: GuardedOperations, dependencies: Dependencies) {
  return {
    adminListPosts: os.adminListPosts.handler(async ({ context, input }) =>
      answerPage(context, await adminListPosts(dependencies, input)),
    ),
    adminGetPost: os.adminGetPost.handler(({ input }) => adminGetPost(dependencies, input.id)),
    adminCreatePost: os.adminCreatePost.handler(({ context, input }) =>
      adminCreatePost(dependencies, administratorOf(context), input),
    ),
    adminUpdatePost: os.adminUpdatePost.handler(({ context, input }) =>
      adminUpdatePost(dependencies, administratorOf(context), input),
    ),
    adminSetPostsStatus: os.adminSetPostsStatus.handler(({ context, input }) =>
      adminSetPostsStatus(dependencies, administratorOf(context), input),
    ),
    adminDeletePosts: os.adminDeletePosts.handler(({ context, input }) =>
      adminDeletePosts(dependencies, administratorOf(context), input),
    ),
    adminPreviewPost: os.adminPreviewPost.handler(({ input }) => adminPreviewPost(input.body)),
  }
}
