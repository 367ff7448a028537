import { queryOptions, useMutation } from '@tanstack/react-query'
import type { CallInput } from '../api/api.ts'
import { useApp, type App } from '../app/app-context.ts'
import { refreshList } from './admin-list.ts'

const promotionKey = (id: string) => ['admin', 'promotions', 'one', id] as const

/** @throws ApiError 404 */
export function promotionQuery({ api }: App, id: string) {
  return queryOptions({
    queryKey: promotionKey(id),
    queryFn: ({ signal }) => api.call('adminGetPromotion', { id }, { signal }),
    staleTime: 0,
  })
}

/** Makes a promotion, or changes the one whose id and version are given; shops' pages read what is active anew. */
export function useSavePromotion() {
  const app = useApp()
  const { api, queryClient, notify } = app
  return useMutation({
    mutationFn: ({
      kept,
      fields,
    }: {
      kept: { id: string; version: number } | undefined
      fields: CallInput<'adminCreatePromotion'>
    }) =>
      kept
        ? api.call('adminUpdatePromotion', { ...fields, ...kept })
        : api.call('adminCreatePromotion', fields),
    onSuccess: async promotion => {
      queryClient.setQueryData(promotionKey(promotion.id), promotion)
      await Promise.all([
        refreshList(app, 'adminListPromotions'),
        queryClient.invalidateQueries({ queryKey: ['promotions'] }),
      ])
      notify({ title: `${promotion.code ?? promotion.title} saved` })
    },
    onError: async (_error, { kept }) => {
      if (kept) await queryClient.invalidateQueries({ queryKey: promotionKey(kept.id) })
    },
  })
}

/** What a promotion would have done to recent orders; changes nothing. */
export function useTryPromotion() {
  const { api } = useApp()
  return useMutation({
    mutationFn: (input: CallInput<'adminTryPromotion'>) => api.call('adminTryPromotion', input),
  })
}
