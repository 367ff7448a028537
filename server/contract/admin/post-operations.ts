import * as z from 'zod'
import { operation } from '../operation.ts'
import * as lists from '../schemas/admin-lists.ts'
import * as posts from '../schemas/admin-posts.ts'

/** Posts, as the shop writes and publishes them (ADM-8). */
export const adminPostOperations = {
  adminListPosts: operation('adminListPosts', {
    summary: 'All posts, drafts too; X-Total-Count carries how many',
    input: posts.adminListPostsInput,
    output: z.array(posts.adminPostSummary),
    errors: ['invalid_input'],
  }),
  adminGetPost: operation('adminGetPost', {
    summary: 'One post, with its markdown',
    input: posts.postIdInput,
    output: posts.adminPost,
    errors: ['post_not_found'],
  }),
  adminCreatePost: operation('adminCreatePost', {
    summary: 'Write a post: a draft, published, or published at a time to come',
    input: posts.createPostInput,
    output: posts.adminPost,
    errors: ['invalid_input', 'slug_taken', 'picture_elsewhere'],
  }),
  adminUpdatePost: operation('adminUpdatePost', {
    summary: 'Change a post; another address leads on from the one that readers have',
    input: posts.updatePostInput,
    output: posts.adminPost,
    errors: ['invalid_input', 'post_not_found', 'slug_taken', 'picture_elsewhere', 'stale_version'],
  }),
  adminSetPostsStatus: operation('adminSetPostsStatus', {
    summary: 'Publish posts now, or take them off the blog; can be undone',
    input: posts.setPostsStatusInput,
    output: lists.bulkAnswer,
    errors: ['invalid_input'],
  }),
  adminDeletePosts: operation('adminDeletePosts', {
    summary: 'Delete posts; can be undone',
    input: posts.deletePostsInput,
    output: lists.bulkAnswer,
    errors: ['invalid_input'],
  }),
  adminPreviewPost: operation('adminPreviewPost', {
    summary: 'A text as readers would see it; keeps nothing',
    input: posts.previewPostInput,
    output: posts.postPreview,
    errors: ['invalid_input'],
  }),
}
