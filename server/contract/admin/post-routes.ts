import type { AdminRoute } from '../operation-route.ts'

const writing = { access: 'administrator', permission: 'content.write' } as const

/** The blog: posts from the draft to the reader. */
export const adminPostRoutes = {
  adminListPosts: { method: 'GET', path: '/admin/posts', ...writing },
  adminGetPost: { method: 'GET', path: '/admin/posts/{id}', ...writing },
  adminCreatePost: { method: 'POST', path: '/admin/posts', ...writing, status: 201, body: 'long' },
  adminUpdatePost: { method: 'PUT', path: '/admin/posts/{id}', ...writing, body: 'long' },
  adminSetPostsStatus: { method: 'POST', path: '/admin/posts/bulk/status', ...writing, audit: 'each' },
  adminDeletePosts: { method: 'POST', path: '/admin/posts/bulk/delete', ...writing, audit: 'each' },
  adminPreviewPost: {
    method: 'POST',
    path: '/admin/posts/preview',
    ...writing,
    audit: 'none',
    body: 'long',
  },
} as const satisfies Record<string, AdminRoute>
