import * as z from 'zod'
import { none, operation } from './operation.ts'
import * as posts from './schemas/posts.ts'

/** The blog, as everybody reads it (SHOP-4): what is published by now. */
export const postOperations = {
  listPosts: operation('listPosts', {
    summary: 'Posts, the newest first; all without a page. X-Total-Count carries how many',
    input: posts.listPostsInput,
    output: z.array(posts.postSummary),
    errors: ['invalid_input'],
  }),
  listPostCategories: operation('listPostCategories', {
    summary: 'Categories of the posts that show',
    input: none,
    output: z.array(posts.postCategory),
  }),
  getPost: operation('getPost', {
    summary: 'One post by its address, or by one that it had',
    input: posts.getPostInput,
    output: posts.post,
    errors: ['post_not_found'],
  }),
}
