import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import type { CallInput } from '../api/api.ts'
import { useApp, type App } from '../app/app-context.ts'
import { refreshList } from './admin-list.ts'

const postKey = (id: string) => ['admin', 'posts', 'one', id] as const

/** @throws ApiError 404 */
export function adminPostQuery({ api }: App, id: string) {
  return queryOptions({
    queryKey: postKey(id),
    queryFn: ({ signal }) => api.call('adminGetPost', { id }, { signal }),
    staleTime: 0,
  })
}

/** A text as readers would see it; the one before shows until it is there. */
export function postPreviewQuery({ api }: App, body: string) {
  return queryOptions({
    queryKey: ['admin', 'posts', 'preview', body],
    queryFn: ({ signal }) => api.call('adminPreviewPost', { body }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 10_000,
    retry: false,
  })
}

/** Writes a post, or changes the one whose id and version are given; the blog reads it anew. */
export function useSavePost() {
  const app = useApp()
  const { api, queryClient, notify } = app
  return useMutation({
    mutationFn: ({
      kept,
      fields,
    }: {
      kept: { id: string; version: number } | undefined
      fields: CallInput<'adminCreatePost'>
    }) => (kept ? api.call('adminUpdatePost', { ...fields, ...kept }) : api.call('adminCreatePost', fields)),
    onSuccess: async post => {
      queryClient.setQueryData(postKey(post.id), post)
      await Promise.all([
        refreshList(app, 'adminListPosts'),
        queryClient.invalidateQueries({ queryKey: ['posts'] }),
      ])
      notify({ title: `${post.title} saved` })
    },
    onError: async (_error, { kept }) => {
      if (kept) await queryClient.invalidateQueries({ queryKey: postKey(kept.id) })
    },
  })
}
