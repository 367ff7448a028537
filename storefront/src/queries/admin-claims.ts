import { queryOptions, useMutation } from '@tanstack/react-query'
import type { CallInput } from '../api/api.ts'
import { useApp, type App } from '../app/app-context.ts'
import { refreshList } from './admin-list.ts'

const claimKey = (id: string) => ['admin', 'claims', id] as const

/** A claim under the warranty with its progress. @throws ApiError 404 */
export function claimQuery({ api }: App, id: string) {
  return queryOptions({
    queryKey: claimKey(id),
    queryFn: ({ signal }) => api.call('adminGetWarrantyClaim', { id }, { signal }),
    staleTime: 0,
  })
}

/** Moves a claim on. One that somebody else moved meanwhile is read again. */
export function useSetClaimStatus() {
  const app = useApp()
  const { api, queryClient, notify } = app
  return useMutation({
    mutationFn: (input: CallInput<'adminSetWarrantyClaimStatus'>) =>
      api.call('adminSetWarrantyClaimStatus', input),
    onSuccess: async claim => {
      queryClient.setQueryData(claimKey(claim.id), claim)
      notify({ title: `Claim ${claim.number} updated` })
      await refreshList(app, 'adminListWarrantyClaims')
    },
    onError: async (error, { id }) => {
      notify({ title: 'Failed to update the claim', description: error.message, variant: 'destructive' })
      await queryClient.invalidateQueries({ queryKey: claimKey(id) })
    },
  })
}
